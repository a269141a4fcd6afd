"""Endpoints in the back office: added, changed, their deliveries, sending again."""

import html
from datetime import timedelta

import pytest
from cryptography.fernet import Fernet
from django.urls import reverse
from django.utils import timezone

from accounts.jobs import runner
from accounts.jobs.models import Job
from accounts.models import AuditEntry
from accounts.scopes import Mode
from tests.factories.webhooks import deliver, make_endpoint, make_event
from tests.support.back_office import client_of, page_url, submit_change, with_issuer
from webhooks.endpoints.health import overview
from webhooks.models import Delivery, Endpoint, EndpointHour

ENDPOINTS = reverse("admin:webhooks_endpoint_changelist")
NEW = reverse("admin:webhooks_endpoint_add")
DELIVERIES = reverse("admin:webhooks_delivery_changelist")
SEND = reverse("admin:webhooks_delivery_send")


def form(issuer, address, **changes):
    fields = {
        "url": address,
        "description": "ERP",
        "mode": "live",
        "events": ["certificate.*"],
        "own_headers": "X-Token: abc\nX-Plant: Essen",
        "rate_limit": "",
    }
    return with_issuer(issuer, **(fields | changes))


def move(row, name):
    """The page of one of the buttons on a row's page."""
    return page_url(row).replace("/change/", f"/{name}/")


def act(client, row, name, issuer, **fields):
    """Presses a button of a row's page, and confirms."""
    return client.post(move(row, name), with_issuer(issuer, **fields))


def test_added_with_its_secret_shown(owner, issuer, receiver):
    answer = client_of(owner).post(NEW, form(issuer, receiver.url()))
    endpoint = Endpoint.objects.get()
    assert str(endpoint.secret) in answer.text
    assert endpoint.headers == '{"X-Token": "abc", "X-Plant": "Essen"}'
    assert endpoint.events == ["certificate.*"]
    assert str(endpoint.secret) not in client_of(owner).get(page_url(endpoint)).text
    make_event(issuer)
    deliver()
    assert receiver.calls[0].headers["x-plant"] == "Essen"
    assert "100 %" in client_of(owner).get(ENDPOINTS).text


@pytest.mark.parametrize(
    "mistake",
    [
        {"url": "http://10.0.0.1/"},
        {"url": "https://certificates.example/"},
        {"url": "nonsense"},
        {"events": []},
        {"events": ["certificate.invented"]},
        {"own_headers": "no colon"},
        {"own_headers": "webhook-id: mine"},
        {"rate_limit": "0"},
    ],
)
def test_mistakes_add_nothing(owner, issuer, receiver, mistake):
    answer = client_of(owner).post(NEW, form(issuer, receiver.url(), **mistake))
    assert answer.status_code == 200
    assert not Endpoint.objects.exists()


def test_the_plan_says_how_many(owner, issuer, receiver):
    issuer.plan.max_endpoints = 0
    issuer.plan.save()
    answer = client_of(owner).post(NEW, form(issuer, receiver.url()), follow=True)
    assert "Plan limit of 0 reached" in answer.text
    assert not Endpoint.objects.exists()


def test_changed_and_the_mode_stays(owner, issuer, endpoint, receiver):
    submit_change(
        client_of(owner), page_url(endpoint), form(issuer, receiver.url("/new"), mode="test")
    )
    endpoint.refresh_from_db()
    assert (endpoint.url, endpoint.mode) == (receiver.url("/new"), Mode.LIVE)
    entry = AuditEntry.objects.get(action="webhook_endpoint.changed")
    assert entry.changes["headers"] == {"personal": True}


def test_an_old_form_does_not_send_events_to_where_they_went_before(
    owner, issuer, endpoint, receiver
):
    client, address = client_of(owner), page_url(endpoint)
    shown = client.get(address).context["adminform"].form["shown"].value()
    submit_change(client, address, form(issuer, receiver.url("/new")))
    refused = client.post(address, form(issuer, receiver.url("/old"), shown=shown))
    assert "Somebody else has changed this" in refused.text
    assert f"Last change: {owner.get_full_name()}" in refused.text
    endpoint.refresh_from_db()
    assert endpoint.url == receiver.url("/new")


