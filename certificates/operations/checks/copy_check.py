"""Whether what somebody holds is what was issued; and the status of many certificates at once."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

import orjson
import rfc8785

from accounts.scopes import Mode
from certificates import document
from certificates.lifecycle import State, Status, shown_status
from certificates.models import Certificate


@dataclass(frozen=True, slots=True)
class StatusSince:
    """What a certificate's status is, and since when."""

    status: Status
    since: datetime


def hash_of(offered: Mapping[str, Any] | str) -> str | None:
    """The dataHash that a document would have: of its canonical text, or of an object as RFC 8785
    writes it. None for what cannot be written so, and hence was never issued.
    """
    if isinstance(offered, str):
        return document.data_hash(offered.encode()).hex()
    try:
        return document.data_hash(document.canonical_bytes(offered)).hex()
    except (rfc8785.CanonicalizationError, orjson.JSONEncodeError, ValueError):
        return None


def statuses(
    *,
    issuer_id: UUID,
    mode: Mode,
    certificate_ids: Collection[UUID],
    now: datetime,
    types: frozenset[int] = frozenset(),
) -> dict[UUID, StatusSince]:
    """The status of those that are the issuer's, in one query."""
    rows = Certificate.objects.for_issuer(issuer_id, mode, types).filter(pk__in=certificate_ids)
    columns = rows.values_list("pk", "state", "starts_at", "ends_at", "state_changed_at")
    return {
        certificate_id: StatusSince(
            shown_status(State(state), starts_at=starts_at, ends_at=ends_at, now=now), since
        )
        for certificate_id, state, starts_at, ends_at, since in columns
    }
