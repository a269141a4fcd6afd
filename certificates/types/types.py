"""Certificate types: find, create, change into a new version, archive."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from django.db import IntegrityError, transaction

from accounts.domain import audit
from accounts.domain.actors import CachedFacts, RequestContext, allows_type
from accounts.errors import ValidationFailed
from accounts.operations.audit.entries import record
from accounts.scopes import Locale, Mode
from certificates.errors import TypeArchived, TypeCodeTaken, TypeNotFound
from certificates.models import CertificateType, TypeVersion
from lib import sql

from . import release_rule
from .fields import MetadataField, from_stored_text
from .multilingual import text_in
from .type import SubjectKind
from .type_rules import CODE, code_faults, find_faults, keys_of

_FIND = """
SELECT t.id, t.code, t.archived_at IS NOT NULL, v.id, v.number, v.required, v.validity_months,
       v.default_locale, v.name_de, v.name_en, v.name_fr, v.name_sq,
       v.strict, v.number_pattern, v.numbering, v.unique_by, v.release_required, v.signatories::text,
       v.fields::text, v.digital_link::text,
       CASE WHEN v.digital_link <> '{}' THEN
         ARRAY(SELECT p.prefix::text FROM certificates_companyprefix p
                WHERE p.issuer_id = t.issuer_id AND p.state = 'confirmed') END,
       t.ctid::text, t.xmin::text
  FROM certificates_certificatetype t
  JOIN certificates_typeversion v ON v.id = t.current_id
 WHERE t.issuer_id = %(issuer_id)s AND
"""
# A row if the type is the version that was read (see `accounts.operations.keys.authentication`).
# What is said in a version never changes: a change makes a new one, and names it in the type's row.
GUARD = """
SELECT 1 FROM certificates_certificatetype t
 WHERE t.ctid = %(type_ctid)s::tid AND t.xmin = %(type_xmin)s::xid AND t.id = %(type_id)s
