"""Lists of certificates, and how many have each status.

Every list has one driving filter, whose index gives the rows in the order of the list. Other filters
are checked row by row, where the driving filter is selective enough. Combinations without such a
filter are refused (ADR 0017).

Up to `MOST` certificates are counted one by one. Beyond that, of each rare status the newest `MOST`
are counted along an index, and all together come from the roll-up of usage.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from typing import Any
from uuid import UUID

import orjson
from django.db.models import OuterRef, Q, QuerySet, Subquery, Sum
from django.db.models.lookups import IsNull

from accounts.models import UsageDay
from accounts.scopes import Mode
from accounts.usage.recording import UsageKind
from certificates.certificate.operations import CertificateSummary
from certificates.errors import CertificateFilterTooBroad
from certificates.lifecycle import State, Status, has_status, shown_status
from certificates.models import Certificate, CertificateKey
from lib import ids, sql

from .keys import ALWAYS, PERSONAL, column_of, hash_of, hashes_of, states

# Ids of live certificates are made within moments of `issued_at`; clocks of two machines may differ
# more. Test certificates go by a clock of their own; they are few.
CLOCKS = timedelta(days=2)
MAX_ODD = 100  # older certificates whose numbers differ from this one in invisible characters alone
DATES = ("issuedFrom", "validUntilFrom", "statusChangedFrom")
NARROW = ("certificateNumber", "serialNumber", "externalRef", "batch", "productId")
DATE_RANGES = ("issued", "validUntil", "statusChanged")
# Every filter that does not depend on the issuer's types.
FILTERS = ALWAYS | {
    "typeId",
    "typeCode",
    "certificateNumber",
    "status",
    *(f"{name}{end}" for name in DATE_RANGES for end in ("From", "To")),
}
# From the most to the least selective search key.
_SELECTIVE = ("serialNumber", "externalRef", "orderNo", "batch", "gtin", "productId")
_SEARCHABLE = """
SELECT DISTINCT ON (key) field ->> 'key' AS key, coalesce(field -> 'label', '{}')::text
  FROM certificates_certificatetype type
  JOIN certificates_typeversion version ON version.type_id = type.id,
       jsonb_array_elements(version.fields) field
 WHERE type.issuer_id = %(issuer_id)s AND field @> '{"searchable": true}'
   AND field ->> 'key' != ALL (%(personal)s)
 ORDER BY key, version.id DESC
"""
# The columns of a `CertificateSummary` after the id, as the ORM names them.
_COLUMNS = [
    "type__code" if column == "type_code" else column
    for column in CertificateSummary.__struct_fields__[1:]
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Period:
    """A period from `start` until before `end`; None is open."""

    start: datetime | None = None
    end: datetime | None = None

    def __bool__(self) -> bool:
        return self.start is not None or self.end is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class CertificateFilters:
    """The filters of a list. `keys` are names and values of search keys."""

    keys: tuple[tuple[str, str], ...] = ()
    number: str | None = None
    type_id: int | None = None
    types: frozenset[int] = frozenset()  # that the API key is limited to; empty: all
    status: Status | None = None
    issued: Period = field(default_factory=Period)
    changed: Period = field(default_factory=Period)
    valid_until_from: date | None = None
    valid_until_to: date | None = None

    @property
    def ranges(self) -> int:
        """How many of the three dates are filtered by."""
        ends = self.valid_until_from is not None or self.valid_until_to is not None
        return bool(self.issued) + bool(self.changed) + ends


@dataclass(frozen=True, slots=True)
class ListQuery:
    """The query of a list, and the columns of its descending order."""

    rows: QuerySet[Any, Any]
    order_by: tuple[str, ...]
    prefix: str = ""  # leads from these rows to the certificate

    def summaries(self, *before: str) -> QuerySet[Any, Any]:
        """The rows as tuples: the columns named here, then those of a `CertificateSummary`."""
        key = "certificate_id" if self.prefix else "id"
        columns = [f"{self.prefix}{column}" for column in _COLUMNS]
        return self.rows.values_list(*before, key, *columns)


def select(*, issuer_id: UUID, mode: Mode, filters: CertificateFilters, now: datetime) -> ListQuery:
    """The query for these filters, and the order in which an index gives the rows.

    The newest come first: by the moment of issue, or by the date that is filtered by. Refuses with
    CertificateFilterTooBroad combinations that no index serves.
    """
    own, conditions = (
        Certificate.objects.for_issuer(issuer_id, mode),
        column_conditions(filters, mode, now),
    )
    if filters.number is not None:
        rows = own.filter(conditions, _has_number(issuer_id, mode, filters.number))
        return ListQuery(_stating(rows, filters.keys), ("id",))
    if filters.keys:
        return _by_key(issuer_id, mode, filters, now)
    if filters.ranges > 1:
        raise CertificateFilterTooBroad(add=", ".join(NARROW))
    if filters.status is Status.NOT_YET_VALID and not filters.ranges:
        raise CertificateFilterTooBroad(add=", ".join((*DATES, *NARROW)))
    return ListQuery(own.filter(conditions), _order(filters))


def searchable_names(issuer_id: UUID) -> set[str]:
    """The metadata keys that are searchable in any version of the issuer's types."""
    return set(searchable_labels(issuer_id))


