"""Programs, cohorts and enrolments in the back office."""

from typing import Any

import pytest
from django.urls import reverse

from accounts.models import Issuer, User
from accounts.scopes import Locale, Mode, Role
from certificates.types.models import SubjectKind
from edu.lifecycle import EnrolmentStatus, ProgramState, TeamRole
from edu.models import Cohort, Enrolment, Program
from tests.factories import issue_one, make_member, make_type
from tests.factories.edu import (
    add_to_team,
    enrol,
    make_approved_onboarding,
    make_cohort,
    make_program,
    make_recipient,
    make_team,
)
from tests.support.back_office import client_of, page_text, page_url, submit_change, with_issuer

PROGRAMS = reverse("admin:edu_program_changelist")
NEW_PROGRAM = reverse("admin:edu_program_add")
COHORTS = reverse("admin:edu_cohort_changelist")
NEW_COHORT = reverse("admin:edu_cohort_add")
ENROLMENTS = reverse("admin:edu_enrolment_changelist")
SCALE = {"kind": "numeric", "min": "1", "max": "6", "step": "0.1", "pass_mark": "4"}
NAMES = {"name_de": "Schweißen", "name_en": "Welding", "name_fr": "Soudage", "name_sq": "Saldim"}


def form(issuer: Issuer, **changes: Any) -> dict[str, Any]:
    """The form of a program, as the page posts it."""
    fields: dict[str, Any] = {
        "code": "welding-1",
        **NAMES,
        "language": "sq",
        "attendance": "on_site",
        "learning_outcomes": "Welds a seam.\nReads a drawing.",
        "alignment": "ESCO | http://data.europa.eu/esco/skill/1 | weld metal",
        **SCALE,
        "better": "lower",
        "cohorts-TOTAL_FORMS": "0",
        "cohorts-INITIAL_FORMS": "0",
    }
    return with_issuer(issuer, **(fields | changes))


def course(issuer: Issuer, **changes: Any) -> dict[str, Any]:
    """The form of a cohort, as the page posts it."""
    inline = {"enrolments-TOTAL_FORMS": "0", "enrolments-INITIAL_FORMS": "0"}
    fields = {"code": "2026-A", "name": "Class A", "mode": "live", **inline}
    return with_issuer(issuer, **(fields | changes))


def test_a_program_is_written_published_and_archived(issuer: Issuer, owner: User):
    person_type = make_type(issuer, code="attendance", kind=SubjectKind.PERSON, required=[])
    product_type = make_type(issuer, code="product")
    client = client_of(owner)
    page = page_text(client, NEW_PROGRAM)
    assert f'value="{person_type.pk}"' in page
    assert f'value="{product_type.pk}"' not in page
    made = client.post(NEW_PROGRAM, form(issuer))
    assert made.status_code == 302, made.text
    program = Program.objects.get()
    assert (program.grade_scale or {})["passMark"] == "4"
    assert len(program.learning_outcomes) == 2
    assert "Another program has this code." in client.post(NEW_PROGRAM, form(issuer)).text
    changed = form(issuer, certificate_type=person_type.pk, min="0", max="20", better="higher")
    assert submit_change(client, page_url(program), changed).status_code == 302
    publish = page_url(program, "publish_one")
    assert "Publish?" in page_text(client, publish)
    refused = client.post(publish, with_issuer(issuer, confirmed="yes"), follow=True)
    assert "has to approve the issuer before programs can be published" in refused.text
    make_approved_onboarding(issuer)
    client.post(publish, with_issuer(issuer, confirmed="yes"))
    program.refresh_from_db()
    assert program.state == ProgramState.PUBLISHED
    assert "They are fixed" in page_text(client, page_url(program))
    renamed = form(issuer, certificate_type=person_type.pk, name_en="Welding II", kind="")
    assert submit_change(client, page_url(program), renamed).status_code == 302
    program.refresh_from_db()
    assert (program.name_en, (program.grade_scale or {})["max"]) == ("Welding II", "20")
    client.post(page_url(program, "archive_one"), with_issuer(issuer, confirmed="yes"))
    assert "Archived" in page_text(client, page_url(program))
    assert client.post(page_url(program), renamed).status_code == 403
    history = page_text(client, page_url(program, "history"))
    assert "archived the program" in history


@pytest.mark.parametrize("locale", Locale)
def test_numbers_are_taken_with_a_comma_in_all_languages(
    issuer: Issuer, owner: User, locale: Locale
):
    client = client_of(owner)
    client.cookies["django_language"] = locale.value
    typed = form(issuer, step="0,5", pass_mark="3,5", credits="7,5")
    assert client.post(NEW_PROGRAM, typed).status_code == 302
    program = Program.objects.get()
    scale = program.grade_scale or {}
    assert (scale["step"], scale["passMark"], str(program.credits)) == ("0.5", "3.5", "7.50")


