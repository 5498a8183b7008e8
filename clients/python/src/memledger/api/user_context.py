"""What agents know a person by: proposals, the person's decisions, withdrawals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ..calls import Group, S, call, items
from ..request import Page, Request, get, given, listed, listing, path, write
from ..types.user_context import ContextField, MessageRef, Proposal, ProposalStatus, UserContext


def _context(user_id: str) -> str:
    return path("/api/users/{user_id}/context", user_id=user_id)


def _proposal(user_id: str, proposal_id: str) -> str:
    return _context(user_id) + path("/proposals/{proposal_id}", proposal_id=proposal_id)


class UserContexts(Group[S]):
    """What agents know a person by. Agents propose it; the person alone decides."""

    @call
    def get(self, user_id: str) -> Request[UserContext]:
        """What agents know a person by, without the values that wait for a yes."""
        return get(_context(user_id))

    @call
    def propose(
        self,
        user_id: str,
        field: ContextField,
        value: str,
        *,
        reason: str | None = None,
        evidence: Sequence[MessageRef] = (),
        idempotency_key: str | None = None,
    ) -> Request[Proposal]:
        """Propose a value, with the person's messages that it comes from.

        `tone` and `goals` are applied once they come from two turns. The others, and whatever is sensitive, wait for
        the person's yes, for 7 days. What the person refused is `Rejected` for 90 days.
        """
        body = given(field=field, value=value, reason=reason, evidence=listed("evidence", evidence))
        return write("POST", _context(user_id) + "/proposals", body, idempotency_key=idempotency_key)

    @items
    def proposals(
        self, user_id: str, *, status: ProposalStatus | None = None, page_size: int | None = None
    ) -> Request[Page[Proposal]]:
        """Proposals, newest first: for the person, admins and auditors."""
        return listing(_context(user_id) + "/proposals", status=status, limit=page_size)

    @call
    def accept(
        self,
        user_id: str,
        proposal_id: str,
        content_hash: str,
        *,
        channel: Literal["ui", "chat"] | None = None,
        message: MessageRef | None = None,
        idempotency_key: str | None = None,
    ) -> Request[Proposal]:
        """The person's yes to the value with this hash; another hash is a `RevisionMismatch`.

        The person needs no message. An agent or supervisor names the one in which the person said yes, sent after
        the proposal.
        """
        body = given(content_hash=content_hash, channel=channel, message=message)
        target = _proposal(user_id, proposal_id) + "/accept"
        return write("POST", target, body, idempotency_key=idempotency_key)

    @call
    def reject(
        self,
        user_id: str,
        proposal_id: str,
        *,
        reason: str | None = None,
        message: MessageRef | None = None,
        idempotency_key: str | None = None,
    ) -> Request[Proposal]:
        """The person's no, with the message that says it if an agent passes it on. The value is destroyed.

        The reason is not kept.
        """
        body = given(reason=reason, message=message)
        target = _proposal(user_id, proposal_id) + "/reject"
        return write("POST", target, body, idempotency_key=idempotency_key)

    @call
    def withdraw(
        self,
        user_id: str,
        field: ContextField,
        *,
        thread_id: str | None = None,
        seq: int | None = None,
        proposal_id: str | None = None,
        idempotency_key: str | None = None,
    ) -> Request[UserContext]:
        """Destroy the value of a field, or of a special class all facts or the one of a proposal.

        An agent names the message in which the person asked for it.
        """
        target = _context(user_id) + path("/{field}", field=field)
        query = {"thread_id": thread_id, "seq": seq, "proposal_id": proposal_id}
        return write("DELETE", target, query=query, idempotency_key=idempotency_key)