def searchable_labels(issuer_id: UUID) -> dict[str, dict[str, str]]:
    """The searchable metadata keys with their labels by language, from the newest version of each.

    All versions count, because certificates keep the search keys of theirs; the query returns each
    key once.
    """
    params = {"issuer_id": issuer_id, "personal": sorted(PERSONAL)}
    rows = sql.fetch_all(_SEARCHABLE, params)
    return {key: orjson.loads(label) for key, label in rows}


def _by_key(issuer_id: UUID, mode: Mode, filters: CertificateFilters, now: datetime) -> ListQuery:
    """Driven by the most selective search key; other filters are checked for each certificate."""
    name, value = min(filters.keys, key=_selectivity)
    hashes = hashes_of(issuer_id, mode, name, value)
    rows = CertificateKey.objects.with_hash(column_of(name), *hashes)
    own = Certificate.objects.for_issuer(issuer_id, mode).filter(
        column_conditions(filters, mode, now)
    )
    rows = probe(rows, _stating(own, filters.keys).filter(pk=OuterRef("certificate_id")))
    return ListQuery(rows, ("slot", "certificate_id"), "certificate__")


def _has_number(issuer_id: UUID, mode: Mode, number: str) -> Q:
    """The condition that a certificate has this number; older ones, stored with invisible characters, by a key."""
    hashed = hash_of(issuer_id, mode, "certificateNumber", number)
    keys = CertificateKey.objects.with_hash(column_of("certificateNumber"), hashed)
    odd = list(keys.values_list("certificate_id", flat=True)[:MAX_ODD])
    return Q(number=number) | Q(pk__in=odd) if odd else Q(number=number)


def _selectivity(key: tuple[str, str]) -> int:
    name, _value = key
    return _SELECTIVE.index(name) if name in _SELECTIVE else len(_SELECTIVE)


def _stating(rows: Any, keys: Iterable[tuple[str, str]]) -> Any:
    """Only certificates that state all of these search keys."""
    for name, value in keys:
        rows = rows.filter(states(name, value))
    return rows


def probe(rows: Any, subquery: QuerySet[Any, Any]) -> Any:
    """Only rows for which the subquery finds something, by one look-up in a primary key for each.

    Not with EXISTS: PostgreSQL would make a join of it, and read all rows of a common value.
    """
    columns = subquery.values("pk") if subquery.model is Certificate else subquery
    return rows.filter(IsNull(Subquery(columns[:1]), False))  # noqa: FBT003  (SQL's own order)


def _order(filters: CertificateFilters) -> tuple[str, ...]:
    """The order of the driving filter: a date that is filtered by, or a rare status."""
    if filters.changed:
        return ("state_changed_at", "id")
    if filters.valid_until_from or filters.valid_until_to:
        return ("valid_until", "id")
    if filters.issued or filters.status in (None, Status.ACTIVE):
        return ("id",)
    return ("valid_until", "id") if filters.status is Status.EXPIRED else ("state_changed_at", "id")


