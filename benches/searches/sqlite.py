"""sqlite-vec's nearest of a user beside FTS5, fused in the program."""

import apsw
import sqlite_vec

from .texts import CANDIDATES, DIMENSIONS, TOP, telling


class Sqlite:
    name = "sqlite-vec and FTS5"
    WORDS = f"SELECT rowid FROM words WHERE words MATCH ? ORDER BY bm25(words) LIMIT {CANDIDATES}"
    NEAR = f"SELECT memory_id FROM vectors WHERE near MATCH ? AND k = {CANDIDATES} AND user_id = ? ORDER BY distance"

    def __init__(self, path, vectors):
        self.vectors = vectors
        self.connection = apsw.Connection(path)
        self.connection.enable_load_extension(True)
        self.connection.load_extension(sqlite_vec.loadable_path())
        self.run("PRAGMA journal_mode = WAL")
        self.run("PRAGMA synchronous = FULL")
        self.run("CREATE TABLE memory (id INTEGER PRIMARY KEY, user_id TEXT NOT NULL, body TEXT NOT NULL)")
        self.run("CREATE VIRTUAL TABLE words USING fts5(user_id, body, tokenize = 'porter unicode61')")
        self.run("CREATE VIRTUAL TABLE vectors USING vec0(memory_id INTEGER PRIMARY KEY, user_id TEXT PARTITION KEY, "
                 f"near float[{DIMENSIONS}] distance_metric=cosine)")
        self.searched = True

    def run(self, sql, values=()):
        return list(self.connection.execute(sql, values))

    def index(self):
        self.run("INSERT INTO words (words) VALUES ('optimize')")

    def unindex(self):
        self.searched = False

    def fill(self, rows):
        with self.connection:
            for row, user, body in rows:
                self.add_rows(row, user, body, self.vectors.of(body))

    def add(self, row, user, body, vector):
        with self.connection:
            self.add_rows(row, user, body, vector)

    def add_rows(self, row, user, body, vector):
        self.run("INSERT INTO memory VALUES (?, ?, ?)", (row, user, body))
        if self.searched:
            self.run("INSERT INTO words (rowid, user_id, body) VALUES (?, ?, ?)", (row, user, body))
            self.run("INSERT INTO vectors VALUES (?, ?, ?)", (row, user, vector.tobytes()))

    def by_words(self, user, query, _vector):
        wanted = " OR ".join(f'"{word}"' for word in telling(query))
        return self.run(self.WORDS, (f'user_id : "{user}" AND body : ({wanted})',)) if wanted else []

    def by_vectors(self, user, _query, vector):
        return self.run(self.NEAR, (vector.tobytes(), user))

    def ask(self, user, query, vector):
        scores = {}
        for found in (self.by_words(user, query, vector), self.by_vectors(user, query, vector)):
            for place, (row,) in enumerate(found, 1):
                scores[row] = scores.get(row, 0.0) + 1.0 / (60 + place)
        first = sorted(scores, key=lambda row: (-scores[row], row))[:TOP]
        return [(row, self.run("SELECT body FROM memory WHERE id = ?", (row,))[0][0]) for row in first]
