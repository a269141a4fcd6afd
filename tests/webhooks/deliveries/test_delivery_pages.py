"""Deliveries in the back office: list, filters, sending again."""

import json
from datetime import timedelta
from zoneinfo import ZoneInfo

import pytest
from django.urls import reverse
from django.utils import timezone

from accounts.jobs import runner
from accounts.jobs.models import Job
from accounts.scopes import Mode
from tests.factories import issue_one
from tests.factories.webhooks import deliver, make_event
from tests.support.back_office import client_of, page_url, with_issuer
from webhooks.models import Delivery, Endpoint

DELIVERIES = reverse("admin:webhooks_delivery_changelist")
SEND = reverse("admin:webhooks_delivery_send")


def test_the_log_shows_what_was_sent_and_what_came_back(owner, issuer, endpoint, receiver):
    receiver.answers(500, "<b>the database is down</b>")
    event = make_event(issuer)
    deliver()
    delivery = Delivery.objects.get()
    client = client_of(owner)
    assert "500" in client.get(DELIVERIES).text
    page = client.get(page_url(delivery)).text
    assert "&lt;b&gt;the database is down&lt;/b&gt;" in page
    assert event.public_id in page


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("", True),
        ("?state=exhausted", True),
        ("?state=held", False),
        ("?event=certificate.issued", True),
        ("?event=ping", False),
        ("?outcome=http_5xx", True),
        ("?outcome=timeout", False),
        ("?httpStatus=503", True),
        ("?httpStatus=500", False),
        ("?created_at_from=2020-01-01", True),
        ("?created_at_to=2020-01-01", False),
        ("?created_at_from=2020-01-01&created_at_to=2099-12-31&httpStatus=503", True),
        ("?mode=test", False),
        ("?state=&p=1&e=1", True),
    ],
)
def test_the_log_is_filtered_and_what_it_shows_is_sent_again(
    operator, issuer, endpoint, receiver, query, found
):
    make_event(issuer)
    Delivery.objects.update(state="exhausted", last_outcome="http_5xx", last_status=503)
    client = client_of(operator)
    assert (page_url(Delivery.objects.get()) in client.get(DELIVERIES + query).text) is found
    asked = client.get(SEND + query)
    assert f"{int(found)} deliver" in asked.text
    answer = client.post(SEND + query, with_issuer(issuer, max_per_second="50"))
    job = Job.objects.get(kind="webhooks.retry")
    assert answer["Location"].partition("?")[0] == page_url(job)
    runner.run_due_jobs()
    assert deliver() == int(found)


def test_days_are_those_of_the_issuer(operator, issuer, endpoint):
    make_event(issuer)
    delivery, today = (
        Delivery.objects.get(),
        timezone.localdate(timezone=ZoneInfo(issuer.time_zone)),
    )
    for day, found in ((today, True), (today - timedelta(days=1), False)):
        query = f"?created_at_from={day}&created_at_to={day}"
        assert (page_url(delivery) in client_of(operator).get(DELIVERIES + query).text) is found
        assert f"{int(found)} deliver" in client_of(operator).get(SEND + query).text


NONSENSE = [
    "created_at_from=yesterday",
    "httpStatus=5xx",
    "state=lost",
    "event=certificate.invented",
    "outcome=http_6xx",
    "endpoint=ERP",
    "mode=dream",
]


@pytest.mark.parametrize("query", NONSENSE)
def test_a_word_that_is_not_understood_finds_nothing_and_sends_nothing_again(
    operator, issuer, endpoint, query
):
    make_event(issuer)
    client = client_of(operator)
    assert page_url(Delivery.objects.get()) not in client.get(f"{DELIVERIES}?{query}").text
    for answer in (
        client.get(f"{SEND}?{query}"),
        client.post(f"{SEND}?{query}", with_issuer(issuer)),
    ):
        assert f'role="alert">The filter is not understood: {query}.' in answer.text
    assert not Job.objects.exists()


def test_sending_again_refuses_filters_it_does_not_know(operator, issuer, endpoint):
    make_event(issuer)
    answer = client_of(operator).post(f"{SEND}?state__in=held&event=ping", with_issuer(issuer))
    assert "is not understood: state__in=held." in answer.text
    assert not Job.objects.exists()


def test_a_status_of_what_arrived_needs_something_beside_it(operator, issuer, endpoint):
    answer = client_of(operator).get(f"{DELIVERIES}?httpStatus=204&mode=live", follow=True)
    assert answer.redirect_chain == [("?mode=live", 302)]
    assert "would search too many rows" in answer.text
    narrow = f"{DELIVERIES}?httpStatus=204&endpoint={endpoint.pk}"
    assert client_of(operator).get(narrow).status_code == 200


