"""Keys for the certificates that were issued before there were any."""

from typing import Any

import orjson
from django.db import migrations

from certificates.operations.search_keys import keys_from

CHUNK = 500


def fill(apps: Any, schema_editor: Any) -> None:
    """Goes over all certificates; those that have their keys keep them."""
    Certificate = apps.get_model("certificates", "Certificate")
    CertificateKey = apps.get_model("certificates", "CertificateKey")
    rows: list[Any] = []
    for row in Certificate.objects.select_related("version").iterator(chunk_size=CHUNK):
        rows += [
            CertificateKey(
                issuer_id=row.issuer_id,
                mode=row.mode,
                name=name,
                value=value,
                certificate_id=row.pk,
            )
            for name, value in _keys(row)
        ]
        if len(rows) >= CHUNK:
            CertificateKey.objects.bulk_create(rows, ignore_conflicts=True)
            rows = []
    CertificateKey.objects.bulk_create(rows, ignore_conflicts=True)


def _keys(row: Any) -> set[tuple[str, str]]:
    if row.document is None:
        return set()
    return keys_from(
        orjson.loads(bytes(row.document)),
        external_ref=row.external_ref,
        holder_name=row.holder_name,
        holder_email=row.holder_email,
        searchable=[each["key"] for each in row.version.fields if each.get("searchable")],
    )


class Migration(migrations.Migration):
    dependencies = [("certificates", "0020_keys")]
    operations = [migrations.RunPython(fill, migrations.RunPython.noop)]
