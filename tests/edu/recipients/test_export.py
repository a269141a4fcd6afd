"""EDU data in the export of an account."""

from datetime import date
from decimal import Decimal

from accounts.models import Issuer, User
from accounts.scopes import Mode
from tests.accounts.test_account_export import export, of
from tests.factories.edu import (
    PROFILE,
    add_to_team,
    enrol,
    make_cohort,
    make_program,
    make_ready_onboarding,
    make_recipient,
    make_team,
)


def test_the_export_holds_onboarding_teams_and_recipients(
    api, issuer: Issuer, other_issuer: Issuer, operator: User, certificate_type
):
    make_ready_onboarding(issuer, operator, certificate_type)
    add_to_team(team := make_team(issuer, "Nursing"), operator)
    kept = make_recipient(issuer, external_id="S-1", attributes={"class": "12b"})
    gone = make_recipient(issuer, external_id="S-2")
    api.post(f"edu/recipients/{kept.public_id}/merge", {"duplicateId": gone.public_id})
    make_recipient(issuer, Mode.TEST)
    make_recipient(other_issuer)
    lines, text = export(api)
    (onboarding,) = of(lines, "onboarding")
    assert (onboarding["legalName"], onboarding["state"]) == (PROFILE["legal_name"], "in_progress")
    found = {line["id"]: line for line in of(lines, "team")}
    assert [each["email"] for each in found[team.public_id]["members"]] == [operator.email]
    recipients = {line["externalId"]: line for line in of(lines, "recipient")}
    assert len(of(lines, "recipient")) == 3
    assert recipients["S-1"]["attributes"] == {"class": "12b"}
    assert recipients["S-2"]["mergedInto"] == kept.public_id
    assert "searchText" not in text


def test_the_export_holds_programs_cohorts_and_enrolments_of_its_mode(
    api, issuer: Issuer, other_issuer: Issuer, certificate_type
):
    program = make_program(
        issuer, certificate_type=certificate_type, credits=Decimal("7.50"), team=make_team(issuer)
    )
    cohort = make_cohort(program, starts_on=date(2026, 9, 1))
    enrolment = enrol(cohort, make_recipient(issuer), grade="1.7")
    enrol(make_cohort(program, Mode.TEST), make_recipient(issuer, Mode.TEST))
    enrol(make_cohort(make_program(other_issuer)), make_recipient(other_issuer))
    lines, _text = export(api)
    (told,) = of(lines, "program")
    assert (told["id"], told["credits"]) == (program.public_id, 7.5)
    assert told["typeCode"] == certificate_type.code
    (told,) = of(lines, "cohort")
    assert (told["programId"], told["startsOn"]) == (program.public_id, "2026-09-01")
    (told,) = of(lines, "enrolment")
    assert (told["id"], told["grade"], told["cohortId"]) == (
        enrolment.public_id,
        "1.7",
        cohort.public_id,
    )
