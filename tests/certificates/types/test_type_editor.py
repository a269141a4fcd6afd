"""A new type from a template in one language: with its preview, its first certificate, and its PDF."""

from typing import Any

import pytest
from django.test import Client
from django.urls import reverse

from accounts.models import Issuer, User
from accounts.scopes import Mode, Role
from certificates.models import Certificate, CertificateType, Printout
from certificates.printing import typesetting
from certificates.types.presets import PRESETS
from tests.certificates.printing.helpers import fetch_pdf, read_pdf, text_of
from tests.factories import issue_one, make_member, make_type
from tests.support.back_office import NEW_TYPE, client_of, page_url, type_form, with_issuer

PREVIEW = reverse("admin:certificates_certificatetype_preview")
FIELDS = reverse("admin:certificates_certificatetype_fields")
ONE_LANGUAGE: dict[str, Any] = {
    "code": "",
    "languages": ["sq"],
    "name_de": "",
    "name_en": "",
    "name_fr": "",
    "name_sq": "Certifikatë çmimi për ß",
}
PRICE = {"key": "", "label_sq": "Çmimi i parë", "kind": "decimal", "unit": "€", "public": "on"}


def test_one_language_is_enough_and_stands_in_for_the_others(owner: User, issuer: Issuer, api):
    form = type_form(issuer, PRICE, **ONE_LANGUAGE)
    response = client_of(owner).post(NEW_TYPE, form)
    assert response.status_code == 302, response.context["errors"]
    made = CertificateType.objects.get()
    assert made.code == "certifikate-cmimi-per-ss"
    assert made.current is not None
    assert (made.current.name_en, made.current.name_in("en")) == ("", "Certifikatë çmimi për ß")
    assert made.current.fields[0]["key"] == "cmimiIPare"
    certificate = issue_one(made, locale="de", metadata={"cmimiIPare": "12.50"})
    page = client_of(owner).get(f"/de/verify/{certificate.public_id}").text
    assert "Certifikatë çmimi për ß" in page
    assert "Çmimi i parë" in page
    printed = text_of(
        read_pdf(fetch_pdf(api, f"certificates/{certificate.public_id}/pdf?locale=fr"))
    )
    assert "Certifikatë çmimi për ß" in printed
    assert "Çmimi i parë 12,50 €" in printed
    listed = api.get(f"certificates/types/{made.pk}").json()
    assert listed["name"] == {"de": "", "en": "", "fr": "", "sq": "Certifikatë çmimi për ß"}
    versions = client_of(owner).get(page_url(made)).text
    assert "not translated" in versions


def test_a_language_that_is_no_longer_ticked_is_left_out(owner: User, issuer: Issuer):
    row = {"key": "range", "label_en": "Range", "label_de": "Bereich"}
    client_of(owner).post(NEW_TYPE, type_form(issuer, row, languages=["en"]))
    version = CertificateType.objects.get().current
    assert version is not None
    assert (version.name_de, version.name_en) == ("", "Calibration certificate")
    assert version.fields[0]["label"] == {"en": "Range", "de": "", "fr": "", "sq": ""}


