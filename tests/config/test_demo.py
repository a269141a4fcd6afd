"""The demo data of `make run`: what a newcomer finds, and that it is found again."""

import json
from collections import Counter
from io import StringIO
from typing import Any

import pytest
from django.core.management import call_command
from django.test import Client
from django.utils import timezone

from accounts.models import Issuer, User
from certificates.models import Certificate
from config.demo import create_demo, renew_demo
from edu.models import Cohort, Enrolment, Onboarding, Program, Recipient
from tests.accounts.consent_cases import published
from tests.sign_in import submit

pytestmark = pytest.mark.django_db


@pytest.fixture
def facts() -> dict[str, Any]:
    return create_demo()


def told(command: str) -> dict[str, Any]:
    output = StringIO()
    call_command(command, stdout=output)
    found: dict[str, Any] = json.loads(output.getvalue())
    return found


def ask(key: str, path: str) -> Any:
    return Client().get(f"/api/external/edu/{path}", headers={"x-api-key": key})


def amounts() -> list[int]:
    rows = (Issuer, Recipient, Program, Cohort, Enrolment, Certificate)
    return [model.objects.count() for model in rows]


def test_a_school_shows_every_state_of_an_enrolment(facts: dict[str, Any]):
    assert Onboarding.objects.get().state == "approved"
    assert Program.objects.get().state == "published"
    states = Counter(Enrolment.objects.values_list("status", flat=True))
    assert states == {"enrolled": 3, "completed": 3, "failed": 1, "withdrawn": 1}
    written = "".join(each.full_name for each in Recipient.objects.all())
    assert set("ËëçßüöÉô") <= set(written)
    assert set(Recipient.objects.values_list("locale", flat=True)) == {"de", "fr", "sq"}


def test_its_diploma_is_good_and_anybody_sees_it(facts: dict[str, Any]):
    for locale, word in (("de", "Gültig"), ("en", "Valid"), ("fr", "Valide"), ("sq", "E vlefshme")):
        page = Client().get(f"/{locale}/verify/{facts['diplomaId']}")
        assert word in page.text
        assert "Jürgen Weiß" in page.text
    assert Certificate.objects.filter(issuer__slug="shembull").count() == 3


def test_each_key_sees_its_own(facts: dict[str, Any]):
    path = f"cohorts/{facts['cohortId']}/overview"
    assert ask(facts["otherApiKey"], path).json()["issued"] == 3
    assert ask(facts["apiKey"], path).status_code == 404
    program = ask(facts["otherApiKey"], f"programs/{facts['programId']}").json()
    assert program["state"] == "published"


@pytest.mark.parametrize("whose", ["admin", "otherAdmin", "operator"])
def test_whoever_is_named_can_log_in(facts: dict[str, Any], whose: str):
    user = User.objects.get(email=facts[f"{whose}Email"])
    assert submit(Client(), user, facts[f"{whose}Password"]).status_code == 302


def test_a_second_start_makes_nothing(facts: dict[str, Any]):
    before = amounts()
    assert told("demo") == {}
    assert amounts() == before


def test_what_was_lost_is_told_again_with_new_secrets(facts: dict[str, Any]):
    before, again = amounts(), told("renew_demo")
    assert amounts() == before
    secrets = {name for name in facts if name.endswith(("Key", "Password"))}
    assert {name for name in facts if facts[name] != again[name]} == secrets
    assert facts.keys() == again.keys()


def test_nobody_accepts_terms_for_a_school():
    published("terms", "1", required_in=40, now=timezone.now())
    assert "programId" not in create_demo()
    assert "programId" not in renew_demo()
    assert not Onboarding.objects.exists()