def column_conditions(filters: CertificateFilters, mode: Mode, now: datetime) -> Q:
    """The conditions on the certificate's columns: all filters but search keys and number."""
    issued = filters.issued if mode is Mode.LIVE else Period()
    lookups: dict[str, Any] = {
        "type_id": filters.type_id,
        "type_id__in": filters.types or None,
        "issued_at__gte": filters.issued.start,
        "issued_at__lt": filters.issued.end,
        "id__gte": issued.start and ids.lower_bound(issued.start, slack=-CLOCKS),
        "id__lt": issued.end and ids.lower_bound(issued.end, slack=CLOCKS),
        "state_changed_at__gte": filters.changed.start,
        "state_changed_at__lt": filters.changed.end,
        "valid_until__gte": filters.valid_until_from,
        "valid_until__lte": filters.valid_until_to,
    }
    if filters.status is Status.EXPIRED:
        # Redundant, but lets the index on the day be used: it ends that day or the next.
        tomorrow = now.date() + timedelta(days=1)
        lookups["valid_until__lte"] = min(filters.valid_until_to or tomorrow, tomorrow)
    stated = Q(**{name: value for name, value in lookups.items() if value is not None})
    return stated & has_status(filters.status, now) if filters.status else stated


MOST = 1000
RARE = (Status.PENDING, Status.SUSPENDED, Status.REVOKED, Status.SUPERSEDED)
# Each counts a range of one index, up to the limit. Expired certificates are counted among those whose last
# day is over, as some of them have been revoked since.
_NEWEST = """
SELECT '{status}', count(*), count(*) FROM (
  SELECT FROM certificates_certificate
   WHERE issuer_id = %(issuer_id)s AND mode = %(mode)s
     AND state = '{status}' AND state <> 'active'
   ORDER BY state_changed_at DESC LIMIT %(limit)s) newest
"""
_EXPIRED = f"""
SELECT '{Status.EXPIRED}', count(*) FILTER (WHERE state = 'active' AND ends_at <= %(now)s), count(*)
  FROM (SELECT state, ends_at FROM certificates_certificate
         WHERE issuer_id = %(issuer_id)s AND mode = %(mode)s AND valid_until <= %(tomorrow)s
         ORDER BY valid_until DESC LIMIT %(limit)s) newest
"""
COUNTS = " UNION ALL ".join([*(_NEWEST.format(status=status.value) for status in RARE), _EXPIRED])


@dataclass(frozen=True, slots=True)
class StatusCount:
    """A number of certificates; `at_least` if there may be more, `rolled_up` if it is some minutes old."""

    number: int
    at_least: bool = False
    rolled_up: bool = False


def count_by_status(
    *, issuer_id: UUID, mode: Mode, now: datetime
) -> Mapping[Status | None, StatusCount]:
    """The counts by status; None is all of them. A status that nothing counts cheaply is left out."""
    rows = Certificate.objects.for_issuer(issuer_id, mode).order_by("-id")
    newest = list(rows.values_list("state", "starts_at", "ends_at")[: MOST + 1])
    if len(newest) > MOST:
        return {None: _all(issuer_id, mode), **_of_many(issuer_id, mode, now)}
    counted = Counter(
        shown_status(State(state), starts_at=starts_at, ends_at=ends_at, now=now)
        for state, starts_at, ends_at in newest
    )
    exact: dict[Status | None, StatusCount] = {None: StatusCount(len(newest))}
    return exact | {status: StatusCount(counted[status]) for status in Status}


def count_parameters(issuer_id: UUID, mode: Mode, now: datetime) -> dict[str, object]:
    """The parameters of `COUNTS`."""
    return {
        "issuer_id": issuer_id,
        "mode": mode.value,
        "now": now,
        "tomorrow": now.date() + timedelta(days=1),
        "limit": MOST + 1,
    }


def _of_many(issuer_id: UUID, mode: Mode, now: datetime) -> Mapping[Status | None, StatusCount]:
    rows = sql.fetch_all(COUNTS, count_parameters(issuer_id, mode, now))
    return {
        Status(status): StatusCount(min(number, MOST), at_least=read > MOST)
        for status, number, read in rows
    }


def _all(issuer_id: UUID, mode: Mode) -> StatusCount:
    """All that were issued, as the roll-up knows them; test certificates are removed again."""
    if mode is Mode.TEST:
        return StatusCount(MOST, at_least=True)
    days = UsageDay.objects.for_issuer(issuer_id, mode).filter(kind=UsageKind.CERTIFICATES.value)
    total = days.aggregate(total=Sum("amount"))["total"] or 0
    if total <= MOST:
        return StatusCount(MOST, at_least=True)
    return StatusCount(total, rolled_up=True)
