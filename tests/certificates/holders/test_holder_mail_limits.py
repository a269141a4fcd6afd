"""Nobody is flooded with mails under the platform's name, and a fraud sends none."""

from datetime import timedelta

from django.utils import timezone

from accounts.models import Issuer, OutgoingMail, User
from accounts.scopes import Standing
from accounts.tasks import send_mails
from certificates.holders import operations as holders
from certificates.models import Certificate
from tests.certificates.holders.test_holder_mails import ADDRESS, issued, mail_request, reachable
from tests.certificates.transitions.helpers import request_transition
from tests.conftest import Api
from tests.support.problems import assert_problem

__all__ = ["mail_request", "reachable"]  # fixtures


def test_mails_of_test_certificates_go_to_members_only(
    test_mode_api: Api, mail_request, outsider: User, mailoutbox
):
    for address in (ADDRESS, outsider.email):
        trial = issued(test_mode_api, {**mail_request, "holderEmail": address})
        assert_problem(request_transition(test_mode_api, trial, "notify"), 409, "conflict")
    send_mails()
    assert mailoutbox == []
    assert not OutgoingMail.objects.filter(dropped_at=None).exists()


def test_mails_of_a_blocked_issuer_wait_until_the_block_is_lifted(
    api: Api, mail_request, mailoutbox
):
    issued(api, mail_request)
    Issuer.objects.update(standing=Standing.FRAUD)
    send_mails()
    assert mailoutbox == []
    Issuer.objects.update(standing=Standing.ACTIVE)
    send_mails()
    assert len(mailoutbox) == 1


def test_only_a_few_times_a_day_to_whatever_address(api: Api, reachable: Certificate, mailoutbox):
    for _ in range(holders.MAX_A_DAY):
        assert request_transition(api, reachable, "notify").status_code == 202
        send_mails()
    api.patch(f"certificates/{reachable.public_id}/holder", {"email": "next@example.com"})
    refused = request_transition(api, reachable, "notify")
    assert_problem(refused, 409, "conflict", "retryAfter")
    assert 0 < int(refused["Retry-After"]) <= 24 * 60 * 60
    OutgoingMail.objects.update(created_at=timezone.now() - timedelta(days=1))
    assert request_transition(api, reachable, "notify").status_code == 202
    send_mails()
    assert len(mailoutbox) == holders.MAX_A_DAY + 1
