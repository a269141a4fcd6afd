"""Check a copy of a certificate's document; and look up the status of many certificates."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

import orjson
import rfc8785

from accounts.domain.actors import RequestContext
from certificates.lifecycle import State, Status, shown_status
from certificates.models import Certificate

from . import document


@dataclass(frozen=True, slots=True)
class StatusSince:
    """A certificate's status, and since when it has it."""

    status: Status
    since: datetime


def hash_of(offered: Mapping[str, Any] | str) -> str | None:
    """The dataHash of a document: of its canonical text, or of an object written as RFC 8785 says.

    None if it cannot be written so, and hence was never issued.
    """
    if isinstance(offered, str):
        return document.data_hash(offered.encode()).hex()
    try:
        return document.data_hash(document.canonical_bytes(offered)).hex()
    except (rfc8785.CanonicalizationError, orjson.JSONEncodeError, ValueError):
        return None


def statuses(
    *, context: RequestContext, certificate_ids: Collection[UUID]
) -> dict[UUID, StatusSince]:
    """The status of these certificates, by one query; those of other issuers are left out."""
    rows = Certificate.objects.for_issuer(context.issuer.id, context.mode, context.types)
    rows = rows.filter(pk__in=certificate_ids)
    columns = rows.values_list("pk", "state", "starts_at", "ends_at", "state_changed_at")
    return {
        certificate_id: StatusSince(
            shown_status(
                State(state), starts_at=starts_at, ends_at=ends_at, now=context.certificate_time
            ),
            since,
        )
        for certificate_id, state, starts_at, ends_at, since in columns
    }
