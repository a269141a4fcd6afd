"""Find certificates by their external references."""

from collections.abc import Collection
from uuid import UUID

from django.db.models import Q

from accounts.scopes import Mode
from certificates.models import Certificate, CertificateKey

from .keys import EXTERNAL_REF, column_of, hash_of, states


def with_reference(issuer_id: UUID, mode: Mode, references: Collection[str]) -> list[UUID]:
    """The ids of certificates that have one of these external references."""
    hashes = [hash_of(issuer_id, mode, EXTERNAL_REF, reference) for reference in references]
    keys = CertificateKey.objects.with_hash(column_of(EXTERNAL_REF), *hashes)
    stated = Q(*(states(EXTERNAL_REF, reference) for reference in references), _connector=Q.OR)
    rows = Certificate.objects.for_issuer(issuer_id, mode).filter(
        stated, pk__in=keys.values("certificate_id")
    )
    return list(rows.values_list("pk", flat=True))
