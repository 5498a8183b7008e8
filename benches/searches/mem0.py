"""mem0 with pgvector, in this process: what an application that embeds it waits for."""

import os

# Before it is loaded: it would report each call to its makers, and say on the way what else it could do.
os.environ["MEM0_TELEMETRY"] = "false"
os.environ["MEM0_DISABLE_NOTICES"] = "true"

from mem0 import Memory  # noqa: E402

from .texts import DIMENSIONS, TOP  # noqa: E402


class Stub:
    """Vectors that are there at once: no model is measured."""

    def __init__(self, vectors):
        self.vectors = vectors

    def embed(self, text, memory_action=None):
        return self.vectors.of(text).tolist()

    def embed_batch(self, texts, memory_action=None):
        return [self.embed(text) for text in texts]


class Mem0:
    name = "mem0 with pgvector"

    def __init__(self, url, vectors):
        store = {"connection_string": url, "collection_name": "mem0", "embedding_model_dims": DIMENSIONS}
        # Nobody is asked under that key: memories are added as they are, and vectors are the stub's.
        model = {"provider": "openai", "config": {"api_key": "none"}}
        self.memory = Memory.from_config({"llm": model, "embedder": model,
                                          "vector_store": {"provider": "pgvector", "config": store}})
        self.memory.embedding_model = Stub(vectors)
        self.by_words = self.memory.vector_store.keyword_search

    def fill(self, rows):
        for user, body in rows:
            self.memory.add(body, user_id=user, infer=False)

    def ask(self, user, query):
        return self.memory.search(query, filters={"user_id": user}, top_k=TOP)["results"]

    def ask_by_vectors(self, user, query):
        """Without its second search, by words."""
        self.memory.vector_store.keyword_search = lambda **_: None
        try:
            return self.ask(user, query)
        finally:
            self.memory.vector_store.keyword_search = self.by_words
