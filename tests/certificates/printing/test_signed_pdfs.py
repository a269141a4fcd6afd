"""PDFs with a digital signature: judged by poppler's pdfsig and by pyHanko."""

import hashlib
from datetime import timedelta
from io import BytesIO
from types import SimpleNamespace
from typing import Any
from zipfile import ZipFile

import pytest
from aiohttp import web
from asn1crypto import x509
from asn1crypto.pem import unarmor
from django.test import Client
from django.utils import timezone
from pyhanko.pdf_utils.reader import PdfFileReader
from pypdf import PdfReader

from accounts.jobs.runner import run_due_jobs
from accounts.models import Issuer, PdfSigningKey, PdfSigningState, User
from accounts.pdf_signing import operations as pdf_signing, rules
from accounts.scopes import Mode
from certificates import tasks
from certificates.lifecycle import State
from certificates.models import Certificate, PrintedPdf, Printout
from certificates.printing import operations as printing, pdf as pdf_files
from certificates.printing.pdf import Edition, typeset_one
from certificates.verification.operations import recognise
from tests.accounts.pdf_signing.authority import NOW, YEAR, certified, pem, root
from tests.accounts.pdf_signing.test_chains import key
from tests.certificates.erasure.helpers import erase_now
from tests.certificates.log.timestamp_authority import Authority
from tests.certificates.printing.helpers import fetch_pdf, inspection
from tests.certificates.printing.judges import (
    PDFSIG,
    altered,
    has_signature,
    judged_by_pdfsig,
    judged_by_pyhanko,
    with_appendix,
)
from tests.conftest import Api
from tests.factories import context_of, issue_one, make_type, set_state, user_actor
from tests.support.problems import assert_problem
from tests.webhooks.receiver import running


@pytest.fixture(autouse=True)
def worker(monkeypatch) -> None:
    """A worker whose keys were made before, and that knows of no silent authority."""
    monkeypatch.setattr(rules, "new_key", key)
    monkeypatch.setattr(pdf_files, "_authority", SimpleNamespace(silent_until=0.0))
    monkeypatch.setattr(printing, "WITHOUT_PROOF", timedelta(days=30))


@pytest.fixture
def signing_issuer(issuer: Issuer, owner: User) -> Issuer:
    """An issuer with a key, and a certificate for it from an authority."""
    context = context_of(issuer, actor=user_actor(owner))
    names = {"organization": "Muster Werke GmbH", "country": "DE"}
    pdf_signing.request_key(context=context, self_signed=False, **names)
    tasks.print_waiting()
    key = pdf_signing.setup_of(context).next
    assert key
    assert key.state == PdfSigningState.WAITING
    pdf_signing.add_certificates(context=context, raw=certified(key.request or ""))
    return issuer


def bytes_of(response: Any) -> bytes:
    assert response.status_code == 200, response.content
    file: bytes = response.getvalue()
    return file


def pdf(api: Api, certificate: Certificate) -> bytes:
    return bytes_of(fetch_pdf(api, f"certificates/{certificate.public_id}/pdf"))


@pytest.mark.skipif(PDFSIG is None, reason="needs pdfsig (poppler-utils)")
@pytest.mark.usefixtures("signing_issuer")
def test_others_accept_it_and_refuse_every_alteration(api: Api, certificate_type, tmp_path):
    file = pdf(api, inspection(certificate_type))
    seen = judged_by_pdfsig(file, tmp_path)
    assert "Signature is Valid." in seen
    assert "Total document signed" in seen
    assert "CN=Muster Werke GmbH" in seen
    assert "ETSI.CAdES.detached" in seen
    judged = judged_by_pyhanko(file)
    assert judged.bottom_line
    assert judged.docmdp_ok
    for each in altered(file):
        assert "Signature is Valid." not in judged_by_pdfsig(each, tmp_path)
    longer = with_appendix(file)
    assert longer.startswith(file)
    assert "Not total document signed" in judged_by_pdfsig(longer, tmp_path)
    assert not judged_by_pyhanko(longer).bottom_line


@pytest.mark.usefixtures("signing_issuer")
def test_signed_pdf_stays_archivable_accessible_and_complete(api: Api, certificate_type):
    certificate = inspection(certificate_type)
    plain = typeset_one(certificate, "de", edition=Edition.WHOLE, now=timezone.now())
    file = pdf(api, certificate)
    assert file.startswith(plain)
    document: Any = PdfReader(BytesIO(file), strict=True)
    unsigned: Any = PdfReader(BytesIO(plain), strict=True)
    described = document.root_object["/Metadata"].get_data()
    assert b"<pdfaid:part>3</pdfaid:part>" in described
    assert described == unsigned.root_object["/Metadata"].get_data()
    assert document.root_object.get("/Version", "/1.7") == "/1.7"  # PDF/A-3 is PDF 1.7
    (attached,) = document.attachment_list
    assert attached.content == bytes(certificate.document)
    (field,) = document.root_object["/AcroForm"]["/Fields"]
    widget = field.get_object()
    assert (widget["/F"] & 4, widget["/F"] & 2) == (4, 0)  # printed, not hidden
    assert max(float(side) for side in widget["/Rect"]) < 0  # outside the page
    assert widget["/TU"] == "Muster Werke GmbH"


@pytest.mark.usefixtures("signing_issuer")
def test_the_same_file_is_signed_once_and_known_by_its_fingerprint(api: Api, certificate_type):
    certificate = inspection(certificate_type)
    first = pdf(api, certificate)
    assert pdf(api, certificate) == first
    assert PrintedPdf.objects.count() == 1
    set_state(certificate, State.SUSPENDED)
    later = pdf(api, certificate)
    assert later != first
    assert judged_by_pyhanko(later).bottom_line
    assert Printout.objects.filter(certificate=certificate).count() == 2
    fingerprint = hashlib.sha256(first).digest()
    assert recognise(certificate_id=certificate.pk, sha256=fingerprint)


