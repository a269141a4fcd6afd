"""Examples of an academy: onboarding, team, program, class, diplomas."""

from collections.abc import Callable, Sequence
from typing import Any

from accounts.jobs import runner
from certificates.types.presets import DIPLOMA
from tests.examples.teller import Teller

PEOPLE = "externalId,givenName,familyName,email\r\nS-1003,Lea,Meier,lea.meier@example.com\r\n"
GRADES = "externalId,grade,completedOn\r\nS-1003,2.3,2026-02-27\r\n"
PROFILE = {
    "legalName": "Akademia Shembull SH.P.K.",
    "country": "XK",
    "address": "Rruga e Shkollës 1\n10000 Prishtina",
    "website": "https://akademia.example",
    "contactName": "Arta Krasniqi",
    "contactEmail": "arta@akademia.example",
}
PROGRAM: dict[str, Any] = {
    "code": "welding-b1",
    "name": {
        "de": "Schweißfachmann",
        "en": "Welding specialist",
        "fr": "Spécialiste en soudage",
        "sq": "Specialist i saldimit",
    },
    "language": "de",
    "eqfLevel": 5,
    "credits": 30,
    "attendance": "on_site",
    "learningOutcomes": ["Plans and supervises welding according to EN ISO 3834."],
    "gradeScale": {
        "kind": "numeric",
        "min": "1",
        "max": "6",
        "step": "0.1",
        "passMark": "4",
        "better": "lower",
    },
}


def tell(api: Teller, *, emails: Sequence[str], approve: Callable[[], object]) -> None:
    """From the first form to the diplomas. `approve` is what the operator of the service does."""
    api.patch("account/settings", {"branding": {"color": "#1f3a5f"}})
    api.patch("edu/onboarding", PROFILE)
    team_id = team(api, *emails)
    recipients = people(api)
    program_id = program(api, team_id)
    api.post("edu/onboarding/submit")
    api.get("edu/onboarding")
    approve()
    api.post(f"edu/programs/{program_id}/publish")
    cohort_id = completion(api, program_id, recipients)
    afterwards(api, program_id, cohort_id, recipients)


def team(api: Teller, chief: str, assessor: str) -> str:
    made = api.post("edu/teams", {"name": "Welding"})
    path = f"edu/teams/{made['id']}"
    api.patch(path, {"name": "Welding and joining"})
    api.get(path)
    api.get("edu/teams")
    api.post(f"{path}/members", {"email": chief, "role": "coordinator"}, name="member")
    second = {"email": assessor, "role": "instructor"}
    added = api.post(f"{path}/members", second, name="member")["member"]["id"]
    api.patch(f"{path}/members/{added}", {"role": "assessor"})
    api.get(f"{path}/members")
    api.delete(f"{path}/members/{added}")
    guest = {"email": "new@akademia.example", "role": "instructor", "locale": "de"}
    api.post(f"{path}/members", guest, name="invited")
    (invited,) = api.get(f"{path}/invitations")["data"]
    api.post(f"{path}/invitations/{invited['id']}/resend")
    api.delete(f"{path}/invitations/{invited['id']}")
    return str(made["id"])


def people(api: Teller) -> list[str]:
    lea = {
        "externalId": "S-1001",
        "givenName": "Zoë",
        "familyName": "Çela-Groß",
        "email": "zoe.cela@example.com",
        "locale": "sq",
        "birthDate": "1999-02-01",
    }
    first = api.post("edu/recipients", lea)["id"]
    api.post("edu/recipients", lea)  # what a nightly run sends: nothing has changed
    second = api.post(
        "edu/recipients", {"externalId": "S-1002", "givenName": "Arben", "familyName": "Gashi"}
    )["id"]
    api.patch(f"edu/recipients/{second}", {"email": "arben.gashi@example.com"})
    twice = api.post("edu/recipients", {"givenName": "Arben", "familyName": "Gashi"})["id"]
    api.post(f"edu/recipients/{second}/merge", {"duplicateId": twice, "dryRun": True})
    api.get("edu/recipients", externalId="S-1001")
    api.get(f"edu/recipients/{first}")
    api.post("edu/recipients/search", {"name": "çela"})
    api.send("post", "edu/recipients/imports", PEOPLE.encode(), "text/csv")
    runner.run_due_jobs()
    (third,) = api.get("edu/recipients", externalId="S-1003")["data"]
    return [first, second, third["id"]]


