"""Nobody is flooded with mails under the platform's name, and a fraud sends none."""

from datetime import timedelta

from django.utils import timezone

from accounts.models import Issuer, OutgoingMail, User
from accounts.scopes import Standing
from accounts.tasks import send_mails
from certificates.models import Certificate
from certificates.operations.holders import contact
from tests.certificates.notices.test_holder_mails import ADDRESS, issued, reachable, wanted
from tests.certificates.transitions.helpers import request_transition
from tests.conftest import Api
from tests.support.problems import assert_problem

__all__ = ["reachable", "wanted"]  # fixtures


def test_a_test_certificate_reaches_nobody_but_the_issuers_own_people(
    test_mode_api: Api, wanted, outsider: User, mailoutbox
):
    for address in (ADDRESS, outsider.email):
        trial = issued(test_mode_api, {**wanted, "holderEmail": address})
        assert_problem(request_transition(test_mode_api, trial, "notify"), 409, "conflict")
    send_mails()
    assert mailoutbox == []
    assert not OutgoingMail.objects.filter(dropped_at=None).exists()


def test_what_a_fraud_owes_waits_until_the_block_is_lifted(api: Api, wanted, mailoutbox):
    issued(api, wanted)
    Issuer.objects.update(standing=Standing.FRAUD)
    send_mails()
    assert mailoutbox == []
    Issuer.objects.update(standing=Standing.ACTIVE)
    send_mails()
    assert len(mailoutbox) == 1


def test_only_a_few_times_a_day_to_whatever_address(api: Api, reachable: Certificate, mailoutbox):
    for _ in range(contact.MAX_A_DAY):
        assert request_transition(api, reachable, "notify").status_code == 202
        send_mails()
    api.patch(f"certificates/{reachable.public_id}/holder", {"email": "next@example.com"})
    refused = request_transition(api, reachable, "notify")
    assert_problem(refused, 409, "conflict", "retryAfter")
    assert 0 < int(refused["Retry-After"]) <= 24 * 60 * 60
    OutgoingMail.objects.update(created_at=timezone.now() - timedelta(days=1))
    assert request_transition(api, reachable, "notify").status_code == 202
    send_mails()
    assert len(mailoutbox) == contact.MAX_A_DAY + 1
