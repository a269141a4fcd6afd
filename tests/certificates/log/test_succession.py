"""The log's key has a successor: announced in the log, signed by both, and later alone."""

import base64
import hashlib
from dataclasses import asdict
from io import StringIO

import pytest
from django.core.management import call_command
from django.test import Client

from accounts.scopes import Mode
from certificates.log import checks, proofs, sequencing, tlog
from certificates.models import LogCheckpoint, LogEntry, TransparencyLog
from tests.factories import issue_one

from .test_public import check
from .test_resuming import copy, restore

pytestmark = pytest.mark.django_db(transaction=True)
NEW = base64.b64encode(bytes(range(32))).decode()


@pytest.fixture
def first(certificate_type, log_all):
    """A certificate that was logged under the first key."""
    certificate = issue_one(certificate_type)
    log_all()
    return certificate


def key() -> str:
    return str(sequencing.signer(Mode.LIVE).key)


@pytest.fixture
def keys(first, settings):
    """The first key and its successor, which both sign from now on."""
    old = key()
    settings.LOG_KEY, settings.LOG_KEY_FALLBACKS = NEW, [settings.LOG_KEY]
    return old, key()


def proved(certificate, under):
    (issued,) = proofs.PublishedLog(Mode.LIVE).of_certificates([certificate.pk])[certificate.pk]
    return check(asdict(issued), under)


def test_both_sign_and_the_log_announces_it(first, keys, certificate_type, log_all):
    old, new = keys
    second = issue_one(certificate_type)
    assert log_all() == 2
    note = Client().get("/log/checkpoint").content.decode()
    sizes = {tlog.read_checkpoint(note, tlog.VerifierKey.parse(each)).size for each in keys}
    assert sizes == {3}
    assert proved(first, old)
    assert proved(second, old)
    assert proved(second, new)
    assert Client().get("/log/keys.json").json()["verifierKeys"] == [old, new]
    (announced,) = TransparencyLog.objects.get().successions
    stated = {name: announced[name] for name in ("at", "key", "predecessor")}
    stated |= {"action": "log_key_added", "sequence": 1, "version": 1}
    assert (stated["key"], stated["predecessor"]) == (new, old)
    commitment = LogEntry.objects.get(certificate_id=None).commitment
    assert hashlib.sha256(tlog.canonical(stated)).digest() == bytes(commitment)
    report = checks.verify(Mode.LIVE)
    assert (report.sound, report.findings) == (3, [])


def test_without_its_predecessor_it_proves_everything(
    first, keys, certificate_type, log_all, settings
):
    _old, new = keys
    issue_one(certificate_type)
    log_all()
    settings.LOG_KEY_FALLBACKS = []
    third = issue_one(certificate_type)
    assert log_all() == 1
    assert TransparencyLog.objects.get().verifier_key == new
    assert proved(first, new)
    assert proved(third, new)
    assert checks.verify(Mode.LIVE).findings == []
    out = StringIO()
    call_command("verify_keys", stdout=out)
    assert "All keys can be used" in out.getvalue()


def test_a_key_that_the_former_one_does_not_vouch_for_signs_nothing(
    first, certificate_type, log_all, settings
):
    settings.LOG_KEY = NEW
    issue_one(certificate_type)
    assert log_all() == 0
    assert "LOG_KEY_FALLBACKS" in str(TransparencyLog.objects.get().halted)


def test_a_succession_that_was_altered_is_named(keys, certificate_type, log_all):
    issue_one(certificate_type)
    log_all()
    log = TransparencyLog.objects.get()
    log.successions[0]["predecessor"] = log.successions[0]["key"]
    log.save()
    (finding,) = checks.verify(Mode.LIVE).findings
    assert "the key is not as it was logged" in str(finding)


def test_a_backup_from_before_the_succession(keys, certificate_type, log_all):
    kept = copy()
    issue_one(certificate_type)
    log_all()
    restore(kept)
    call_command("resume_log", stdout=StringIO())
    issue_one(certificate_type)
    log_all()
    newest = LogCheckpoint.objects.order_by("-size")[0]
    assert newest.note.count("— ") == 2
    assert checks.verify(Mode.LIVE).lost == 2
