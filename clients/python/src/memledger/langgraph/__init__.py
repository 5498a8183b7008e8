"""Checkpoints of LangGraph in a Memory Ledger. Needs `pip install "memledger[langgraph]"`."""

from .saver import MemledgerSaver

__all__ = ["MemledgerSaver"]