def test_a_delivery_says_until_when_it_can_be_sent_again(operator, issuer, endpoint):
    make_event(issuer)
    client = client_of(operator)
    page = client.get(page_url(Delivery.objects.get())).text
    assert "can be sent again until" in page.lower()


def ticked(*rows, **more):
    """The form of the list, with these rows ticked."""
    chosen = [str(row.pk) for row in rows]
    return {"action": "send_selected", "_selected_action": chosen, **more}


def test_all_of_a_log_that_nobody_counts_is_not_offered_nor_sent(operator, issuer, endpoint):
    for _ in range(2):
        make_event(issuer)
    Delivery.objects.update(state="exhausted")
    first = Delivery.objects.order_by("pk")[0]
    client = client_of(operator)
    assert "Select all 9999999999" not in client.get(DELIVERIES).text
    client.post(DELIVERIES, with_issuer(issuer, **ticked(first, select_across="1")))
    assert [row.pk for row in Delivery.objects.filter(trigger="manual")] == [first.pk]


def test_one_click_sends_so_many_and_no_more(operator, issuer, endpoint, monkeypatch):
    monkeypatch.setattr("webhooks.deliveries.admin.MAX_SELECTED", 1)
    for _ in range(2):
        make_event(issuer)
    Delivery.objects.update(state="exhausted")
    answer = client_of(operator).post(
        DELIVERIES, with_issuer(issuer, **ticked(*Delivery.objects.all())), follow=True
    )
    assert "Select at most 1 deliveries at once." in answer.text
    assert not Delivery.objects.filter(trigger="manual").exists()


def test_a_delivery_shows_request_and_answer_without_secrets(owner, issuer, receiver, endpoint):
    Endpoint.objects.filter(pk=endpoint.pk).update(headers=json.dumps({"X-Token": "s3cret"}))
    receiver.answers(500, '{"error":{"code":7}}')
    make_event(issuer)
    deliver()
    delivery = Delivery.objects.get()
    page = client_of(owner).get(page_url(delivery)).text
    assert "&quot;code&quot;: 7" in page  # with line breaks
    assert delivery.event.public_id in page
    assert "X-Token" in page
    assert "s3cret" not in page


def test_delivery_is_sent_again_in_place(operator, auditor, issuer, receiver, endpoint):
    receiver.answers(500, "no")
    make_event(issuer)
    deliver()
    delivery = Delivery.objects.get()
    live = reverse("admin:webhooks_delivery_live", args=[delivery.pk])
    assert client_of(auditor).post(live, with_issuer(issuer)).status_code == 403
    client = client_of(operator)
    fragment = client.post(live, with_issuer(issuer), headers={"HX-Request": "true"})
    assert "<html" not in fragment.text
    assert 'hx-trigger="load delay:2s"' in fragment.text
    receiver.answers(204, "")
    deliver()
    settled = client.get(live, headers={"HX-Request": "true"}).text
    assert "204" in settled
    assert "hx-trigger" not in settled
    assert client.post(live, with_issuer(issuer))["Location"] == page_url(delivery)


def test_a_delivery_of_another_issuer_has_no_live_part(outsider, issuer, endpoint):
    make_event(issuer)
    live = reverse("admin:webhooks_delivery_live", args=[Delivery.objects.get().pk])
    answer = client_of(outsider).get(live, headers={"HX-Request": "true"}, follow=True)
    assert "delivery-live" not in answer.text


def test_the_log_speaks_in_words_and_is_searched_by_what_people_have(
    operator, issuer, endpoint, certificate_type
):
    certificate = issue_one(certificate_type, certificate_number="N-7")
    delivery = Delivery.objects.get()
    client = client_of(operator)
    page = client.get(DELIVERIES).text
    assert "A certificate was issued." in page
    assert f'<a href="{page_url(certificate)}" class="text-link">N-7</a>' in page
    for typed in ("N-7", certificate.public_id, delivery.public_id, delivery.event.public_id):
        assert page_url(delivery) in client.get(DELIVERIES, {"q": typed}).text
    for typed in ("N-8", "cert_x", "\0", make_event(issuer, mode=Mode.TEST).public_id):
        assert page_url(delivery) not in client.get(DELIVERIES, {"q": typed}).text
    assert SEND not in client.get(DELIVERIES, {"q": "N-7"}).text
    assert (
        "q=N-7" in client.get(SEND, {"q": "N-7"}).text
    )  # refused: more would be sent than is shown


def test_a_delivery_is_sent_again_in_one_way(operator, issuer, endpoint, receiver):
    make_event(issuer)
    deliver()
    page = client_of(operator).get(page_url(Delivery.objects.get())).text
    assert page.count("Send once more") == 1
    assert "Send again" not in page
