"""Find the certificates from before by the beginning and end of what they state, too: a row of codes for each.

In slices, each a transaction of its own; begun again after an interruption, it adds some rows twice, which
find nothing twice and are deleted together.
"""

from itertools import zip_longest
from uuid import UUID

import orjson
from django.db import migrations

from certificates.search.keys import NUMBER, codes_of, pairs_of

SLICE = 2000


def add_codes(apps, schema_editor):
    certificates = apps.get_model("certificates", "Certificate").objects.using(
        schema_editor.connection.alias
    )
    keys = apps.get_model("certificates", "CertificateKey").objects.using(
        schema_editor.connection.alias
    )
    stored = certificates.filter(document__isnull=False).order_by("pk")
    columns = ("pk", "issuer_id", "mode", "number", "external_ref", "document")
    last = UUID(int=0)
    while rows := list(stored.filter(pk__gt=last).values_list(*columns)[:SLICE]):
        made = []
        for pk, issuer_id, mode, number, reference, document in rows:
            pairs = [*pairs_of(orjson.loads(document), reference, ()), (NUMBER, number or "")]
            codes = codes_of(issuer_id, mode, pairs)
            made += [
                keys.model(
                    issuer_id=issuer_id,
                    certificate_id=pk,
                    **dict(zip(codes, row, strict=True)),
                )
                for row in zip_longest(*codes.values())
            ]
        keys.bulk_create(made)
        last = rows[-1][0]


class Migration(migrations.Migration):
    atomic = False
    dependencies = [("certificates", "0013_beginnings_and_ends")]

    operations = [migrations.RunPython(add_codes, migrations.RunPython.noop)]
