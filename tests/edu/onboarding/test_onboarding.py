"""Onboarding: checklist, submission, rejection, approval."""

from datetime import timedelta
from typing import Any
from unittest.mock import patch

import pytest
import time_machine
from django.core import mail
from django.core.mail.backends.locmem import EmailBackend
from django.utils import timezone, translation

from accounts.actors import ActionContext
from accounts.models import AuditEntry, Issuer, User
from accounts.scopes import Role
from accounts.settings.operations import change_settings
from accounts.tasks import send_mails
from edu.errors import ApprovalRequired, CoordinatorRequired, OnboardingNotSubmitted
from edu.lifecycle import OnboardingState, OnboardingStep
from edu.models import Onboarding, Recipient, TeamMember
from edu.onboarding import operations as onboarding
from tests.accounts.consent.helpers import accept, publish_document
from tests.accounts.people.helpers import actor_of
from tests.conftest import Api
from tests.factories import context_of, make_member
from tests.factories.edu import (
    PROFILE,
    add_to_team,
    make_program,
    make_ready_onboarding,
    make_recipient,
    make_team,
)
from tests.support.problems import assert_faults, assert_problem
from webhooks.models import Event

PATH = "edu/onboarding"


def steps(api: Api) -> dict[str, bool]:
    return {step["step"]: step["done"] for step in api.get(PATH).json()["steps"]}


def missing(api: Api, step: str) -> list[str]:
    (found,) = [each for each in api.get(PATH).json()["steps"] if each["step"] == step]
    lacking: list[str] = found["missing"]
    return lacking


def state(api: Api) -> str:
    return str(api.get(PATH).json()["state"])


def decide(issuer: Issuer, operator: User, **how: Any) -> Onboarding:
    return onboarding.decide(
        context=ActionContext(actor=actor_of(operator), now=timezone.now()),
        issuer_id=issuer.pk,
        **how,
    )


def test_every_step_is_derived_from_the_data_and_taken_back_with_it(
    api: Api, issuer: Issuer, operator: User, certificate_type
):
    assert state(api) == "not_started"
    assert steps(api) == dict.fromkeys(("profile", "branding", "team", "program"), False) | {
        "consent": True,
        "recipients": False,
    }
    team = make_team(issuer)
    assert not steps(api)["team"]
    add_to_team(team, operator)
    make_program(issuer)
    assert not steps(api)["program"]
    make_program(issuer, certificate_type=certificate_type)
    make_recipient(issuer)
    change_settings(context=context_of(issuer), change={"color": "#1f3a5f"})
    assert [step for step, done in steps(api).items() if not done] == ["profile"]
    assert state(api) == "in_progress"
    TeamMember.objects.all().delete()
    Recipient.objects.all().delete()
    assert [step for step, done in steps(api).items() if not done] == [
        "profile",
        "team",
        "recipients",
    ]


def test_rows_of_a_test_key_complete_no_step(api: Api, test_mode_api: Api):
    made = test_mode_api.post("edu/recipients", {"familyName": "Tried"})
    assert made.status_code == 201
    assert not steps(api)["recipients"]
    assert state(api) == "not_started"


def test_the_profile_says_what_it_still_lacks(api: Api):
    api.patch(PATH, {"legalName": "Akademia", "country": "de"})
    assert missing(api, "profile") == ["address", "website", "contactName", "contactEmail"]
    rest = {
        "address": "Rruga 1\nPrishtina",
        "website": "https://a.example",
        "contactName": "Arta",
        "contactEmail": "arta@a.example",
    }
    changed = api.patch(PATH, rest).json()
    assert changed["profile"]["country"] == "DE"
    assert changed["profile"]["address"] == rest["address"]
    assert steps(api)["profile"]
    api.patch(PATH, {"accreditationBody": "AKA"})
    assert missing(api, "profile") == ["accreditationNumber"]


def test_consent_is_a_step_once_there_is_something_to_accept(api: Api, issuer: Issuer):
    terms = publish_document("terms", "1", required_in=40)
    assert missing(api, "consent") == ["terms"]
    accept(issuer, terms)
    assert missing(api, "consent") == []


def test_faulty_profile_is_refused_and_nothing_is_kept(api: Api):
    wrong = {
        "country": "XX",
        "website": "http://a.example",
        "contactEmail": "arta",
        "legalName": "Akademia",
    }
    assert_faults(
        api.patch(PATH, wrong),
        ("/country", "invalid_format"),
        ("/website", "invalid_format"),
        ("/contactEmail", "invalid_email"),
    )
    assert_faults(api.patch(PATH, {"country": "Germany"}), ("/country", "invalid_format"))
    assert_faults(api.patch(PATH, {"state": "approved"}), ("/state", "unknown_field"))
    assert_faults(api.patch(PATH, {"legalName": "x" * 201}), ("/legalName", "too_long"))
    assert api.get(PATH).json()["profile"]["legalName"] is None


def test_an_incomplete_one_is_not_taken(api: Api):
    api.patch(PATH, {"legalName": "Akademia"})
    refused = api.post(f"{PATH}/submit", {})
    document = assert_problem(refused, 409, "conflict", "missing")
    assert document["missing"] == ["profile", "branding", "team", "program", "recipients"]
    assert state(api) == "in_progress"
    assert not Event.objects.filter(type__startswith="onboarding").exists()


