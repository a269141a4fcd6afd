"""The audit entries of an issuer over the API."""

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
from django.http import QueryDict
from msgspec import Meta

from accounts.actors import ActorKind
from accounts.api.endpoints import endpoint
from accounts.api.lists import PageQuery, paginate, text_filter, times_filter
from accounts.api.responses import Answer, Entries
from accounts.api.schema import Parameter
from accounts.api.views import ExternalView
from accounts.models import AuditEntry
from accounts.scopes import Mode, Scope
from lib.dates import Instant
from lib.structs import to_struct

from .rules import PERSONAL

ActorWord = Annotated[str, Meta(extra_json_schema={"enum": [kind.value for kind in ActorKind]})]
MAX_FILTER = 64


# fmt: off
class ActorAnswer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """Who did it: a key's id, a person's, or which part of the service."""

    kind: Annotated[ActorWord, Meta(description="Whether it was a key, a person or the service")]
    id: Annotated[str, Meta(description="Id of the key, number of the person, or name of the part of the service")]


class AuditChangeAnswer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """One field. Of a personal one only that it changed."""

    field: Annotated[str, Meta(description="Name of the field")]
    personal: Annotated[bool, Meta(description="Whether the values are personal, and therefore left out")]
    before: Annotated[Any, Meta(description="Value before the change; null: none, or personal")] = None
    after: Annotated[Any, Meta(description="Value after the change; null: none, or personal")] = None


class AuditEntryAnswer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """One change. `position` and `seal` are there once it is sealed, some seconds later."""

    id: Annotated[str, Meta(description="Id: `aud_…`")]
    at: Annotated[Instant, Meta(description="When it happened")]
    actor: Annotated[ActorAnswer, Meta(description="Who did it")]
    action: Annotated[str, Meta(description="What was done: `key.created`")]
    target: Annotated[str, Meta(description="Id of what was changed")]
    changes: Annotated[list[AuditChangeAnswer], Meta(description="The fields that were changed")]
    request_id: Annotated[str, Meta(description="Id of the request, as `X-Request-Id` said it")]
    network: Annotated[str | None, Meta(description="Network of the caller, instead of the whole address; null: unknown")]
    mode: Annotated[Mode, Meta(description="Whether it belongs to the live or the test mode")]
    position: Annotated[int | None, Meta(description="Number of the entry among the sealed ones; null: not sealed yet")]
    seal: Annotated[str | None, Meta(description="Seal of the entry, which proves that it was not altered; null: not sealed yet")]
# fmt: on


class AuditEntryListAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """A page of the audit, newest first."""

    data: Entries[AuditEntryAnswer]
    next_cursor: str | None


class AuditApi(ExternalView):
    """The audit of the key's own mode."""

    tag = "account"
    of_all_types = True

    @endpoint(Scope.ACCOUNT_READ)
    def list_audit_entries(
        self,
        page: PageQuery,
        query: Annotated[
            QueryDict,
            Parameter("action", str),
            Parameter("actor", str),
            Parameter("from", str),
            Parameter("to", str),
        ],
    ) -> AuditEntryListAnswer:
        """Who changed what, newest first"""
        issuer = self.caller.issuer
        start, end = times_filter(query, "from", "to", zone=issuer.time_zone)
        filters = {
            "action": text_filter(query, "action", longest=MAX_FILTER),
            "actor_id": text_filter(query, "actor", longest=MAX_FILTER),
            "at__gte": start,
            "at__lt": end,
        }
        rows = AuditEntry.objects.for_issuer(issuer.id, self.caller.mode)
        rows = rows.filter(**{name: value for name, value in filters.items() if value is not None})
        found = paginate(rows, page, order_by=("at", "id"))
        data = [_entry(entry) for entry in found.rows]
        return AuditEntryListAnswer(data=data, next_cursor=found.next_cursor)


def _entry(entry: AuditEntry) -> AuditEntryAnswer:
    return to_struct(
        entry,
        AuditEntryAnswer,
        actor=ActorAnswer(kind=entry.actor_kind, id=entry.actor_id),
        changes=list(_changes(entry)),
        network=entry.ip,
        seal=bytes(entry.seal).hex() if entry.seal else None,
    )


def _changes(entry: AuditEntry) -> Iterator[AuditChangeAnswer]:
    for name, change in entry.changes.items():
        yield AuditChangeAnswer(
            field=name,
            personal=PERSONAL in change,
            before=change.get("before"),
            after=change.get("after"),
        )
