"""Changes of signing keys in the log: stated, proved, checked beside their rows, taken up again."""

from dataclasses import asdict
from datetime import datetime

import orjson
import pytest
from django.utils import timezone

from accounts.models import SigningKey
from accounts.scopes import AccountsPrefix, Mode
from accounts.signing_keys import identity, operations as signing_keys
from certificates.log import checks, keys as log_keys, proofs, tlog
from certificates.models import LogEntry, TransparencyLog, UnloggedChange
from lib import ids
from lib.dates import format_instant
from tests.factories import context_of, issue_one, user_actor
from tests.paths import ROOT
from tests.support.credential_proofs import multibase_decode

from .test_checks import change, findings
from .test_public import check
from .test_resuming import copy, restore, resume

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def key(issuer):
    return signing_keys.active_key(issuer.pk, Mode.LIVE)


def rotate(key):
    SigningKey.objects.create(issuer=key.issuer, requested_at=timezone.now())
    signing_keys.make_due()


def test_the_documents_show_both_statements_of_keys(key):
    """Byte by byte as they are logged."""
    text = (ROOT / "docs" / "design" / "log.md").read_text()
    of_key, of_log = (
        orjson.loads(line) for line in text.splitlines() if "key_added" in line and line[0] == "{"
    )
    (made,) = log_keys.changes_of(key)
    assert list(of_key) == list(orjson.loads(made.statement))
    public_key = multibase_decode(of_key["publicKeyMultibase"])[2:]
    assert of_key["key"] == identity.thumbprint(public_key)
    key.issuer.did, key.public_key, key.kid = of_key["did"], public_key, of_key["key"]
    key.issuer.pk = ids.parse(AccountsPrefix.ISSUER, of_key["issuer"])
    key.activated_at = datetime.fromisoformat(of_key["at"])
    (shown,) = log_keys.changes_of(key)
    assert shown.statement.decode() in text.splitlines()
    log = TransparencyLog(successions=[of_log])
    ((_name, statement),) = log_keys.statements(log).values()
    assert statement.decode() in text.splitlines()
    assert all(tlog.VerifierKey.parse(of_log[name]) for name in ("key", "predecessor"))


def test_each_change_is_stated_and_proved(key, log_all):
    rotate(key)
    log_all()
    key = SigningKey.objects.select_related("issuer").get(pk=key.pk)
    added, retired = proofs.PublishedLog(key.mode).of_key(key)
    assert added.statement == {
        "action": "key_added",
        "at": format_instant(key.activated_at),
        "did": key.did,
        "issuer": key.issuer.public_id,
        "key": key.kid,
        "publicKeyMultibase": added.statement["publicKeyMultibase"],
        "sequence": 1,
        "version": 1,
    }
    assert retired.statement["action"] == "key_retired"
    for each in (added, retired):
        assert check(asdict(each), TransparencyLog.objects.get().verifier_key)


def test_sound_keys(key, log_all):
    assert findings() == []  # they wait
    log_all()
    rotate(key)
    assert log_all() == 2
    report = checks.verify(Mode.LIVE)
    assert (report.sound, report.findings) == (3, [])


@pytest.mark.parametrize(
    "alteration",
    [
        "UPDATE accounts_signingkey SET public_key = sha256('mine')",
        "UPDATE accounts_signingkey SET activated_at = activated_at - interval '1 year'",
        "UPDATE accounts_issuer SET did = 'did:web:mine.example'",
        "DELETE FROM accounts_signingkey",
    ],
)
def test_a_key_that_was_altered_is_named(key, log_all, alteration):
    log_all()
    change(alteration)
    (finding,) = findings()
    assert finding.endswith("(entry 0): the key is not as it was logged")


def test_a_key_that_was_slipped_in(key, log_all):
    log_all()
    kid = "slipped-in"
    change(
        "INSERT INTO accounts_signingkey (id, issuer_id, mode, state, kid, public_key, requested_at,"
        " activated_at, retired_at) SELECT gen_random_uuid(), issuer_id, mode, 'retired', %s,"
        " sha256('mine'), now(), now(), now() FROM accounts_signingkey WHERE state = 'active'",
        kid,
    )
    assert findings() == [
        f"{key.did}#{kid} key_added: it never got into the log",
        f"{key.did}#{kid} key_retired: it never got into the log",
    ]


def test_a_restored_backup_takes_them_up(key, log_all):
    kept = copy()
    log_all()
    restore(kept)
    assert "1 entries taken up. 1 of them are of changes that this database has" in resume()
    assert not UnloggedChange.objects.exists()
    assert LogEntry.objects.get().signing_key_id == key.pk
    assert checks.verify(Mode.LIVE).findings == []


def test_a_restored_backup_names_keys_that_were_declared_compromised_after_it(
    issuer, other_issuer, owner, certificate_type, key, log_all
):
    signing_keys.active_key(other_issuer.pk, Mode.LIVE)
    log_all()
    kept = copy()
    issue_one(certificate_type)
    context = context_of(issuer, actor=user_actor(owner))
    signing_keys.declare_compromised(context=context, key_id=key.pk)
    log_all()
    change("DELETE FROM certificates_certificatehistory")
    change("DELETE FROM certificates_certificate")
    change(
        "UPDATE accounts_signingkey SET state = 'active', compromised_at = NULL WHERE kid = %s",
        key.kid,
    )
    restore(kept)
    said = resume()
    assert "2 entries taken up. 0 of them" in said
    assert said.count("was declared compromised") == 1
    assert f"{key.verification_method} of {issuer.public_id} was declared compromised" in said


def test_the_first_key_of_test_mode_is_in_the_log_of_tests(issuer, log_all):
    signing_keys.active_key(issuer.pk, Mode.TEST)
    assert (log_all(Mode.LIVE), log_all(Mode.TEST)) == (0, 1)
