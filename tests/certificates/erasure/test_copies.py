"""Erasing also removes copies: answers of webhook receivers, and printed files."""

from collections.abc import Iterator
from datetime import timedelta

import pytest
from aiohttp import web
from django.utils import timezone

from accounts.models import Issuer
from certificates.erasure import execution
from certificates.models import Certificate, PrintedPdf, Printout
from tests.certificates.erasure.helpers import (
    AFTER,
    MARK,
    erase_now,
    personal_fields,
    request_erasure,
)
from tests.certificates.erasure.test_no_trace_left import traces
from tests.certificates.printing.helpers import fetch_pdf
from tests.conftest import Api
from tests.factories import issue_one, make_type
from tests.factories.webhooks import deliver, make_endpoint
from tests.webhooks.receiver import Receiver, running
from webhooks.models import Attempt, Endpoint, Event


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    """Sends back what it was sent, as some do."""

    async def echo(request: web.Request) -> web.Response:
        return web.Response(body=await request.read(), headers={"X-Subject": MARK})

    with running() as found:
        found.behave = echo
        yield found


@pytest.fixture
def endpoint(issuer: Issuer, receiver: Receiver) -> Endpoint:
    """Hears of everything, from the first certificate on."""
    return make_endpoint(issuer, receiver.url())


@pytest.fixture
def hers(issuer: Issuer) -> Certificate:
    return issue_one(
        make_type(issuer, code="diploma", kind="person", required=[]), **personal_fields()
    )


def answered() -> list[tuple[str, str]]:
    return [(each.body, str(each.headers)) for each in Attempt.objects.order_by("pk")]


@pytest.mark.usefixtures("endpoint")
def test_response_bodies_are_removed_and_attempts_stay(api: Api, hers: Certificate):
    other = issue_one(hers.type, holder_name="Ana Berisha")
    assert deliver() == 2
    assert all(MARK in headers for _body, headers in answered())
    Event.objects.filter(subject=hers.pk).update(body=None)  # as after 30 days
    erase_now(api, hers)
    attempt = Attempt.objects.get(delivery__event__subject=hers.pk)
    assert (attempt.body, attempt.headers, attempt.status) == ("", {}, 200)
    assert other.public_id in Attempt.objects.get(delivery__event__subject=other.pk).body


@pytest.mark.usefixtures("endpoint")
def test_an_answer_that_arrives_afterwards_goes_an_hour_later(api: Api, hers: Certificate):
    request_erasure(api, hers)
    now = timezone.now() + AFTER
    assert execution.erase_due(now=now) == 1
    deliver()
    assert "webhooks_attempt" in traces()
    execution.erase_due(now=now + timedelta(hours=1, minutes=1))
    assert traces() == set()


def test_no_fingerprint_tells_which_name_was_printed(api: Api, hers: Certificate, certificate):
    for row in (hers, certificate):
        assert fetch_pdf(api, f"certificates/{row.public_id}/pdf").status_code == 200
    of_job = PrintedPdf.objects.get(certificate=hers)
    request_erasure(api, hers)
    now = timezone.now() + AFTER
    assert execution.erase_due(now=now) == 1
    assert Printout.objects.get().certificate_id == certificate.pk
    assert PrintedPdf.objects.get().certificate_id == certificate.pk
    of_job.save(force_insert=True)  # by a job that had read the certificate before
    execution.erase_due(now=now + timedelta(hours=1, minutes=1))
    assert PrintedPdf.objects.get().certificate_id == certificate.pk
