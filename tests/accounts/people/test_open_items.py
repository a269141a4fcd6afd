"""What waits for the operators of the platform: asked, mailed, settled."""

from datetime import timedelta
from typing import Any

import pytest
from django.core import mail
from django.urls import reverse
from django.utils import timezone

from accounts.issuers.operations import request_plan
from accounts.models import AuditEntry, Issuer, OpenItem, OpenItemKind, Plan, User
from accounts.open_items.operations import remove_settled
from accounts.tasks import send_mails
from certificates.models import CertificateType
from edu.onboarding import operations as onboarding
from tests.factories import context_of, make_open_item, user_actor
from tests.factories.edu import make_ready_onboarding
from tests.support.back_office import client_of, page_url, submit_change, with_issuer

pytestmark = pytest.mark.django_db
LIST = reverse("admin:accounts_openitem_changelist")
REPORT = reverse("admin:accounts_issuer_report_problem")
TEXT = "The export of July never ends."


def test_a_reported_problem_stands_on_the_list_until_somebody_settles_it(
    owner: User, issuer: Issuer, platform_operator: User
):
    told = client_of(owner).post(REPORT, with_issuer(issuer, message=TEXT), follow=True)
    assert "until it is settled" in told.text
    client = client_of(platform_operator)
    item = OpenItem.objects.get()
    assert item.opened_by == owner
    assert page_url(item) in client.get(LIST).text
    assert TEXT in client.get(page_url(item)).text
    client.post(page_url(item, "settle_one"), {"confirmed": "yes", "note": "Worker restarted"})
    item.refresh_from_db()
    assert (item.settled_by, item.note) == (platform_operator, "Worker restarted")
    assert page_url(item) not in client.get(LIST).text
    assert page_url(item) in client.get(LIST, {"state": "settled"}).text
    assert AuditEntry.objects.get(action="open_item.settled").actor_id == str(platform_operator.pk)


def test_a_message_that_says_nothing_is_kept_and_refused(owner: User, issuer: Issuer):
    page = client_of(owner).post(REPORT, with_issuer(issuer, message="Help")).text
    assert ">Help</textarea>" in page.replace("\n", "")
    assert not OpenItem.objects.exists()


def test_two_operators_settle_it_once(issuer: Issuer, platform_operator: User):
    item = make_open_item(issuer)
    client = client_of(platform_operator)
    settle = {"confirmed": "yes", "note": "First"}
    client.post(page_url(item, "settle_one"), settle)
    again = client.post(page_url(item, "settle_one"), settle | {"note": "Second"}, follow=True)
    assert "settled already" in again.text
    item.refresh_from_db()
    assert item.note == "First"


def test_the_page_says_whether_the_mail_left(
    issuer: Issuer, platform_operator: User, settings: Any
):
    client = client_of(platform_operator)
    unsent = make_open_item(issuer)
    assert "OPERATORS_EMAIL names no address" in client.get(page_url(unsent)).text
    settings.OPERATORS_EMAIL = ["ops@platform.example"]
    item = make_open_item(issuer)
    assert "Waits to be sent" in client.get(page_url(item)).text
    send_mails()
    assert [message.to for message in mail.outbox] == [["ops@platform.example"]]
    assert "Sent on" in client.get(page_url(item)).text


def test_a_decision_settles_the_onboarding(
    issuer: Issuer, owner: User, platform_operator: User, certificate_type: CertificateType
):
    make_ready_onboarding(issuer, owner, certificate_type)
    onboarding.submit(context=context_of(issuer, actor=user_actor(owner)))
    item = OpenItem.objects.get(kind=OpenItemKind.ONBOARDING)
    assert (item.opened_by, item.settled_at) == (owner, None)
    address = reverse("admin:edu_onboarding_approve_one", args=[issuer.pk])
    client_of(platform_operator).post(address, {"confirmed": "yes"})
    item.refresh_from_db()
    assert item.settled_by == platform_operator


def test_another_plan_settles_the_wish_for_one(
    issuer: Issuer, owner: User, platform_operator: User
):
    more = Plan.objects.create(code="more", name="More")
    asking = context_of(issuer, actor=user_actor(owner))
    request_plan(context=asking, plan=more, message="")
    client = client_of(platform_operator)
    form = client.get(page_url(issuer)).context["adminform"].form
    fields = {name: value for name, value in form.initial.items() if value is not None}
    inline = {"membership_set-TOTAL_FORMS": "0", "membership_set-INITIAL_FORMS": "0"}
    submit_change(client, page_url(issuer), {**fields, **inline, "plan": more.pk})
    assert OpenItem.objects.get().settled_by == platform_operator


def test_only_operators_see_the_list(owner: User, issuer: Issuer):
    item = make_open_item(issuer)
    assert client_of(owner).get(LIST).status_code == 403
    assert client_of(owner).get(page_url(item)).status_code == 403


def test_settled_items_are_removed_after_a_year(issuer: Issuer):
    old, young, open_one = (make_open_item(issuer) for _ in range(3))
    now = timezone.now()
    OpenItem.objects.filter(pk=old.pk).update(settled_at=now - timedelta(days=366))
    OpenItem.objects.filter(pk=young.pk).update(settled_at=now - timedelta(days=364))
    assert remove_settled(now=now) == 1
    assert set(OpenItem.objects.all()) == {young, open_one}
