"""`verify_documents` finds documents that were altered in the database."""

from dataclasses import replace
from io import StringIO
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.db import OperationalError, connection

from certificates.certificate import integrity
from certificates.certificate.integrity import Checked, Part
from certificates.management.commands import verify_documents
from certificates.models import Certificate
from tests.factories import issue_one

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("folder")]


@pytest.fixture(autouse=True)
def certificate(certificate_type) -> Certificate:
    return issue_one(certificate_type, certificate_number="C-1", metadata={"Straße": "ä"})


def change(statement: str, *params: object) -> None:
    """As somebody with the database's password would: the triggers put to sleep first."""
    with connection.cursor() as cursor:
        cursor.execute("SET session_replication_role = replica")
        cursor.execute(statement, params)
        cursor.execute("SET session_replication_role = DEFAULT")


def findings() -> list[str]:
    (part,) = integrity.parts(None)
    return [finding.what for finding in integrity.check_part(part).findings]


def test_issued_documents_pass(certificate_type):
    issue_one(certificate_type)
    out = StringIO()
    call_command("verify_documents", stdout=out)
    assert out.getvalue() == "Sound: 2 certificates, 0 files of attachments, 0 files of the log.\n"
    call_command("verify_documents", no_files=True, stdout=out)
    assert out.getvalue().endswith("\nSound: 2 certificates.\n")


def test_an_altered_document(certificate):
    forged = bytes(certificate.document).replace(b"ART-100", b"ART-999")
    change("UPDATE certificates_certificate SET document = %s", forged)
    assert findings() == ["the document does not have its hash"]
    out = StringIO()
    with pytest.raises(CommandError, match="1 findings; sound are 0 certificates, 0 files"):
        call_command("verify_documents", stdout=out)
    assert out.getvalue() == f"{certificate.public_id}: the document does not have its hash\n"


def test_an_altered_document_with_a_hash_that_fits():
    change(
        "UPDATE certificates_certificate SET document = document || ' ',"
        " data_hash = sha256(document || ' ')"
    )
    assert findings() == ["the document is not canonical (RFC 8785)"]


def test_a_document_that_belongs_to_another_certificate(certificate, certificate_type):
    other = issue_one(certificate_type, serial_number=certificate.serial_number)
    change(
        "UPDATE certificates_certificate SET document = %s, data_hash = %s WHERE id = %s",
        bytes(other.document),
        bytes(other.data_hash),
        certificate.pk,
    )
    assert [what.split(" is ")[0] for what in findings()] == ["id", "number"]


@pytest.mark.parametrize("content", ["no JSON", "[1]"])
def test_a_document_that_is_none(content: str):
    change(
        "UPDATE certificates_certificate SET document = %s, data_hash = sha256(%s)",
        content.encode(),
        content.encode(),
    )
    assert findings() == ["the document is no JSON object"]


def test_an_altered_column():
    change("UPDATE certificates_certificate SET valid_until = '2099-12-31'")
    assert findings() == ["validUntil is '2099-12-31' in its column and None in the document"]


def test_a_state_without_its_history():
    change("UPDATE certificates_certificate SET state = 'revoked'")
    assert findings() == ["the history does not end in its state (revoked)"]


def test_a_history_that_is_gone():
    change("DELETE FROM certificates_certificatehistory")
    assert findings() == ["the history does not end in its state (active)"]


def test_an_erased_certificate_is_sound_without_its_document():
    change("UPDATE certificates_certificate SET document = NULL, erased_at = now()")
    assert findings() == []


def test_processes_share_the_parts(certificate_type, monkeypatch):
    issued = [issue_one(certificate_type) for _ in range(4)]
    monkeypatch.setattr(integrity, "PART", 1)
    change("UPDATE certificates_certificate SET state = 'revoked' WHERE id = %s", issued[1].pk)
    out = StringIO()
    with pytest.raises(CommandError, match="1 findings; sound are 4 certificates"):
        call_command("verify_documents", no_files=True, processes=2, stdout=out)
    said = "the history does not end in its state (revoked)"
    assert out.getvalue() == f"{issued[1].public_id}: {said}\n"


def test_a_run_goes_on_where_the_last_one_stopped(certificate_type, monkeypatch, tmp_path):
    for _ in range(4):
        issue_one(certificate_type)
    change("DELETE FROM certificates_certificatehistory")
    monkeypatch.setattr(integrity, "PART", 2)
    checked: list[str] = []

    def check(part: Part) -> Checked:
        if len(checked) == 1:
            checked.append("the server was restarted")
            raise OperationalError(checked[1])
        checked.append(part.last)
        return integrity.check_part(part)

    own = replace(integrity.CHECK, run=check)
    monkeypatch.setattr(verify_documents, "CHECKS", (own,))
    options: dict[str, Any] = {"no_files": True, "processes": 1, "resume": tmp_path / "noted.json"}
    with pytest.raises(CommandError, match="Not finished: the server was restarted") as stopped:
        call_command("verify_documents", **options, stdout=StringIO())
    assert stopped.value.returncode == 2
    with pytest.raises(CommandError, match="5 findings; sound are 0 certificates") as ended:
        call_command("verify_documents", **options, stdout=StringIO())
    assert ended.value.returncode == 1
    assert len(checked) == len(set(checked)) == 4, "nothing was checked twice"
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_not_its_own(tmp_path):
    (tmp_path / "shopping").write_text("[]")
    with pytest.raises(CommandError, match=r"shopping is not of this command\. Name another file"):
        call_command("verify_documents", resume=tmp_path / "shopping")
    assert (tmp_path / "shopping").read_text() == "[]"
