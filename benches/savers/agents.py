"""Agents that hold 50 KB and save it step by step, as `memledger bench --threads` has them."""

import uuid

MESSAGES = 50
MESSAGE = 1_000
#: Agents that are under way at once.
THREADS = 200

THINGS = """prefers the early train to the office on weekdays is allergic to hazelnuts and reads every label twice
learns the cello and practises on Sunday mornings moved to a flat near the harbour two summers ago
keeps a vegetable garden with far too many tomatoes runs the half marathon each autumn with a colleague
writes the quarterly report in the last possible week calls a sister abroad every other Thursday evening""".split()


def prose(number):
    """A kilobyte of words, which compresses as conversations do; each number has its own."""
    words, size, mixed = [], 0, number + 1
    while size < MESSAGE:
        mixed = (mixed * 6_364_136_223_846_793_005 + 1_442_695_040_888_963_407) % 2**64
        words.append(THINGS[(mixed >> 33) % len(THINGS)])
        size += len(words[-1]) + 1
    return " ".join(words)[:MESSAGE]


class Agent:
    """A graph's state: fifty messages and the number of the step, and a channel whose value was used up at its start."""

    def __init__(self, number):
        self.config = {"configurable": {"thread_id": f"thread-{number}", "checkpoint_ns": ""}}
        self.messages = [""] * MESSAGES
        self.made = number * 1_000_000
        self.step = 0
        self.parent = {}
        self.change(MESSAGES)

    def change(self, many):
        for _ in range(many):
            self.messages[self.made % MESSAGES] = prose(self.made)
            self.made += 1

    def arguments(self, changed):
        """The arguments of a saver's `put`, after that number of messages was replaced."""
        self.change(changed)
        self.step += 1
        version = f"{self.step:032}.0"
        # Of the time and a random number, in the order of the time: both savers take the greatest id for the newest.
        checkpoint_id = f"{self.step:012x}-{uuid.uuid4()}"
        checkpoint = {"v": 4, "id": checkpoint_id, "ts": "2026-01-01T00:00:00+00:00",
                      "channel_values": {"messages": list(self.messages), "n": self.step},
                      "channel_versions": {"__start__": f"{1:032}.0", "messages": version, "n": version},
                      "versions_seen": {}, "updated_channels": ["messages", "n"]}
        config = {"configurable": {**self.config["configurable"], **self.parent}}
        self.parent = {"checkpoint_id": checkpoint_id}
        new = {"messages": version, "n": version}
        return config, checkpoint, {"source": "loop", "step": self.step, "parents": {}}, new
