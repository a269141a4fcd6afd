"""`verify_log` names what was altered by whoever has the database's password."""

from io import StringIO

import pytest
from django.core.management import CommandError, call_command
from django.db import connection

from accounts.scopes import Mode
from certificates.log import checks
from certificates.models import TransparencyLog
from tests.factories import issue_one

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(autouse=True)
def certificates(certificate_type, log_all):
    issued = [issue_one(certificate_type) for _ in range(3)]
    log_all()
    issued.append(issue_one(certificate_type))
    log_all()
    return issued


def change(statement, *params):
    """As somebody with the database's password would: the triggers put to sleep first."""
    with connection.cursor() as cursor:
        cursor.execute("SET session_replication_role = replica")
        cursor.execute(statement, params)
        cursor.execute("SET session_replication_role = DEFAULT")


def findings():
    return [str(finding) for finding in checks.verify(Mode.LIVE).findings]


def test_a_sound_log(certificates):
    out = StringIO()
    call_command("verify_log", stdout=out)
    assert out.getvalue() == "live: 4 entries are sound.\ntest: 0 entries are sound.\n"


@pytest.mark.parametrize(
    ("statement", "what"),
    [
        ("UPDATE certificates_certificate SET document = document || ' ' WHERE id = %s",
         "the document does not have its hash"),
        ("UPDATE certificates_certificate SET document = document || ' ',"
         " data_hash = sha256(document || ' ') WHERE id = %s",
         "the certificate or its history is not as it was logged"),
        ("UPDATE certificates_certificatehistory SET at = at - interval '1 day'"
         " WHERE certificate_id = %s",
         "the certificate or its history is not as it was logged"),
        ("DELETE FROM certificates_certificatehistory WHERE certificate_id = %s",
         "it is in the log, and its row of history is gone"),
    ],
)  # fmt: skip
def test_a_certificate_that_was_altered_is_named(certificates, statement, what):
    altered = certificates[1]
    change(statement, altered.pk)
    assert findings() == [f"{altered.public_id} #1 (entry 1): {what}"]
    with pytest.raises(CommandError, match="1 findings"):
        call_command("verify_log", stdout=StringIO())


def test_a_history_row_that_was_slipped_in(certificates):
    change(
        "INSERT INTO certificates_certificatehistory (issuer_id, certificate_id, sequence, action, to_state,"
        " at, actor_kind, actor_id, request_id)"
        " SELECT issuer_id, id, 2, 'revoke', 'revoked', now(), 'user', '', ''"
        "   FROM certificates_certificate WHERE id = %s",
        certificates[0].pk,
    )
    assert findings() == [f"{certificates[0].public_id} #2: it never got into the log"]


def test_an_altered_entry_breaks_the_tree(certificates):
    change("UPDATE certificates_logentry SET commitment = sha256('') WHERE index = 3")
    assert findings() == [
        f"{certificates[3].public_id} #1 (entry 3): the certificate or its history is not as it was logged",
        "checkpoint 4: it does not follow from the entries",
        "tile 0/0: it does not follow from the entries",
    ]


def test_a_cut_log_is_found_beside_the_published_files():
    change("DELETE FROM certificates_logentry WHERE index = 3")
    change("DELETE FROM certificates_logcheckpoint WHERE size = 4")
    change("UPDATE certificates_logtile SET hashes = substring(hashes FROM 1 FOR 96)")
    TransparencyLog.objects.update(size=3)
    missing, never = findings()
    assert missing.startswith("published files: The published log has 4 entries")
    assert never.endswith("#1: it never got into the log")
