"""What is published says of each certificate what its verify page says, and is signed by a key that stands."""

import base64
import gzip
import io
from datetime import datetime, timedelta

import orjson
import pytest
from django.core.exceptions import ImproperlyConfigured
from django.core.management import call_command
from django.db import transaction
from django.utils import timezone

from accounts.models import SigningKey, SigningKeyState
from accounts.scopes import Mode
from accounts.signing_keys import operations as signing_keys
from certificates.credentials import securing
from certificates.log import sequencing
from certificates.models import PublishedStatusList, StatusList
from certificates.status_lists import operations as status_lists
from certificates.status_lists.operations import certificates_changed, changes_wait, entries
from tests.certificates.erasure.helpers import erase_now
from tests.factories import context_of, issue_one, make_issuer, make_type, user_actor
from tests.support.concurrency import run_while_locked
from tests.support.credential_proofs import multibase_decode

pytestmark = pytest.mark.django_db(transaction=True)


def read(client, url, **headers):
    """The list at its address, as anybody reads it."""
    return client.get(url.removeprefix("https://certificates.example"), headers=headers)


def flagged(client, row):
    """The purposes whose bit is set for a certificate, each list checked by the issuer's key."""
    stated = entries(row.status_list, row.status_index)
    found = set()
    for entry in stated if isinstance(stated, list) else [stated]:
        answer = read(client, entry["statusListCredential"])
        assert answer.status_code == 200, entry
        credential = orjson.loads(answer.content)
        assert credential["id"] == entry["statusListCredential"]
        kid = credential["proof"]["verificationMethod"].partition("#")[2]
        key = SigningKey.objects.exclude(state=SigningKeyState.COMPROMISED).get(kid=kid)
        verify(credential, bytes(key.public_key))
        assert credential["issuer"]["id"] == key.did
        assert credential["credentialSubject"]["statusPurpose"] == entry["statusPurpose"]
        if bit(client, row, entry["statusListCredential"]):
            found.add(entry["statusPurpose"])
    return found


def verify(credential, public_key):
    """By the proof's own suite: that of the certificates in the list."""
    unsecured = {name: value for name, value in credential.items() if name != "proof"}
    options = dict(credential["proof"])
    signature = multibase_decode(options.pop("proofValue"))
    is_graph = options["cryptosuite"] == "eddsa-rdfc-2022"
    data = securing.rdfc_data if is_graph else securing.jcs_data
    options.pop("@context", None)
    securing.check_signature(public_key, signature, data(unsecured, options))


