"""A certificate on paper, for its issuer: everything that was certified, and what became of it."""

import hashlib
from datetime import UTC, date, datetime, timedelta
from io import BytesIO
from typing import Any
from zipfile import ZipFile

import orjson
import pytest
from django.utils import timezone
from PIL import Image
from pypdf import PdfReader

from accounts.actors import Rate, RequestContext
from accounts.jobs.runner import run_due_jobs
from accounts.models import Branding, Issuer
from accounts.scopes import Mode, Standing
from certificates import tasks
from certificates.certificate.document import Attachment
from certificates.errors import NotPrintedYet
from certificates.lifecycle import State
from certificates.log import sequencing
from certificates.models import PrintedPdf, Printout
from certificates.printing import api as printing_api, operations as printing
from certificates.printing.pdf_parts import VisibleCertificate
from certificates.verification.operations import FileMatch, KnownFile, recognise
from tests.certificates.certificate.test_reading import erase
from tests.certificates.printing.helpers import (
    calibration,
    diploma,
    fetch_pdf,
    inspection,
    read_pdf,
    text_of,
)
from tests.factories import TESTER, issue_one, make_type, set_state
from tests.support.problems import assert_problem

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)


def test_pdf_is_archivable_tagged_and_carries_the_document(api, certificate_type):
    certificate = inspection(certificate_type)
    response = fetch_pdf(api, f"certificates/{certificate.public_id}/pdf")
    name = f"3.1-2026-7_{certificate.public_id}.pdf"
    assert response["Content-Disposition"] == f'attachment; filename="{name}"'
    document: Any = read_pdf(response)
    described = document.root_object["/Metadata"].get_data().decode()
    assert "<pdfaid:part>3</pdfaid:part>" in described
    assert "<pdfaid:conformance>A</pdfaid:conformance>" in described
    assert "<pdfuaid:part>1</pdfuaid:part>" in described
    assert document.root_object["/MarkInfo"]["/Marked"]
    assert document.root_object["/Lang"] == "de"
    fonts = {
        font.get_object()["/BaseFont"].partition("+")[2]
        for page in document.pages
        for font in page["/Resources"]["/Font"].values()
    }
    assert all(name.startswith(("IBMPlex", "DejaVu")) for name in fonts)  # subsets, embedded
    (attached,) = document.attachment_list
    assert attached.name == f"{certificate.public_id}.json"
    assert attached.content == bytes(certificate.document)
    assert attached.associated_file_relationship == "/Source"
    assert hashlib.sha256(attached.content).digest() == bytes(certificate.data_hash)


@pytest.mark.parametrize("item", [{"unit": "kg"}])
def test_items_that_state_nothing_are_not_printed_or_shown(api, client, certificate_type, item):
    body = {
        "typeId": certificate_type.pk,
        "productId": "P-1",
        "serialNumber": "S-1",
        "items": [item],
    }
    issued = api.post("certificates/issue", body).json()
    text = text_of(read_pdf(fetch_pdf(api, f"certificates/{issued['id']}/pdf?locale=en")))
    assert "Serial number" in text
    assert "Items" not in text
    page = client.get(f"/en/verify/{issued['id']}")
    assert page.status_code == 200
    assert b"<table" not in page.content


def test_the_labels_speak_the_language_asked_for_and_the_certificate_its_own(api, certificate_type):
    certificate = inspection(certificate_type)
    address = f"certificates/{certificate.public_id}/pdf"
    expected = {
        "": ("Abnahmeprüfzeugnis 3.1", "Masse", "1250,50 kg", "Mechanische Eigenschaften"),
        "?locale=en": ("Inspection certificate 3.1", "Mass", "1250.50 kg", "Mechanical properties"),
        "?locale=fr": ("Certificat de réception 3.1", "Masse", "1250,50 kg", "Caractéristiques"),
        "?locale=sq": ("Certifikatë inspektimi 3.1", "Masa", "1250,50 kg", "Vetitë mekanike"),
    }
    for query, words in expected.items():
        text = text_of(read_pdf(fetch_pdf(api, address + query)))
        for word in (*words, "Käufer AG", "Rp0,2", "312.50", "N/mm²", "3.1-2026-7"):
            assert word in text, (query, word)
        assert certificate.public_id in text
        assert bytes(certificate.data_hash).hex() in text
    faults = api.get(f"{address}?locale=it").json()["errors"]
    assert faults[0]["parameter"] == "locale"


def test_each_kind_has_its_layout(api, issuer):
    for certificate, first_page, anywhere in (
        (diploma(issuer), ("Zoë Çela-Groß", "Bachelor i Shkencave", "1 shkurt 1999"), "Algjebër"),
        (calibration(issuer), ("Digital caliper", "5 January 2026", "2.00"), "10.01"),
    ):
        document = read_pdf(fetch_pdf(api, f"certificates/{certificate.public_id}/pdf"))
        opening = document.pages[0].extract_text()
        assert all(word in opening for word in first_page)
        assert anywhere in text_of(document)
    transcript = read_pdf(
        fetch_pdf(api, f"certificates/{diploma(issuer, code='d2').public_id}/pdf")
    )
    assert "Algjebër" not in transcript.pages[0].extract_text()  # on a page of its own
    assert "Algjebër" in transcript.pages[1].extract_text()


