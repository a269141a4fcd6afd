"""Certificates from before the log enter it once, as they stand, with the day's date."""

from io import StringIO

import pytest
from django.core.management import call_command
from django.db import connection
from django.utils import timezone

from accounts.scopes import Mode
from certificates.log import checks, resuming, sequencing
from certificates.models import LogEntry, SignedCredential, UnloggedChange
from tests.factories import issue_one

from .test_checks import change, findings
from .test_public import check

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def before(api, certificate_type):
    """Two certificates without an entry: one active, one revoked; from before the log."""
    with connection.cursor() as cursor:
        cursor.execute("ALTER TABLE certificates_certificatehistory DISABLE TRIGGER USER")
        issued = [issue_one(certificate_type) for _ in range(2)]
        answer = api.post(f"certificates/{issued[1].public_id}/revoke", {"reason": "fraud"})
        cursor.execute("ALTER TABLE certificates_certificatehistory ENABLE TRIGGER USER")
    assert answer.status_code == 200
    assert not UnloggedChange.objects.exists()
    return issued


def record():
    out = StringIO()
    call_command("record_unlogged", stdout=out)
    return int(out.getvalue().split()[0])


def changes_of(certificate, anonymous_api):
    path = f"/api/public/certificates/{certificate.public_id}/log"
    answer = anonymous_api.get(path).json()
    assert all(check(change, answer["verifierKey"]) for change in answer["changes"])
    return [change["statement"] for change in answer["changes"]]


def test_each_is_recorded_once(before, certificate_type, log_all, anonymous_api, api):
    issue_one(certificate_type)
    log_all()
    assert [finding.split(": ")[1] for finding in findings()] == ["it never got into the log"] * 3
    assert record() == 2
    assert sequencing.log_health().waiting_since > before[1].issued_at
    assert findings() == []
    assert record() == 0
    assert log_all() == 2
    assert record() == 0
    assert {seal.certificate for seal in SignedCredential.objects.all()} >= set(
        before
    )  # also the revoked one's
    active, revoked = [changes_of(certificate, anonymous_api)[0] for certificate in before]
    assert (active["action"], active["sequence"], active["state"]) == ("recorded", 1, "active")
    assert (revoked["action"], revoked["sequence"], revoked["state"]) == ("recorded", 2, "revoked")
    assert active["at"] == revoked["at"] > before[1].issued_at.isoformat()
    report = checks.verify(Mode.LIVE)
    assert (report.sound, report.findings) == (3, [])

    api.post(f"certificates/{before[0].public_id}/suspend", {"reason": "recall"})
    assert log_all() == 1
    actions = [stated["action"] for stated in changes_of(before[0], anonymous_api)]
    assert actions == ["recorded", "suspend"]
    assert findings() == []


def test_recording_goes_on_where_it_was_interrupted(before, log_all):
    class Interrupted(Exception):
        """As by Ctrl+C."""

    def interrupt(_done: int) -> None:
        raise Interrupted

    with pytest.raises(Interrupted):
        resuming.record(now=timezone.now(), batch=1, progress=interrupt)
    assert log_all() == 1
    assert resuming.record(now=timezone.now(), batch=1) == 1
    assert log_all() == 1
    assert set(LogEntry.objects.values_list("certificate_id", "sequence")) == {
        (before[0].pk, 1),
        (before[1].pk, 2),
    }


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE certificates_certificate SET document = document || ' ',"
        " data_hash = sha256(document || ' ') WHERE id = %s",
        "UPDATE certificates_certificatehistory SET to_state = 'active'"
        " WHERE certificate_id = %s AND sequence = 2",
        "UPDATE certificates_certificatehistory SET at = (SELECT max(at) FROM certificates_logentry)"
        " WHERE certificate_id = %s AND sequence = 2",
    ],
)
def test_certificate_altered_after_its_recording_is_named(before, log_all, statement):
    record()
    log_all()
    change(statement, before[1].pk)
    entry = LogEntry.objects.get(certificate_id=before[1].pk)
    found = findings()
    assert found[0] == (
        f"{before[1].public_id} #2 (entry {entry.index}):"
        " the certificate or its history is not as it was logged"
    )
    assert all(before[1].public_id in finding for finding in found)


def test_an_ordinary_entry_does_not_cover_changes_before_it(api, certificate, log_all):
    """As a row that somebody slips in below a change that was logged as such."""
    with connection.cursor() as cursor:
        cursor.execute("DELETE FROM certificates_unlogged")
    api.post(f"certificates/{certificate.public_id}/revoke", {"reason": "fraud"})
    log_all()
    assert findings() == [f"{certificate.public_id} #1: it never got into the log"]
