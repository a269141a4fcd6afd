"""A key that was stolen is declared compromised: what it signed here is signed again, it leaves the document."""

from io import StringIO
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from accounts.errors import OwnerRequired, SigningKeyNotFound
from accounts.models import AuditEntry, Issuer, SigningKey, SigningKeyState
from accounts.scopes import Mode, Role, Standing
from accounts.signing_keys import operations as signing_keys
from accounts.tasks import make_signing_keys
from tests.factories import context_of, make_issuer, make_member, user_actor

pytestmark = pytest.mark.django_db


@pytest.fixture
def key(issuer):
    return signing_keys.active_key(issuer.pk, Mode.LIVE)


def declare(key, person):
    context = context_of(key.issuer, actor=user_actor(person))
    return signing_keys.declare_compromised(context=context, key_id=key.pk)


def document_of(issuer) -> dict[str, Any]:
    document = signing_keys.did_document(issuer.pk, Mode.LIVE)
    assert document is not None
    return document


def test_compromised_key_leaves_the_document_and_gets_a_successor(key, issuer, owner):
    declare(key, owner)
    assert document_of(issuer)["verificationMethod"] == []
    make_signing_keys()
    successor = signing_keys.active_key(issuer.pk, Mode.LIVE)
    assert successor != key
    document = document_of(issuer)
    assert document["assertionMethod"][0] == successor.verification_method
    assert key.kid not in str(document)
    entry = AuditEntry.objects.get(action="signing_key.compromised")
    assert entry.changes["state"] == {"before": "active", "after": "compromised"}


def test_a_retired_one_needs_no_successor(key, issuer, owner):
    signing_keys.rotate(context=context_of(issuer, actor=user_actor(owner)))
    make_signing_keys()
    declare(key, owner)
    declare(key, owner)  # changes nothing
    states = set(SigningKey.objects.for_issuer(issuer.pk, Mode.LIVE).values_list("state"))
    assert states == {(SigningKeyState.ACTIVE,), (SigningKeyState.COMPROMISED,)}
    assert AuditEntry.objects.filter(action="signing_key.compromised").count() == 1


def test_only_owners_and_only_their_own(key, owner, outsider):
    admin = make_member(key.issuer, Role.ADMIN)
    with pytest.raises(OwnerRequired):
        declare(key, admin)
    with pytest.raises(OwnerRequired):
        declare(key, outsider)
    foreign = signing_keys.active_key(make_issuer().pk, Mode.LIVE)
    foreign.issuer = key.issuer
    with pytest.raises(SigningKeyNotFound):
        declare(foreign, owner)


def test_a_suspended_account_may(key, owner):
    Issuer.objects.filter(pk=key.issuer_id).update(standing=Standing.SUSPENDED)
    assert declare(key, owner).state == SigningKeyState.COMPROMISED


def test_the_operator_declares_all_keys_after_a_leak(key, issuer):
    make_signing_keys()
    other = signing_keys.active_key(make_issuer().pk, Mode.LIVE)
    said = StringIO()
    call_command("declare_keys_compromised", "--issuer", issuer.public_id, stdout=said)
    assert said.getvalue() == "2 keys are declared compromised.\n"
    other.refresh_from_db()
    assert other.state == SigningKeyState.ACTIVE
    entries = AuditEntry.objects.for_issuer(issuer.pk).filter(action="signing_key.compromised")
    assert {entry.mode for entry in entries} == set(Mode.values)
    make_signing_keys()
    assert document_of(issuer)["assertionMethod"]
    call_command("declare_keys_compromised", "--all-issuers", stdout=StringIO())
    other.refresh_from_db()
    assert other.state == SigningKeyState.COMPROMISED
    with pytest.raises(CommandError, match="no issuer iss_x"):
        call_command("declare_keys_compromised", "--issuer", "iss_x")
