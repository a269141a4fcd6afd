"""What may be certified only once: the natural key, and who stands in the way of a new certificate."""

from collections.abc import Mapping
from typing import Any

from accounts.actors import reaches
from certificates.addresses import verify_url
from certificates.errors import DuplicateCertificate, SubjectCertified
from certificates.lifecycle import OCCUPYING
from certificates.models import Certificate
from certificates.models.type import UniqueBy

from .draft import Draft

_SEPARATOR = "\x1f"  # can stand in no value: control characters are refused
# The first part says what is compared: a type may change its mind, and "7" the serial number is
# not "7" the reference.
_PARTS = {
    UniqueBy.SERIAL: ("s", "serial_number"),
    UniqueBy.PRODUCT_AND_SERIAL: ("ps", "product_id", "serial_number"),
    UniqueBy.EXTERNAL_REF: ("x", "external_ref"),
}


def natural_key(draft: Draft, unique_by: str) -> str | None:
    """What the type compares; None where it compares nothing, or the draft states nothing of it."""
    mark, *names = _PARTS.get(UniqueBy(unique_by), ("",))
    values = [getattr(draft, name) for name in names]
    return _SEPARATOR.join([mark, *values]) if values and all(values) else None


def refuse_duplicate(
    row: Mapping[str, Any], *, unique_by: str, allotted: bool, types: frozenset[int]
) -> None:
    """Raises DuplicateCertificate with the certificate that stands in the way of this row.

    It is not named to a key that is limited to `types`, unless its type is one of them.
    Returns if the number was allotted, so that another can be; or if nothing stands there any more.
    """
    rows = Certificate.objects.filter(type_id=row["type_id"], mode=row["mode"])
    if row["natural_key"] is not None:
        rows = rows.filter(natural_key=row["natural_key"], state__in=OCCUPYING)
        if same := rows.first():
            label = UniqueBy(unique_by).label
            raise SubjectCertified(unique_by=label, members=_named(same, types))
    if row["number"] is not None and not allotted:
        owner = {"issuer_id": row["issuer_id"], "mode": row["mode"]}
        if same := Certificate.objects.filter(**owner, number=row["number"]).first():
            raise DuplicateCertificate(number=same.number, members=_named(same, types))


def _named(certificate: Certificate, types: frozenset[int]) -> dict[str, object]:
    """Which certificate it is, unless its type does not exist for the key."""
    if not reaches(types, certificate.type_id):
        return {}
    existing = {
        "id": certificate.public_id,
        "verifyUrl": verify_url(certificate.pk, certificate.locale),
        "status": certificate.status.value,
    }
    return {"existing": existing}
