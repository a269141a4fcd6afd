"""Many certificates at once, each with its place in a status list."""

from django.db import connection, transaction
from django.utils import timezone

from accounts.scopes import Mode
from accounts.signing_keys import operations as signing_keys
from certificates.models import Certificate, CertificateType, CredentialForm, SignedCredential
from certificates.status_lists.operations import assign

_COPY = """
INSERT INTO certificates_certificate ({columns})
SELECT {values} FROM certificates_certificate, generate_series(2, %s) AS copies WHERE id = %s
"""


def copy_certificate(certificate: Certificate, count: int) -> None:
    """Store as many of them, each under an id of its own."""
    columns = [field.column for field in Certificate._meta.concrete_fields]
    values = ["gen_random_uuid()" if column == "id" else column for column in columns]
    with connection.cursor() as cursor:
        statement = _COPY.format(columns=", ".join(columns), values=", ".join(values))
        cursor.execute(statement, [count, certificate.pk])


@transaction.atomic
def give_places(kind: CertificateType) -> None:
    """Give all certificates a place, as if their credentials had been signed."""
    issuer = signing_keys.active_key(kind.issuer_id, Mode.LIVE).issuer
    form, now = CredentialForm.PRODUCT, timezone.now()
    ids = Certificate.objects.values_list("pk", flat=True)
    places = assign(issuer, Mode.LIVE, form, len(ids), now=now)
    SignedCredential.objects.bulk_create(
        [
            SignedCredential(
                issuer_id=kind.issuer_id,
                certificate_id=certificate_id,
                form=form,
                status_list=place.status_list,
                status_index=place.index,
                signed_at=now,
            )
            for certificate_id, place in zip(ids, places, strict=True)
        ],
        batch_size=5000,
    )
