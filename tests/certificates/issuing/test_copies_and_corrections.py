"""Copies and corrections by hand, with their files."""

import hashlib
from pathlib import Path
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile

from accounts.models import Issuer, User
from accounts.scopes import Mode
from certificates.certificate.document import Item
from certificates.lifecycle import State
from certificates.models import AttachmentFile, Certificate, CertificateHistory, TypeVersion
from certificates.types.operations import archive_type, change_type
from certificates.types.presets import PRESETS
from tests.certificates.issuing.form_helpers import (
    document_of,
    issue_form_url,
    open_form,
    send_form,
)
from tests.factories import context_of, issue_one, make_type, set_state
from tests.support.back_office import client_of, page_url, with_issuer
from tests.support.forms import form_of
from tests.support.problems import nothing_written

REPORT = b"%PDF-1.7 " + bytes(range(256))


@pytest.fixture(autouse=True)
def folder(settings, tmp_path: Path) -> Path:
    """Where the files of this test are kept."""
    backend = "django.core.files.storage.FileSystemStorage"
    kept = {"attachments": {"BACKEND": backend, "OPTIONS": {"location": str(tmp_path)}}}
    settings.STORAGES = settings.STORAGES | kept
    return tmp_path


def upload(content: bytes = REPORT, name: str = "Zeugnis.pdf") -> SimpleUploadedFile:
    return SimpleUploadedFile(name, content, "application/pdf")


def copy_of(certificate: Certificate) -> str:
    return page_url(certificate, "copy_one")


def correction_of(certificate: Certificate) -> str:
    return page_url(certificate, "correct_one")


def newest() -> Certificate:
    return Certificate.objects.latest("pk")


def contents(rows: Any) -> list[bytes]:
    found = []
    for row in rows:
        with row.open() as file:
            found.append(file.read())
    return found


class TestCopies:
    def test_a_copy_says_the_same_of_another_piece(self, operator: User, issuer: Issuer):
        source = issue_one(
            make_type(issuer),
            certificate_number="N-1",
            external_ref="ERP-1",
            holder_name="Kunde AG",
            locale="fr",
            items=[Item(product_id="P", serial_number="S", quantity="3.50")],
            metadata={"batch": "B\n2", "mass": "12.50", "colour": "red", "testResults": [["a"]]},
        )
        client = client_of(operator)
        assert copy_of(source) in client.get(page_url(source)).text
        form = open_form(client, copy_of(source))
        assert (form["serial_number"], form["certificate_number"], form["external_ref"]) == (
            "",
        ) * 3
        assert "serial" not in form["items-0-2"].lower()

        send_form(client, copy_of(source), serial_number="SN-NEW")
        made, before, after = newest(), document_of(source), document_of(newest())
        assert made.supersedes_id is None
        assert after["metadata"] == before["metadata"] | {"testResults": [["a", "", "", ""]]}
        assert after["items"] == [{"productId": "P", "quantity": "3.50"}]
        assert (made.product_id, made.serial_number) == ("ART-100", "SN-NEW")
        assert (made.holder_name, made.locale) == ("Kunde AG", "fr")

    def test_a_copy_is_for_another_person(self, operator: User, issuer: Issuer):
        source = issue_one(make_type(issuer, **PRESETS["diploma"]), holder_name="Zoë Çela")
        form = open_form(client_of(operator), copy_of(source))
        assert (form["holder_name"], form["holder_email"]) == ("", "")

    def test_fields_that_the_type_no_longer_has_are_named(self, operator: User, issuer: Issuer):
        certificate_type = make_type(issuer)
        metadata = {"batch": "B", "colour": "red", "testResults": [["a"]]}
        source = issue_one(certificate_type, metadata=metadata)
        batch = PRESETS["en10204-3-1"]["fields"][0] | {"key": "batch"}
        context = context_of(issuer, now=source.issued_at)
        change_type(context=context, certificate_type=certificate_type, fields=[batch], strict=True)
        response = client_of(operator).get(copy_of(source))
        assert "It has no place for:" in response.text
        assert "colour: red" in response.text
        assert "testResults: a" in response.text
        assert form_of(response, "issue-form")["metadata-batch"] == "B"

    def test_of_an_archived_type_another_one_is_chosen(self, operator: User, issuer: Issuer):
        old, new = make_type(issuer, code="old"), make_type(issuer, code="new")
        source = issue_one(old, metadata={"batch": "B-1"})
        archive_type(context=context_of(old.issuer, now=source.issued_at), certificate_type=old)
        client = client_of(operator)
        assert "Choose another one." in client.get(copy_of(source)).text
        send_form(client, f"{copy_of(source)}?type={new.pk}", serial_number="X")
        assert newest().type == new
        assert document_of(newest())["metadata"] == {"batch": "B-1"}

    def test_an_erased_certificate_is_not_copied(
        self, operator: User, issuer: Issuer, certificate: Certificate
    ):
        Certificate.objects.filter(pk=certificate.pk).update(
            document=None, erased_at=certificate.issued_at
        )
        client = client_of(operator)
        page = client.get(page_url(certificate)).text
        assert copy_of(certificate) not in page
        assert correction_of(certificate) not in page
        assert client.get(copy_of(certificate)).status_code == 302

    def test_a_certificate_of_500_items_is_copied_whole(self, operator: User, issuer: Issuer):
        items = [Item(position=n, product_id="P", batch=f"B-{n}") for n in range(1, 501)]
        source = issue_one(make_type(issuer, required=[]), items=items)
        send_form(client_of(operator), copy_of(source))
        assert document_of(newest())["items"] == document_of(source)["items"]


