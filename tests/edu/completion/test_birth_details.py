"""Date and place of birth: on the issuer's print where the type keeps them, nowhere else."""

from datetime import date, timedelta

import pytest
from django.core import mail
from django.test import Client
from django.utils import timezone

from accounts.mail import sender
from accounts.models import Issuer
from certificates.erasure import execution
from certificates.types.presets import DIPLOMA
from edu.models import Enrolment, Recipient
from tests.certificates.erasure.helpers import AFTER
from tests.certificates.erasure.test_no_trace_left import everything
from tests.certificates.printing.helpers import fetch_pdf, read_pdf, text_of
from tests.conftest import Api
from webhooks.models import Event

from .helpers import finished_completion, make_class, make_published, result_of, send_completion

BORN, PLACE = date(1999, 2, 1), "Shënkoll-4711"
WRITTEN = ("1999-02-01", "01.02.1999", "1.2.1999", "1 shkurt 1999", PLACE)


def completed(api: Api, issuer: Issuer, **type_fields: object) -> Enrolment:
    """Somebody born then and there, with a certificate of a type that everybody may print."""
    program = make_published(issuer, type_fields={"pdf_public": True} | type_fields)
    (enrolment,) = make_class(program, 1)
    born = {"birth_date": BORN, "birth_place": PLACE}
    Recipient.objects.filter(pk=enrolment.recipient_id).update(**born)
    finished_completion(
        send_completion(api, program, result_of(enrolment, "1.0"), notifyHolder=True)
    )
    enrolment.refresh_from_db()
    return enrolment


def issuers_print(api: Api, enrolment: Enrolment) -> str:
    assert enrolment.certificate is not None
    return text_of(read_pdf(fetch_pdf(api, f"certificates/{enrolment.certificate.public_id}/pdf")))


def says(text: str) -> bool:
    return any(each in text for each in WRITTEN)


@pytest.fixture
def diploma(api: Api, issuer: Issuer) -> Enrolment:
    return completed(api, issuer)


def test_the_issuers_print_says_it_and_nothing_that_leaves_the_issuer(api: Api, diploma: Enrolment):
    assert diploma.certificate is not None
    assert PLACE in issuers_print(api, diploma)
    assert "1999" in issuers_print(api, diploma)
    public = Client()
    page = f"/en/verify/{diploma.certificate.public_id}"
    assert not says(public.get(page).text)
    assert not says(public.get(f"/api/public/certificates/{diploma.certificate.public_id}").text)
    printed = read_pdf(fetch_pdf(public, f"{page}/pdf"))
    assert not says(text_of(printed))
    assert not list(printed.attachment_list)
    assert not any(says(bytes(event.body).decode()) for event in Event.objects.all())
    assert sender.send_due() == 1
    (letter,) = mail.outbox
    assert not says(letter.message().as_string())


def test_birth_details_are_erased_with_the_person(api: Api, diploma: Enrolment):
    held = {table for table, row in everything() if PLACE in row}
    assert held >= {"certificates_certificate", "edu_recipient"}
    asked = api.post(f"edu/recipients/{diploma.recipient.public_id}/erase", {"dryRun": False})
    assert asked.status_code == 200
    assert execution.erase_due(now=timezone.now() + AFTER + timedelta(minutes=1)) >= 1
    assert not [table for table, row in everything() if says(row)]


@pytest.mark.parametrize("shown_to", ["everybody", "undeclared"])
def test_a_type_that_would_tell_everybody_or_has_no_place_for_it_gets_none(
    api: Api, issuer: Issuer, shown_to: str
):
    keys = {"dateOfBirth", "placeOfBirth"}
    own = [each | {"public": True} for each in DIPLOMA["fields"] if each["key"] in keys]
    others = [each for each in DIPLOMA["fields"] if each["key"] not in keys]
    fields = others + (own if shown_to == "everybody" else [])
    certified = completed(api, issuer, code="told", fields=fields)
    assert not says(issuers_print(api, certified))
