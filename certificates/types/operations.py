"""Certificate types: find, create, change into a new version, archive; the rules of a version.

Releases by a second person are such a rule. A platform admin who acts for an issuer has no role
there, and releases nothing. Turning the rule on takes one person, turning it off two people in the back
office, never an API key:

1. One person requests it; nothing changes yet.
2. Another one requests the same, or confirms it within 7 days; then it takes effect.
"""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, TypeVar
from uuid import UUID

from django.db import transaction

from accounts.actors import Actor, ActorKind, CachedFacts, RequestContext, allows_type
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.errors import FieldError, ServiceError, ValidationFailed
from accounts.keys.operations import scope_cap_of
from accounts.keys.people import ActorRef, actor_ref, people_behind
from accounts.querysets import unique_or_raise
from accounts.scopes import Locale, Mode, Scope
from certificates.addresses import type_page
from certificates.errors import (
    PlatformAdminCannotRelease,
    ReleaseRuleProtected,
    SecondPersonRequired,
    TypeArchived,
    TypeCodeTaken,
    TypeNotFound,
)
from certificates.models import CertificateType, ReleaseOffRequest, TypeVersion
from certificates.search.keys import METADATA
from certificates.search.lists import FILTERS
from lib import sql

from .fields import MetadataField, declaration_faults, from_stored, from_stored_text, measured_in
from .models import SubjectKind, text_in
from .settings import InvalidPattern, check_pattern, credential_faults, digital_link_faults

MAX_SIGNATORIES = 20
NAMES = tuple(f"name_{locale}" for locale in Locale.values)
LONGEST_DESCRIPTION = 2000
# Parameters of the list of certificates, where a searchable field is a filter of its own name.
RESERVED_KEYS = FILTERS.difference(METADATA) | {"limit", "cursor", "include", "metadata"}
CODE = re.compile(r"[A-Za-z0-9_-]{1,60}")


def code_faults(code: str) -> Iterator[FieldError]:
    """Faults of a new type's code. Digits alone are refused, as they would be read as a type's id."""
    if code.isdigit():
        yield FieldError("/code", "digits_alone")


def keys_of(certificate_type: CertificateType) -> set[str]:
    """The metadata keys that a type has now; none where it is in the making."""
    current = certificate_type.current
    return {field["key"] for field in current.fields} if current else set()


def find_faults(
    version: Mapping[str, Any], *, code: str, keys: Collection[str] = ()
) -> Iterator[FieldError]:
    """Every rule that a version of a type with this code breaks, by the API's field names.

    `keys` are those of the version before: they may stay, whatever has been reserved since.
    """
    names = [version[name] for name in NAMES if name in version]
    if names and not any(names):
        yield FieldError("/name", "required")
    pattern = version.get("number_pattern")
    if pattern:
        try:
            check_pattern(pattern, code)
        except InvalidPattern as error:
            yield FieldError("/numberPattern", error.code)
    fields = from_stored(version.get("fields", ()))
    yield from declaration_faults(fields)
    reserved = RESERVED_KEYS.difference(keys)
    for index, field in enumerate(fields):
        if field.key in reserved:
            yield FieldError(f"/fields/{index}/key", "reserved")
    if len(version.get("signatories", ())) > MAX_SIGNATORIES:
        yield FieldError("/signatories", "too_many", {"limit": MAX_SIGNATORIES})
    yield from digital_link_faults(version)
    yield from credential_faults(version)


def has_role_at_issuer(issuer_id: UUID, actor: Actor, scope: Scope) -> bool:
    """Whether the actor's role at the issuer has the scope at this moment; keys have no role to check."""
    return actor.kind is not ActorKind.USER or scope.value in scope_cap_of(issuer_id, int(actor.id))


def release_errors(
    context: RequestContext, issued_by: Mapping[UUID, ActorRef]
) -> dict[UUID, ServiceError]:
    """Why the caller cannot release certificates that these actors issued, by certificate.

    PlatformAdminCannotRelease for all where the caller is a person without a role at the issuer;
    SecondPersonRequired for each that the caller issued, in person or by any key that they are behind.
    """
    if not has_role_at_issuer(context.issuer.id, context.actor, Scope.CERTIFICATES_RELEASE):
        return {certificate_id: PlatformAdminCannotRelease() for certificate_id in issued_by}
    caller = actor_ref(context.actor)
    people = people_behind({caller, *issued_by.values()})
    return {
        certificate_id: SecondPersonRequired()
        for certificate_id, issuer in issued_by.items()
        if not people[issuer].isdisjoint(people[caller])
    }


RULE = "release_required"


def open_request(certificate_type: CertificateType, now: datetime) -> ReleaseOffRequest | None:
    """The request that waits for a second person, if any."""
    return ReleaseOffRequest.objects.open(now).filter(type=certificate_type).first()


def settle(
    context: RequestContext, locked: CertificateType, version: Mapping[str, Any]
) -> Mapping[str, Any]:
    """The columns of a change to a type that take effect now. The caller has locked the type's row.

    Turning the rule off is left out until a second person requests it; the first request is stored.
    Raises ReleaseRuleProtected for API keys.
    """
    assert locked.current is not None
    if RULE not in version or not locked.current.release_required:
        return version
    request = open_request(locked, context.now)
    if version[RULE]:
        if request is not None:
            _end(context, request, "withdrawn")
        return version
    if context.actor.kind is not ActorKind.USER:
        raise ReleaseRuleProtected(page=type_page(locked.pk))
    if request is not None and may_confirm(request, context.actor):
        _end(context, request, "confirmed")
        return version
    if request is None:
        _ask(context, locked)
    return {name: value for name, value in version.items() if name != RULE}


