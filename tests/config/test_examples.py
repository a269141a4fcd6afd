"""The examples of the OpenAPI document: stories told to the real service, whose answers are kept."""

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import orjson
import pytest
import time_machine

from accounts.models import Issuer, User
from accounts.operations.keys import NewKey
from certificates.presets import TRAINING_CERTIFICATE
from certificates.presets.diploma import DIPLOMA
from config.api import document
from config.examples import EXAMPLES
from edu.lifecycle import OnboardingState
from edu.models import Onboarding
from tests.accounts.consent_cases import published
from tests.examples import listener, mill, moves, office, school
from tests.examples.teller import Recorded, Teller, placed
from tests.factories import issue_one, make_type
from tests.webhooks.receiver import Receiver, running

NOW = datetime(2026, 3, 2, 9, 30, tzinfo=UTC)
RECEIVER = "https://erp.muster-werke.example/hooks/certificates"


@pytest.fixture
def receiver() -> Any:
    with running() as found:
        yield found


@pytest.fixture
def told(issuer: Issuer, owner: User, key: NewKey, folder: Path, receiver: Receiver) -> Teller:
    """All stories, in the order in which they build on each other."""
    with time_machine.travel(NOW):
        make_type(issuer)
        make_type(issuer, **TRAINING_CERTIFICATE)
        make_type(issuer, **DIPLOMA)
        checked = make_type(issuer, code="en10204-3-2", release_required=True)
        waiting = [issue_one(checked) for _ in range(2)]
        published("terms", "2026-01", required_in=40, now=NOW)
        api = Teller(key, document("en"))
        office.tell(api)
        moves.tell(mill.tell(api), checked.pk)
        school.tell(api, member_email=owner.email, approve=lambda: approve(issuer))
        listener.tell(api, receiver.url())
    assert len(waiting) == len(receiver.calls)
    return api


def approve(issuer: Issuer) -> None:
    """What an operator of the service decides in the back office."""
    Onboarding.objects.filter(issuer=issuer).update(state=OnboardingState.APPROVED, decided_at=NOW)


def test_x(told):
    Path("/tmp/ex.json").write_text(placed(told.recorded))
