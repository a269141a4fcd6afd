"""Querysets of certificates. `for_issuer` narrows each to one issuer, and to a mode."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, Self
from uuid import UUID

from django.db import models
from django.db.models import Q

from accounts.scopes import Mode
from certificates.lifecycle import State, Status
from lib import ids

if TYPE_CHECKING:
    from certificates.models import (
        Certificate,
        CertificateKey,
        CertificateLink,
        CertificateType,
        CompanyPrefix,
        Erasure,
        HolderName,
        ReleaseOffRequest,
    )

RELEASE_OFF_LASTS = timedelta(days=7)  # how long a second person may confirm it
LAST = "\U0010ffff"  # no character comes after this one


def has_status(status: Status, now: datetime) -> Q:
    """The condition on rows that `lifecycle.shown_status` shows as this status."""
    lasting = Q(ends_at=None) | Q(ends_at__gt=now)
    match status:
        case Status.EXPIRED:
            return Q(state=State.ACTIVE, ends_at__lte=now)
        case Status.NOT_YET_VALID:
            return Q(state=State.ACTIVE, starts_at__gt=now) & lasting
        case Status.ACTIVE:
            return Q(state=State.ACTIVE, starts_at__lte=now) & lasting
    return Q(state=status.value)


def after_position(order_by: Sequence[str], values: Sequence[Any]) -> Q:
    """Rows after this position in the descending order of one or two columns: (a, b) < (x, y).

    Written with a bound of its own on the first column, so that PostgreSQL uses an index.
    """
    (first, *columns), (value, *rest) = order_by, values
    if not columns:
        return Q(**{f"{first}__lt": value})
    (second,), (last,) = columns, rest
    later = Q(**{f"{first}__lt": value}) | Q(**{first: value, f"{second}__lt": last})
    return Q(**{f"{first}__lte": value}) & later


class CertificateTypeQuerySet(models.QuerySet["CertificateType"]):
    """Certificate types. They belong to an issuer; both modes share them."""

    def for_issuer(self, issuer_id: UUID, types: frozenset[int] = frozenset()) -> Self:
        """One issuer's types; for a key that is limited to `types`, no others."""
        rows = self.filter(issuer_id=issuer_id)
        return rows.filter(pk__in=types) if types else rows

    def usable(self) -> Self:
        """Types that are not archived."""
        return self.filter(archived_at=None)


class CertificateQuerySet(models.QuerySet["Certificate"]):
    """Certificates."""

    def for_issuer(
        self, issuer_id: UUID, mode: Mode | None = None, types: frozenset[int] = frozenset()
    ) -> Self:
        """One issuer's certificates; of one mode, if it is given; of `types`, if a key is limited."""
        rows = self.filter(issuer_id=issuer_id)
        if types:
            rows = rows.filter(type_id__in=types)
        return rows if mode is None else rows.filter(mode=mode)


class CertificateKeyQuerySet(models.QuerySet["CertificateKey"]):
    """Search keys of certificates. Their hashes cover issuer and mode."""

    def with_hash(self, column: str, *hashes: int) -> Self:
        """The rows with one of these hashes; not every certificate need state the value that is sought.

        Their index gives them in the order of `slot`; with `certificate_id` that is the order of ids.
        """
        return self.filter(**{f"{column}__in": hashes})

    def with_any(self, hashes: Mapping[str, Iterable[int]]) -> Self:
        """The rows with any of these hashes, by column."""
        wanted = [Q(**{f"{column}__in": list(each)}) for column, each in hashes.items()]
        return self.filter(Q(*wanted, _connector=Q.OR)) if wanted else self.none()

    def of(self, certificate_id: UUID) -> Self:
        """The rows of one certificate. Only together with hashes: there is no index by certificate."""
        return self.filter(slot=ids.slot(certificate_id), certificate_id=certificate_id)


class HolderNameQuerySet(models.QuerySet["HolderName"]):
    """Names of holders as they are searched."""

    def for_issuer(self, issuer_id: UUID, mode: Mode) -> Self:
        """The names of one issuer's holders in one mode."""
        return self.filter(issuer_id=issuer_id, mode=mode)

    def beginning(self, start: str) -> Self:
        """Names that start with this text, along the index (values are ordered by bytes)."""
        return self.filter(value__gte=start, value__lt=f"{start}{LAST}")

    def of(self, certificate_id: object) -> Self:
        """The names of one certificate's holder. Only together with values, as for the keys."""
        return self.filter(certificate_id=certificate_id)


class CertificateLinkQuerySet(models.QuerySet["CertificateLink"]):
    """Links, by the certificate that they belong to."""

    def for_issuer(
        self, issuer_id: UUID, mode: Mode | None = None, types: frozenset[int] = frozenset()
    ) -> Self:
        """The links of one issuer's certificates; for a key that is limited to `types`, without
        those to or from certificates of the issuer's other types.
        """
        rows = self.filter(certificate__issuer_id=issuer_id)
        if types:
            rows = rows.filter(
                Q(target=None) | ~Q(target__issuer_id=issuer_id) | Q(target__type_id__in=types),
                certificate__type_id__in=types,
            )
        return rows if mode is None else rows.filter(certificate__mode=mode)


class ErasureQuerySet(models.QuerySet["Erasure"]):
    """Erasure requests."""

    def for_issuer(self, issuer_id: UUID, mode: Mode | None = None) -> Self:
        """One issuer's erasure requests; of one mode, if it is given."""
        rows = self.filter(issuer_id=issuer_id)
        return rows if mode is None else rows.filter(mode=mode)

    def due(self, now: datetime) -> Self:
        """Erasure requests that are due, and were neither undone nor carried out."""
        return self.filter(execute_at__lte=now, undone_at=None, erased_at=None)


class ReleaseOffRequestQuerySet(models.QuerySet["ReleaseOffRequest"]):
    """Requests to turn the release by a second person off."""

    def for_issuer(self, issuer_id: UUID) -> Self:
        """One issuer's requests; both modes share the types."""
        return self.filter(type__issuer_id=issuer_id)

    def open(self, now: datetime) -> Self:
        """Requests that a second person may confirm: one for each type at most."""
        rows = self.filter(ended_at=None, requested_at__gt=now - RELEASE_OFF_LASTS)
        return rows.filter(type__archived_at=None)


class CompanyPrefixQuerySet(models.QuerySet["CompanyPrefix"]):
    """GS1 Company Prefixes. Both modes of an issuer share them; only live certificates have links."""

    def for_issuer(self, issuer_id: UUID) -> Self:
        """One issuer's prefixes, also those that were refused or withdrawn."""
        return self.filter(issuer_id=issuer_id)

    def confirmed(self) -> Self:
        """Prefixes that an operator has confirmed."""
        return self.filter(state="confirmed")

    def overlapping(self, prefix: str) -> Self:
        """Prefixes that a GTIN can begin with together with this one: equal, shorter or longer ones."""
        shorter = [prefix[:length] for length in range(1, len(prefix))]
        return self.filter(Q(prefix__startswith=prefix) | Q(prefix__in=shorter))