def test_program_form_says_each_fault_in_words(issuer: Issuer, owner: User):
    client = client_of(owner)
    wrong = client.post(NEW_PROGRAM, form(issuer, pass_mark="7", language="Albanian")).text
    assert "Outside the allowed range (1–6)." in wrong
    assert "BCP 47" in wrong
    many = client.post(NEW_PROGRAM, form(issuer, eqf_level="9", hours="-1")).text
    assert "Outside the allowed range (1–8)." in many
    assert "Outside the allowed range (0–99999.99)." in many
    assert "This field is required." in client.post(NEW_PROGRAM, form(issuer, min="")).text
    assert (
        "framework | address | name" in client.post(NEW_PROGRAM, form(issuer, alignment="x")).text
    )
    assert not Program.objects.exists()


def test_a_scale_of_words_is_filled_in(issuer: Issuer, owner: User):
    client = client_of(owner)
    words = {"kind": "labels", "passing": "Excellent\nGood", "failing": "Poor"}
    client.post(NEW_PROGRAM, form(issuer, **words))
    program = Program.objects.get()
    labels = (program.grade_scale or {})["labels"]
    assert [each["passed"] for each in labels] == [True, True, False]
    assert "Excellent\nGood</textarea>" in page_text(client, page_url(program))
    submit_change(client, page_url(program), form(issuer, kind="pass_fail"))
    program.refresh_from_db()
    assert program.grade_scale == {"kind": "pass_fail"}


def test_who_only_reads_a_program_reads_all_of_it(issuer: Issuer, owner: User):
    """An assessor, who has to know the grades; an auditor; and everybody once it is archived."""
    program = make_program(
        issuer,
        team=make_team(issuer),
        grade_scale={
            "kind": "labels",
            "labels": [{"label": "Merit", "passed": True}, {"label": "Poor", "passed": False}],
        },
        validity_months=35,
        learning_outcomes=["Welds a seam."],
        alignment=[{"framework": "ESCO", "uri": "http://esco.example/1", "label": "weld metal"}],
        description_en="MIG and MAG.",
        description_sq="MIG dhe MAG.",
    )
    assessor = make_member(issuer, Role.TEAM)
    add_to_team(program.team, assessor, TeamRole.ASSESSOR)
    pages = [page_text(client_of(each), page_url(program)) for each in (assessor, make_member(issuer, Role.AUDITOR))]  # fmt: skip
    archived = {"state": ProgramState.ARCHIVED, "archived_at": program.created_at}
    Program.objects.filter(pk=program.pk).update(**archived)
    pages.append(page_text(client_of(owner), page_url(program)))
    for page in pages:
        for said in ("Merit, Poor", "Passed with: Merit.", "35", "Welds a seam.", "weld metal"):
            assert said in page
        for said in ("http://esco.example/1", "MIG and MAG.", "MIG dhe MAG."):
            assert said in page
    Program.objects.filter(pk=program.pk).update(grade_scale=None, learning_outcomes=[])
    assert "Only passed" in page_text(client_of(owner), page_url(program))


def test_a_class_is_enrolled_from_the_list_and_by_numbers(issuer: Issuer, owner: User):
    program = make_program(issuer, **NAMES)
    people = [make_recipient(issuer, external_id=f"S-{n}", given_name="Arta") for n in range(3)]
    make_recipient(issuer, Mode.TEST, family_name="Elsewhere")
    client = client_of(owner)
    made = client.post(NEW_COHORT, course(issuer, program=program.pk))
    cohort = Cohort.objects.get()
    into = page_url(cohort, "enrol_into")
    assert made["Location"] == into
    page = page_text(client, into)
    assert all(each.public_id in page for each in people)
    assert "Elsewhere" not in page
    assert "Tick somebody" in client.post(into, with_issuer(issuer, enrol="yes")).text
    unknown = client.post(into, with_issuer(issuer, enrol="yes", numbers="S-0\nS-9"))
    assert "nobody was enrolled: S-9" in unknown.text
    chosen = with_issuer(issuer, enrol="yes", who=[people[0].public_id], numbers="S-1\r\nS-1\r\n")
    done = client.post(into, chosen, follow=True)
    assert "2 people were enrolled." in done.text
    assert Enrolment.objects.count() == 2
    assert "S-1" not in page_text(client, into)  # only who is not in it yet
    found = client.post(into, with_issuer(issuer, search="yes", term="S-2"))
    assert people[2].public_id in found.text
    nobody = client.post(into, with_issuer(issuer, search="yes", term="Nobody"))
    assert "Nobody is found who is not in the cohort already." in nobody.text
    assert page_text(client, page_url(cohort)).count("Arta Gashi") == 2
    assert cohort.name in page_text(client, page_url(program))
    assert (
        submit_change(client, page_url(cohort), course(issuer, name="Class B")).status_code == 302
    )
    taken = client.post(NEW_COHORT, course(issuer, program=program.pk))
    assert "Another cohort of this program has this code." in taken.text
    turned = {"starts_on": "2026-09-01", "ends_on": "2026-08-31"}
    wrong = submit_change(client, page_url(cohort), course(issuer, **turned))
    assert "Before startsOn." in wrong.text


