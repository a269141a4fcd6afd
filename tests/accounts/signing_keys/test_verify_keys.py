"""`verify_keys` says which keys an environment lacks, before workers fail."""

from io import StringIO

import pytest
from cryptography.fernet import Fernet
from django.core.management import CommandError, call_command
from django.db import connection

from accounts.models import SigningKey
from accounts.scopes import Mode
from accounts.sign_in.sessions import SessionStore
from accounts.signing_keys import operations as signing_keys
from certificates.log import sequencing
from certificates.models import TransparencyLog
from tests.accounts.audit.helpers import make_sealed_entries
from tests.factories import make_issuer, make_key
from tests.factories.webhooks import make_endpoint

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
    with pytest.raises(CommandError, match=r"\d keys cannot be used"):
        call_command("verify_keys", stdout=said, stderr=said)
    return said.getvalue()


def test_all_is_well():
    assert verify() == "All keys can be used.\n"


def test_another_secret_key(settings):
    """What it signed last is a sign-in; the former key may stand among the fallbacks."""
    session = SessionStore()
    session["kept"] = "yes"
    session.save()
    assert verify() == "All keys can be used.\n"
    settings.SECRET_KEY, former = (
        "k9v2QxT7mLp0zRwB4cYhN8sJdFgA6eUiOtXnV3bMqWlZ1y",
        settings.SECRET_KEY,
    )
    assert "SECRET_KEY and SECRET_KEY_FALLBACKS have not signed" in faults()
    settings.SECRET_KEY_FALLBACKS = [former]
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


def test_other_field_keys(issuer, settings):
    make_endpoint(issuer, "https://erp.example/hook")
    settings.FIELD_KEYS = [Fernet.generate_key().decode()]
    assert "webhooks.Endpoint.secret: no key of FIELD_KEYS opens 1 of 1 values" in faults()


@pytest.mark.django_db(transaction=True)
def test_another_audit_key(issuer, settings):
    make_sealed_entries(issuer, 2)
    assert verify() == "All keys can be used.\n"
    settings.AUDIT_KEY = "another one"
    assert "sealed with another key than AUDIT_KEY" in faults()


def test_a_pepper_that_is_gone(issuer, settings):
    make_key(issuer)
    settings.API_KEY_PEPPERS = {"new": "pepper"}
    assert "API_KEY_PEPPERS has no 'test', which 1 usable API keys rest on" in faults()
