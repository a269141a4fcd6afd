"""A school from onboarding to a certificate whose holder's data was erased, on real processes.

At a size that fits CI; `make drill` runs it with a thousand, and tells how long they take.
"""

import re
import signal
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest
from django.urls import reverse
from pypdf import PdfReader

from edu.lifecycle import EduPrefix
from lib import ids
from tests.edu.completion.helpers import GERMAN
from tests.factories.edu import PROFILE
from tests.journeys.processes.couriers import add_endpoint, ask, by_state, call
from tests.journeys.processes.load_clients import FULL, OPERATOR, own_service, wait_for
from tests.journeys.processes.school import (
    LOCALES,
    OWN,
    PATIENCE,
    WAITING_FOR_A_ROW,
    Mails,
    School,
    Visitor,
    camel,
    ok,
    send_table,
    unpacked,
    workers,
)
from tests.support.suite.servers import own_redis
from tests.webhooks.receiver import running

pytestmark = [pytest.mark.journey, pytest.mark.drill]
PEOPLE = 1000 if FULL else 60
ERASED = 4  # the number of one of them
CORRECTED = 5  # another one's
FAILED = 1  # of them, with a grade that does not pass
MAX_SECONDS = 10  # that the worker may take to complete a thousand
COORDINATOR = {"address": "registrar@school.example", "password": "a registrar's own passphrase"}


@pytest.fixture
def school(tmp_path: Path) -> Iterator[School]:
    (mails := tmp_path / "mails").mkdir()
    around = {"EMAIL_FILE_PATH": str(mails)}
    with (
        own_redis() as redis,
        running() as receiver,
        own_service(tmp_path, REDIS_URL=redis.url, **around) as service,
        workers(service, redis, tmp_path, **around) as worker,
    ):
        yield School(service, redis, receiver, Mails(mails), worker)


def test_from_the_first_page_to_a_certificate_that_outlives_its_name(school: School):
    add_endpoint(school.service, school.receiver.url(), events=["*"])
    program = prepare(school)
    import_people(school)
    get_approved(school)
    ok(school.service, "POST", f"programs/{program}/publish")
    cohort = enrol_class(school, program, "2026", range(PEOPLE))
    complete_although_killed(school, program, cohort)
    letters_arrive_in_each_language(school)
    print_class(school, cohort)
    correct_a_result(school)
    outlive_a_name(school)
    expect_events(school)
    if FULL:
        complete_in_time(school, program)


# --- the way in -----------------------------------------------------------------------------------


def prepare(school: School) -> str:
    """Everything that approval asks for, but the people: profile, branding, team, program."""
    service = school.service
    assert ok(service, "GET", "onboarding")["state"] == "not_started"
    ok(service, "PATCH", "onboarding", {camel(name): value for name, value in PROFILE.items()})
    ok(service, "PATCH", "/account/settings", {"branding": {"color": "#1f3a5f"}})
    team = ok(service, "POST", "teams", {"name": "Evening school"})["id"]
    invited = {"email": COORDINATOR["address"], "role": "coordinator", "locale": "de"}
    ok(service, "POST", f"teams/{team}/members", invited)
    join(school)
    (member,) = ok(service, "GET", f"teams/{team}/members")["data"]
    assert (member["email"], member["role"]) == (COORDINATOR["address"], "coordinator")
    types = ok(service, "GET", "/certificates/types")["data"]
    (training,) = (each["typeId"] for each in types if each["code"] == "training")
    names = {locale: f"Welding {locale}" for locale in LOCALES}
    draft = {"code": "welding-1", "name": names, "language": "de", "gradeScale": GERMAN}
    program = ok(service, "POST", "programs", draft | {"typeId": training, "teamId": team})
    return str(program["id"])


def join(school: School) -> None:
    """The registrar follows the mail."""
    (mail,) = school.mails.to(COORDINATOR["address"])
    assert "lädt Sie" in str(mail.get_content())
    path = Mails.path_in(mail)
    Visitor(school.service.live).post(path, name="Rita", password=COORDINATOR["password"])


def import_people(school: School) -> None:
    """As the table that a school's own system wrote."""
    rows = (f"S-{n};Përparim {n};Gashi;s{n}@school.example;{LOCALES[n % 4]}" for n in range(PEOPLE))
    table = ["externalId;givenName;familyName;email;locale", *rows]
    started = send_table(school.service, "recipients/imports", table, "import")
    assert school.done(started)["counts"]["ok"] == PEOPLE
    found = ok(school.service, "POST", "recipients/search", {"name": "perparim 17"})["data"]
    assert [each["externalId"] for each in found][-1] == "S-17"