"""
CACHED_TYPES = 8  # of each caller
_FIND_BY_ID = _FIND + "t.id = %(key)s"
_FIND_BY_CODE = _FIND + "t.code = %(key)s"


@dataclass(frozen=True, slots=True)
class TypeFacts:
    """What issuing needs to know of a type, read by one query."""

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
    strict: bool
    number_pattern: str
    numbering: str
    unique_by: str
    release_required: bool
    signatories: str  # JSON
    fields: str  # JSON
    digital_link: str  # JSON
    company_prefixes: Sequence[str] | None  # the issuer's confirmed ones, where the type has links
    ctid: str
    xmin: str

    @property
    def guard(self) -> dict[str, Any]:
        """The parameters of GUARD."""
        return {"type_ctid": self.ctid, "type_xmin": self.xmin, "type_id": self.id}

    @property
    def declared(self) -> tuple[MetadataField, ...]:
        """The declared metadata fields, decoded once for all certificates of this version."""
        return from_stored_text(self.fields)

    @property
    def searchable(self) -> Iterator[str]:
        """The searchable metadata keys."""
        return (field.key for field in self.declared if field.searchable)

    def name_in(self, locale: str) -> str:
        """The name in this language, or in one that stands in for it."""
        own: str = getattr(self, f"name_{locale}", "")
        return own or text_in(
            {code: getattr(self, f"name_{code}") for code in Locale.values}, locale
        )


def find_type(
    issuer_id: UUID,
    *,
    type_id: int | None = None,
    code: str | None = None,
    types: frozenset[int] = frozenset(),
    cached: CachedFacts | None = None,
) -> TypeFacts | None:
    """The issuer's type with this id (or code) and its current version; None if there is none.

    A key that is limited to `types` finds no others. With `cached`, what an earlier request of this
    caller has read: for a statement that begins with GUARD.
    """
    statement, key = (_FIND_BY_CODE, code) if type_id is None else (_FIND_BY_ID, type_id)
    known: dict[Any, TypeFacts] = cached.types if cached else {}
    facts = known.get(key)
    if facts is None:
        row = sql.fetch_one(statement, {"issuer_id": issuer_id, "key": key})
        if row is None:
            return None
        facts = TypeFacts(*row)
        if len(known) < CACHED_TYPES:
            known[key] = facts
    return facts if allows_type(types, facts.id) else None


def get_type(
    *,
    issuer_id: UUID,
    type_id: int | None = None,
    code: str = "",
    types: frozenset[int] = frozenset(),
) -> CertificateType:
    """The issuer's type with this id (or code) and its current version. Raises TypeNotFound.

    A key that is limited to `types` finds no others.
    """
    rows = CertificateType.objects.for_issuer(issuer_id, types).select_related("current")
    if type_id is None and not CODE.fullmatch(code):
        raise TypeNotFound
    try:
        return rows.get(code=code) if type_id is None else rows.get(pk=type_id)
    except CertificateType.DoesNotExist as error:
        raise TypeNotFound from error


@transaction.atomic
def create_type(*, context: RequestContext, code: str, **version: Any) -> CertificateType:
    """Create a type with its first version; `version` holds columns of TypeVersion.

    By default, printed documents are public unless the type is about people. Refuses with
    ValidationFailed and TypeCodeTaken.
    """
    version = {"pdf_public": version["kind"] != SubjectKind.PERSON, **version}
    if faults := [*code_faults(code), *find_faults(version, code=code)]:
        raise ValidationFailed(faults)
    try:
        with transaction.atomic():
            created = CertificateType.objects.create(
                issuer_id=context.issuer.id, code=code, created_at=context.now
            )
    except IntegrityError as error:
        raise TypeCodeTaken(type_code=code) from error
    created.current = TypeVersion.objects.create(
        issuer_id=created.issuer_id, type=created, number=1, created_at=context.now, **version
    )
    created.save(update_fields=["current"])
    changes = audit.initial_values({"code": code, **version})
    record(context, "type.created", created.audit_target, changes, mode=Mode.LIVE)
    return created


@transaction.atomic
def change_type(
    *, context: RequestContext, certificate_type: CertificateType, **version: Any
) -> CertificateType:
    """Change a type: make a new version with these columns. Certificates issued before keep theirs.

    Other columns stay as they are at this moment, so that of two changes at once none is lost.
    Writes nothing if nothing differs. Turning the release by a second person off takes a second
    person (`release_rule`). Refuses with ValidationFailed, TypeArchived, ReleaseRuleProtected.
    """
    locked = CertificateType.objects.select_for_update(no_key=True).get(pk=certificate_type.pk)
    latest = locked.current
    assert latest is not None  # only a type in the making has no version
    if all(getattr(latest, name) == value for name, value in version.items()):
        release_rule.settle(context, locked, version)  # saying that it stays withdraws its end
        return locked
    if locked.archived_at is not None:
        raise TypeArchived
    keys = keys_of(locked)
    if faults := list(find_faults(_judged(latest, version), code=locked.code, keys=keys)):
        raise ValidationFailed(faults)
    version = {**release_rule.settle(context, locked, version)}
    before = {name: getattr(latest, name) for name in version}
    if before == version:
        return locked
    changes = audit.diff(
        {"number": latest.number, **before}, {"number": latest.number + 1, **version}
    )
    latest.pk = None
    latest.number += 1
    latest.created_at = context.now
    for name, value in version.items():
        setattr(latest, name, value)
    latest.save(force_insert=True)
    locked.current = latest
    locked.save(update_fields=["current"])
    record(context, "type.changed", locked.audit_target, changes, mode=Mode.LIVE)
    return locked


@transaction.atomic
def archive_type(*, context: RequestContext, certificate_type: CertificateType) -> bool:
    """Archive a type: nothing is issued under it any more. False if it was archived already."""
    rows = CertificateType.objects.filter(pk=certificate_type.pk, archived_at=None)
    archived = bool(rows.update(archived_at=context.now))
    if archived:
        changes = audit.initial_values({"archived_at": context.now})
        target = certificate_type.audit_target
        record(context, "type.archived", target, changes, mode=Mode.LIVE)
    return archived


def _judged(latest: TypeVersion, version: Mapping[str, Any]) -> dict[str, Any]:
    """A change together with the columns that its rules compare it with."""
    compared = ("kind", "fields", "credential")
    return {**{name: getattr(latest, name) for name in compared}, **version}
