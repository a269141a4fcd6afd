"""`verify_keys` says which keys an environment lacks, before workers fail."""

from io import StringIO

import pytest
from cryptography.fernet import Fernet
from django.core.management import CommandError, call_command
from django.db import connection

from accounts.models import SigningKey
from accounts.operations import signing_keys
from accounts.scopes import Mode
from certificates.models import TransparencyLog
from certificates.operations.log import sequencing
from tests.factories import make_issuer

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def key(issuer) -> SigningKey:
    TransparencyLog.objects.create(mode=Mode.LIVE, origin="o", verifier_key=own_log_key())
    return signing_keys.active_key(issuer.pk, Mode.LIVE)


def own_log_key() -> str:
    return str(sequencing.signer(Mode.LIVE).key)


def verify() -> str:
    said = StringIO()
    call_command("verify_keys", stdout=said, stderr=said)
    return said.getvalue()


def faults() -> str:
    said = StringIO()
    with pytest.raises(CommandError, match="1 keys cannot be used"):
        call_command("verify_keys", stdout=said, stderr=said)
    return said.getvalue()


def test_all_is_well():
    assert verify() == "All keys can be used.\n"


def test_lost_signing_keys(key, settings):
    settings.SIGNING_KEYS = [Fernet.generate_key().decode()]
    assert f"{key.verification_method}: no key of SIGNING_KEYS opens this value" in faults()


def test_a_private_key_of_another(key):
    other = signing_keys.active_key(make_issuer().pk, Mode.LIVE)
    with connection.cursor() as cursor:
        cursor.execute(
            "UPDATE accounts_signingkey SET secret = %s WHERE id = %s", [other.secret, key.pk]
        )
    assert "its private half does not belong to its public one" in faults()


def test_another_log_key(settings):
    settings.LOG_KEY = ""
    assert "LOG_KEY gives none" in faults()