def program(api: Teller, team_id: str) -> str:
    kinds = {each["code"]: each["typeId"] for each in api.get("certificates/types")["data"]}
    stated = {**PROGRAM, "teamId": team_id, "typeId": kinds[DIPLOMA["code"]]}
    made = api.post("edu/programs", stated)
    path = f"edu/programs/{made['id']}"
    api.patch(path, {"hours": 480})
    api.get(path)
    api.get("edu/programs", state="draft")
    old = api.post("edu/programs", {**stated, "code": "welding-b0"})
    api.post(f"edu/programs/{old['id']}/archive")
    return str(made["id"])


def completion(api: Teller, program_id: str, recipients: list[str]) -> str:
    path = f"edu/programs/{program_id}"
    course = {"code": "2026-spring", "name": "Spring 2026", "startsOn": "2026-01-12"}
    cohort = api.post(f"{path}/cohorts", course)["id"]
    api.get(f"{path}/cohorts")
    api.patch(f"edu/cohorts/{cohort}", {"endsOn": "2026-02-27"})
    api.get(f"edu/cohorts/{cohort}")
    meant = [{"externalId": "S-1001"}, {"recipientId": recipients[1]}, {"externalId": "S-1003"}]
    for _ in range(2):  # the second time all of them are in it already
        api.post("edu/enrolments", {"cohortId": cohort, "recipients": meant})
    rows = api.get("edu/enrolments", cohortId=cohort)["data"]
    enrolments = {each["recipientId"]: each["id"] for each in rows}
    api.get(f"edu/enrolments/{enrolments[recipients[0]]}")
    passed = {
        "enrolmentId": enrolments[recipients[0]],
        "grade": "1.7",
        "completedOn": "2026-02-27",
        "results": [{"title": "Welding metallurgy", "grade": "1.3", "credits": "10"}],
    }
    api.post(f"{path}/complete", {"completions": [passed]})
    api.send("post", f"{path}/complete", GRADES.encode(), "text/csv")
    runner.run_due_jobs()
    api.post(f"edu/enrolments/{enrolments[recipients[1]]}/fail", {"grade": "5.0"})
    late = {"code": "2026-autumn", "name": "Autumn 2026"}
    again = api.post(f"{path}/cohorts", late)["id"]
    placed = api.post(
        "edu/enrolments", {"cohortId": again, "recipients": [{"recipientId": recipients[1]}]}
    )
    api.post(f"edu/enrolments/{placed['data'][0]['id']}/withdraw")
    api.get(f"edu/recipients/{recipients[0]}/record")
    return str(cohort)


def afterwards(api: Teller, program_id: str, cohort_id: str, recipients: list[str]) -> None:
    """How far the class is, its list, a result that was a mistake, and somebody who wants to be forgotten."""
    api.get(f"edu/programs/{program_id}/overview")
    api.get(f"edu/cohorts/{cohort_id}/overview")
    api.post("edu/enrolments/export", {"cohortId": cohort_id})
    runner.run_due_jobs()
    (done,) = api.get("edu/enrolments", recipientId=recipients[2])["data"]
    mistake = {"reason": "data_error", "revoke": True, "publicNote": "Wrong grade"}
    api.post(f"edu/enrolments/{done['id']}/reopen", mistake)
    person = f"edu/recipients/{recipients[1]}"
    api.post(f"{person}/access-requests")
    runner.run_due_jobs()
    api.post(f"{person}/erase", {"dryRun": True}, name="dry-run")
    api.post(f"{person}/erase", {"dryRun": False}, name="erase")
    api.post(f"{person}/erase/undo")
