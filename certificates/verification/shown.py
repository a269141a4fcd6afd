"""What the database says of a certificate for its page, and what the public may see of that.

Issuer's brand, history, metadata, attachments, parts and links. Of a history reasons and public notes only: actors and internal notes are not public. Of other certificates
only what their own public pages show.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from datetime import datetime
from functools import lru_cache
from typing import Any, NamedTuple
from uuid import UUID
from zoneinfo import ZoneInfo

import orjson

from accounts.actors import certificate_time
from accounts.scopes import Standing
from accounts.settings.rules import logo_path
from certificates.addresses import CertificatesPrefix
from certificates.errors import CertificateNotFound
from certificates.lifecycle import ERASE, Action, Reason, Relation, State, Status, shown_status
from certificates.types.models import CODES, ShowHolder, text_in
from lib import ids, sql
from lib.database import tenancy


def key_of(raw_id: str) -> UUID:
    """The key of a public identifier. Raises CertificateNotFound where it is none."""
    certificate_id = ids.parse(CertificatesPrefix.CERTIFICATE, raw_id)
    if certificate_id is None:
        raise CertificateNotFound
    return certificate_id


def within_issuer_of(certificate_id: UUID) -> AbstractContextManager[None]:
    """Within this block the database shows the rows of the certificate's issuer; of nobody if there is none."""
    return tenancy.acting_for_whose("certificates_issuer_of", certificate_id)


# Of the type `certificates_page` in the database, in its order.
_COLUMNS = (
    "id mode number product_id gtin serial_number holder_name locale issued_on valid_from "
    "valid_until starts_at ends_at document data_hash state reason public_note state_changed_at "
    "superseded_by_id has_links erased show_holder kind fields name_de name_en name_fr name_sq "
    "attachments_public pdf_public files issuer_id issuer_name standing time_zone "
    "test_clock_ahead color logo_sha256 contact website address domains log_index log_at log_key "
    "history"
).split()
# By the rights of the tables' owner, so that visitors need no issuer to be set.
FIND = "SELECT * FROM certificates_find_page(%(id)s)"
_READ = """
SELECT page.* FROM {certificate} c JOIN {version} v ON v.id = c.version_id
 CROSS JOIN LATERAL certificates_page_of(c, v) page
"""
_CERTIFICATES, _VERSIONS = "certificates_certificate", "certificates_typeversion"
_FROM_JSON = "jsonb_populate_record(NULL::{table}, %({name})s::jsonb)"
_FROM_ROW = _FROM_JSON.format(table=_CERTIFICATES, name="row")
_FROM_VERSION = _FROM_JSON.format(table=_VERSIONS, name="version")
_FIND_OF_ISSUER = (
    f"{_READ.format(certificate=_CERTIFICATES, version=_VERSIONS)} WHERE c.id = %(id)s"
)
_FORESEE = _READ.format(certificate=_FROM_ROW, version=_VERSIONS)
_FORESEE_WITH_TYPE = _READ.format(certificate=_FROM_ROW, version=_FROM_VERSION)


def published(certificate_id: UUID) -> Mapping[str, Any] | None:
    """A certificate with its type and issuer, whoever issued it; None if there is none. For visitors."""
    with tenancy.whoever():
        return _named(sql.fetch_one(FIND, {"id": certificate_id}))


def stored(certificate_id: UUID) -> Mapping[str, Any] | None:
    """The same for the issuer that the context acts for: None for a certificate of another."""
    return _named(sql.fetch_one(_FIND_OF_ISSUER, {"id": certificate_id}))


def foreseen(
    certificate: Mapping[str, Any], version: Mapping[str, Any] | None = None
) -> Mapping[str, Any]:
    """The same for a certificate that is not stored, from its columns: by the same query.

    With `version`, the version of its type is not stored either.
    """
    params = {"row": orjson.dumps(certificate, default=_bytea).decode()}
    if version is not None:
        params["version"] = orjson.dumps(version).decode()
    row = _named(sql.fetch_one(_FORESEE if version is None else _FORESEE_WITH_TYPE, params))
    assert row is not None  # its issuer and its type are there
    return row


