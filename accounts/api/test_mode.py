"""The test mode over the API: its clock."""

import msgspec
from django.http import HttpResponse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from rest_framework.request import Request

from accounts.errors import TestModeOnly
from accounts.models import Issuer
from accounts.operations.issuers.test_clock import advance_test_clock
from accounts.scopes import Mode, Scope
from lib.dates import Instant, format_instant

from .foundation.answers import Answer
from .foundation.schema import documented
from .foundation.views import ExternalView
from .key_answers import Moment


class TestClockDraft(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """The moment to set the test clock to: not before what it shows, at most ten years ahead."""

    advance_to: Moment


class TestClockAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """What the test clock shows, and the real time. They are equal until it is advanced."""

    test_time: Instant
    real_time: Instant


class TestClockView(ExternalView):
    """`GET` and `POST /account/test-clock`"""

    scopes = {"get": Scope.ACCOUNT_READ, "post": Scope.ACCOUNT_MANAGE}

    @documented(
        operation_id="getTestClock",
        summary=_("The time that test certificates go by"),
        tag="account",
        response=TestClockAnswer,
        errors=("test_mode_only",),
    )
    def get(self, request: Request) -> HttpResponse:
        if self.caller.mode is not Mode.TEST:
            raise TestModeOnly
        return self.answer(_clock(Issuer.objects.get(pk=self.caller.issuer.id)))

    @documented(
        operation_id="advanceTestClock",
        summary=_("Set the test clock forward: test certificates expire, and their notices are sent"),
        tag="account",
        request=TestClockDraft,
        response=TestClockAnswer,
        errors=("test_mode_only",),
    )  # fmt: skip
    def post(self, request: Request) -> HttpResponse:
        draft = self.read(request, TestClockDraft)
        context = self.request_context(request)
        return self.answer(_clock(advance_test_clock(context=context, to=draft.advance_to)))


def _clock(issuer: Issuer) -> TestClockAnswer:
    now = timezone.now()
    return TestClockAnswer(
        test_time=format_instant(issuer.certificate_time(Mode.TEST, now)),
        real_time=format_instant(now),
    )
