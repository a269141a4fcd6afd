"""The demo data of `make run`: created once, and found again."""

import json
from collections import Counter
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command
from django.test import Client

from accounts.models import Issuer, User
from certificates.models import Certificate
from edu.models import Cohort, Enrolment, Onboarding, Program, Recipient
from tests.support.sign_in import submit
from tools.demo_data import demo_facts

pytestmark = pytest.mark.django_db
KEYS = {"apiKey", "testApiKey", "otherApiKey"}
SECRETS = KEYS | {"adminPassword", "otherAdminPassword", "operatorPassword"}


@pytest.fixture(scope="module")
def first_start(module_db: None) -> dict[str, Any]:
    """What the first start tells; its rows are there for every test that asks for `facts`."""
    return demo_facts({})


@pytest.fixture
def facts(first_start: dict[str, Any], db: None) -> dict[str, Any]:
    return dict(first_start)


def demo_output(kept: Path) -> dict[str, Any]:
    """What the next start is told, with this file of an earlier one."""
    output = StringIO()
    call_command("demo", kept=kept, stdout=output)
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


def test_the_schools_diploma_is_valid_and_anybody_sees_it(facts: dict[str, Any]):
    for locale, word in (("de", "Gültig"), ("en", "Valid"), ("fr", "Valide"), ("sq", "E vlefshme")):
        page = Client().get(f"/{locale}/verify/{facts['diplomaId']}")
        assert word in page.text
        assert "Jürgen Weiß" in page.text
    assert Certificate.objects.filter(issuer__slug="shembull").count() == 3


def test_the_test_mode_of_the_plant_is_not_empty(facts: dict[str, Any]):
    """The live mode is: its first certificates are those of whoever tries it."""
    headers = {"x-api-key": facts["testApiKey"]}
    shown = Client().get("/api/external/certificates", headers=headers).json()["data"]
    assert {"active", "expired", "suspended", "revoked"} <= {each["status"] for each in shown}
    live = {"x-api-key": facts["apiKey"]}
    assert Client().get("/api/external/certificates", headers=live).json()["data"] == []


def test_each_demo_key_sees_its_own_issuer(facts: dict[str, Any]):
    path = f"cohorts/{facts['cohortId']}/overview"
    assert ask(facts["otherApiKey"], path).json()["issued"] == 3
    assert ask(facts["apiKey"], path).status_code == 404
    program = ask(facts["otherApiKey"], f"programs/{facts['programId']}").json()
    assert program["state"] == "published"


@pytest.mark.parametrize("whose", ["admin", "otherAdmin", "operator"])
def test_everybody_whom_the_summary_names_can_log_in(facts: dict[str, Any], whose: str):
    user = User.objects.get(email=facts[f"{whose}Email"])
    assert submit(Client(), user, facts[f"{whose}Password"]).status_code == 302


def test_a_second_start_makes_no_rows(facts: dict[str, Any], tmp_path: Path):
    kept, before = keep(tmp_path, json.dumps(facts)), amounts()
    assert demo_output(kept) == facts
    assert amounts() == before


def keep(folder: Path, content: str) -> Path:
    kept = folder / "demo.json"
    kept.write_text(content)
    return kept


@pytest.mark.parametrize("content", [None, "", "{", "null", "[1]", "[" * 100_000, "{}", "\udcff"])
def test_secrets_that_were_lost_are_made_again(facts: dict[str, Any], tmp_path: Path, content: str):
    kept, before = tmp_path / "demo.json", amounts()
    if content is not None:
        kept.write_bytes(content.encode(errors="surrogateescape"))
    again = demo_output(kept)
    assert amounts() == before
    assert {name for name in facts if facts[name] != again[name]} == SECRETS
    assert facts.keys() == again.keys()
    assert_all_work(again)


def test_secrets_that_a_file_of_another_version_lacks_are_made_again(
    facts: dict[str, Any], tmp_path: Path
):
    """Nothing else changes: who has pasted a key somewhere can go on with it."""
    for lost in (*sorted(SECRETS), "operatorEmail", "typeId", "programId"):
        for instead in ("gone", None, 7, "", "of another database"):
            older = {name: value for name, value in facts.items() if name != lost}
            again = demo_output(
                keep(tmp_path, json.dumps(older | ({} if instead == "gone" else {lost: instead})))
            )
            changed = {name for name in facts if facts[name] != again[name]}
            assert changed == ({lost} if lost in SECRETS else set()), (lost, instead)
            if lost.endswith("Password") and instead == "of another database":
                continue  # it is believed: whoever has changed theirs since knows it
            assert_all_work(again)
            facts = again


def test_a_key_of_another_issuer_or_mode_is_none(facts: dict[str, Any], tmp_path: Path):
    swapped = facts | {
        "apiKey": facts["otherApiKey"],
        "testApiKey": facts["apiKey"],
        "otherApiKey": facts["testApiKey"],
    }
    assert_all_work(demo_output(keep(tmp_path, json.dumps(swapped))))


def test_a_class_that_somebody_has_changed_is_left_alone(facts: dict[str, Any], tmp_path: Path):
    Cohort.objects.update(code="changed")
    before = amounts()
    again = demo_output(keep(tmp_path, json.dumps(facts)))
    assert amounts() == before
    assert "programId" not in again


def assert_all_work(facts: dict[str, Any]) -> None:
    for name, slug, mode in (
        ("apiKey", "muster", "live"),
        ("testApiKey", "muster", "test"),
        ("otherApiKey", "shembull", "live"),
    ):
        answer = Client().get("/api/external/account", headers={"x-api-key": facts[name]}).json()
        assert answer["issuer"]["id"] == Issuer.objects.get(slug=slug).public_id
        assert answer["key"]["mode"] == mode
    for whose in ("admin", "otherAdmin", "operator"):
        user = User.objects.get(email=facts[f"{whose}Email"])
        assert user.check_password(facts[f"{whose}Password"]), whose