@pytest.mark.usefixtures("signing_issuer")
def test_jobs_sign_what_they_print(api: Api, certificate_type):
    certificates = [inspection(certificate_type, certificate_number=f"3.1/{n}") for n in range(2)]
    files = {}
    for kind in ("pdf", "zip"):
        asked = {"ids": [each.public_id for each in certificates], "format": kind}
        job = api.post("certificates/print", asked).json()["id"]
        run_due_jobs()
        files[kind] = bytes_of(api.get(f"jobs/{job}/results"))
    assert judged_by_pyhanko(files["pdf"]).bottom_line
    with ZipFile(BytesIO(files["zip"])) as archive:
        for name in archive.namelist():
            assert judged_by_pyhanko(archive.read(name)).bottom_line
    assert PrintedPdf.objects.count() == 2


def test_nothing_changes_for_an_issuer_that_does_not_sign(api: Api, certificate_type):
    assert not has_signature(pdf(api, inspection(certificate_type)))


def test_test_certificates_are_signed_by_nobody_in_particular(
    signing_issuer: Issuer, test_mode_api: Api
):
    certificate = issue_one(make_type(signing_issuer, code="tested"), mode=Mode.TEST)
    file = pdf(test_mode_api, certificate)
    (signature,) = PdfFileReader(BytesIO(file)).embedded_signatures
    assert signature.signer_cert.subject.native["common_name"] == "TEST Muster Werke GmbH"
    assert signature.signer_cert.self_signed == "maybe"
    assert not judged_by_pyhanko(file).trusted


def test_an_expired_certificate_signs_nothing_and_what_it_signed_is_signed_anew(
    signing_issuer: Issuer, owner: User, api: Api, client: Client, certificate_type
):
    certificate = inspection(certificate_type)
    pdf(api, certificate)
    late = timezone.now() - timedelta(seconds=1)
    PdfSigningKey.objects.filter(mode=Mode.LIVE).update(valid_until=late)
    PrintedPdf.objects.update(good_until=late)
    response = fetch_pdf(api, f"certificates/{certificate.public_id}/pdf")
    assert "has expired" in assert_problem(response, 409, "conflict")["detail"]
    public = fetch_pdf(client, f"/en/verify/{certificate.public_id}/pdf")
    assert "_unsigned.pdf" in public["Content-Disposition"]
    context = context_of(signing_issuer, actor=user_actor(owner))
    key = pdf_signing.setup_of(context).used
    assert key
    pdf_signing.add_certificates(
        context=context, raw=certified(key.request or "", end=NOW + 2 * YEAR)
    )
    assert judged_by_pyhanko(pdf(api, certificate)).bottom_line


def test_a_removed_key_takes_its_signatures_along_and_erasing_too(
    signing_issuer: Issuer, owner: User, api: Api, certificate_type
):
    kept = inspection(certificate_type)
    erased = inspection(certificate_type, certificate_number="erased", holder_name="Arta Krasniqi")
    for each in (erased, kept):
        pdf(api, each)
    erase_now(api, erased)
    assert [row.certificate_id for row in PrintedPdf.objects.all()] == [kept.pk]
    context = context_of(signing_issuer, actor=user_actor(owner))
    pdf_signing.remove(context=context)
    assert not PdfSigningKey.objects.exists()
    assert not has_signature(pdf(api, kept))


@pytest.mark.usefixtures("signing_issuer")
def test_without_the_extra_it_is_refused_in_words(api: Api, certificate_type, monkeypatch):
    monkeypatch.setattr("accounts.pdf_signing.operations.is_installed", lambda: False)
    response = fetch_pdf(api, f"certificates/{inspection(certificate_type).public_id}/pdf")
    assert "extra pdf-signing" in assert_problem(response, 409, "conflict")["detail"]


@pytest.mark.usefixtures("signing_issuer")
def test_with_an_authority_for_time_stamps_the_time_is_proved_too(
    api: Api, certificate_type, settings, tmp_path
):
    authority = Authority(tmp_path / "authority")
    certificate = inspection(certificate_type)

    async def behave(request: web.Request) -> web.Response:
        return web.Response(body=authority.answer(await request.read()))

    with running() as server:
        server.behave = behave
        settings.TIMESTAMP_URL, settings.TIMESTAMP_CA = server.url(), str(authority.root)
        stamps = x509.Certificate.load(unarmor(authority.root.read_bytes())[2])
        stamped = judged_by_pyhanko(pdf(api, certificate), stamps)
        assert stamped.bottom_line
        assert stamped.timestamp_validity.trusted
        assert PrintedPdf.objects.get().good_until > timezone.now() + timedelta(days=1)
        settings.TIMESTAMP_CA = str(tmp_path / "another.crt")
        (tmp_path / "another.crt").write_bytes(pem(root().certificate))
        other = inspection(certificate_type, certificate_number="3.1-2026-8")
        unstamped = judged_by_pyhanko(pdf(api, other))
        asked = len(server.calls)
        pdf(api, inspection(certificate_type, certificate_number="3.1-2026-9"))
        assert len(server.calls) == asked  # for a minute it is left alone
    assert unstamped.bottom_line
    assert unstamped.timestamp_validity is None
    soon = timezone.now() + timedelta(hours=2)  # then a time stamp is asked for again
    assert PrintedPdf.objects.get(certificate=other, good_until__lt=soon)
    assert unstamped.timestamp_validity is None
    soon = timezone.now() + timedelta(hours=2)  # then a time stamp is asked for again
    assert PrintedPdf.objects.get(certificate=other, good_until__lt=soon)
