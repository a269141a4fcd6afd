"""Certificate types: found for issuing, created, changed into a new version, archived."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from django.db import transaction

from accounts import audit, sql
from accounts.actors import Actor
from accounts.audit import Changes
from accounts.models import Issuer
from accounts.operations.audit import record
from certificates.models import CertificateType, TypeVersion

_FIND = """
SELECT t.id, t.code, t.archived_at IS NOT NULL, v.id, v.number, v.required, v.validity_months,
       v.default_locale, v.name_de, v.name_en, v.name_fr, v.name_sq
  FROM certificates_certificatetype t
  JOIN certificates_typeversion v ON v.id = t.current_id
 WHERE t.issuer_id = %(issuer_id)s AND
"""
_FIND_BY_ID = _FIND + "t.id = %(key)s"
_FIND_BY_CODE = _FIND + "t.code = %(key)s"


@dataclass(frozen=True, slots=True)
class TypeFacts:
    """What issuing needs to know of a type, read in one query."""

    id: int
    code: str
    archived: bool
    version_id: int
    version: int
    required: Sequence[str]
    validity_months: int | None
    default_locale: str
    name_de: str
    name_en: str
    name_fr: str
    name_sq: str

    def name_in(self, locale: str) -> str:
        """The name in one of the four languages."""
        return {
            "de": self.name_de,
            "en": self.name_en,
            "fr": self.name_fr,
            "sq": self.name_sq,
        }[locale]


def find_type(
    issuer_id: UUID, *, type_id: int | None = None, code: str | None = None
) -> TypeFacts | None:
    """The issuer's type of this id (or code), with its current version; None if there is none."""
    if type_id is not None:
        row = sql.fetch_one(_FIND_BY_ID, {"issuer_id": issuer_id, "key": type_id})
    else:
        row = sql.fetch_one(_FIND_BY_CODE, {"issuer_id": issuer_id, "key": code})
    return TypeFacts(*row) if row else None


@transaction.atomic
def create_type(
    *, issuer: Issuer, code: str, actor: Actor, now: datetime, **version: Any
) -> CertificateType:
    """A new type with its first version; `version` holds TypeVersion's own columns."""
    certificate_type = CertificateType.objects.create(issuer=issuer, code=code, created_at=now)
    certificate_type.current = TypeVersion.objects.create(
        type=certificate_type, number=1, created_at=now, **version
    )
    certificate_type.save(update_fields=["current"])
    changes = audit.made({"code": code, **version})
    _record("type.created", certificate_type, changes, actor=actor, now=now)
    return certificate_type


@transaction.atomic
def change_type(
    *, certificate_type: CertificateType, actor: Actor, now: datetime, **version: Any
) -> CertificateType:
    """Makes `version` the current one. Certificates issued before keep theirs.

    Writes nothing if nothing differs.
    """
    locked = CertificateType.objects.select_for_update().get(pk=certificate_type.pk)
    latest = locked.current
    assert latest is not None  # only a type in the making has no version
    before = {name: getattr(latest, name) for name in version}
    if before == version:
        return locked
    changes = audit.changed(
        {"number": latest.number, **before}, {"number": latest.number + 1, **version}
    )
    latest.pk = None
    latest.number += 1
    latest.created_at = now
    for name, value in version.items():
        setattr(latest, name, value)
    latest.save(force_insert=True)
    locked.current = latest
    locked.save(update_fields=["current"])
    _record("type.changed", locked, changes, actor=actor, now=now)
    return locked


@transaction.atomic
def archive_type(*, certificate_type: CertificateType, actor: Actor, now: datetime) -> bool:
    """Ends issuing under this type; what was issued stays as it is. False if it was archived."""
    rows = CertificateType.objects.filter(pk=certificate_type.pk, archived_at=None)
    archived = bool(rows.update(archived_at=now))
    if archived:
        changes = audit.made({"archived_at": now})
        _record("type.archived", certificate_type, changes, actor=actor, now=now)
    return archived


def _record(
    action: str, found: CertificateType, changes: Changes, *, actor: Actor, now: datetime
) -> None:
    """Types are of both modes: their audit is the account's."""
    record(
        actor=actor,
        issuer_id=found.issuer_id,
        action=action,
        target=f"type_{found.pk}",
        changes=changes,
        now=now,
    )
