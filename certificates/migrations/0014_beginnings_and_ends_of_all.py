"""Find the certificates from before by the beginning and end of what they state, too: a row of codes for each.

In slices, each a transaction of its own; begun again after an interruption, it adds some rows twice, which
find nothing twice and are deleted together.
"""

import hashlib
import unicodedata
from itertools import zip_longest
from uuid import UUID

import orjson
from django.db import migrations

SLICE = 2000
LENGTH = 9
CODES = 36**LENGTH
SCOPES = 2**64 // CODES
LETTERS = str.maketrans({"ø": "o", "đ": "d", "ł": "l", "æ": "ae", "œ": "oe", "ı": "i", "ð": "d"})
COLUMNS = {"productId": "product", "serialNumber": "serial", "batch": "batch"}


def plain(value):
    folded = unicodedata.normalize("NFKD", value.casefold()).translate(LETTERS)
    return "".join(char for char in folded if char.isalnum())


def code(issuer_id, mode, before, text):
    """`certificates.search.keys.codes_of` as of this migration."""
    said = f"{mode}\x1f\x1f{before}".encode()
    digest = hashlib.sha256(issuer_id.bytes + said).digest()
    scope = int.from_bytes(digest[:8], "big", signed=True) % SCOPES * CODES - 2**63
    first = "".join(char if char.isascii() else "z" for char in text[:LENGTH])
    return scope + int(first.ljust(LENGTH, "0"), 36)


def values_of(document, number, reference):
    """The columns' names, and what stands in them."""
    stated = [("number", number), ("ref", reference)]
    stated += [(COLUMNS[name], document.get(name)) for name in ("productId", "serialNumber")]
    stated.append(("batch", (document.get("metadata") or {}).get("batch")))
    for item in document.get("items") or ():
        stated += [(column, item.get(name)) for name, column in COLUMNS.items()]
    return stated


def codes_of(issuer_id, mode, values):
    codes = {}
    for name, value in values:
        if isinstance(value, str) and (text := plain(value)):
            own = {"start": ("", text), "end": ("", text[::-1])}
            if text[LENGTH:]:
                own["next"] = (text[:LENGTH], text[LENGTH:])
            for part, (before, rest) in own.items():
                codes.setdefault(f"{name}_{part}", set()).add(code(issuer_id, mode, before, rest))
    return codes


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
            values = values_of(orjson.loads(document), number, reference)
            codes = codes_of(issuer_id, mode, values)
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
