"""Related certificates that a type-restricted key may not see."""

from collections.abc import Iterable
from uuid import UUID

from certificates.models import Certificate


def hidden_from_types(
    certificate_ids: Iterable[UUID | None], types: frozenset[int]
) -> frozenset[UUID]:
    """Those of these certificates that a key limited to `types` may not see."""
    named = {each for each in certificate_ids if types and each}
    if not named:
        return frozenset()
    rows = Certificate.objects.filter(pk__in=named).exclude(type__in=types)
    return frozenset(rows.values_list("pk", flat=True))