def type_name(row: Mapping[str, Any], locale: str) -> str:
    """The name of the type in this language, or in one that stands in for it."""
    return text_in({code: row[f"name_{code}"] for code in CODES}, locale)


def rows(statement: str, params: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The rows of a statement as dicts."""
    with sql.read_cursor() as cursor:
        cursor.execute(statement, params)
        names = [column.name for column in cursor.description]
        return [dict(zip(names, row, strict=True)) for row in cursor.fetchall()]


def _named(row: tuple[Any, ...] | None) -> Mapping[str, Any] | None:
    return None if row is None else dict(zip(_COLUMNS, row, strict=True))


def _bytea(value: bytes) -> str:
    """Bytes as PostgreSQL writes them in text."""
    return rf"\x{value.hex()}"


@dataclass(frozen=True, slots=True)
class Brand:
    """How the issuer presents itself today, and the domains that it has proved."""

    color: str | None = None
    logo: str | None = None
    address: str | None = None
    website: str | None = None
    domains: tuple[str, ...] = ()


NO_BRAND = Brand()  # also for a flagged issuer: its certificates must not look solid


def brand_of(row: Mapping[str, Any]) -> Brand:
    """The issuer's own, from the row of its certificate."""
    return Brand(
        row["color"],
        logo_path(row["issuer_id"], row["logo_sha256"]),
        row["address"],
        row["website"],
        tuple(row["domains"]),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class StatusChange:
    """One change of the status; `action` is None where the certificate was issued."""

    at: datetime  # in the certificate's time zone
    action: Action | None
    further: bool  # it was suspended already, and got one more hold
    to: State
    reason: Reason | None
    public_note: str | None


def changes(history: str | None, time_zone: str, *, hidden: bool) -> Sequence[StatusChange]:
    """The changes of a certificate, from its history as JSON; `hidden` leaves the public notes out."""
    if history is None:
        return ()
    zone = ZoneInfo(time_zone)
    return [
        StatusChange(
            at=datetime.fromisoformat(row["at"]).astimezone(zone),
            action=Action(row["action"]) if row["action"] else None,
            further=row["from_state"] == row["to_state"] == State.SUSPENDED.value,
            to=State(row["to_state"]),
            reason=Reason(row["reason"]) if row["reason"] else None,
            public_note=None if hidden else row["public_note"],
        )
        for row in orjson.loads(history)
        if row["action"] != ERASE  # shown elsewhere, and no change of the status
    ]


@dataclass(frozen=True, slots=True)
class PublicField:
    """A public metadata field: its label in the page's language, its value as issued.

    A table has columns and rows instead of a value. Only the issuer sees fields that are not public.
    """

    key: str
    label: str
    value: str
    unit: str
    kind: str
    columns: list[str] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)
    roles: list[str] = field(default_factory=list)  # of the columns; empty where one has none
    public: bool = True
    searchable: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicAttachment:
    """An attachment that the type shows to everybody. It can be downloaded (`downloadable`) if it was uploaded,
    not only registered, and its issuer is not flagged.
    """

    number: int
    name: str
    media_type: str
    size: int
    sha256: str
    downloadable: bool


class _DeclaredField(NamedTuple):
    """A field as its type declares it, in one language."""

    key: str
    label: str
    unit: str = ""
    kind: str = ""
    columns: tuple[str, ...] = ()
    roles: tuple[str, ...] = ()
    public: bool = False
    searchable: bool = False


def facts(
    fields: str, metadata: Mapping[str, Any], locale: str, *, whole: bool
) -> Iterator[PublicField]:
    """The public metadata fields, in the type's order; for the issuer also the others."""
    declared = _declared(fields, locale)
    if whole:
        known = {each.key for each in declared}
        declared += tuple(_DeclaredField(key, key) for key in metadata if key not in known)
    for key, label, unit, kind, columns, roles, is_public, searchable in declared:
        if (is_public or whole) and key in metadata:
            value = metadata[key]
            if isinstance(value, str):
                yield PublicField(
                    key, label, value, unit, kind, public=is_public, searchable=searchable
                )
            else:
                yield PublicField(
                    key, label, "", unit, kind, [*columns], value, [*roles], public=is_public
                )


@lru_cache(maxsize=256)
def _declared(fields: str, locale: str) -> tuple[_DeclaredField, ...]:
    """The declared fields of a type, which many certificates share."""
    return tuple(
        _DeclaredField(
            each["key"],
            text_in(each["label"], locale) or each["key"],
            each.get("unit", ""),
            each.get("kind", ""),
            tuple(text_in(column["label"], locale) for column in each.get("columns", ())),
            tuple(column.get("role") or "" for column in each.get("columns", ())),
            bool(each.get("public")),
            bool(each.get("searchable")),
        )
        for each in orjson.loads(fields)
    )


def attachments(
    row: Mapping[str, Any], document: Mapping[str, Any], *, flagged: bool, whole: bool
) -> Iterator[PublicAttachment]:
    """The attachments, where the type shows them and the certificate is released. Those of an issuer
    blocked for fraud are named, so that files can be compared, but cannot be downloaded.
    """
    is_public = row["attachments_public"] and row["state"] != State.PENDING.value
    if not is_public and not whole:
        return
    for number, registered in enumerate(document.get("attachments", ()), start=1):
        yield PublicAttachment(
            number=number,
            name=registered["name"],
            media_type=registered["mediaType"],
            size=registered["size"],
            sha256=registered["sha256"],
            downloadable=is_public and number in row["files"] and not flagged,
        )


def holder_name(row: Mapping[str, Any], *, whole: bool) -> str | None:
    """The holder's name, where the type shows it."""
    name: str | None = row["holder_name"]
    return name if whole or row["show_holder"] == ShowHolder.NAME else None


DEPTH = 3
LOOKED_AT = 1000  # parts of one certificate
SHOWN = 50
_PARTS = """
WITH RECURSIVE tree AS (
  SELECT l.certificate_id AS id, l.target_id AS whole, 1 AS depth
    FROM certificates_certificatelink l WHERE l.target_id = %(id)s AND l.rel = 'partOf'
  UNION ALL
  SELECT l.certificate_id, l.target_id, t.depth + 1
    FROM tree t JOIN certificates_certificatelink l ON l.target_id = t.id AND l.rel = 'partOf'
   WHERE t.depth < %(depth)s
), parts AS MATERIALIZED (SELECT * FROM tree LIMIT %(limit)s)
SELECT whole, depth, shown.*
  FROM parts JOIN certificates_shown(ARRAY(SELECT id FROM parts)) AS shown USING (id)
"""
_LINKS = """
SELECT l.id AS link_id, l.rel, l.url, CASE WHEN shown.erased THEN NULL ELSE l.label END AS label,
       l.sha256, shown.issuer_id <> c.issuer_id AS foreign_issuer, shown.*
  FROM certificates_certificatelink l
  JOIN certificates_certificate c ON c.id = l.certificate_id
  LEFT JOIN certificates_shown(
    ARRAY(SELECT target_id FROM certificates_certificatelink WHERE certificate_id = %(id)s)
  ) AS shown ON shown.id = l.target_id
 WHERE l.certificate_id = %(id)s
 ORDER BY l.id
"""
# The worst come first, so that they are among those that are shown.
_WORST = (Status.REVOKED, Status.SUSPENDED, Status.SUPERSEDED, Status.PENDING, Status.EXPIRED)


@dataclass(frozen=True, slots=True, kw_only=True)
class LinkedCertificate:
    """Another certificate, as its own page shows it."""

    id: str
    status: Status
    type_name: str
    number: str | None
    product_id: str | None
    serial_number: str | None
    issuer_name: str | None = None  # where it is not the same
    issuer_flagged: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class CertificatePart:
    """A part, or a part of a part: `depth` counts from 1."""

    depth: int
    certificate: LinkedCertificate


@dataclass(frozen=True, slots=True, kw_only=True)
class Link:
    """A link to another certificate or to a document on the web."""

    rel: Relation
    certificate: LinkedCertificate | None
    url: str | None
    label: str | None
    sha256: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class RelatedCertificates:
    """Parts and links of a certificate. All parts are counted; of many, the worst are shown."""

    parts: Sequence[CertificatePart] = ()
    total: int = 0
    revoked: int = 0
    suspended: int = 0
    complete: bool = True  # False: there are more parts than were looked at
    links: Sequence[Link] = ()


def find_related(certificate_id: UUID, *, locale: str, now: datetime) -> RelatedCertificates:
    """The parts and links of a certificate, by two queries."""
    nodes = rows(_PARTS, {"id": certificate_id, "depth": DEPTH, "limit": LOOKED_AT + 1})
    parts = nodes[:LOOKED_AT]
    others = {row["id"]: _other(row, locale, now) for row in parts}
    tree = _ordered(certificate_id, parts, others)
    return RelatedCertificates(
        parts=tree[:SHOWN],
        total=len(others),
        revoked=sum(other.status is Status.REVOKED for other in others.values()),
        suspended=sum(other.status is Status.SUSPENDED for other in others.values()),
        complete=len(nodes) <= LOOKED_AT,
        links=[_link(row, locale, now) for row in rows(_LINKS, {"id": certificate_id})],
    )


def _ordered(
    root: UUID, rows: Sequence[Mapping[str, Any]], others: Mapping[UUID, LinkedCertificate]
) -> list[CertificatePart]:
    """The parts in order: each below its whole, and the worst of a whole first."""
    below: dict[UUID, set[UUID]] = defaultdict(set)
    for row in rows:
        below[row["whole"]].add(row["id"])
    worst = _badness(root, below, others)

    def walk(whole: UUID, depth: int) -> Iterator[CertificatePart]:
        for part in sorted(below.get(whole, ()), key=lambda each: (worst[each], each)):
            yield CertificatePart(depth=depth, certificate=others[part])
            if depth < DEPTH:
                yield from walk(part, depth + 1)

    return list(walk(root, 1))


def _badness(
    root: UUID, below: Mapping[UUID, set[UUID]], others: Mapping[UUID, LinkedCertificate]
) -> dict[UUID, int]:
    """The rank of each part: that of the worst of itself and its own parts."""
    ranks: dict[UUID, int] = {}

    def of(part: UUID) -> int:
        if part not in ranks:
            own = _rank(others[part].status) if part != root else len(_WORST)
            ranks[part] = min([own, *(of(each) for each in below.get(part, ()))])
        return ranks[part]

    of(root)
    return ranks


def _rank(status: Status) -> int:
    return _WORST.index(status) if status in _WORST else len(_WORST)


def _link(row: Mapping[str, Any], locale: str, now: datetime) -> Link:
    other = _other(row, locale, now) if row["id"] else None
    return Link(
        rel=Relation(row["rel"]),
        certificate=other,
        url=row["url"],
        label=row["label"],
        sha256=bytes(row["sha256"]).hex() if row["sha256"] else None,
    )


def _other(row: Mapping[str, Any], locale: str, now: datetime) -> LinkedCertificate:
    name = row["issuer_name"] if row.get("foreign_issuer") else None
    return LinkedCertificate(**columns_in_lists(row, locale, now), issuer_name=name)


def columns_in_lists(row: Mapping[str, Any], locale: str, now: datetime) -> dict[str, Any]:
    """What a list of certificates shows of each, from a row of `certificates_shown`."""
    return {
        "id": ids.encode(CertificatesPrefix.CERTIFICATE, row["id"]),
        "status": status_of(row, now),
        "type_name": type_name(row, locale),
        "number": row["number"],
        "product_id": row["product_id"],
        "serial_number": row["serial_number"],
        "issuer_flagged": row["standing"] == Standing.FRAUD.value,
    }


def time_of(row: Mapping[str, Any], now: datetime) -> datetime:
    """This moment as the certificate sees it: test certificates may have a clock of their own."""
    return certificate_time(row["mode"], row["test_clock_ahead"], now)


def status_of(row: Mapping[str, Any], now: datetime) -> Status:
    """The status at this moment."""
    starts_at, ends_at = row["starts_at"], row["ends_at"]
    return shown_status(
        State(row["state"]), starts_at=starts_at, ends_at=ends_at, now=time_of(row, now)
    )
