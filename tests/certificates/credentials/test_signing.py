"""Workers sign the credentials of certificates that were logged."""

from datetime import timedelta
from uuid import UUID

import orjson
import pytest
from cryptography.fernet import Fernet
from django.core.exceptions import ImproperlyConfigured
from django.db import connection, connections
from django.test import Client
from django.utils import timezone

from accounts.models import SigningKey, SigningKeyState
from accounts.scopes import Mode
from accounts.signing_keys import operations as signing_keys
from accounts.tasks import make_signing_keys
from certificates import tasks
from certificates.credentials import operations as credentials, untp
from certificates.lifecycle import State
from certificates.log import sequencing
from certificates.models import SignedCredential
from certificates.sandbox import operations as sandbox
from tests.certificates.erasure.helpers import erase_now
from tests.factories import issue_one, make_type
from tests.support import credential_proofs
from tests.support.problems import assert_problem

from .helpers import address, compromise, public_key

pytestmark = pytest.mark.django_db(transaction=True)


def test_a_test_certificate_has_a_key_and_a_name_of_its_own(
    certificate_type, test_mode_api, seal_all
):
    certificate = issue_one(certificate_type, mode=Mode.TEST)
    seal_all()
    credential = orjson.loads(test_mode_api.get(address(certificate)).content)
    assert credential["name"].startswith("TEST: ")
    assert credential["issuer"]["id"].endswith(":test")
    credential_proofs.verify_jcs(credential, public_key(Mode.TEST))
    removed = sandbox.remove_old(now=timezone.now() + timedelta(days=31))
    assert (removed, SignedCredential.objects.count()) == (1, 0)


def test_a_pending_one_is_signed_when_it_is_released(api, issuer, seal_all):
    certificate_type = make_type(issuer, code="released", release_required=True)
    released, rejected = issue_one(certificate_type), issue_one(certificate_type)
    assert released.state == State.PENDING
    seal_all()
    assert not SignedCredential.objects.exists()
    assert_problem(api.get(address(released)), 409, "conflict")
    api.post(f"certificates/{released.public_id}/release", {})
    api.post(f"certificates/{rejected.public_id}/reject", {"reason": "data_error"})
    assert_problem(api.get(address(released)), 503, "not_sealed_yet")
    seal_all()
    assert api.get(address(released)).status_code == 200
    assert_problem(api.get(address(rejected)), 409, "conflict")


def test_an_erased_certificate_has_none_and_keeps_no_other_waiting(api, certificate_type, seal_all):
    signed = issue_one(certificate_type)
    seal_all()
    queued, other = issue_one(certificate_type), issue_one(certificate_type)
    sequencing.run(Mode.LIVE, now=timezone.now())
    for certificate in (signed, queued):
        erase_now(api, certificate)
    seal_all()
    for certificate in (signed, queued):
        assert_problem(api.get(address(certificate)), 410, "erased")
    assert api.get(address(other)).status_code == 200
    compromise()
    seal_all()
    credentials.requeue_outdated()
    assert credentials.health().waiting == 0


def test_without_the_keys_everything_but_signing_goes_on(
    api, certificate, certificate_type, seal_all, settings
):
    """As in a web process: it has no SIGNING_KEYS."""
    seal_all()
    keys, settings.SIGNING_KEYS = settings.SIGNING_KEYS, []
    assert api.get(address(certificate)).status_code == 200
    with pytest.raises(ImproperlyConfigured):
        signing_keys.signer(SigningKey.objects.filter(mode=Mode.LIVE).get())(b"data")
    other = issue_one(certificate_type)
    seal_all()
    assert_problem(api.get(address(other)), 503, "not_sealed_yet")
    assert credentials.health().waiting == 1
    assert Client().get("/readyz").json()["checks"]["credentials"] == "up"
    type(other).objects.filter(pk=other.pk).update(
        state_changed_at=timezone.now() - timedelta(minutes=2)
    )
    assert Client().get("/readyz").json()["checks"]["credentials"] == "late"
    settings.SIGNING_KEYS = keys
    seal_all()
    assert api.get(address(other)).status_code == 200


def test_after_the_loss_of_the_keys_new_ones_sign(
    api, certificate, certificate_type, seal_all, settings
):
    """SIGNING_KEYS are gone for good; the issuer has rotated its key since."""
    seal_all()
    settings.SIGNING_KEYS = [Fernet.generate_key().decode()]
    live = SigningKey.objects.filter(mode=Mode.LIVE)
    live.update(state=SigningKeyState.RETIRED, retired_at=timezone.now())
    other = issue_one(certificate_type)
    seal_all()
    for each in (certificate, other):
        assert api.get(address(each)).status_code == 200
    assert SignedCredential.objects.values("status_list").distinct().count() == 2


