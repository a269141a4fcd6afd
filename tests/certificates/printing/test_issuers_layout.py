"""The layout that the issuer has chosen: a signature above its line, details in one or two columns."""

from collections.abc import Iterator
from typing import Any

import pytest
from pypdf import PdfReader
from pypdf.generic import IndirectObject

from accounts.models import Branding, Issuer
from certificates.certificate.document import Signatory
from tests.accounts.settings.test_logo import picture
from tests.certificates.printing.helpers import (
    calibration,
    diploma,
    fetch_pdf,
    inspection,
    read_pdf,
    text_of,
)
from tests.factories import issue_one, make_type

pytestmark = pytest.mark.django_db
PETRA = Signatory(name="Petra  muster", role="Head of quality")
OTHERS = [Signatory(name="Arben Çela"), Signatory(name="Petra Muster-Groß", role="Auditor")]


def set_style(issuer: Issuer, **columns: Any) -> None:
    stored = {
        "signature": picture(),
        "signature_sha256": "0" * 64,
        "signature_name": "Petra Muster",
    }
    Branding.objects.update_or_create(issuer=issuer, defaults=stored | columns)


def descriptions(document: PdfReader) -> list[str]:
    """What is read out instead of each picture."""
    return list(_descriptions(document.root_object["/StructTreeRoot"]))


def _descriptions(element: Any) -> Iterator[str]:
    if "/Alt" in element:
        yield str(element["/Alt"])
    children = element.get("/K", ())
    for child in children if isinstance(children, list) else [children]:
        if isinstance(child, IndirectObject) and isinstance(child.get_object(), dict):
            yield from _descriptions(child.get_object())


def printed(api: Any, certificate: Any) -> PdfReader:
    return read_pdf(fetch_pdf(api, f"certificates/{certificate.public_id}/pdf?locale=en"))


@pytest.mark.parametrize(
    ("people", "role", "signed"),
    [
        ([*OTHERS, PETRA], None, True),
        ([PETRA], "head of Quality", True),
        ([PETRA], "Managing director", False),
        (OTHERS, None, False),
        ([], None, False),
    ],
)
def test_the_signature_is_printed_for_the_person_it_is_of(
    api, issuer, certificate_type, people, role, signed
):
    set_style(issuer, signature_role=role)
    certificate = inspection(certificate_type, signatories=people)
    document: Any = printed(api, certificate)
    said = [text for text in descriptions(document) if text.startswith("Signature")]
    assert said == ["Signature of Petra Muster"] * signed
    sizes = [image.image and image.image.size for page in document.pages for image in page.images]
    assert ((300, 100) in sizes) is signed
    described = document.root_object["/Metadata"].get_data().decode()
    assert "<pdfaid:conformance>A</pdfaid:conformance>" in described
    assert "<pdfuaid:part>1</pdfuaid:part>" in described
    first, second = (
        fetch_pdf(api, f"certificates/{certificate.public_id}/pdf").getvalue() for _ in range(2)
    )
    assert first == second


def test_all_layouts_have_one_column_or_two_with_the_same_words(api, issuer, certificate_type):
    certificates = (
        inspection(certificate_type, signatories=[PETRA]),
        calibration(issuer),
        diploma(issuer),
        issue_one(
            make_type(issuer, code="course", kind="person", print_layout="training"),
            holder_name="Zoë",
            signatories=[PETRA],
        ),
    )
    for certificate in certificates:
        words = {}
        for columns in (1, 2):
            set_style(issuer, print_columns=columns)
            words[columns] = text_of(printed(api, certificate)).split()
        assert sorted(words[1]) == sorted(words[2])


def test_in_one_column_a_label_stands_beside_its_value(api, issuer, certificate_type):
    certificate = inspection(certificate_type)
    for columns, beside in ((1, True), (2, False)):
        set_style(issuer, print_columns=columns)
        lines = printed(api, certificate).pages[0].extract_text().splitlines()
        assert any(line.split() == ["Mass", "1250.50", "kg"] for line in lines) is beside
