"""Savers of LangGraph, one after the other: langgraph-checkpoint-postgres, and ours over HTTP."""

import base64
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from threading import Thread

from langgraph.checkpoint.postgres import PostgresSaver
from psycopg.rows import dict_row
from psycopg_pool import ConnectionPool

from savers.agents import MESSAGES, THREADS, Agent

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, "clients/python/src"))

from memledger import Client  # noqa: E402
from memledger.langgraph import MemledgerSaver  # noqa: E402
from memledger.langgraph.codec import Place  # noqa: E402

ONE_BY_ONE = 300
#: Each saver of langgraph-checkpoint-postgres does one thing at a time, so that the best it can do takes several, and
#: more than one interpreter.
PROCESSES = 2
SAVERS = 10


@contextmanager
def postgres(url, savers=1):
    settings = {"autocommit": True, "prepare_threshold": 0, "row_factory": dict_row}
    with ConnectionPool(url, min_size=savers, max_size=savers, kwargs=settings) as pool:
        pool.wait()
        yield [PostgresSaver(pool) for _ in range(savers)]


@contextmanager
def ours(address, key, savers=1):
    with Client(address, api_key=key) as client:
        of = [MemledgerSaver(client, user_id="user-0") for _ in range(savers)]
        yield of
        for saver in of:
            saver.close()


@contextmanager
def alone(address, key, savers=1):
    with ours(address, key, savers) as of:
        yield [Sending(saver) for saver in of]


def opened(place, savers=1):
    kind, *where = place
    return {"postgres": postgres, "ours": ours, "alone": alone}[kind](*where, savers)


def timed(work, *arguments):
    started = time.perf_counter()
    work(*arguments)
    return (time.perf_counter() - started) * 1e3


def one_by_one(place):
    """Milliseconds of each save with one message new, with all new, and of each load."""
    took = {"save": [], "save all new": [], "load": []}
    with opened(place) as (saver,):
        for name, changed in (("save", 1), ("save all new", MESSAGES)):
            agent = Agent(THREADS + changed)
            saver.put(*agent.arguments(0))
            for _ in range(ONE_BY_ONE):
                took[name].append(timed(saver.put, *agent.arguments(changed)))
                took["load"].append(timed(saver.get_tuple, agent.config))
    return took


class Sending:
    """What our saver sends, and what it is answered as bytes."""

    def __init__(self, saver):
        self.saver = saver

    def get_tuple(self, config):
        found = self.saver._bridge.send(self.saver._read(Place.of(config)))
        for value in (found["checkpoint"], *found["blobs"]):
            base64.b64decode(value["data"])

    def put(self, *arguments):
        self.saver._bridge.send(self.saver._put(*arguments)[0])


def answers(address, key):
    """What our server answers to a load and to a save, byte by byte."""
    with ours(address, key) as (saver,):
        agent = Agent(THREADS)
        requests = saver._put(*agent.arguments(0))[0], saver._read(Place.of(agent.config))
        written, read = (saver._bridge.send(request.reading(lambda response: response.content)) for request in requests)
        return read, written


def _turns(place, first, many, until):
    """Runs turns of this number of agents, divided among some savers, until then; how many there were."""
    agents = [Agent(number) for number in range(first, first + many)]
    done = [0] * SAVERS

    def work(at, saver):
        own = agents[at::SAVERS]
        for agent in own:
            saver.put(*agent.arguments(0))
        while True:
            for agent in own:
                if time.time() >= until:
                    return
                saver.get_tuple(agent.config)
                saver.put(*agent.arguments(1))
                done[at] += 1

    with opened(place, SAVERS) as savers:
        workers = [Thread(target=work, args=named) for named in enumerate(savers)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
    return sum(done)


def at_once(place, seconds):
    """Turns a second of all agents: each a load and a save."""
    started = time.time()
    share = THREADS // PROCESSES
    with ProcessPoolExecutor(PROCESSES) as pool:
        running = [pool.submit(_turns, place, at * share, share, started + seconds) for at in range(PROCESSES)]
        return sum(one.result() for one in running) / (time.time() - started)


def set_up(url):
    with postgres(url) as (saver,):
        saver.setup()
