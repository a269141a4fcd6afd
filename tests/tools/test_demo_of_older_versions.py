"""The demo data in a database of an older version, or with terms not accepted."""

from pathlib import Path

import pytest
from django.utils import timezone

from accounts.models import Issuer, Plan
from edu.models import Onboarding
from tests.accounts.consent.helpers import publish_document
from tests.tools.test_demo import ask, assert_all_work, demo_output, keep
from tools.demo_data import DEMO_PLAN, demo_facts

pytestmark = pytest.mark.django_db


def test_people_and_a_school_that_an_older_version_did_not_have_are_made(tmp_path: Path):
    plan = Plan.objects.create(code="demo", **DEMO_PLAN)
    Issuer.objects.create(slug="muster", name="Muster Werke", plan=plan)
    again = demo_output(keep(tmp_path, "{}"))
    assert Issuer.objects.get(slug="muster").name == "Muster Werke"
    assert_all_work(again)
    assert ask(again["otherApiKey"], f"programs/{again['programId']}").status_code == 200


def test_nobody_accepts_terms_for_a_school():
    publish_document("terms", "1", required_in=40, now=timezone.now())
    assert "programId" not in demo_facts({})
    assert "programId" not in demo_facts({})
    assert not Onboarding.objects.exists()
