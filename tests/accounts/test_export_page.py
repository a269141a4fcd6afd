"""The export of an account from the settings, and what it leaves out."""

from datetime import timedelta

import pytest
import time_machine
from django.apps import apps
from django.urls import reverse
from django.utils import timezone

from accounts.exports import EXPORT
from accounts.issuers.models import IssuerChild
from accounts.jobs import runner
from accounts.jobs.models import Job
from accounts.jobs.registry import export_sections
from accounts.models import Issuer
from accounts.scopes import Role
from tests.accounts.test_account_export import unpack
from tests.factories import make_member
from tests.support.back_office import client_of, page_url, with_issuer
from tests.support.sign_in import CONFIRM, signed_in

pytestmark = pytest.mark.django_db
EXPORT_PAGE = reverse("admin:accounts_job_export")
# Tables whose rows stand in the lines of another section.
ELSEWHERE = {
    "branding": "account",
    "membership": "member",
    "consentAction": "consent",
    "endpoint": "webhookEndpoint",
    "delivery": "webhookDelivery",
    "issuerDomain": "domain",
    "erasure": "certificate",
    "signingKey": "proofFile",
    "statusList": "proofFile",
    "holderName": "certificate",
    "outgoingMail": "certificate",
}
# What only this service needs, or what is of use for a day.
LEFT_OUT = {
    "loggedRequest": "requests of the last 30 days, for whoever debugs a connection",
    "mailObjection": "a digest of an address: holders object with each sender anew",
    "openItem": "the operator's list of what is open",
    "quotaNotice": "which warnings were sent",
    "quotaSlot": "the usage says it by days",
    "storedResponse": "answers kept for a day, for requests that are repeated",
}


def test_every_table_of_an_issuer_is_in_it_or_has_a_reason_not_to_be():
    sections = {section.name for section in export_sections()}
    tables = {
        model
        for model in apps.get_models()
        if any(field.related_model is Issuer for field in model._meta.concrete_fields)
        and not issubclass(model, IssuerChild)  # which go with the row above
    }
    names = {model.__name__[0].lower() + model.__name__[1:] for model in tables}
    assert names - sections - set(ELSEWHERE) - set(LEFT_OUT) == set()
    assert set(ELSEWHERE.values()) <= sections


def test_an_owner_exports_by_a_button_and_fetches_the_archive(owner, issuer, certificate):
    client = client_of(owner)
    settings = client.get(reverse("admin:accounts_issuer_settings")).text
    assert EXPORT_PAGE in settings
    assert "/en/docs/account#export" in settings
    begun = client.post(EXPORT_PAGE, with_issuer(issuer))
    job = Job.objects.get(kind=EXPORT)
    assert (begun["Location"], job.mode) == (page_url(job), "live")
    runner.run_due_jobs()
    page = client.get(begun["Location"]).text
    archive = reverse("admin:accounts_job_results", args=[job.pk, "zip"])
    assert "Everything that the account owns is ready" in page
    assert archive in page
    manifest, _files = unpack(client.get(archive).getvalue())
    assert manifest["objects"]["certificate"] == 1
    client.post(EXPORT_PAGE, with_issuer(issuer, mode="test"))
    assert Job.objects.filter(kind=EXPORT, mode="test").count() == 1


def test_the_button_needs_an_owner_who_has_signed_in_lately(owner, operator, issuer, fresh_limits):
    for role in (Role.ADMIN, Role.OPERATOR, Role.AUDITOR, Role.TEAM):
        client = client_of(make_member(issuer, role))
        assert client.post(EXPORT_PAGE, with_issuer(issuer)).status_code == 403
        assert EXPORT_PAGE not in client.get(reverse("admin:accounts_issuer_settings")).text
    with time_machine.travel(timezone.now(), tick=False) as clock:
        client = signed_in(owner)
        clock.shift(timedelta(minutes=20))
        asked = client.post(EXPORT_PAGE, with_issuer(issuer))
        assert asked["Location"].startswith(CONFIRM)
    assert not Job.objects.exists()
