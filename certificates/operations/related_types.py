"""What stands beside a certificate, as a key sees it that is limited to some types."""

from collections.abc import Iterable
from uuid import UUID

from certificates.models import Certificate


def hidden_from_types(
    certificate_ids: Iterable[UUID | None], types: frozenset[int]
) -> frozenset[UUID]:
    """Those of these certificates that there are not for a key that is limited to `types`."""
    named = {each for each in certificate_ids if types and each}
    if not named:
        return frozenset()
    rows = Certificate.objects.filter(pk__in=named).exclude(type__in=types)
    return frozenset(rows.values_list("pk", flat=True))
