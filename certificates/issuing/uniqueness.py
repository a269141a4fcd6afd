"""Existing certificates that a new one conflicts with."""

from collections import defaultdict
from collections.abc import Iterable, Mapping

from django.db.models import Q

from accounts.actors import RequestContext, allows_type
from certificates.addresses import verify_url
from certificates.certificate.models import CertificateQuerySet
from certificates.errors import DuplicateCertificate, SubjectAlreadyCertified
from certificates.lifecycle import OCCUPYING
from certificates.models import Certificate
from certificates.types.models import UniqueBy

from .rules import COMPARED_COLUMNS, KEY_SEPARATOR, UniquenessClaim, natural_key


def find_conflicts(
    context: RequestContext, claims: Mapping[int, UniquenessClaim]
) -> dict[int, DuplicateCertificate]:
    """The claims that conflict with an existing certificate, each with the error that names it.

    A certificate is not named to a key that may not see its type.
    """
    rows = Certificate.objects.for_issuer(context.issuer.id, context.mode)
    rows = rows.defer("document", "data_hash")
    conflicts = _subjects_certified(claims, rows, context.types)
    rest = {place: claim for place, claim in claims.items() if place not in conflicts}
    return conflicts | _numbers_taken(rest, rows, context.types)


def _subjects_certified(
    claims: Mapping[int, UniquenessClaim], rows: CertificateQuerySet, types: frozenset[int]
) -> dict[int, DuplicateCertificate]:
    """Conflicts of subjects, by one query for each type."""
    wanted: dict[tuple[int, str], set[str]] = defaultdict(set)
    for claim in claims.values():
        if claim.natural_key is not None:
            wanted[claim.type_id, claim.unique_by].add(claim.natural_key)
    existing = {
        (type_id, natural_key(row, unique_by)): row
        for (type_id, unique_by), keys in wanted.items()
        for row in rows.filter(_has_subject(keys), type_id=type_id, state__in=OCCUPYING)
    }
    conflicts: dict[int, DuplicateCertificate] = {}
    for place, claim in claims.items():
        row = existing.get((claim.type_id, claim.natural_key))
        if row is not None and row.pk != claim.predecessor:
            label = UniqueBy(claim.unique_by).label
            conflicts[place] = SubjectAlreadyCertified(
                unique_by=label, field=claim.subject_field, members=_named(row, types)
            )
    return conflicts


def _has_subject(keys: Iterable[str]) -> Q:
    """The condition on rows with one of these natural keys, and some more: each part is one of theirs."""
    marks, *columns = zip(*(key.split(KEY_SEPARATOR) for key in keys), strict=True)
    named = zip(COMPARED_COLUMNS[marks[0]], columns, strict=True)
    return Q(unique_by=marks[0], **{f"{name}__in": set(values) for name, values in named})


def _numbers_taken(
    claims: Mapping[int, UniquenessClaim], rows: CertificateQuerySet, types: frozenset[int]
) -> dict[int, DuplicateCertificate]:
    numbers = {claim.number for claim in claims.values() if claim.number is not None}
    existing = {row.number: row for row in rows.filter(number__in=numbers)} if numbers else {}
    return {
        place: DuplicateCertificate(
            number=claim.number,
            field="certificateNumber",
            members=_named(existing[claim.number], types),
        )
        for place, claim in claims.items()
        if claim.number in existing
    }


def _named(certificate: Certificate, types: frozenset[int]) -> dict[str, object]:
    """The members that name a certificate, unless the key may not see its type."""
    if not allows_type(types, certificate.type_id):
        return {}
    existing = {
        "id": certificate.public_id,
        "verifyUrl": verify_url(certificate.pk, certificate.locale),
        "status": certificate.status.value,
    }
    return {"existing": existing}
