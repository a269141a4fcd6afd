"""Keys are made by workers, once for each issuer and mode."""

import os
import subprocess
import sys

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from django.core.exceptions import ImproperlyConfigured
from django.db import connection, transaction

from accounts.limits.issuer_lock import locked_issuer
from accounts.models import Issuer, SigningKey, SigningKeyState
from accounts.scopes import Mode
from accounts.signing_keys import operations as signing_keys
from accounts.tasks import make_signing_keys
from tests.factories import make_issuer
from tests.journeys.processes.workers import database_url, wait
from tests.paths import ROOT

WORKER = """
import sys
import django
django.setup()
from uuid import UUID
from accounts.signing_keys import operations as signing_keys
from accounts.scopes import Mode
print(signing_keys.active_key(UUID(sys.argv[1]), Mode.LIVE).kid)
"""
WAITING = "SELECT count(DISTINCT pid) FROM pg_locks WHERE NOT granted"


@pytest.mark.django_db
def test_the_first_keys_of_an_issuer(issuer, settings):
    settings.BASE_URL = "https://certificates.example:8443"
    make_signing_keys()
    live, test = SigningKey.objects.filter(issuer=issuer).order_by("mode")
    did = f"did:web:certificates.example%3A8443:issuers:{issuer.public_id}"
    assert [live.did, test.did] == [did, f"{did}:test"]
    assert live.verification_method == f"{did}#{live.kid}"
    assert live.kid != test.kid
    assert signing_keys.active_key(issuer.pk, Mode.LIVE) == live
    signature = signing_keys.signer(live)(b"data")
    Ed25519PublicKey.from_public_bytes(bytes(live.public_key)).verify(signature, b"data")


@pytest.mark.django_db
def test_a_new_address_of_the_service_renames_nobody(issuer, settings):
    settings.BASE_URL = "https://before.example"
    did = signing_keys.active_key(issuer.pk, Mode.LIVE).did
    settings.BASE_URL = "https://after.example"
    SigningKey.objects.create(issuer=issuer, requested_at=issuer.created_at)
    make_signing_keys()
    assert signing_keys.active_key(issuer.pk, Mode.LIVE).did == did
    assert SigningKey.objects.filter(issuer=issuer, state=SigningKeyState.RETIRED).count() == 1


@pytest.mark.django_db
def test_a_process_without_signing_keys_can_neither_make_nor_use_them(issuer, settings):
    key = signing_keys.active_key(issuer.pk, Mode.LIVE)
    settings.SIGNING_KEYS = []
    with pytest.raises(ImproperlyConfigured, match="SIGNING_KEYS"):
        signing_keys.signer(key)(b"data")
    with pytest.raises(ImproperlyConfigured, match="SIGNING_KEYS"):
        signing_keys.active_key(issuer.pk, Mode.TEST)


@pytest.mark.django_db(transaction=True)
def test_two_workers_that_make_the_first_key_get_the_same_one():
    issuer = make_issuer()
    with transaction.atomic():
        locked_issuer(issuer.pk)
        workers = [
            subprocess.Popen(
                [sys.executable, "-c", WORKER, str(issuer.pk)],
                cwd=ROOT,
                env=os.environ | {"DATABASE_URL": database_url()},
                stdout=subprocess.PIPE,
                text=True,
            )
            for _ in range(2)
        ]
        wait(lambda: waiting() == len(workers))
    kids = {worker.communicate()[0].strip() for worker in workers}
    assert kids == {SigningKey.objects.get(issuer=issuer, mode=Mode.LIVE).kid}


def waiting():
    with connection.cursor() as cursor:
        cursor.execute(WAITING)
        return cursor.fetchone()[0]


def test_whoever_saves_an_issuer_read_before_its_first_key_leaves_the_did(issuer):
    signing_keys.active_key(issuer.pk, Mode.LIVE)
    known = Issuer.objects.get(pk=issuer.pk).did
    issuer.did, issuer.name = None, "Renamed"
    issuer.save()
    stored = Issuer.objects.get(pk=issuer.pk)
    assert (stored.did, stored.name) == (known, "Renamed")
