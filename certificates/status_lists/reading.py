"""Published status lists, as they are served. Needs no key."""

from typing import Any
from uuid import UUID

import orjson

from accounts.scopes import Mode
from certificates.credentials.registry import Suite
from certificates.models import PublishedStatusList, Purpose, Seal
from lib.database import tenancy


def published(
    list_id: UUID, *, issuer_id: UUID, mode: Mode, purpose: str, suite: str | None
) -> str | None:
    """The published list; None if this issuer has none such.

    Without a suite, with an embedded proof: eddsa-rdfc-2022 where credentials have it, else eddsa-jcs-2022.
    """
    rows = PublishedStatusList.objects.filter(
        status_list=list_id, status_list__issuer=issuer_id, status_list__mode=mode
    )
    if suite is None:
        rows = rows.exclude(suite=Suite.JWT).order_by("-suite")
    else:
        rows = rows.filter(suite=suite)
    with tenancy.acting_for(issuer_id):
        return rows.filter(purpose=purpose).values_list("content", flat=True).first()


def credentials_of(seal: Seal) -> list[dict[str, Any]]:
    """The lists that its credential states, each with an eddsa-jcs-2022 proof, as published last."""
    rows = PublishedStatusList.objects.filter(status_list=seal.status_list_id, suite=Suite.JCS)
    stated = rows.exclude(purpose=Purpose.WITHDRAWAL)
    contents = stated.order_by("purpose").values_list("content", flat=True)
    return [orjson.loads(content) for content in contents]