def test_everything_that_can_be_done_to_it(owner, issuer, endpoint, receiver):
    client = client_of(owner)
    before = endpoint.secret
    assert "&quot;sample&quot;: true" in client.get(move(endpoint, "sample")).text
    act(client, endpoint, "sample", issuer, type="certificate.revoked")
    assert (deliver(), receiver.calls[0].json()["type"]) == (1, "certificate.revoked")
    assert before in act(client, endpoint, "secret", issuer).text
    assert AuditEntry.objects.filter(action="webhook_endpoint.secret_shown").exists()
    act(client, endpoint, "rotate", issuer, overlap="24")
    endpoint.refresh_from_db()
    assert endpoint.old_secret == before != endpoint.secret
    act(client, endpoint, "disable", issuer)
    make_event(issuer)
    assert "1 held" in client.get(page_url(endpoint)).text
    act(client, endpoint, "release", issuer)
    assert deliver() == 1
    act(client, endpoint, "forget", issuer)
    endpoint.refresh_from_db()
    assert endpoint.state == "deleted"
    assert page_url(endpoint) not in client.get(ENDPOINTS).text


@pytest.mark.parametrize("hours", [0, 1, 72, 168])
def test_how_long_the_old_secret_signs_is_chosen(owner, issuer, endpoint, hours):
    client, before, now = client_of(owner), endpoint.secret, timezone.now()
    assert "The old secret signs for" in client.get(move(endpoint, "rotate")).text
    answer = act(client, endpoint, "rotate", issuer, overlap=str(hours))
    endpoint.refresh_from_db()
    assert str(endpoint.secret) in answer.text
    assert endpoint.old_secret == (before if hours else None)
    if hours:
        overlap = endpoint.old_secret_until - now
        assert timedelta(0) <= overlap - timedelta(hours=hours) < timedelta(minutes=1)


def test_a_second_click_does_not_end_the_secret_that_the_receiver_has(owner, issuer, endpoint):
    client, before = client_of(owner), endpoint.secret
    act(client, endpoint, "rotate", issuer, overlap="24")
    answer = act(client, endpoint, "rotate", issuer, overlap="24")
    assert "previous secret is still valid" in client.get(answer["Location"]).text
    endpoint.refresh_from_db()
    assert endpoint.old_secret == before


def test_an_old_secret_whose_time_is_over_is_not_said_to_sign(owner, issuer, endpoint):
    client = client_of(owner)
    assert "the old secret is valid" in act(client, endpoint, "rotate", issuer, overlap="1").text
    Endpoint.objects.update(old_secret_until=timezone.now() - timedelta(days=1))
    assert "the old secret is valid" not in act(client, endpoint, "secret", issuer).text


def test_with_a_lost_key_it_is_still_listed_changed_turned_and_deleted(
    owner, issuer, endpoint, receiver, settings
):
    settings.FIELD_KEYS = [Fernet.generate_key().decode()]
    client = client_of(owner)
    assert page_url(endpoint) in client.get(ENDPOINTS).text
    assert "cannot be decrypted" in client.get(page_url(endpoint)).text
    changed = form(issuer, receiver.url("/new"), own_headers="")
    assert submit_change(client, page_url(endpoint), changed).status_code == 302
    assert "cannot be decrypted" not in client.get(page_url(endpoint)).text
    refused = act(client, endpoint, "secret", issuer)
    assert "cannot be decrypted" in client.get(refused["Location"]).text
    assert "whsec_" in act(client, endpoint, "rotate", issuer, overlap="0").text
    make_event(issuer)
    assert (deliver(), len(receiver.calls)) == (1, 1)
    act(client, endpoint, "forget", issuer)
    assert page_url(endpoint) not in client.get(ENDPOINTS).text


@pytest.mark.parametrize("overlap", ["", "169", "x"])
def test_a_secret_is_not_rotated_for_a_time_that_is_not_offered(owner, issuer, endpoint, overlap):
    before = endpoint.secret
    assert act(client_of(owner), endpoint, "rotate", issuer, overlap=overlap).status_code == 200
    endpoint.refresh_from_db()
    assert endpoint.secret == before


def test_nothing_happens_without_a_confirmation(owner, issuer, endpoint):
    client = client_of(owner)
    for name in ("sample", "secret", "rotate", "disable", "forget", "replay"):
        answer = client.get(page_url(endpoint).replace("/change/", f"/{name}/"))
        assert answer.status_code == 200
        assert str(endpoint.secret) not in answer.text
    endpoint.refresh_from_db()
    assert (endpoint.state, endpoint.old_secret) == ("active", None)


def test_one_is_sent_again_by_its_button_and_by_the_list(operator, issuer, endpoint, receiver):
    make_event(issuer)
    deliver()
    delivery = Delivery.objects.get()
    client = client_of(operator)
    act(client, delivery, "live", issuer)
    assert deliver() == 1
    Delivery.objects.update(state="exhausted")
    action = {"action": "send_selected", "_selected_action": [str(delivery.pk)]}
    client.post(DELIVERIES, with_issuer(issuer, **action))
    assert deliver() == 1


