"""Enrolments in the back office: list, page, buttons."""

from typing import Any

from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from django.utils import timezone

from accounts.models import Issuer, User
from accounts.scopes import Mode
from edu.back_office import CohortChoice
from edu.enrolments.admin import CohortFilter
from edu.lifecycle import ProgramState
from edu.recipients.merging import merge
from tests.factories import context_of
from tests.factories.edu import enrol, make_cohort, make_program, make_recipient
from tests.support.back_office import client_of, page_text, page_url

ENROLMENTS = reverse("admin:edu_enrolment_changelist")


def test_enrolments_are_found_by_cohort_and_by_the_persons_number(
    issuer: Issuer, owner: User, outsider: User
):
    first, second = (make_cohort(make_program(issuer)) for _ in range(2))
    person, other = make_recipient(issuer, external_id="S-1"), make_recipient(issuer)
    mine, again, theirs = enrol(first, person), enrol(second, person), enrol(first, other)

    def listed(client: Client, asked: str) -> set[Any]:
        page = page_text(client, f"{ENROLMENTS}?{asked}")
        return {each for each in (mine, again, theirs) if page_url(each) in page}

    client = client_of(owner)
    assert listed(client, f"cohort__id__exact={first.pk}") == {mine, theirs}
    for term in ("S-1", person.public_id):
        assert listed(client, f"q={term}") == {mine, again}
    for nobody in ("S-9", "Gashi", "rcp_x"):
        assert listed(client, f"q={nobody}") == set()
    twin = make_recipient(issuer, external_id="S-old")
    merge(context=context_of(issuer), kept_id=person.pk, duplicate_id=twin.pk)
    assert listed(client, "q=S-old") == {mine, again}
    assert listed(client_of(outsider), "q=S-1") == set()


def test_the_page_of_an_enrolment_reads_it_once_whatever_it_offers(issuer: Issuer, owner: User):
    enrolment = enrol(make_cohort(make_program(issuer)), make_recipient(issuer))
    client = client_of(owner)
    with CaptureQueriesContext(connection) as asked:
        page = page_text(client, page_url(enrolment))
    assert page_url(enrolment, "withdraw_one") in page
    assert page_url(enrolment, "fail_one") in page
    assert sum('FROM "edu_enrolment"' in each["sql"] for each in asked) == 1


def test_of_many_cohorts_the_newest_are_offered_by_program_and_name(
    issuer: Issuer, owner: User, certificate_type, monkeypatch
):
    """Each program may have its 2026-A; and the one that was chosen is offered, however old."""
    monkeypatch.setattr(CohortFilter, "most", 2)
    monkeypatch.setattr(CohortChoice, "most", 2)
    columns = {"certificate_type": certificate_type, "published_at": timezone.now()}
    columns |= {"state": ProgramState.PUBLISHED}
    programs = [make_program(issuer, name_en=f"Program no. {n}", **columns) for n in range(4)]
    oldest, old, *_newest = (make_cohort(program, name="2026-A") for program in programs)
    trials = [make_cohort(programs[0], Mode.TEST, name="Trial") for _ in range(2)]
    client, named = client_of(owner), [f"Program no. {number} · 2026-A" for number in range(4)]

    def offered(address: str) -> list[str]:
        page = page_text(client, address)
        return [name for name in named if name in page]

    assert offered(ENROLMENTS) == named[2:]
    assert "Trial" not in page_text(client, ENROLMENTS)
    assert "Program no. 0 · Trial (TEST)" in page_text(client, f"{ENROLMENTS}?mode=test")
    assert offered(f"{ENROLMENTS}?cohort__id__exact={oldest.pk}") == [named[0], *named[2:]]
    for trial in trials:
        trial.delete()
    for upload in (reverse("admin:edu_recipient_import"), reverse("admin:edu_cohort_import")):
        assert offered(upload) == named[2:]
        assert offered(f"{upload}?cohort={old.pk}") == named[1:]
