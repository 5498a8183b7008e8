"""Sessions of the OpenAI Agents SDK in a Memory Ledger. Needs `pip install "memledger[openai-agents]"`."""

from .session import MemledgerSession

__all__ = ["MemledgerSession"]
