"""The examples of the OpenAPI document, played against the service."""

import os
from pathlib import Path
from typing import Any

import orjson
import pytest
from django.utils import timezone

from accounts.keys.operations import NewKey
from accounts.models import Issuer, User
from accounts.scopes import Mode
from certificates.types.operations import change_type
from certificates.types.presets import DIPLOMA, TRAINING_CERTIFICATE
from config.api_schema.document import FILE
from edu.lifecycle import OnboardingState
from edu.models import Onboarding
from tests.accounts.consent.helpers import publish_document
from tests.examples import listener, mill, moves, office, school
from tests.examples.teller import Teller, placed
from tests.factories import context_of, issue_one, make_key, make_type, user_actor
from tests.support.openapi import api_document
from tests.webhooks.receiver import Receiver

RECEIVER = "https://erp.muster-werke.example/hooks/certificates"


def tell_all(
    api: Teller, *, issuer: Issuer, owner: User, operator: User, receiver: Receiver
) -> None:
    """All stories, in the order in which they build on each other."""
    for preset in ({}, TRAINING_CERTIFICATE, DIPLOMA):
        make_type(issuer, **preset)
    checked = make_type(issuer, code="en10204-3-2", release_required=True)
    for _ in range(2):
        issue_one(checked)
    context = user_actor(owner)
    change_type(
        context=context_of(checked.issuer, actor=context),
        certificate_type=checked,
        release_required=False,
    )
    publish_document("terms", "2026-01", required_in=40, now=timezone.now())
    office.tell(api)
    moves.tell(mill.tell(api), checked.pk)
    emails = owner.email, operator.email
    school.tell(api, emails=emails, approve=lambda: approve(issuer))
    listener.tell(api, receiver.url())


@pytest.fixture
def examples_file(
    issuer: Issuer,
    owner: User,
    operator: User,
    key: NewKey,
    folder: Path,
    log_folder: Path,
    receiver: Receiver,
) -> bytes:
    """The stories, as the file of examples."""
    api = Teller(key, api_document())
    tell_all(api, issuer=issuer, owner=owner, operator=operator, receiver=receiver)
    test_mode = Teller(make_key(issuer, mode=Mode.TEST), api_document())
    office.try_out(test_mode)
    return placed(api.recorded | test_mode.recorded, {receiver.url(): RECEIVER})


def approve(issuer: Issuer) -> None:
    """What an operator of the service decides in the back office."""
    Onboarding.objects.filter(issuer=issuer).update(
        state=OnboardingState.APPROVED, decided_at=timezone.now()
    )


def skeleton(value: Any) -> Any:
    """What must be alike: names of members, and the kinds of their values."""
    if isinstance(value, dict):
        return {key: skeleton(item) for key, item in value.items()}
    if isinstance(value, list):
        return [skeleton(item) for item in value]
    return type(value).__name__


def test_the_kept_examples_are_what_the_service_answers(examples_file: bytes):
    """Every request is accepted, and fits its schema, as does every answer: the teller sees to it."""
    if os.environ.get("WRITE_EXAMPLES"):
        FILE.write_bytes(examples_file)
    kept, fresh = orjson.loads(FILE.read_bytes()), orjson.loads(examples_file)
    assert kept.keys() == fresh.keys()
    for operation in fresh:
        assert skeleton(kept[operation]) == skeleton(fresh[operation]), (
            f"{operation}: make examples"
        )


def test_every_operation_has_an_example():
    operations = {
        operation["operationId"]
        for item in api_document()["paths"].values()
        for operation in item.values()
    }
    assert orjson.loads(FILE.read_bytes()).keys() == operations