def test_an_attempt_ends_and_the_record_tells_it(issuer: Issuer, owner: User):
    scale = {"kind": "numeric", "min": "4", "max": "10", "step": "1", "passMark": "5"}
    cohort = make_cohort(make_program(issuer, grade_scale=scale | {"better": "higher"}, **NAMES))
    recipient = make_recipient(issuer)
    first, second = enrol(cohort, recipient), enrol(cohort, make_recipient(issuer))
    client = client_of(owner)
    passing = client.post(page_url(first, "fail_one"), with_issuer(issuer, grade="5"))
    assert "With this grade the program is passed." in passing.text
    client.post(
        page_url(first, "fail_one"), with_issuer(issuer, grade="4", completed_on="2026-06-15")
    )
    assert "Take this person out" in page_text(client, page_url(second, "withdraw_one"))
    client.post(page_url(second, "withdraw_one"), with_issuer(issuer, confirmed="yes"))
    first.refresh_from_db()
    second.refresh_from_db()
    assert (first.status, first.grade) == (EnrolmentStatus.FAILED, "4")
    assert second.status == EnrolmentStatus.WITHDRAWN
    again = client.post(
        page_url(first, "withdraw_one"), with_issuer(issuer, confirmed="yes"), follow=True
    )
    assert "From there it cannot become" in again.text
    person_type = make_type(issuer, kind=SubjectKind.PERSON, required=[])
    certificate = issue_one(person_type, holder_name="Përparim Gashi")
    enrol(make_cohort(cohort.program), recipient, certificate=certificate, grade="9")
    record = page_text(client, page_url(recipient, "record_of"))
    assert record.count(page_url(first)) == 1
    assert page_url(certificate) in record
    assert "Active" in record


@pytest.mark.parametrize("role", TeamRole)
def test_who_in_a_team_does_what(issuer: Issuer, role: TeamRole):
    own, other = make_team(issuer, "Own"), make_team(issuer, "Other")
    person_type = make_type(issuer, kind=SubjectKind.PERSON, required=[])
    somebody = make_member(issuer, Role.TEAM)
    add_to_team(own, somebody, role)
    client, recipient = client_of(somebody), make_recipient(issuer)
    mine = enrol(make_cohort(make_program(issuer, team=own), name="Mine"), recipient)
    theirs = enrol(make_cohort(make_program(issuer, team=other), name="Theirs"), recipient)
    coordinates = role is TeamRole.COORDINATOR
    for address in (PROGRAMS, COHORTS, ENROLMENTS):
        assert page_text(client, address)
    assert "Theirs" not in page_text(client, COHORTS) + page_text(
        client, page_url(recipient, "record_of")
    )
    for row in (theirs, theirs.cohort, theirs.program):
        assert client.get(page_url(row)).status_code == 302
    expected = {
        NEW_PROGRAM: coordinates,
        NEW_COHORT: coordinates,
        page_url(mine.program, "archive_one"): coordinates,
        page_url(mine.cohort, "enrol_into"): coordinates,
        page_url(mine, "withdraw_one"): coordinates,
        page_url(mine, "fail_one"): role is not TeamRole.INSTRUCTOR,
    }
    for address, allowed in expected.items():
        assert (client.get(address).status_code == 200) == allowed, address
    if coordinates:
        page = page_text(client, NEW_PROGRAM)
        assert f'value="{own.pk}"' in page
        assert f'value="{other.pk}"' not in page
        assert f'value="{person_type.pk}"' in page
        assert "required" in client.post(NEW_PROGRAM, form(issuer)).text  # no team: not theirs
        assert client.post(NEW_PROGRAM, form(issuer, team=own.pk)).status_code == 302
        choices = page_text(client, NEW_COHORT)
        assert str(mine.program.pk) in choices
        assert str(theirs.program.pk) not in choices
    else:
        assert client.post(page_url(mine.program), form(issuer)).status_code == 403


def test_lists_and_a_class_cost_the_same_however_long(
    issuer: Issuer, owner: User, django_assert_max_num_queries
):
    cohort = make_cohort(make_program(issuer, team=make_team(issuer)))
    for _ in range(4):
        enrol(cohort, make_recipient(issuer))
        make_cohort(make_program(issuer, team=make_team(issuer)))
    client = client_of(owner)
    for address in (PROGRAMS, COHORTS, ENROLMENTS):
        with django_assert_max_num_queries(10):
            client.get(address)
    for address in (page_url(cohort), page_url(cohort, "enrol_into"), page_url(cohort.program)):
        with django_assert_max_num_queries(16):
            client.get(address)
