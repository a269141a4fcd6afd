"""A service that is upgraded from before there were keys: its certificates are found by theirs, too."""

from hashlib import sha256
from importlib import import_module
from uuid import UUID

import pytest
from django.db import connection
from django.db.migrations.loader import MigrationLoader

from certificates.models import Certificate, CertificateKey, CertificateType
from certificates.operations.issuing.draft import Item
from tests.factories import issue_one

migration = import_module("certificates.migrations.0021_fill_keys")

ORDER = "4711/" * 60  # longer than a value is held whole
KEYS = {
    ("productId", "ART-1"),
    ("productId", "ART-2"),
    ("serialNumber", "SN-1"),
    ("gtin", "4006381333931"),
    ("externalRef", "internal-1"),
    ("orderNo", ORDER[:136] + sha256(ORDER.encode()).hexdigest()),
    ("batch", "B-1"),
    ("batch", "B-2"),
    ("holderEmail", "arta@example.com"),
    ("holderName", "arta muller krasniqi"),
    ("holderName", "muller krasniqi arta"),
    ("holderName", "krasniqi arta muller"),
}


@pytest.fixture
def old(certificate_type: CertificateType) -> Certificate:
    return issue_one(
        certificate_type,
        product_id="ART-1",
        serial_number="SN-1",
        gtin="4006381333931",
        external_ref="internal-1",
        metadata={"batch": "B-1", "orderNo": ORDER, "remark": "is not searchable"},
        items=[Item(product_id="ART-2", batch="B-2")],
        holder_email="Arta@Example.com",
        holder_name="Arta Müller-Krasniqi",
    )


def keys(**of: UUID) -> set[tuple[str, str]]:
    return set(CertificateKey.objects.filter(**of).values_list("name", "value"))


def fill() -> None:
    """As it runs between the migrations around it, on the tables as they were then."""
    state = MigrationLoader(connection).project_state([("certificates", "0020_keys")])
    migration.fill(state.apps, None)


def test_keys_are_made_of_what_was_certified(old: Certificate, monkeypatch):
    monkeypatch.setattr(migration, "CHUNK", 2)
    for _each in range(4):
        issue_one(old.type)
    CertificateKey.objects.all().delete()
    for _time in range(2):  # interrupted, it is run again
        fill()
        assert keys(certificate_id=old.pk) == KEYS
        assert CertificateKey.objects.count() == len(KEYS) + 4 * 2


def test_what_was_erased_is_found_by_nothing(old: Certificate):
    Certificate.objects.filter(pk=old.pk).update(
        document=None, holder_name=None, holder_email=None, erased_at=old.issued_at
    )
    CertificateKey.objects.all().delete()
    fill()
    assert keys() == set()
