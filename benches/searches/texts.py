"""Words, vectors and memories that the rivals of benches/recall search."""

import re
import zlib

import numpy

DIMENSIONS = 512
CANDIDATES = 30
TOP = 10
LARGE = 20_000
A_USER = 100
# Words that stand everywhere make a query of any of its words find everything.
FREQUENT = set("a an and are at be by did do does for from had has have her his how i in is it of on or she he the "
               "their they to was were what when where which who why will with".split())


def words(text):
    return re.findall(r"\w+", text.lower())


def telling(query):
    return [word for word in words(query) if word not in FREQUENT]


class Vectors:
    """Words and their runs of three characters, hashed; what is asked for often is kept."""

    def __init__(self):
        self.known = {}

    def of(self, text):
        vector = numpy.zeros(DIMENSIONS, dtype=numpy.float32)
        for word in words(text):
            places, signs = self.known.get(word) or self.known.setdefault(word, self.features(word))
            numpy.add.at(vector, places, signs)
        return vector / (numpy.linalg.norm(vector) or 1.0)

    @staticmethod
    def features(word):
        around = f"<{word}>"
        parts = [word] + [around[at:at + 3] for at in range(len(around) - 2)]
        hashes = [zlib.crc32(part.encode()) for part in parts]
        return [h % DIMENSIONS for h in hashes], [1.0 if h >> 16 & 1 else -1.0 for h in hashes]


def made_up(texts, memories):
    """As src/cli/commands/bench/recall/speed.rs makes them."""
    users = memories // A_USER
    numbered = [(f"small-{user}", user * A_USER + n) for user in range(users) for n in range(A_USER)]
    numbered += [("large", n) for n in range(LARGE)]
    count = len(texts)
    for user, n in numbered:
        yield user, f"{texts[n % count]} {texts[(n // count * 31 + n * 7) % count]} Note {n}."
