"""Issuing by hand: each preset type from its own form, and errors."""

from typing import Any

import pytest

from accounts.models import Issuer, OutgoingMail, StoredResponse, User
from accounts.scopes import Locale
from certificates.models import Certificate, CertificateHistory, CertificateType
from certificates.types.operations import archive_type
from certificates.types.presets import PRESETS
from tests.certificates.issuing.form_helpers import (
    NEW,
    SUBJECT,
    document_of,
    issue_form_url,
    open_form,
    send_form,
)
from tests.factories import context_of, issue_one, make_issuer, make_type
from tests.support.back_office import CERTIFICATES, client_of, page_url
from tests.support.forms import form_of
from tests.support.problems import nothing_written

PERSON = {"holder_name": "Zoë Çela", "holder_email": "zoe@example.org"}
COMMA = (Locale.DE, Locale.FR, Locale.SQ)


def typed(field: dict[str, Any]) -> tuple[dict[str, str], Any]:
    """What a person enters for a declared field, and what the certificate is to say."""
    key, name = field["key"], f"metadata-{field['key']}"
    match field["kind"]:
        case "decimal":
            return {name: "12,50"}, "12.50"
        case "date":
            return {name: "2026-03-01"}, "2026-03-01"
        case "choice":
            return {name: field["choices"][0]}, field["choices"][0]
        case "table":
            row = [f"{key} {place}" for place in range(len(field["columns"]))]
            cells = {f"table-{key}-0-{place}": cell for place, cell in enumerate(row)}
            return cells, [row]
        case _:
            return {name: f" {key}, ë\r\nzwei "}, f"{key}, ë\nzwei"


class TestEveryReadyMadeType:
    @pytest.mark.parametrize("code", PRESETS)
    def test_is_issued_from_its_own_form(self, operator: User, issuer: Issuer, code: str):
        certificate_type = make_type(issuer, **PRESETS[code])
        said = [(field["key"], *typed(field)) for field in PRESETS[code]["fields"]]
        changes = {name: value for _key, cells, _value in said for name, value in cells.items()}
        subject = PERSON if PRESETS[code]["kind"] == "person" else SUBJECT
        client = client_of(operator)
        client.cookies["django_language"] = "de"

        page = send_form(client, issue_form_url(certificate_type), **subject, **changes)

        made = Certificate.objects.get()
        assert page.redirect_chain == [(page_url(made), 302)]
        assert document_of(made)["metadata"] == {key: value for key, _cells, value in said}
        assert {name: getattr(made, name) for name in subject} == subject
        first = CertificateHistory.objects.get(certificate=made)
        assert (first.actor_kind, first.actor_id) == ("user", str(operator.pk))

    @pytest.mark.parametrize("locale", Locale)
    def test_field_labels_are_translated(self, operator: User, issuer: Issuer, locale: Locale):
        certificate_type = make_type(issuer, **PRESETS["calibration"])
        client = client_of(operator)
        client.cookies["django_language"] = locale.value
        page = client.get(issue_form_url(certificate_type)).text
        for field in PRESETS["calibration"]["fields"]:
            assert field["label"][locale.value] in page
            for column in field["columns"]:
                assert column["label"][locale.value] in page

    @pytest.mark.parametrize("locale", Locale)
    def test_takes_a_decimal_comma_in_all_languages(
        self, operator: User, certificate_type: CertificateType, locale: Locale
    ):
        client = client_of(operator)
        client.cookies["django_language"] = locale.value
        changes = SUBJECT | {"metadata-mass": "12,50", "items-0-4": "3,5", "items-0-5": "kg"}
        send_form(client, issue_form_url(certificate_type), **changes)
        found = Certificate.objects.get()
        assert document_of(found)["metadata"] == {"mass": "12.50"}
        assert document_of(found)["items"] == [{"quantity": "3.5", "unit": "kg"}]
        thousand = SUBJECT | {"serial_number": "thousand", "metadata-mass": "1,250"}
        send_form(client, issue_form_url(certificate_type), **thousand)
        assert Certificate.objects.exclude(pk=found.pk).exists() == (locale in COMMA)


