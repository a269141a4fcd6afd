"""The test mode over the API: its clock."""

import msgspec
from django.utils import timezone

from accounts.api.endpoints import endpoint
from accounts.api.responses import Answer
from accounts.api.views import ExternalView
from accounts.errors import TestModeOnly
from accounts.keys.schemas import Moment
from accounts.models import Issuer
from accounts.scopes import Mode, Scope
from lib.dates import Instant, format_instant

from .operations import advance_test_clock


class TestClockDraft(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """The moment to set the test clock to: not before what it shows, at most ten years ahead."""

    advance_to: Moment


class TestClockAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """What the test clock shows, and the real time. They are equal until it is advanced."""

    test_time: Instant
    real_time: Instant


class TestClockApi(ExternalView):
    """The clock of the test mode."""

    tag = "account"

    @endpoint(Scope.ACCOUNT_READ, errors=("test_mode_only",))
    def get_test_clock(self) -> TestClockAnswer:
        """The time that test certificates go by"""
        if self.caller.mode is not Mode.TEST:
            raise TestModeOnly
        return _clock(Issuer.objects.get(pk=self.caller.issuer.id))

    @endpoint(Scope.ACCOUNT_MANAGE, errors=("test_mode_only",))
    def advance_test_clock(self, body: TestClockDraft) -> TestClockAnswer:
        """Set the test clock forward: test certificates expire, and their notices are sent"""
        return _clock(advance_test_clock(context=self.context, to=body.advance_to))


def _clock(issuer: Issuer) -> TestClockAnswer:
    now = timezone.now()
    return TestClockAnswer(
        test_time=format_instant(issuer.certificate_time(Mode.TEST, now)),
        real_time=format_instant(now),
    )