def may_confirm(request: ReleaseOffRequest, actor: Actor) -> bool:
    """Whether the actor is another person than the first, with a role at the issuer."""
    if actor.kind is not ActorKind.USER or actor_ref(actor) == (
        request.actor_kind,
        request.actor_id,
    ):
        return False
    return has_role_at_issuer(request.type.issuer_id, actor, Scope.CERTIFICATES_TYPES)


@transaction.atomic
def withdraw(*, context: RequestContext, certificate_type: CertificateType) -> bool:
    """Withdraw the request: the rule stays. False if there is none."""
    locked = CertificateType.objects.select_for_update(no_key=True).get(pk=certificate_type.pk)
    request = open_request(locked, context.now)
    if request is not None:
        _end(context, request, "withdrawn")
    return request is not None


def _ask(context: RequestContext, locked: CertificateType) -> None:
    lapsed = ReleaseOffRequest.objects.filter(type=locked, ended_at=None)
    lapsed.update(ended_at=context.now)
    kind, actor_id = actor_ref(context.actor)
    request = ReleaseOffRequest.objects.create(
        issuer_id=locked.issuer_id,
        type=locked,
        actor_kind=kind,
        actor_id=actor_id,
        requested_at=context.now,
    )
    _record(context, request, "requested", {"lapses_at": request.lapses_at})


def _end(context: RequestContext, request: ReleaseOffRequest, how: str) -> None:
    request.ended_at = context.now
    request.save(update_fields=["ended_at"])
    stated = {"requested_by": f"{request.actor_kind} {request.actor_id}"}
    _record(context, request, how, stated)


def _record(
    context: RequestContext, request: ReleaseOffRequest, how: str, stated: Mapping[str, object]
) -> None:
    action, changes = f"type.release_off_{how}", audit.initial_values(stated)
    record(context, action, request.type.audit_target, changes, mode=Mode.LIVE)


_FIND = """
SELECT t.id, t.code, t.archived_at IS NOT NULL, v.id, v.number, v.required, v.validity_months,
       v.default_locale, v.name_de, v.name_en, v.name_fr, v.name_sq,
       v.strict, v.enforce_limits, v.number_pattern, v.numbering, v.unique_by, v.release_required, v.signatories::text,
       v.fields::text, v.digital_link::text,
       CASE WHEN v.digital_link <> '{}' THEN
         ARRAY(SELECT p.prefix::text FROM certificates_companyprefix p
                WHERE p.issuer_id = t.issuer_id AND p.state = 'confirmed') END,
       t.ctid::text, t.xmin::text
  FROM certificates_certificatetype t
  JOIN certificates_typeversion v ON v.id = t.current_id
 WHERE t.issuer_id = %(issuer_id)s AND
"""
# A row if the type is the version that was read (see `accounts.keys.authentication`).
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
    enforce_limits: bool
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
    def measured(self) -> tuple[MetadataField, ...]:
        """The tables of measured values with limits, found once for all certificates of this version."""
        return measured_in(self.fields)

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


NamedT = TypeVar("NamedT", TypeFacts, CertificateType)


def as_named(type_: NamedT | None, type_id: int | None, code: str | None) -> NamedT:
    """The type that a request names by id, by code, or by both.

    Raises ValidationFailed for one that does not exist, and where the two disagree.
    """
    if type_ is None:
        pointer = "/typeCode" if type_id is None else "/typeId"
        raise ValidationFailed([FieldError(pointer, "unknown_type")])
    if code not in (None, type_.code):
        raise ValidationFailed([FieldError("/typeCode", "ambiguous", {"other": "typeId"})])
    return type_


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
    key = {"code": code} if type_id is None else {"pk": type_id}
    return rows.get_or_raise(TypeNotFound, **key)


@transaction.atomic
def create_type(*, context: RequestContext, code: str, **version: Any) -> CertificateType:
    """Create a type with its first version; `version` holds columns of TypeVersion.

    By default, printed documents are public unless the type is about people. Refuses with
    ValidationFailed and TypeCodeTaken.
    """
    version = {"pdf_public": version["kind"] != SubjectKind.PERSON, **version}
    if faults := [*code_faults(code), *find_faults(version, code=code)]:
        raise ValidationFailed(faults)
    with unique_or_raise(TypeCodeTaken(type_code=code)):
        created = CertificateType.objects.create(
            issuer_id=context.issuer.id, code=code, created_at=context.now
        )
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
    person. Refuses with ValidationFailed, TypeArchived, ReleaseRuleProtected.
    """
    locked = CertificateType.objects.select_for_update(no_key=True).get(pk=certificate_type.pk)
    latest = locked.current
    assert latest is not None  # only a type in the making has no version
    if all(getattr(latest, name) == value for name, value in version.items()):
        settle(context, locked, version)  # saying that it stays withdraws its end
        return locked
    if locked.archived_at is not None:
        raise TypeArchived
    keys = keys_of(locked)
    if faults := list(find_faults(_judged(latest, version), code=locked.code, keys=keys)):
        raise ValidationFailed(faults)
    version = {**settle(context, locked, version)}
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