def test_pdf_bears_the_issuers_name_address_and_logo(api, issuer, certificate_type):
    logo = BytesIO()
    Image.new("RGBA", (40, 10), "#145aa0").save(logo, "PNG")
    Branding.objects.create(
        issuer=issuer,
        color="#145aa0",
        address="Industriestraße 12\n45127 Essen",
        logo=logo.getvalue(),
        logo_sha256="0" * 64,
    )
    certificate = inspection(certificate_type, signatories=[])
    document = read_pdf(fetch_pdf(api, f"certificates/{certificate.public_id}/pdf"))
    text = text_of(document)
    assert "Muster Werke GmbH Industriestraße 12 45127 Essen" in text
    assert any((image.image and image.image.size) == (40, 10) for image in document.pages[0].images)
    awarded = read_pdf(fetch_pdf(api, f"certificates/{diploma(issuer).public_id}/pdf"))
    address = "Muster Werke GmbH Industriestraße 12, 45127 Essen"
    assert address in " ".join(awarded.pages[0].extract_text().split())


def test_keys_that_the_type_does_not_declare_come_in_the_order_of_the_document(issuer):
    """Which is sorted: in no order of chance, that would change from process to process."""
    keys = [f"k{number}" for number in range(9)]
    kind = make_type(issuer, code="open", fields=[], required=[])
    certificate = issue_one(kind, metadata=dict.fromkeys(reversed(keys), "1"))
    view = VisibleCertificate(certificate, orjson.loads(bytes(certificate.document)), public=False)
    assert [field.key for field in view.fields] == keys


def test_the_same_again_is_the_same_file_and_one_row(api, certificate_type):
    certificate = inspection(certificate_type)
    address = f"certificates/{certificate.public_id}/pdf"
    first, second = fetch_pdf(api, address).getvalue(), fetch_pdf(api, address).getvalue()
    assert first == second
    row = Printout.objects.get()
    assert (row.certificate, row.locale) == (certificate, "de")
    assert bytes(row.sha256) == hashlib.sha256(first).digest()
    fetch_pdf(api, f"{address}?locale=en")
    assert Printout.objects.count() == 2


@pytest.mark.parametrize(
    ("state", "mark"),
    [
        (State.SUSPENDED, "SUSPENDED"),
        (State.REVOKED, "REVOKED"),
        (State.SUPERSEDED, "SUPERSEDED"),
    ],
)
def test_the_status_is_printed_on_it(api, certificate_type, state, mark):
    certificate = inspection(certificate_type, locale="en")
    address = f"certificates/{certificate.public_id}/pdf"
    before = text_of(read_pdf(fetch_pdf(api, address)))
    assert mark not in before
    assert "by the page that the QR code leads to, and by nothing else" in before
    set_state(certificate, state, successor=issue_one(certificate_type))
    after = text_of(read_pdf(fetch_pdf(api, address)))
    assert after.count(mark) >= 2  # in words at the head, and across the page


def test_an_expired_one_and_one_for_testing_say_so(certificate_type):
    certificate = inspection(
        certificate_type, locale="en", issued_on=date(2026, 1, 1), valid_until=NOW.date()
    )
    trial = issue_one(certificate_type, mode=Mode.TEST, locale="en")
    issuer = certificate.issuer.facts()
    late = datetime(2027, 1, 1, tzinfo=UTC)
    for each, mode, now, words in (
        (certificate, Mode.LIVE, late, "EXPIRED This certificate was valid until 21 November 2026"),
        (trial, Mode.TEST, NOW, "TEST Issued for testing. It has no validity."),
    ):
        context = RequestContext(issuer=issuer, mode=mode, actor=TESTER, now=now)
        asked = {"context": context, "certificate_id": each.pk, "locale": None}
        with pytest.raises(NotPrintedYet):
            printing.print_one(**asked)
        printing.print_waiting(now=now)
        printed = printing.print_one(**asked)
        assert words in text_of(PdfReader(BytesIO(printed.file)))


def test_unprintable_certificates_are_refused(api, issuer, certificate_type):
    pending = inspection(make_type(issuer, code="slow", release_required=True))
    erased, flagged = issue_one(certificate_type), issue_one(certificate_type)
    erase(erased)
    for certificate, status, code in ((pending, 409, "conflict"), (erased, 410, "erased")):
        assert_problem(fetch_pdf(api, f"certificates/{certificate.public_id}/pdf"), status, code)
    Issuer.objects.filter(pk=issuer.pk).update(standing=Standing.FRAUD)
    assert_problem(fetch_pdf(api, f"certificates/{flagged.public_id}/pdf"), 403, "issuer_suspended")
    assert not Printout.objects.exists()