class TestTheForm:
    def test_the_list_leads_to_the_choice_of_a_type(self, operator: User, issuer: Issuer):
        types = [make_type(issuer, code=code) for code in ("one", "two")]
        gone = make_type(issuer, code="gone")
        archive_type(context=context_of(gone.issuer, now=gone.created_at), certificate_type=gone)
        foreign = make_type(make_issuer("Other"), code="foreign")
        client = client_of(operator)
        assert NEW in client.get(CERTIFICATES).text
        page = client.get(NEW).text
        assert all(f"?type={each.pk}" in page for each in types)
        for closed in (gone, foreign):
            assert f"?type={closed.pk}" not in page
            assert "What is to be issued?" in client.get(issue_form_url(closed)).text

    def test_an_auditor_is_not_offered_it(self, auditor: User, certificate_type: CertificateType):
        client = client_of(auditor)
        assert NEW not in client.get(CERTIFICATES).text
        assert client.get(issue_form_url(certificate_type)).status_code == 403

    def test_issue_form_begins_with_the_defaults_of_its_type(self, operator: User, issuer: Issuer):
        people = [{"name": "Karin Öztürk", "role": "Abnahme"}]
        make_type(issuer, validity_months=12, signatories=people, default_locale="fr")
        form = open_form(client_of(operator), NEW)  # the only type there is
        assert form["signatories-0-0"] == "Karin Öztürk"
        assert form["locale"] == "fr"
        first, last = form["issued_on"], form["valid_until"]
        assert int(last[:4]) == int(first[:4]) + 1
        assert last < f"{int(first[:4]) + 1}{first[4:]}"  # the day before the anniversary

    def test_every_field_can_be_entered(self, operator: User, issuer: Issuer):
        certificate_type = make_type(issuer)
        changes = {
            "gtin": "4006381333931",
            "valid_from": "2026-01-01",
            "valid_until": "2099-12-31",
            "certificate_number": "N-1",
            "external_ref": "ERP-1",
            "locale": "sq",
            "mode": "test",
            "items-0-0": "10",
            "items-0-1": "P",
            "signatories-0-0": "Ana",
            "signatories-0-1": "QA",
            "further-0-0": "colour",
            "further-0-1": "red",
        }
        send_form(client_of(operator), issue_form_url(certificate_type), **SUBJECT, **changes)
        made = Certificate.objects.get()
        document = document_of(made)
        assert (made.gtin, made.number, made.external_ref) == ("4006381333931", "N-1", "ERP-1")
        assert (made.locale, made.mode) == ("sq", "test")
        assert (str(made.valid_from), str(made.valid_until)) == ("2026-01-01", "2099-12-31")
        assert document["items"] == [{"position": 10, "productId": "P"}]
        assert document["signatories"] == [{"name": "Ana", "role": "QA"}]
        assert document["metadata"] == {"colour": "red"}

    def test_the_holder_is_written_to_where_it_is_ticked(self, operator: User, issuer: Issuer):
        certificate_type = make_type(issuer, **PRESETS["training"])
        client = client_of(operator)
        page = send_form(
            client, issue_form_url(certificate_type), holder_name="Ana", notify_holder="on"
        )
        assert "This field is required." in page.text
        send_form(client, issue_form_url(certificate_type), **PERSON, notify_holder="on")
        mail = OutgoingMail.objects.get()
        assert Certificate.objects.get(pk=mail.subject).holder_email == "zoe@example.org"

    def test_a_second_person_is_announced(self, operator: User, issuer: Issuer):
        certificate_type = make_type(issuer, release_required=True)
        client = client_of(operator)
        assert "A colleague has to release" in client.get(issue_form_url(certificate_type)).text
        page = send_form(client, issue_form_url(certificate_type), **SUBJECT)
        assert "once a colleague has released it" in page.text
        assert Certificate.objects.get().state == "pending"


WRONG = [
    ({"product_id": ""}, "This field is required."),
    ({"gtin": "4006381333932"}, "The check digit of this GTIN is wrong."),
    ({"gtin": "12"}, "8, 12, 13 or 14 digits."),
    ({"holder_email": "nobody"}, "Enter a valid email address."),
    ({"metadata-mass": "heavy"}, "A number such as 12.50"),
    ({"metadata-mass": "1,250"}, "A number such as 12.50"),
    ({"issued_on": "2026-02-30"}, "Enter a valid date."),
    ({"issued_on": "2999-01-01"}, "In the future."),
    ({"issued_on": "2026-01-02", "valid_until": "2026-01-01"}, "Before Issued on."),
    ({"items-0-0": "x"}, "Row 1, Position:"),
    ({"items-1-4": "many"}, "Row 1, Quantity: A number"),
    ({"signatories-0-1": "QA"}, "Row 1, Name: This field is required."),
    ({"further-0-1": "red"}, "Row 1, Key: This field is required."),
    ({"further-0-0": "mass"}, "The same key stands here twice"),
    ({"serial_number": "x" * 201}, "at most 200 characters"),
    ({"serial_number": "a\u202eb"}, "Contains control characters"),
]


