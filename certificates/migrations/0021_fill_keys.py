"""Keys for the certificates that were issued before there were any.

What the keys are stands here as it was at that time: the application's own code goes on changing.
"""

import hashlib
import unicodedata
from collections.abc import Iterator, Mapping
from typing import Any

import orjson
from django.db import migrations

CHUNK = 500  # certificates in one transaction
COLUMNS = ("productId", "serialNumber", "gtin", "externalRef")
METADATA = ("batch", "orderNo", "plant", "line")
ITEM = ("productId", "serialNumber", "batch")
PERSONAL = {"holderEmail", "holderName"}
LONGEST = 200
DIGEST = 64
MOST_NAMES = 6
LETTERS = str.maketrans({"ø": "o", "đ": "d", "ł": "l", "æ": "ae", "œ": "oe", "ı": "i", "ð": "d"})


def fill(apps: Any, schema_editor: Any) -> None:
    """Goes over all certificates; those that have their keys keep them, so it may be run again."""
    Certificate = apps.get_model("certificates", "Certificate")
    rows = Certificate.objects.select_related("version").order_by("pk")
    CertificateKey = apps.get_model("certificates", "CertificateKey")
    found = list(rows[:CHUNK])
    while found:
        keys = [CertificateKey(**key) for row in found for key in _keys(row)]
        CertificateKey.objects.bulk_create(keys, ignore_conflicts=True)
        found = list(rows.filter(pk__gt=found[-1].pk)[:CHUNK])


def _keys(row: Any) -> Iterator[dict[str, Any]]:
    if row.document is None:
        return
    of = {"issuer_id": row.issuer_id, "mode": row.mode, "certificate_id": row.pk}
    for name, value in {*_stated(row), *_personal(row)}:
        yield {**of, "name": name, "value": value}


def _stated(row: Any) -> Iterator[tuple[str, str]]:
    stated: Mapping[str, Any] = orjson.loads(bytes(row.document))
    stated = {**stated, "externalRef": row.external_ref}
    metadata = stated.get("metadata") or {}
    searchable = {each["key"] for each in row.version.fields if each.get("searchable")}
    for name in COLUMNS:
        if stated.get(name):
            yield name, _value(stated[name])
    for name in {*METADATA, *searchable} - PERSONAL:
        if isinstance(value := metadata.get(name), str):
            yield name, _value(value)
    for item in stated.get("items") or ():
        for name in ITEM:
            if name in item:
                yield name, _value(item[name])


def _personal(row: Any) -> Iterator[tuple[str, str]]:
    if row.holder_email:
        yield "holderEmail", _value(row.holder_email.strip().lower())
    words = _words(row.holder_name or "")
    for turn in range(min(len(words), MOST_NAMES)):
        yield "holderName", " ".join(words[turn:] + words[:turn])[:LONGEST]


def _value(text: str) -> str:
    if len(text) <= LONGEST:
        return text
    return text[: LONGEST - DIGEST] + hashlib.sha256(text.encode()).hexdigest()


def _words(name: str) -> list[str]:
    folded = unicodedata.normalize("NFKD", name.casefold()).translate(LETTERS)
    bare = "".join(char for char in folded if not unicodedata.combining(char))
    return "".join(char if char.isalnum() else " " for char in bare).split()


class Migration(migrations.Migration):
    atomic = False  # chunk by chunk: what was filled stays filled, and no row is held for long
    dependencies = [("certificates", "0020_keys")]
    operations = [migrations.RunPython(fill, migrations.RunPython.noop)]