def test_onboarding_goes_from_submission_to_rejection_to_approval(
    api: Api, issuer: Issuer, operator: User, owner: User, certificate_type
):
    make_ready_onboarding(issuer, operator, certificate_type)
    with pytest.raises(ApprovalRequired):
        onboarding.require_approval(issuer.pk)
    for _ in range(2):  # blindly sent again
        assert api.post(f"{PATH}/submit", {}).json()["state"] == "submitted"
    assert_problem(api.patch(PATH, {"legalName": "Other"}), 409, "conflict")
    assert api.patch(PATH, {"contactPhone": "+383 38 1"}).status_code == 200
    decide(issuer, owner, approve=False, reason="The address is not yours.")
    rejected = api.get(PATH).json()
    assert (rejected["state"], rejected["reason"]) == ("rejected", "The address is not yours.")
    assert api.patch(PATH, {"address": "Rruga 2"}).json()["state"] == "rejected"
    again = api.post(f"{PATH}/submit", {}).json()
    assert (again["state"], again["reason"], again["decidedAt"]) == ("submitted", None, None)
    decide(issuer, owner, approve=True)
    onboarding.require_approval(issuer.pk)
    assert state(api) == "approved"
    assert_problem(api.post(f"{PATH}/submit", {}), 409, "conflict")
    with pytest.raises(OnboardingNotSubmitted):
        decide(issuer, owner, approve=False, reason="Too late.")
    told = Event.objects.filter(subject=issuer.pk).order_by("sequence")
    assert [(event.type, event.sequence) for event in told] == [
        ("onboarding.submitted", 1),
        ("onboarding.rejected", 2),
        ("onboarding.submitted", 3),
        ("onboarding.approved", 4),
    ]
    noted = AuditEntry.objects.for_issuer(issuer.pk).filter(action="onboarding.approved").get()
    assert noted.changes["state"] == {"before": "submitted", "after": "approved"}


def test_the_audit_does_not_keep_who_is_to_be_written_to(
    issuer: Issuer, operator, certificate_type
):
    make_ready_onboarding(issuer, operator, certificate_type)
    entry = AuditEntry.objects.for_issuer(issuer.pk).get(action="onboarding.changed")
    assert PROFILE["contact_email"] not in str(entry.changes)
    assert entry.changes["legal_name"]["after"] == PROFILE["legal_name"]


def test_a_test_key_reads_it_and_changes_nothing(test_mode_api: Api):
    assert test_mode_api.get(PATH).json()["state"] == OnboardingState.NOT_STARTED
    assert_problem(test_mode_api.patch(PATH, {"legalName": "A"}), 403, "live_mode_required")
    assert_problem(test_mode_api.post(f"{PATH}/submit", {}), 403, "live_mode_required")


def test_of_the_issuers_people_only_those_who_run_the_account_submit(
    issuer: Issuer, operator: User
):
    context = context_of(issuer, actor=actor_of(operator))
    with pytest.raises(CoordinatorRequired):
        onboarding.submit(context=context)
    with pytest.raises(CoordinatorRequired):
        onboarding.change_profile(context=context, change={"legal_name": "A"})


def test_missing_steps_are_named_in_the_callers_language(api: Api):
    with translation.override("de"):
        label = str(OnboardingStep.TEAM.label)
    german = api.post(f"{PATH}/submit", {}, **{"Accept-Language": "de"}).json()
    assert label in german["detail"]


# --- letters --------------------------------------------------------------------------------------


def test_owners_are_told_in_their_language_once_the_mail_server_is_back(
    issuer: Issuer, owner: User, operator: User, other_issuer: Issuer, certificate_type
):
    make_member(other_issuer, Role.OWNER)
    User.objects.filter(pk=owner.pk).update(locale="de")
    make_ready_onboarding(issuer, operator, certificate_type)
    context = context_of(issuer)
    onboarding.submit(context=context)
    decide(issuer, operator, approve=False, reason="The accreditation has run out.")
    with patch.object(EmailBackend, "send_messages", side_effect=OSError):
        send_mails()
    with time_machine.travel(timezone.now() + timedelta(minutes=1)):
        send_mails()
        send_mails()
    (letter,) = mail.outbox
    assert letter.to == [owner.email]
    assert "The accreditation has run out." in letter.body
    assert "/admin/edu/onboarding/guide/" in letter.body
    onboarding.submit(context=context)
    decide(issuer, operator, approve=True)
    send_mails()
    assert "accreditation" not in mail.outbox[-1].body
    assert (len(mail.outbox), mail.outbox[-1].subject != letter.subject) == (2, True)


def test_a_decision_that_was_overtaken_is_not_written_of(
    issuer: Issuer, owner: User, operator: User, certificate_type
):
    make_ready_onboarding(issuer, operator, certificate_type)
    context = context_of(issuer)
    onboarding.submit(context=context)
    decide(issuer, operator, approve=False, reason="Not yet.")
    onboarding.submit(context=context)
    send_mails()
    assert mail.outbox == []