def test_an_issuer_prints_so_many_and_no_more_with_whatever_key(
    api, test_mode_api, outsider_api, certificate, monkeypatch
):
    monkeypatch.setattr(printing_api, "PRINT_RATE", Rate(burst=2, per_minute=1))
    address = f"certificates/{certificate.public_id}/pdf"
    assert fetch_pdf(api, address).status_code == 200
    for client in (api, test_mode_api):
        problem = assert_problem(fetch_pdf(client, address), 429, "rate_limited")
        assert "by one job" in problem["detail"]
    assert fetch_pdf(outsider_api, address).status_code == 404


def test_issuers_take_turns(api, outsider_api, other_issuer, certificate_type):
    own = [issue_one(certificate_type) for _ in range(3)]
    foreign = issue_one(make_type(other_issuer, code="foreign"))
    for client, row in [*((api, row) for row in own), (outsider_api, foreign)]:
        assert client.get(f"certificates/{row.public_id}/pdf").status_code == 503
    made = []
    while printing.print_waiting(now=timezone.now()):
        made.append({row.certificate for row in PrintedPdf.objects.filter(due_at=None)})
    assert made == [{own[0], foreign}, {*own[:2], foreign}, {*own, foreign}]


@pytest.mark.django_db(transaction=True)
def test_a_file_waits_for_its_proof_and_says_so_where_that_does_not_come(
    api, certificate_type, log_folder, monkeypatch
):
    monkeypatch.setattr(printing, "PROOF_PATIENCE", timedelta(minutes=2))
    certificate = inspection(certificate_type, locale="en")
    address = f"certificates/{certificate.public_id}/pdf"
    pending = assert_problem(fetch_pdf(api, address), 503, "not_printed_yet")
    assert "waits for its proof" in pending["detail"]
    later = timezone.now() + timedelta(minutes=3)
    printing.print_waiting(now=later)
    bare = read_pdf(api.get(address))
    assert "before its proof file was ready" in text_of(bare)
    PrintedPdf.objects.update(good_until=timezone.now())  # a minute later
    assert api.get(address).status_code == 503
    job = api.post("certificates/print", {"ids": [certificate.public_id], "format": "zip"}).json()
    run_due_jobs()
    assert api.get(f"jobs/{job['id']}").json()["state"] == "running"
    for _ in range(2):  # the key is made by the first signature, and logged by the second run
        sequencing.run(Mode.LIVE, now=timezone.now())
        tasks.seal_certificates()
    printing.print_waiting(now=later)
    whole = api.get(address).getvalue()
    (_canonical, proof) = PdfReader(BytesIO(whole)).attachment_list
    assert proof.name == f"{certificate.public_id}.proof.json"
    run_due_jobs(clock=lambda: later)
    with ZipFile(BytesIO(api.get(f"jobs/{job['id']}/results").getvalue())) as archive:
        assert archive.read(archive.namelist()[0]) == whole  # made once, for all readers


def test_the_qr_code_alone(api, certificate, settings):
    drawing = api.get(f"certificates/{certificate.public_id}/qr.svg")
    assert drawing["Content-Type"] == "image/svg+xml"
    assert drawing.content.startswith(b"<svg")
    picture = api.get(f"certificates/{certificate.public_id}/qr.png?locale=sq")
    assert picture["Content-Type"] == "image/png"
    with Image.open(BytesIO(picture.content)) as image:
        assert image.size[0] == image.size[1] > 300
    other = api.get(f"certificates/{certificate.public_id}/qr.png?locale=de")
    assert other.content != picture.content  # each language has its own address


def test_a_file_is_recognised_by_its_fingerprint(api, certificate_type):
    registered = Attachment(name="a.pdf", media_type="application/pdf", size=1, sha256="ab" * 32)
    certificate = inspection(certificate_type, attachments=[registered])
    file = fetch_pdf(api, f"certificates/{certificate.public_id}/pdf?locale=fr").getvalue()
    fingerprint = hashlib.sha256(file).digest()

    def known(sha256: bytes) -> FileMatch | None:
        return recognise(certificate_id=certificate.pk, sha256=sha256)

    assert known(bytes(certificate.data_hash)) == FileMatch(what=KnownFile.DOCUMENT)
    assert known(bytes.fromhex("ab" * 32)) == FileMatch(what=KnownFile.ATTACHMENT, number=1)
    assert known(fingerprint) == FileMatch(what=KnownFile.PRINTOUT, locale="fr")
    assert known(bytes(32)) is None
    other = inspection(certificate_type, certificate_number="other")
    assert recognise(certificate_id=other.pk, sha256=fingerprint) == FileMatch(
        what=KnownFile.OTHER, certificate_id=certificate.pk
    )
    erase(certificate)
    assert known(bytes(certificate.data_hash)) == FileMatch(what=KnownFile.DOCUMENT)
