"""Changes get into the log once, in order, and the published files prove it."""

import base64
import hashlib
import json

import pytest
from django.db import connection
from django.utils import timezone

from accounts.scopes import Mode
from certificates.log import sequencing, tlog
from certificates.models import TransparencyLog, UnloggedChange
from tests.factories import issue_one
from tests.support import merkle as judge

pytestmark = pytest.mark.django_db(transaction=True)


def published(folder, mode=Mode.LIVE):
    """The checkpoint, and the entries that it covers."""
    folder = folder if mode == Mode.LIVE else folder / mode
    key = sequencing.signer(mode).key
    checkpoint = tlog.read_checkpoint((folder / "checkpoint").read_text(), key)
    entries = []
    for number in range(-(-checkpoint.size // 256)):
        width = min(256, checkpoint.size - 256 * number)
        name = f"{number:03}" + ("" if width == 256 else f".p/{width}")
        content = (folder / "tile" / "entries" / name).read_bytes()
        while content:
            length = int.from_bytes(content[:2])
            entries.append(content[2 : 2 + length])
            content = content[2 + length :]
    assert checkpoint.root == judge.root_of([judge.leaf(entry) for entry in entries])
    return checkpoint, entries


def test_an_issue_and_a_change_are_logged_in_order(api, certificate, log_all, log_folder):
    api.post(f"certificates/{certificate.public_id}/revoke", {"reason": "fraud"})
    assert log_all() == 2
    checkpoint, entries = published(log_folder)
    certificate.refresh_from_db()
    history = certificate.history.order_by("sequence")
    statements = [
        {
            "action": action,
            "at": row.at.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "certificate": certificate.public_id,
            "dataHash": bytes(certificate.data_hash).hex(),
            "issuer": certificate.issuer.public_id,
            "sequence": row.sequence,
            "state": state,
            "version": 1,
        }
        for row, action, state in zip(
            history, ("issued", "revoke"), ("active", "revoked"), strict=True
        )
    ]
    for stated, entry in zip(statements, entries, strict=True):
        text = json.dumps(stated, sort_keys=True, separators=(",", ":")).encode()
        committed = base64.urlsafe_b64encode(hashlib.sha256(text).digest()).rstrip(b"=").decode()
        assert json.loads(entry) == {"at": stated["at"], "commitment": committed, "version": 1}
    assert checkpoint == ("certificates.example/log", 2, checkpoint.root)
    assert not UnloggedChange.objects.exists()
    assert log_all() == 0


def test_the_log_grows_over_many_runs(api, request_body, log_folder):
    drafts = [request_body(serialNumber=f"SN-{number}") for number in range(600)]
    body = {"certificates": drafts, "mode": "all_or_nothing"}
    answer = api.post("certificates/issue/bulk", body, **{"idempotency-key": "many"})
    assert answer.status_code == 201, answer.content
    seen = []
    for batch in (1, 254, 2, 300, 999):
        sequencing.run(Mode.LIVE, now=timezone.now(), batch=batch)
        checkpoint, entries = published(log_folder)
        assert entries[: len(seen)] == seen
        seen = entries
    assert checkpoint.size == 600
    tiles = {str(path.relative_to(log_folder)) for path in log_folder.rglob("*") if path.is_file()}
    assert tiles == {
        "checkpoint",
        *(f"tile/{kind}/{name}" for kind in (0, "entries") for name in ("000", "001")),
        *(f"tile/{kind}/002.p/{width}" for kind in (0, "entries") for width in (45, 88)),
        *(f"tile/1/000.p/{width}" for width in (1, 2)),
    }


def test_test_certificates_have_a_log_of_their_own(certificate_type, log_all, log_folder):
    issue_one(certificate_type)
    issue_one(certificate_type, mode=Mode.TEST)
    assert log_all() == 1
    assert log_all(Mode.TEST) == 1
    checkpoint, _entries = published(log_folder, Mode.TEST)
    assert checkpoint.origin == "certificates.example/log/test"
    assert published(log_folder)[0].size == 1


def test_a_restored_database_signs_nothing(certificate_type, log_all, log_folder):
    issue_one(certificate_type)
    log_all()
    before = (log_folder / "checkpoint").read_bytes()
    forget_log()
    issue_one(certificate_type)
    assert log_all() == 0
    assert (log_folder / "checkpoint").read_bytes() == before
    assert "resume_log" in str(TransparencyLog.objects.get().halted)
    assert UnloggedChange.objects.count() == 1


def test_nothing_is_signed_with_another_key(certificate_type, log_all, settings):
    issue_one(certificate_type)
    log_all()
    settings.LOG_KEY = base64.b64encode(bytes(32)).decode()
    issue_one(certificate_type)
    assert log_all() == 0
    assert "LOG_KEY" in str(TransparencyLog.objects.get().halted)


def forget_log():
    """As a database restored from before the first entry."""
    with connection.cursor() as cursor:
        cursor.execute("SET session_replication_role = replica")
        for table in ("log", "logentry", "logtile", "logcheckpoint"):
            cursor.execute(f"DELETE FROM certificates_{table}")
        cursor.execute("SET session_replication_role = DEFAULT")


def test_unloggable_change_stops_no_other(issuer, certificate, log_all, log_folder, caplog):
    """A change without a history, one twice, and one that was logged before."""
    assert log_all() == 1
    other = issue_one(certificate.version.type)
    for certificate_id, sequence in (
        (certificate.pk, 1),
        (certificate.pk, 1000),
        (other.pk, 1),
    ):
        UnloggedChange.objects.create(certificate_id=certificate_id, sequence=sequence)
    UnloggedChange.objects.create(sequence=1, mode=Mode.LIVE)
    assert log_all() == 1
    assert "changes left out of the log" in caplog.text
    assert published(log_folder)[0].size == 2
    assert not UnloggedChange.objects.exists()