@pytest.mark.parametrize(
    ("types", "meant"),
    [([], 2), (["certificate.issued"], 2), (["certificate.*", "job.completed"], 3), (["*"], 3)],
    ids=str,
)
def test_everything_again_since(owner, issuer, receiver, types, meant):
    for name in ("certificate.issued", "certificate.issued", "job.completed"):
        make_event(issuer, type=name)
    endpoint = make_endpoint(issuer, receiver.url(), events=["certificate.*"])
    since = timezone.localtime(timezone.now() - timedelta(hours=3))
    fields = {"since_0": f"{since:%Y-%m-%d}", "since_1": f"{since:%H:%M:%S}", "event_types": types}
    asked = act(client_of(owner), endpoint, "replay", issuer, **fields)
    assert f"{meant} events match." in asked.text
    assert not Job.objects.exists()
    answer = act(client_of(owner), endpoint, "replay", issuer, confirmed="yes", **fields)
    assert answer.status_code == 302, answer.text
    runner.run_due_jobs()
    assert deliver() == meant


@pytest.mark.parametrize("role", ["operator", "auditor"])
def test_who_may_not(request, role, issuer, endpoint, receiver):
    make_event(issuer)
    delivery = Delivery.objects.get()
    client = client_of(request.getfixturevalue(role))
    assert client.get(page_url(endpoint)).status_code == 200
    assert client.get(page_url(delivery)).status_code == 200
    assert client.post(NEW, form(issuer, receiver.url())).status_code == 403
    for name in ("sample", "secret", "rotate", "disable", "forget", "replay"):
        assert act(client, endpoint, name, issuer).status_code in {302, 403}
    sent = act(client, delivery, "live", issuer)
    assert client.post(SEND + "?state=held", with_issuer(issuer)).status_code == (
        302 if role == "operator" else 403
    )
    assert sent.status_code in {302, 403}
    delivery.refresh_from_db()
    assert (delivery.trigger == "manual") is (role == "operator")
    endpoint.refresh_from_db()
    assert (endpoint.state, endpoint.old_secret, Endpoint.objects.count()) == ("active", None, 1)


def test_the_outsider_sees_nothing(outsider, issuer, other_issuer, endpoint):
    make_event(issuer)
    delivery = Delivery.objects.get()
    client = client_of(outsider)
    for address in (ENDPOINTS, DELIVERIES):
        assert endpoint.url not in client.get(address).text
    for row in (endpoint, delivery):
        assert client.get(page_url(row)).status_code == 302
    act(client, endpoint, "disable", other_issuer)
    act(client, delivery, "live", other_issuer)
    client.post(SEND + f"?endpoint={endpoint.pk}", with_issuer(other_issuer))
    runner.run_due_jobs()
    endpoint.refresh_from_db()
    delivery.refresh_from_db()
    assert (endpoint.state, delivery.trigger) == ("active", "automatic")


def test_the_first_page_says_how_deliveries_are_doing(owner, auditor, issuer, endpoint, receiver):
    assert "Webhooks in the last 24 hours" in client_of(owner).get(reverse("admin:index")).text
    make_event(issuer)
    deliver()
    receiver.answers(500)
    make_event(issuer)
    deliver()
    page = client_of(auditor).get(reverse("admin:index")).text
    assert "50 % of the attempts delivered" in page
    assert "1 waiting, 0 held" in page


def test_latency_is_weighed_by_what_was_sent(owner, issuer, endpoint):
    now = timezone.now()
    hour = now.replace(minute=0, second=0, microsecond=0)
    for ago, sent, waited in ((1, 1, 10_000), (2, 99, 990)):
        row = EndpointHour(issuer=issuer, endpoint=endpoint, hour=hour - timedelta(hours=ago))
        row.succeeded = row.first_attempts = sent
        row.waited_ms = waited
        row.save(force_insert=True)
    found = overview(issuer.pk, now=now)
    assert (found.first_attempt_ms, found.waited_ms[-3:]) == (109, [10, 10_000, None])
    page = client_of(owner).get(reverse("admin:index")).text
    assert "sent after 109 ms on average" in page
    assert "10000, null]" in html.unescape(page)


def test_without_an_endpoint_the_first_page_is_silent(outsider, issuer, endpoint):
    assert "Webhooks in the last" not in client_of(outsider).get(reverse("admin:index")).text
