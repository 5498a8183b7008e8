"""What messages would become."""

from __future__ import annotations

from collections.abc import Sequence

from ..calls import Group, S, call
from ..request import Request, listed, path, unkeyed
from ..types.extraction import Preview
from ..types.threads import NewMessage


class Extraction(Group[S]):
    """What messages state of the person who wrote them."""

    @call
    def preview(self, user_id: str, messages: Sequence[NewMessage]) -> Request[Preview]:
        """What memories these messages would become, and what would not be kept and why. Nothing is written."""
        target = path("/api/users/{user_id}/extractions/preview", user_id=user_id)
        return unkeyed("POST", target, {"messages": listed("messages", messages)})
