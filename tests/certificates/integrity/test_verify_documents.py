"""`verify_documents` finds documents that were altered in the database."""

from io import StringIO

import pytest
from django.core.management import CommandError, call_command
from django.db import connection

from certificates.models import Certificate
from certificates.operations.checks import stored_documents
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
    return [finding.what for finding in stored_documents.verify().findings]


def test_issued_documents_pass(certificate_type):
    issue_one(certificate_type)
    out = StringIO()
    call_command("verify_documents", stdout=out)
    assert out.getvalue() == "2 certificates are sound, 0 files are as registered.\n"
    call_command("verify_documents", no_files=True, stdout=out)
    assert out.getvalue().endswith("\n2 certificates are sound.\n")


def test_an_altered_document(certificate):
    forged = bytes(certificate.document).replace(b"ART-100", b"ART-999")
    change("UPDATE certificates_certificate SET document = %s", forged)
    assert findings() == ["the document does not have its hash"]
    out = StringIO()
    with pytest.raises(CommandError, match="1 findings; 0 certificates are sound, 0 files"):
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