class TestCorrections:
    def test_the_successor_is_issued_and_linked(self, operator: User, issuer: Issuer):
        certificate_type = make_type(issuer, unique_by="serial", number_pattern="N-{seq:4}")
        source = issue_one(
            certificate_type,
            serial_number="SN-1",
            external_ref="ERP-1",
            metadata={"batch": "wrong"},
            mode=Mode.TEST,
        )
        client = client_of(operator)
        changes = {"metadata-batch": "right", "reason": "data_error", "note": "Ticket 7"}
        page = send_form(client, correction_of(source), **changes)
        made = newest()
        source.refresh_from_db()
        assert page.redirect_chain == [(page_url(made), 302)]
        assert (source.state, source.superseded_by_id) == ("superseded", made.pk)
        assert (made.supersedes_id, made.serial_number, made.mode) == (source.pk, "SN-1", "test")
        assert made.external_ref == "ERP-1"
        assert made.number != source.number
        assert document_of(made)["metadata"] == {"batch": "right"}
        change = CertificateHistory.objects.get(certificate=source, sequence=2)
        assert (change.reason, change.note) == ("data_error", "Ticket 7")

    def test_sent_twice_there_is_one_successor(self, operator: User, certificate: Certificate):
        client, address = client_of(operator), correction_of(certificate)
        form = open_form(client, address).filled() | {"issue": "yes"}
        pages = [client.post(address, form, follow=True) for _ in range(2)]
        assert pages[0].redirect_chain == pages[1].redirect_chain == [(page_url(newest()), 302)]
        assert Certificate.objects.count() == 2

    def test_without_a_reason_nothing_happens(self, operator: User, certificate: Certificate):
        with nothing_written():
            page = send_form(
                client_of(operator), correction_of(certificate), reason="", serial_number=""
            )
        assert page.text.count("This field is required.") == 2

    @pytest.mark.parametrize("state", [State.PENDING, State.REVOKED])
    def test_only_what_can_have_a_successor_is_offered_one(
        self, operator: User, certificate: Certificate, state: State
    ):
        set_state(certificate, state)
        client = client_of(operator)
        assert correction_of(certificate) not in client.get(page_url(certificate)).text
        answer = client.get(correction_of(certificate), follow=True)
        assert "The status of this certificate does not allow this." in answer.text

    def test_a_concurrent_correction_is_refused_with_a_message(
        self, operator: User, certificate: Certificate
    ):
        client, address = client_of(operator), correction_of(certificate)
        form = open_form(client, address).filled() | {"issue": "yes"}
        set_state(certificate, State.REVOKED)
        with nothing_written():
            page = client.post(address, form)
        assert "The status of this certificate is “Revoked”." in page.text

    def test_the_outsider_sees_nothing(
        self, outsider: User, other_issuer: Issuer, certificate: Certificate
    ):
        make_type(other_issuer)
        client = client_of(outsider)
        for address in (copy_of(certificate), correction_of(certificate)):
            with nothing_written():
                assert client.get(address).status_code == 302
                answer = client.post(address, with_issuer(other_issuer, issue="yes"))
            assert answer.status_code == 302
            assert str(certificate.serial_number) not in answer.text


