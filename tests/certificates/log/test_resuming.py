"""After a backup is restored, the log goes on from what was published."""

from io import StringIO

import pytest
from django.core.management import CommandError, call_command
from django.db import connection

from accounts.scopes import Mode
from certificates.log import checks
from certificates.models import LogEntry, SignedCredential, TransparencyLog, UnloggedChange
from tests.factories import issue_one

from .test_sequencing import published

pytestmark = pytest.mark.django_db(transaction=True)
TABLES = ("log", "logentry", "logtile", "logcheckpoint", "unlogged", "seal")


@pytest.fixture
def restored(certificate_type, log_all, api):
    """One certificate logged before the backup, one that waited then, one that the backup does not have."""
    issue_one(certificate_type)
    log_all()
    waited = issue_one(certificate_type)
    kept = copy()
    log_all()
    lost = issue_one(certificate_type)
    log_all()
    with connection.cursor() as cursor:
        cursor.execute("SET session_replication_role = replica")
        for table in ("certificate", "certificatehistory"):
            column = "id" if table == "certificate" else "certificate_id"
            cursor.execute(f"DELETE FROM certificates_{table} WHERE {column} = %s", [lost.pk])
        cursor.execute("SET session_replication_role = DEFAULT")
    restore(kept)
    return waited


def restore(kept):
    with connection.cursor() as cursor:
        cursor.execute("SET session_replication_role = replica")
        for table in TABLES:
            cursor.execute(f"DELETE FROM certificates_{table}")
            cursor.execute(f"INSERT INTO certificates_{table} SELECT * FROM {kept}_{table}")
        cursor.execute("SET session_replication_role = DEFAULT")


def copy():
    with connection.cursor() as cursor:
        for table in TABLES:
            cursor.execute(
                f"CREATE TEMP TABLE kept_{table} ON COMMIT PRESERVE ROWS AS"
                f" SELECT * FROM certificates_{table}"
            )
    return "kept"


def resume():
    out = StringIO()
    call_command("resume_log", stdout=out)
    return out.getvalue()


def test_the_published_entries_come_back(restored, certificate_type, log_all, log_folder):
    before = published(log_folder)[1]
    assert "2 entries taken up. 1 of them are of changes that this database has" in resume()
    assert not UnloggedChange.objects.exists()
    assert LogEntry.objects.get(certificate_id=restored.pk).index == 1
    assert SignedCredential.objects.filter(
        pk=restored.pk, signed_at=None
    ).exists()  # it is signed again
    report = checks.verify(Mode.LIVE)
    assert (report.sound, report.lost, report.findings) == (2, 1, [])
    issue_one(certificate_type)
    assert log_all() == 1
    checkpoint, entries = published(log_folder)
    assert checkpoint.size == 4
    assert entries[:3] == before
    assert resume() == "live: 0 entries taken up.\ntest: 0 entries taken up.\n"


def test_altered_files_are_not_taken_up(restored, log_all, log_folder):
    log_all()
    for bundle in (log_folder / "tile" / "entries" / "000.p").iterdir():
        bundle.write_bytes(bundle.read_bytes().replace(b'"version":1', b'"version":2'))
    with pytest.raises(CommandError, match="do not go on from this database's log"):
        resume()
    assert TransparencyLog.objects.get().size == 1
    assert UnloggedChange.objects.count() == 1