def get_approved(school: School) -> None:
    """Submitted by the school, approved by the platform's operator in the back office."""
    assert all(step["done"] for step in ok(school.service, "GET", "onboarding")["steps"])
    ok(school.service, "POST", "onboarding/submit")
    desk = Visitor(school.service.live)
    desk.log_in(**OPERATOR)
    submitted = "SELECT issuer_id FROM edu_onboarding WHERE state = 'submitted'"
    ((issuer,),) = ask(school.service, submitted)
    desk.post(reverse("admin:edu_onboarding_approve_one", args=[issuer]))
    assert ok(school.service, "GET", "onboarding")["state"] == "approved"


def enrol_class(school: School, program: str, year: str, people: Sequence[int]) -> str:
    """A cohort of these."""
    path = f"programs/{program}/cohorts"
    cohort = str(ok(school.service, "POST", path, {"code": year, "name": f"Class {year}"})["id"])
    named = [{"externalId": f"S-{n}"} for n in people]
    asked = {"cohortId": cohort, "recipients": named}
    assert ok(school.service, "POST", "enrolments", asked)["created"] == len(people)
    return cohort


def send_grades(school: School, program: str, cohort: str, people: Sequence[int]) -> Any:
    """As a spreadsheet writes them; the first has not passed."""
    grades = ["5,0", *(f"{1 + n % 30 / 10:.1f}".replace(".", ",") for n in people[1:])]
    rows = (f"S-{n};{grade};{cohort}" for n, grade in zip(people, grades, strict=True))
    table = ["externalId;grade;cohort", *rows]
    return send_table(
        school.service, f"programs/{program}/complete?notifyHolder=true", table, f"grades-{cohort}"
    )


def complete_although_killed(school: School, program: str, cohort: str) -> None:
    """The worker dies in the middle of issuing, another goes on: each is certified once."""
    assert wait_for(lambda: set(by_state(school.service)) == {"succeeded"}, PATIENCE), school.log()
    certified = f"SELECT count(*) FROM edu_enrolment WHERE certificate_id IS NOT NULL AND {OWN}"
    last = "SELECT id FROM edu_enrolment ORDER BY id DESC LIMIT 1"
    with psycopg.connect(school.service.postgres.url) as somebody:
        somebody.execute(f"SELECT id FROM edu_enrolment WHERE id = ({last}) FOR UPDATE")
        started = send_grades(school, program, cohort, range(PEOPLE))
        assert wait_for(lambda: school.count(WAITING_FOR_A_ROW) == 1, PATIENCE), school.log()
        school.worker.kill(signal.SIGKILL)
        job = school.job(started)
        assert (job["state"], job["phase"]) == ("running", "issue")
        assert job["counts"]["ok"] < PEOPLE
        somebody.rollback()
    assert wait_for(partial(nobody_waits, school), PATIENCE)
    assert school.count(certified) in {job["counts"]["ok"], max(0, job["counts"]["ok"] - FAILED)}
    pass_a_minute(school)
    school.worker.start()
    counts = school.done(started)["counts"]
    assert (counts["ok"], counts["failed"], counts["total"]) == (PEOPLE, 0, PEOPLE)
    assert school.count(certified) == PEOPLE - FAILED
    diplomas = f"certificates_certificate WHERE mode = 'live' AND {OWN}"
    named = f"SELECT count(DISTINCT external_ref) FROM {diplomas}"
    assert school.count(named) == PEOPLE - FAILED
    states = dict(
        ask(
            school.service,
            f"SELECT status, count(*) FROM edu_enrolment WHERE {OWN} GROUP BY status",
        )
    )
    assert states == {"completed": PEOPLE - FAILED, "failed": FAILED}


def nobody_waits(school: School) -> bool:
    return school.count(WAITING_FOR_A_ROW) == 0


def pass_a_minute(school: School) -> None:
    """What the dead worker had taken is free once its lease has run out."""
    with psycopg.connect(school.service.postgres.url) as clock:
        clock.execute("UPDATE accounts_job SET due_at = now() WHERE state = 'running'")


def letters_arrive_in_each_language(school: School) -> None:
    """One for each who has passed; its address says that the certificate is good."""
    school.send_now("accounts.tasks.send_mails")
    unsent = "SELECT count(*) FROM accounts_outgoingmail WHERE sent_at IS NULL AND user_id IS NULL"
    assert wait_for(lambda: school.count(unsent) == 0, PATIENCE), school.log()
    letters = Counter(mail["To"] for mail in school.mails.all())
    expected = {f"s{n}@school.example": 1 for n in range(FAILED, PEOPLE)}
    assert {to: n for to, n in letters.items() if re.match(r"s\d+@", to)} == expected
    for n, headline in enumerate(("Gültig", "Valid", "Valide", "E vlefshme"), start=4):
        (mail,) = school.mails.to(f"s{n}@school.example")
        path = Mails.path_in(mail)
        assert path.startswith(f"/{LOCALES[n % 4]}/verify/cert_")
        page = school.service.live.get(path).content.decode()
        assert f"Përparim {n} Gashi" in page
        assert f"Welding {LOCALES[n % 4]}" in page
        assert headline in page