class TestFiles:
    def test_files_are_registered_and_kept(self, operator: User, issuer: Issuer):
        address = issue_form_url(make_type(issuer))
        files = [upload(), upload(b"", "leer.txt")]
        subject = {"product_id": "A", "serial_number": "S"}
        with nothing_written():
            page = send_form(client_of(operator), address, **subject, uploads=files)
        assert "The submitted file is empty." in page.text
        assert "Choose the file again" in page.text

        send_form(
            client_of(operator), address, **subject, uploads=[upload(), upload(b"x", "b.pdf")]
        )
        first, second = document_of(newest())["attachments"]
        assert first == {
            "name": "Zeugnis.pdf",
            "mediaType": "application/pdf",
            "size": len(REPORT),
            "sha256": hashlib.sha256(REPORT).hexdigest(),
        }
        assert second["name"] == "b.pdf"
        rows = AttachmentFile.objects.filter(certificate=newest()).order_by("number")
        assert contents(rows) == [REPORT, b"x"]

    def test_a_form_sent_twice_keeps_its_files_once(self, operator: User, issuer: Issuer):
        client, address = client_of(operator), issue_form_url(make_type(issuer))
        subject = {"product_id": "A", "serial_number": "S", "issue": "yes"}
        form = open_form(client, address).filled() | subject
        for _ in range(2):
            client.post(address, form | {"uploads": upload()})
        assert AttachmentFile.objects.count() == Certificate.objects.count() == 1

    def test_a_correction_takes_the_files_along(self, operator: User, issuer: Issuer):
        client, address = client_of(operator), issue_form_url(make_type(issuer))
        subject = {"product_id": "A", "serial_number": "S"}
        send_form(client, address, **subject, uploads=[upload(), upload(b"old", "old.pdf")])
        send_form(client, correction_of(newest()), kept=["0"], uploads=upload(b"new", "new.pdf"))
        names = [each["name"] for each in document_of(newest())["attachments"]]
        assert names == ["Zeugnis.pdf", "new.pdf"]
        rows = AttachmentFile.objects.filter(certificate=newest()).order_by("number")
        assert contents(rows) == [REPORT, b"new"]

    def test_a_file_that_is_too_large_is_refused(self, operator: User, issuer: Issuer):
        address = issue_form_url(make_type(issuer))
        form = open_form(client_of(operator), address).filled(product_id="A", serial_number="S")
        large = upload(b"x" * 10_485_761)
        with nothing_written():
            page = client_of(operator).post(address, form | {"uploads": large, "issue": "yes"})
        assert "Zeugnis.pdf is larger than 10.0" in page.text


def test_a_correction_is_of_the_types_present_version(operator: User, issuer: Issuer):
    certificate_type = make_type(issuer)
    source = issue_one(certificate_type)
    change_type(
        context=context_of(certificate_type.issuer, now=source.issued_at),
        certificate_type=certificate_type,
        name_en="Renamed",
    )
    send_form(client_of(operator), correction_of(source))
    assert newest().version == TypeVersion.objects.get(type=certificate_type, number=2)


def test_a_gap_until_the_release_is_announced(operator: User, issuer: Issuer):
    source = issue_one(make_type(issuer, release_required=True))
    set_state(source, State.ACTIVE, reason=None)
    client, warning = client_of(operator), "the one before is superseded at once"
    assert warning in client.get(correction_of(source)).text
    assert warning not in client.get(copy_of(source)).text