class TestWhatIsWrong:
    @pytest.mark.parametrize(("changes", "told"), WRONG)
    def test_errors_are_shown_and_input_is_kept(
        self, operator: User, certificate_type: CertificateType, changes: dict[str, str], told: str
    ):
        client, address = client_of(operator), issue_form_url(certificate_type)
        sent = SUBJECT | {"metadata-batch": "B\n1", "table-testResults-0-2": "7"} | changes
        with nothing_written():
            response = send_form(client, address, **sent)
        assert told in response.text
        again = form_of(response, "issue-form").values
        for name, value in sent.items():
            compact = name.replace("items-1-", "items-0-")  # empty rows are closed up
            assert again[compact] == [value], name
        assert StoredResponse.objects.count() == 0

    def test_all_errors_are_shown_at_once(self, operator: User, issuer: Issuer):
        """What cannot be read, what the form asks for, and what the service's rules refuse."""
        certificate_type = make_type(
            issuer,
            code="weld",
            required=["productId"],
            fields=[{"key": "heat", "label": {"en": "Heat"}}],
        )
        changes = {
            "issued_on": "2026-02-30",
            "valid_until": "1999-01-01",
            "gtin": "4006381333932",
            "serial_number": "x" * 201,
            "metadata-heat": "H\u202e1",
            "items-0-0": "x",
            "items-0-4": "many",
        }
        with nothing_written():
            told = send_form(client_of(operator), issue_form_url(certificate_type), **changes).text
        for said in (
            "Enter a valid date.",
            "The check digit of this GTIN is wrong.",
            "at most 200 characters",
            "Contains control characters",
            "Row 1, Quantity: A number",
        ):
            assert told.count(said) == 1, said
        assert "Before" not in told  # without a day of issue, no day is before it
        changes = {"product_id": "", "issued_on": "2026-01-02", "valid_until": "2026-01-01"}
        with nothing_written():
            told = send_form(client_of(operator), issue_form_url(certificate_type), **changes).text
        assert told.count("This field is required.") == 1
        assert told.count("Before Issued on.") == 1

    def test_a_duplicate_links_to_the_existing_certificate(self, operator: User, issuer: Issuer):
        certificate_type = make_type(issuer, unique_by="serial")
        there = issue_one(certificate_type, serial_number="SN-1")
        with nothing_written():
            page = send_form(client_of(operator), issue_form_url(certificate_type), **SUBJECT).text
        assert "exists already for the same subject" in page
        assert f'href="{page_url(there)}"' in page

    def test_a_number_that_is_taken_leads_to_its_certificate(
        self, operator: User, certificate_type: CertificateType
    ):
        there = issue_one(certificate_type, certificate_number="N-1")
        page = send_form(
            client_of(operator),
            issue_form_url(certificate_type),
            **SUBJECT,
            certificate_number="N-1",
        ).text
        assert "A certificate with the number N-1 exists already." in page
        assert f'href="{page_url(there)}"' in page

    def test_a_type_changed_meanwhile_shows_the_form_again(
        self, operator: User, certificate_type: CertificateType
    ):
        client, address = client_of(operator), issue_form_url(certificate_type)
        form = open_form(client, address).filled(**SUBJECT) | {"issue": "yes"}
        with nothing_written():
            response = client.post(address, form | {"version_id": "1000000"})
        assert "The type was changed meanwhile." in response.text
        again = form_of(response, "issue-form")
        client.post(address, {**again.values, "issue": "yes"})
        assert Certificate.objects.get().serial_number == "SN-1"

    @pytest.mark.parametrize("button", ["check", "more"])
    def test_only_the_button_issues(
        self, operator: User, certificate_type: CertificateType, button: str
    ):
        with nothing_written():
            response = send_form(
                client_of(operator), issue_form_url(certificate_type), button, **SUBJECT
            )
        assert form_of(response, "issue-form")["serial_number"] == "SN-1"

    def test_more_rows_come_without_a_script(
        self, operator: User, certificate_type: CertificateType
    ):
        client, address = client_of(operator), issue_form_url(certificate_type)
        form = open_form(client, address).filled(**{"items-0-1": "P", "metadata-mass": "heavy"})
        response = client.post(address, form | {"more": "items"})
        again = form_of(response, "issue-form")
        assert again["items-0-1"] == "P"
        assert "items-10-1" in again.names
        assert "table-testResults-10-1" not in again.names
        assert "A number such as" not in response.text  # nobody is corrected in mid-sentence