def print_class(school: School, cohort: str) -> None:
    """By the registrar, who sees this team's classes in the back office and none of the account's jobs."""
    registrar = Visitor(school.service.live)
    registrar.log_in(**COORDINATOR)
    page = reverse("admin:edu_cohort_print_all", args=[ids.parse(EduPrefix.COHORT, cohort)])
    registrar.post(page)
    offered = re.compile(re.escape(page.removesuffix("/")) + r"/[^\"]+/(?:pdf|zip)")
    assert wait_for(lambda: offered.search(registrar.get(page).decode()) is not None, PATIENCE)
    (address,) = offered.findall(registrar.get(page).decode())
    files = unpacked(registrar.get(address))
    fronts = [page.extract_text() for file in files for page in PdfReader(file).pages[::2]]
    assert len(fronts) == PEOPLE - FAILED
    assert f"Përparim {PEOPLE - 1} Gashi" in " ".join(" ".join(fronts).split())


def correct_a_result(school: School) -> None:
    """A grade was mistyped: the registrar writes it anew, and the old certificate says that it is superseded."""
    registrar = Visitor(school.service.live)
    registrar.log_in(**COORDINATOR)
    (mail,) = school.mails.to(f"s{CORRECTED}@school.example")
    (person,) = ok(school.service, "GET", f"recipients?externalId=S-{CORRECTED}")["data"]
    (done,) = ok(school.service, "GET", f"enrolments?recipientId={person['id']}")["data"]
    enrolment = ids.parse(EduPrefix.ENROLMENT, done["id"])
    page = reverse("admin:edu_enrolment_correct_one", args=[enrolment])
    assert f'value="{done["grade"]}"' in registrar.get(page).decode()
    stated = {"grade": "1,0", "completed_on": done["completedOn"], "evidence": ""}
    registrar.post(page, **stated, **{"results-rows": "0"})
    row = f"enrolments/{done['id']}"
    assert wait_for(lambda: ok(school.service, "GET", row)["grade"] == "1.0", PATIENCE)
    old = Mails.path_in(mail).rpartition("/")[2]
    public = school.service.live.get(f"/api/public/certificates/{old}").json()
    assert public["status"] == "superseded"


def outlive_a_name(school: School) -> None:
    """Whoever asks is erased, seven days later; that the certificate is good can still be seen."""
    (mail,) = school.mails.to(f"s{ERASED}@school.example")
    path = Mails.path_in(mail)
    (person,) = ok(school.service, "GET", f"recipients?externalId=S-{ERASED}")["data"]
    asked = ok(school.service, "POST", f"recipients/{person['id']}/erase", {"dryRun": False})
    assert asked["state"] == "pending"
    with psycopg.connect(school.service.postgres.url) as clock:
        clock.execute("UPDATE certificates_erasure SET execute_at = now() - interval '1 day'")
    school.send_now("certificates.tasks.erase_due")
    gone = "SELECT count(*) FROM edu_recipient WHERE erased_at IS NOT NULL"
    assert wait_for(lambda: school.count(gone) == 1, PATIENCE), school.log()
    answer = call(school.service, "GET", f"edu/recipients/{person['id']}")
    assert (answer.status_code, answer.json()["code"]) == (410, "erased")
    page = school.service.live.get(path).content.decode()
    assert "Përparim" not in page
    public = school.service.live.get(f"/api/public/certificates/{path.rpartition('/')[2]}").json()
    assert public["status"] == "active"


def expect_events(school: School) -> None:
    expected = {
        "recipient.erased": 1,
        "certificate.erased": 1,
        "onboarding.submitted": 1,
        "onboarding.approved": 1,
        "team.member_added": 1,
        "program.published": 1,
        "recipient.created": PEOPLE,
        "enrolment.created": PEOPLE,
        "enrolment.completed": PEOPLE - FAILED + 1,
        "enrolment.failed": FAILED,
        "certificate.issued": PEOPLE - FAILED + 1,
        "certificate.superseded": 1,
    }
    assert wait_for(lambda: expected.items() <= school.events().items(), PATIENCE), school.events()


# --- a thousand -----------------------------------------------------------------------------------


def complete_in_time(school: School, program: str) -> None:
    """Another year of the same people, but for who was erased, undisturbed."""
    people = [n for n in range(PEOPLE) if n != ERASED]
    cohort = enrol_class(school, program, "2027", people)
    job = school.done(send_grades(school, program, cohort, people))
    begun, ended = (datetime.fromisoformat(job[name]) for name in ("startedAt", "finishedAt"))
    took = (ended - begun).total_seconds()
    print(f"\n{len(people)} completed in {took:.1f} s")
    assert job["counts"]["ok"] == len(people)
    assert took < MAX_SECONDS