class TestPreview:
    @pytest.fixture
    def client(self, owner: User) -> Client:
        return client_of(owner)

    def test_preview_shows_page_and_paper_with_fitting_values(self, client: Client, issuer: Issuer):
        rows = (
            {"key": "gap", "label_en": "Gap", "kind": "decimal", "unit": "mm", "public": "on"},
            {"key": "day", "label_en": "Day", "kind": "date", "public": "on"},
            {"key": "grade", "label_en": "Grade", "kind": "choice", "choices": "A1\nB2", "public": "on"},
            {"key": "rows", "label_en": "Rows", "kind": "table", "columns_en": "What\nHow much", "public": "on"},
            {"key": "secret", "label_en": "Secret"},
        )  # fmt: skip
        form = type_form(issuer, *rows, number_pattern="CAL-{seq:4}", languages=["en"])
        seen = client.post(f"{PREVIEW}?language=en", form).json()
        shown = seen["page"].replace("\xa0", " ")
        for words in ("PREVIEW", "Calibration certificate", "12.50 mm", "A1", "What 3", "CAL-0001"):
            assert words in shown, words
        assert "Secret" not in seen["page"]
        assert seen["sheets"][0].startswith("data:image/png;base64,")
        assert seen["notes"] == []
        assert seen["rows"]["metadata-0"] == [
            "Gap",
            "Decimal number in mm, optional, shown to everybody",
        ]
        pdf = client.post(f"{PREVIEW}?language=en&pdf=yes", form)
        printed = text_of(read_pdf(pdf))
        for words in ("PREVIEW", "12.50 mm", "Example: Secret", "CAL-0001"):
            assert words in printed, words
        assert not CertificateType.objects.exists()
        assert not Certificate.objects.exists()
        assert not Printout.objects.exists()

    def test_preview_shows_the_complete_fields_so_far(self, client: Client, issuer: Issuer):
        rows = (
            {"key": "good", "label_en": "Good one", "public": "on"},
            {"key": "good", "label_en": "Twice", "public": "on"},
            {"key": "bad", "kind": "colour"},
            {"key": "gone", "label_en": "Gone", "public": "on", "DELETE": "on"},
        )
        form = type_form(issuer, *rows, validity_months="x", **{**ONE_LANGUAGE, "name_sq": ""})
        form["languages"] = ["en", "fr"]
        seen = client.post(f"{PREVIEW}?language=en", form).json()
        assert "Good one" in seen["page"]
        assert "Gone" not in seen["page"]
        assert "Twice" not in seen["page"]
        assert seen["notes"][0] == "What is not complete yet is left out."
        assert seen["notes"][-1].startswith("Français: 2 texts are not translated")

    def test_a_stored_type_is_previewed_with_what_was_typed(
        self, client: Client, issuer: Issuer, certificate_type: CertificateType
    ):
        form = type_form(issuer, name_de="Neu benannt", number_pattern="{code}-{seq:2}")
        seen = client.post(f"{PREVIEW}?type={certificate_type.pk}&language=de", form).json()
        assert "Neu benannt" in seen["page"]
        assert f"{certificate_type.code}-01" in seen["page"]

    def test_a_busy_press_leaves_the_page(self, client: Client, issuer: Issuer, monkeypatch):
        monkeypatch.setattr(typesetting, "PATIENCE", 0.01)
        with typesetting._turn:
            seen = client.post(PREVIEW, type_form(issuer)).json()
            assert client.post(f"{PREVIEW}?pdf=yes", type_form(issuer)).status_code == 503
        assert seen["sheets"] == []
        assert seen["more"]
        assert "PREVIEW" in seen["page"]

    @pytest.mark.parametrize("role", [Role.AUDITOR, Role.OPERATOR])
    def test_readers_and_strangers_get_none(self, issuer: Issuer, other_issuer: Issuer, role: Role):
        reader = client_of(make_member(issuer, role))
        assert reader.post(PREVIEW, type_form(issuer)).status_code == 403
        assert reader.get(FIELDS, {"template": "calibration"}).status_code == 403
        owner = client_of(make_member(issuer, Role.OWNER))
        foreign = make_type(other_issuer)
        for unknown in (foreign.pk, "x", 0):
            assert owner.post(f"{PREVIEW}?type={unknown}", type_form(issuer)).status_code == 404
        assert owner.get(PREVIEW).status_code == 405


def test_the_fields_of_a_template_are_added_once(owner: User):
    client = client_of(owner)
    answer = client.get(FIELDS, {"template": "training", "first": "7", "key": ["course", "hours"]})
    added = answer.json()
    assert added["count"] == len(PRESETS["training"]["fields"]) - 2
    assert 'name="metadata-7-key" value="programmeCode"' in added["html"]
    assert 'value="course"' not in added["html"]
    for wrong in ({"template": "x"}, {"template": "training", "first": "-1"}, {}):
        assert client.get(FIELDS, wrong).status_code == 404


def test_the_page_says_who_uses_the_type_and_what_a_change_means(
    owner: User, certificate_type: CertificateType
):
    client = client_of(owner)
    assert "No certificate uses this type yet." in client.get(page_url(certificate_type)).text
    issue_one(certificate_type)
    issue_one(certificate_type, mode=Mode.TEST, certificate_number="2")
    page = client.get(page_url(certificate_type)).text
    assert "1 certificate uses this type; 1 more was issued for testing." in page
    assert "A change makes version 2" in page


def test_typed_type_form_survives_a_fault(owner: User, issuer: Issuer):
    form = type_form(issuer, PRICE | {"key": "two words", "kind": "choice"}, **ONE_LANGUAGE)
    page = client_of(owner).post(NEW_TYPE, with_issuer(issuer, **form))
    assert page.status_code == 200
    assert "Çmimi i parë" in page.text
    assert 'value="Certifikatë çmimi për ß"' in page.text
    ticked = page.context["adminform"].form["languages"].value()
    assert ticked == ["sq"]
