"""pgvector's nearest by HNSW beside full-text search, fused in one statement."""

import psycopg

from .texts import CANDIDATES, DIMENSIONS, TOP, telling


class Postgres:
    name = "pgvector and tsvector"
    WORDS = f"""
        SELECT id, row_number() OVER (ORDER BY rank DESC) AS place FROM (
            SELECT id, ts_rank_cd(words, q) AS rank FROM memory, to_tsquery('english', %(words)s) q
            WHERE user_id = %(user)s AND words @@ q ORDER BY rank DESC LIMIT {CANDIDATES}) w"""
    NEAR = f"""
        SELECT id, row_number() OVER (ORDER BY far) AS place FROM (
            SELECT id, near <=> %(vector)s::vector AS far FROM memory WHERE user_id = %(user)s
            ORDER BY far LIMIT {CANDIDATES}) v"""
    FUSED = f"""
        SELECT m.id, m.body FROM (
            SELECT id, sum(1.0 / (60 + place)) AS score FROM ({WORDS} UNION ALL {NEAR}) f GROUP BY id) f
        JOIN memory m USING (id) ORDER BY f.score DESC, id LIMIT {TOP}"""
    NEAREST = f"SELECT id FROM memory WHERE user_id = %(user)s ORDER BY near <=> %(vector)s::vector LIMIT {TOP}"

    def __init__(self, url, vectors):
        self.vectors = vectors
        self.connection = psycopg.connect(url, autocommit=True, prepare_threshold=0)
        # A plan for each user: one that is kept for all goes through every memory of the large user for the nearest.
        for sql in ("SET plan_cache_mode = force_custom_plan", "CREATE EXTENSION IF NOT EXISTS vector",
                    "CREATE TABLE memory (id bigint PRIMARY KEY, user_id text NOT NULL, body text NOT NULL, "
                    "words tsvector GENERATED ALWAYS AS (to_tsvector('english', body)) STORED, "
                    f"near vector({DIMENSIONS}) NOT NULL)"):
            self.connection.execute(sql)

    def index(self):
        for sql in ("CREATE INDEX ON memory (user_id)", "CREATE INDEX ON memory USING gin (words)",
                    "SET maintenance_work_mem = '1GB'", "CREATE INDEX ON memory USING hnsw (near vector_cosine_ops)",
                    "ANALYZE memory"):
            self.connection.execute(sql)

    def unindex(self):
        self.connection.execute("DROP INDEX memory_words_idx")
        self.connection.execute("DROP INDEX memory_near_idx")

    def fill(self, rows):
        with self.connection.cursor().copy("COPY memory (id, user_id, body, near) FROM STDIN") as copy:
            for row, user, body in rows:
                copy.write_row((row, user, body, literal(self.vectors.of(body))))

    def add(self, row, user, body, vector):
        self.connection.execute("INSERT INTO memory (id, user_id, body, near) VALUES (%s, %s, %s, %s)",
                                (row, user, body, literal(vector)))

    def ask(self, user, query, vector, sql=FUSED):
        values = {"words": " | ".join(telling(query)), "user": user, "vector": literal(vector)}
        return self.connection.execute(sql, values).fetchall()

    def by_words(self, user, query, vector):
        return self.ask(user, query, vector, self.WORDS)

    def by_vectors(self, user, query, vector):
        return self.ask(user, query, vector, self.NEAR)

    def nearest(self, user, vector, exact):
        """The ids of the nearest; by the index as it comes, or of all of the user's memories."""
        with self.connection.transaction():
            self.connection.execute(f"SET LOCAL enable_indexscan = {'off' if exact else 'on'}")
            return {row for row, in self.connection.execute(self.NEAREST, {"user": user, "vector": literal(vector)})}


def literal(vector):
    return "[" + ",".join(f"{part:.6g}" for part in vector) + "]"