def test_one_that_cannot_be_signed_keeps_no_other_from_it(certificate_type, seal_all, monkeypatch):
    _first, second, _third = (issue_one(certificate_type) for _ in range(3))
    sign = credentials.sign_quick

    def fail_for_second(row, *arguments):
        if row.pk == second.pk:
            raise ValueError("no such document")
        sign(row, *arguments)

    monkeypatch.setattr(credentials, "sign_quick", fail_for_second)
    seal_all()
    unsigned = SignedCredential.objects.filter(signed_at=None)
    assert list(unsigned.values_list("pk", flat=True)) == [second.pk]
    place = unsigned.get().status_index
    monkeypatch.undo()
    seal_all()
    assert SignedCredential.objects.get(pk=second.pk).status_index == place
    assert not unsigned.exists()


def test_a_worker_that_dies_loses_nothing(certificate_type, seal_all, monkeypatch):
    certificates = [issue_one(certificate_type) for _ in range(3)]

    def die(*_args, **_kwargs):
        raise SystemExit

    sequencing.run(Mode.LIVE, now=timezone.now())
    monkeypatch.setattr(SignedCredential.objects, "bulk_create", die)
    with pytest.raises(SystemExit):
        credentials.sign_next(credentials.START, now=timezone.now())
    monkeypatch.undo()
    assert SignedCredential.objects.filter(signed_at=None, status_list=None).count() == 3
    seal_all()
    places = set(SignedCredential.objects.values_list("status_list", "status_index"))
    assert len(places) == 3
    for certificate in certificates:
        credentials.read(certificate.pk)


def test_a_second_worker_leaves_it_to_the_first(certificate, log_folder):
    sequencing.run(Mode.LIVE, now=timezone.now())
    other = connections.create_connection("default")
    try:
        with other.cursor() as cursor:
            cursor.execute("SELECT pg_advisory_lock(%s)", [credentials._LOCK])
            assert credentials.sign_next(credentials.START, now=timezone.now()) is None
            assert credentials.health().waiting == 1
            cursor.execute("SELECT pg_advisory_unlock(%s)", [credentials._LOCK])
    finally:
        other.close()
    assert credentials.sign_next(credentials.START, now=timezone.now()) == certificate.pk


def test_nobody_waits_for_test_certificates_that_are_being_removed(certificate_type, seal_all):
    """The removal would wait for rows of the queue that the sequencer has deleted."""
    signed = issue_one(certificate_type, mode=Mode.TEST)
    seal_all()
    removed, kept = (issue_one(certificate_type, mode=Mode.TEST) for _ in range(2))
    other = connections.create_connection("default")
    other.set_autocommit(False)
    try:
        with connection.cursor() as cursor, other.cursor() as remover:
            cursor.execute("SET lock_timeout = '2s'")
            lock = "SELECT FROM certificates_{} WHERE {} = %s FOR UPDATE"
            remover.execute(lock.format("certificate", "id"), [removed.pk])
            remover.execute(lock.format("seal", "certificate_id"), [signed.pk])
            compromise(Mode.TEST)
            seal_all()
    finally:
        other.close()
        with connection.cursor() as cursor:
            cursor.execute("RESET lock_timeout")
    credentials.read(kept.pk)
    assert not SignedCredential.objects.filter(pk=removed.pk).exists()


def test_credentials_of_a_compromised_key_are_signed_anew(api, certificate, seal_all):
    seal_all()
    before = orjson.loads(api.get(address(certificate)).content)
    compromise()
    seal_all()
    after = orjson.loads(api.get(address(certificate)).content)
    credential_proofs.verify_jcs(after, public_key())
    assert after["proof"]["verificationMethod"] != before["proof"]["verificationMethod"]
    assert after["credentialStatus"] == before["credentialStatus"]
    assert SignedCredential.objects.filter(key__state=SigningKeyState.ACTIVE).exists()


def test_many_certificates_take_a_bounded_number_of_statements(
    certificate_type, log_folder, django_assert_max_num_queries
):
    for _ in range(12):
        issue_one(certificate_type)
    sequencing.run(Mode.LIVE, now=timezone.now())
    signing_keys.active_key(certificate_type.issuer_id, Mode.LIVE)
    after: UUID | None = credentials.START
    with django_assert_max_num_queries(3 * 16):
        while after is not None:
            after = credentials.sign_next(after, now=timezone.now(), batch=5)
    assert credentials.health().waiting == 0


def test_little_is_asked_each_second_where_nothing_waits(
    certificate, log_folder, django_assert_max_num_queries
):
    def second() -> None:
        make_signing_keys()
        tasks.sequence_log()
        tasks.seal_certificates()
        tasks.sign_graphs()
        tasks.publish_status_lists()

    second()
    second()
    with django_assert_max_num_queries(7):
        second()


def test_a_conformity_credential_that_fails_keeps_the_other_from_nothing(
    api, certificate, seal_all, monkeypatch
):
    def fail(snapshot):
        raise ValueError("no such unit")

    monkeypatch.setattr(untp, "compose", fail)
    seal_all()
    assert api.get(address(certificate)).status_code == 200
    refused = api.get(address(certificate, profile="untp-dcc"))
    assert_problem(refused, 400, "validation_failed")