def bit(client, row, url):
    """The certificate's bit in the list at this address."""
    packed = orjson.loads(read(client, url).content)["credentialSubject"]["encodedList"][1:]
    bits = gzip.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)))
    return bool(bits[row.status_index // 8] >> 7 - row.status_index % 8 & 1)


def act(api, certificate, action, **body):
    answer = api.post(f"certificates/{certificate.public_id}/{action}", body)
    assert answer.status_code in {200, 201}, answer.content
    return answer.json()


def test_each_state_is_published(api, certificate_type, client, place, publish, request_body):
    rows = [place(issue_one(certificate_type)) for _ in range(5)]
    _kept, revoked, suspended, reinstated, superseded = (row.certificate for row in rows)
    publish()
    assert [flagged(client, row) for row in rows] == [set()] * 5
    act(api, revoked, "revoke", reason="fraud")
    act(api, suspended, "suspend", reason="recall")
    act(api, reinstated, "suspend", reason="recall")
    act(api, superseded, "supersede", reason="data_error", **request_body())
    publish()
    assert flagged(client, rows[3]) == {"suspension"}
    act(api, reinstated, "reinstate")
    publish()
    told = [flagged(client, row) for row in rows]
    assert told == [set(), {"revocation"}, {"suspension"}, set(), {"revocation"}]
    either = [bit(client, row, f"{address_of(row)[:-10]}withdrawn") for row in rows]
    assert either == [False, True, True, False, True]


def test_a_diploma_has_one_bit_for_both(api, issuer, client, place, publish):
    row = place(issue_one(make_type(issuer, kind="person", required=[], credential={})))
    act(api, row.certificate, "suspend", reason="recall")
    publish()
    assert flagged(client, row) == {"revocation"}
    act(api, row.certificate, "reinstate")
    publish()
    assert flagged(client, row) == set()


def test_erasing_sets_nothing(api, certificate, client, place, publish):
    """The state stays, as the verify page goes on saying it."""
    row = place(certificate)
    erase_now(api, certificate)
    publish()
    assert flagged(client, row) == set()


def test_suspended_while_it_got_its_place(api, certificate, client, place, publish):
    """The change is logged before the place is known: it cannot mark the list."""
    act(api, certificate, "suspend", reason="recall")
    publish()
    row = place(certificate)
    publish()
    assert flagged(client, row) == {"suspension"}


def test_a_log_that_is_held_up_holds_up_no_list(api, certificate, client, place, settings):
    row = place(certificate)
    status_lists.publish_due(now=timezone.now())
    settings.LOG_KEY = base64.b64encode(bytes(32)).decode()  # another log: nothing is taken up
    act(api, certificate, "revoke", reason="fraud")
    later = timezone.now() + timedelta(seconds=6)
    assert sequencing.run(Mode.LIVE, now=later) == 0
    assert status_lists.publish_due(now=later) == 0
    changes_wait(now=later)
    assert status_lists.publish_due(now=later) == 1
    assert flagged(client, row) == {"revocation"}


def test_a_change_while_the_list_is_published_is_published_next(
    api, certificate, client, place, publish
):
    row = place(certificate)

    def change():
        with transaction.atomic():
            certificates_changed([certificate.pk], now=timezone.now())

    run_while_locked(lambda: status_lists.publish(row.status_list_id, now=timezone.now()), change)
    assert StatusList.objects.get().due_at <= timezone.now()


def test_only_what_changed_is_signed_anew_and_all_once_a_day(certificate, client, place, publish):
    row = place(certificate)
    assert publish() == 1
    before = contents()
    assert publish() == 0
    StatusList.objects.update(due_at=timezone.now())  # a certificate changed and no bit
    assert publish() == 1
    assert contents() == before
    tomorrow = timezone.now() + timedelta(days=1, minutes=1)
    assert status_lists.publish_due(now=tomorrow) == 1
    assert contents() != before
    until = orjson.loads(read(client, address_of(row)).content)["validUntil"]
    assert datetime.fromisoformat(until) > tomorrow + timedelta(days=6)


def test_a_list_is_not_much_older_than_a_certificate_in_it(certificate, place, publish):
    """Signed anew for its place at once where it rested, else two seconds after the last time."""
    place(certificate)
    publish()
    before = contents()
    place(issue_one(certificate.type))
    published_at = StatusList.objects.values_list("signed_at", flat=True).get()
    assert published_at
    assert status_lists.publish_due(now=published_at + timedelta(seconds=1.9)) == 0
    assert status_lists.publish_due(now=published_at + timedelta(seconds=3)) == 1
    assert contents() != before
    assert status_lists.publish_due(now=published_at + timedelta(hours=1)) == 0
    StatusList.objects.update(signed_at=published_at - timedelta(hours=1))
    before = contents()
    place(issue_one(certificate.type))
    assert status_lists.publish_due(now=timezone.now()) == 1
    assert contents() != before


def test_a_compromised_key_signs_no_list(certificate, owner, client, place, publish):
    row = place(certificate)
    publish()
    stolen = SigningKey.objects.get(issuer=certificate.issuer, mode=Mode.LIVE)
    context = context_of(certificate.issuer, actor=user_actor(owner))
    signing_keys.declare_compromised(context=context, key_id=stolen.pk)
    publish()
    assert flagged(client, row) == set()  # by a key that is not compromised
    named = orjson.loads(read(client, address_of(row)).content)["compromisedKeys"]
    assert named == [stolen.verification_method]


def test_lists_name_a_retired_key_that_is_declared_compromised(
    issuer, owner, client, place, publish
):
    """Whoever has it could give its credentials another place, and leave its compromise out of a proof."""
    kind = make_type(issuer, code="diploma", kind="person", required=[], credential={})
    row = place(issue_one(kind, holder_name="Zoë Çela"))
    retired = SigningKey.objects.get(issuer=issuer, mode=Mode.LIVE)
    signing_keys.rotate(context=context_of(issuer))
    signing_keys.make_due()
    publish()
    before = orjson.loads(read(client, address_of(row)).content)
    context = context_of(issuer, actor=user_actor(owner))
    signing_keys.declare_compromised(context=context, key_id=retired.pk)
    publish()
    after = orjson.loads(read(client, address_of(row)).content)
    assert "compromisedKeys" not in before
    assert after["compromisedKeys"] == [retired.verification_method]
    assert flagged(client, row) == set()


def test_after_a_rotation_the_new_key_signs(certificate, client, place, publish):
    row = place(certificate)
    publish()
    signing_keys.rotate(context=context_of(certificate.issuer))
    signing_keys.make_due()
    assert publish() == 0  # what the old key signed stays valid
    assert flagged(client, row) == set()
    status_lists.publish_due(now=timezone.now() + timedelta(days=1, minutes=1))
    assert StatusList.objects.filter(key__state=SigningKeyState.ACTIVE).exists()
    assert flagged(client, row) == set()


def test_one_list_that_fails_holds_up_no_other(certificate, client, place, publish):
    other = place(issue_one(make_type(make_issuer())))
    place(certificate)
    SigningKey.objects.filter(issuer=certificate.issuer).update(secret="unreadable")
    assert publish() == 1
    assert flagged(client, other) == set()
    assert status_lists.waiting_since(timezone.now()) is not None


def test_a_process_without_the_keys_says_so_once(certificate, place, settings):
    place(certificate)
    settings.SIGNING_KEYS = []
    with pytest.raises(ImproperlyConfigured, match="SIGNING_KEYS"):
        status_lists.publish_due(now=timezone.now())


def test_after_a_restore_no_place_is_given_twice(certificate_type, place):
    before = place(issue_one(certificate_type))
    call_command("resume_log", stdout=io.StringIO())
    after = place(issue_one(certificate_type))
    assert after.status_list_id != before.status_list_id


def contents():
    rows = PublishedStatusList.objects.order_by("purpose", "suite")
    return list(rows.values_list("purpose", "suite", "content"))


def address_of(row):
    return (
        f"/issuers/{row.certificate.issuer.public_id}/status/{row.status_list.public_id}/revocation"
    )
