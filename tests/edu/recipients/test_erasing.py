"""Erasing a recipient: preview, request, undo; afterwards no table names the person."""

from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from accounts.jobs.models import Job, JobInput, add_chunk
from accounts.keys.operations import NewKey
from accounts.models import AuditEntry, Issuer
from accounts.scopes import Mode, Scope
from certificates.erasure import execution, operations as erasure
from certificates.models import Certificate, CertificateType, Erasure, HolderContact
from certificates.types.operations import change_type
from edu.lifecycle import EnrolmentStatus
from edu.models import Enrolment, Recipient
from edu.recipients import erasing
from tests.certificates.erasure.helpers import AFTER
from tests.certificates.erasure.test_no_trace_left import everything
from tests.conftest import Api
from tests.edu.completion.helpers import (
    counts,
    errors,
    finished_completion,
    make_class,
    make_published,
    result_of,
    send_completion,
)
from tests.factories import context_of, issue_one, make_key, make_type
from tests.factories.edu import enrol, make_cohort, make_program, make_recipient
from tests.factories.furnished import make_one_of_each
from tests.factories.jobs import make_job
from tests.support.problems import assert_problem, nothing_written
from webhooks.models import Event

from .test_recipient_imports import send as import_table

NAME, EMAIL, NUMBER, MARK = "Quendresa", "quendresa@example.com", "STUD-77001", "Vlashi-4711"
WORDS = [each.lower() for each in (NAME, EMAIL, NUMBER, MARK)]


@pytest.fixture
def diploma(issuer: Issuer) -> CertificateType:
    return make_type(issuer, code="diploma", kind="person", required=[])


@pytest.fixture
def her(issuer: Issuer, diploma: CertificateType) -> Recipient:
    """Somebody with a completed course, one that runs, and a duplicate that was found out."""
    found = make_recipient(
        issuer,
        given_name=NAME,
        family_name=MARK,
        email=EMAIL,
        external_id=NUMBER,
        birth_place=MARK,
        attributes={"class": MARK},
    )
    program = make_program(issuer, certificate_type=diploma)
    held = issue_one(diploma, holder_name=f"{NAME} {MARK}", holder_email=EMAIL)
    done = enrol(make_cohort(program), found)
    Enrolment.objects.filter(pk=done.pk).update(
        status=EnrolmentStatus.COMPLETED,
        completed_on="2026-06-15",
        grade=MARK,
        results=[{"title": MARK}],
        evidence=MARK,
        certificate=held,
    )
    enrol(make_cohort(program), found)
    return found


def ask(api: Api, recipient: Recipient, *, dry_run: bool = False, **headers: str) -> Any:
    path = f"edu/recipients/{recipient.public_id}/erase"
    return api.post(path, {"dryRun": dry_run}, **headers)


def undo(api: Api, recipient: Recipient) -> Any:
    return api.post(f"edu/recipients/{recipient.public_id}/erase/undo", {})


def erased(api: Api, recipient: Recipient) -> None:
    assert ask(api, recipient).status_code == 200
    assert execution.erase_due(now=timezone.now() + AFTER) >= 1
    recipient.refresh_from_db()
    assert recipient.erased_at is not None


def traces() -> set[str]:
    """The tables that still name her."""
    return {table for table, row in everything() if any(word in row.lower() for word in WORDS)}


# Where her name may stay: names that were given to something else, and the audit of it; accounts of an
# issuer's own people; the paths of requests; numbers of certificates (docs/design/erasing.md).
STAYS = {
    *("accounts_apikey", "accounts_auditentry", "accounts_invitation", "accounts_user"),
    *("accounts_loggedrequest", "certificates_certificate", "certificates_certificatetype"),
    *("certificates_typeversion", "certificates_companyprefix", "edu_cohort", "edu_onboarding"),
    *("edu_program", "edu_team", "webhooks_endpoint", "webhooks_event"),
}


def test_erasing_leaves_only_words_written_about_others(api: Api, issuer: Issuer):
    """Her name in every row that the back office shows: what is left where she is erased."""
    rows = make_one_of_each(issuer, NAME)
    Job.objects.update(parameters={})  # of a kind that takes no words
    with_name = traces()
    assert (
        api.post(f"certificates/{rows[Certificate].public_id}/erase", {"dryRun": False}).status_code
        == 200
    )
    erased(api, rows[Enrolment].recipient)
    assert with_name - traces() >= {"edu_recipient", "certificates_holdername"}
    assert traces() == STAYS
    certificate = Certificate.objects.get()
    assert (certificate.number, certificate.holder_name) == (NAME, None)


def test_erasure_is_previewed_requested_and_undone(api: Api, her: Recipient):
    with nothing_written():
        seen = ask(api, her, dry_run=True).json()
    assert (seen["state"], seen["eraseAt"], seen["retainUntil"]) == ("preview", None, None)
    assert (seen["enrolments"], seen["graded"], seen["running"]) == (2, 1, 1)
    held = Certificate.objects.get()
    assert [each["id"] for each in seen["certificates"]] == [held.public_id]
    asked = ask(api, her).json()
    assert asked["state"] == "pending"
    assert ask(api, her).json()["id"] == asked["id"]  # once
    held.refresh_from_db()
    assert held.erasure is not None
    assert held.erasure.public_id == asked["id"]
    assert undo(api, her).json()["state"] == "undone"
    assert_problem(undo(api, her), 409, "conflict")
    held.refresh_from_db()
    her.refresh_from_db()
    assert held.erasure_id is her.erasure_id is None
    assert her.family_name == MARK
    actions = AuditEntry.objects.filter(target=her.public_id).order_by("pk")
    assert list(actions.values_list("action", flat=True))[-2:] == [
        "recipient.erasure_requested",
        "recipient.erasure_undone",
    ]


def test_while_it_is_pending_nothing_is_changed(api: Api, issuer: Issuer, her: Recipient):
    ask(api, her)
    other = make_recipient(issuer)
    cohort = make_cohort(make_program(issuer))
    path = f"edu/recipients/{her.public_id}"
    for refused in (
        api.patch(path, {"email": "new@example.com"}),
        api.post("edu/recipients", {"externalId": NUMBER, "familyName": "New"}),
        api.post(f"{path}/merge", {"duplicateId": other.public_id, "dryRun": False}),
        api.post(
            "edu/enrolments",
            {"cohortId": cohort.public_id, "recipients": [{"externalId": NUMBER}]},
        ),
    ):
        assert_problem(refused, 409, "conflict")
    assert api.get(path).status_code == 200


def test_while_a_certificate_of_theirs_goes_the_person_is_changed_and_merged(
    api: Api, key: NewKey, issuer: Issuer, her: Recipient
):
    """Asked for at the certificate itself: it keeps its address, and stops nobody."""
    held = Certificate.objects.get()
    erasure.request(context=context_of(issuer), certificate_ids=[held.pk])
    path = f"edu/recipients/{her.public_id}"
    assert api.patch(path, {"email": "new@example.com"}).status_code == 200
    other = make_recipient(issuer, email="other@example.com")
    merge = {"duplicateId": other.public_id, "dryRun": False}
    assert api.post(f"{path}/merge", merge).status_code == 200
    row = f"externalId,familyName,email\r\n{NUMBER},{MARK},newer@example.com"
    assert counts(finished_completion(import_table(key, row.encode()))) == (1, 0, 0)
    her.refresh_from_db()
    assert her.email == "newer@example.com"
    assert not HolderContact.objects.exists()


def spread(api: Api, issuer: Issuer, her: Recipient) -> Recipient:
    """Leaves traces of her in answers and files; the duplicate that was merged into her."""
    duplicate = make_recipient(issuer, given_name=NAME, family_name=MARK, external_id=f"{NUMBER}-b")
    merge = {"duplicateId": duplicate.public_id, "dryRun": False}
    api.post(f"edu/recipients/{her.public_id}/merge", merge, **{"Idempotency-Key": "m-1"})
    api.post("edu/recipients/search", {"name": NAME}, **{"Idempotency-Key": "s-1"})
    ended = make_job(issuer, kind="edu.recipients.import")
    add_chunk(JobInput, ended.pk, 0, f"{NUMBER};{NAME};{MARK}".encode())
    Job.objects.filter(pk=ended.pk).update(state="succeeded", finished_at=timezone.now())
    return duplicate


def test_no_table_says_who_it_was_and_the_status_is_still_told(
    api: Api, issuer: Issuer, her: Recipient, client: Client
):
    duplicate = spread(api, issuer, her)
    assert {
        "accounts_jobinput",
        "accounts_storedresponse",
        "certificates_certificate",
        "edu_enrolment",
        "edu_recipient",
        "webhooks_event",
    } <= traces()
    held = Certificate.objects.get()
    erased(api, her)
    assert traces() == set()
    done, running = Enrolment.objects.order_by("pk")
    assert (done.status, done.grade, done.results, done.evidence) == ("completed", "", [], "")
    assert running.status == EnrolmentStatus.WITHDRAWN
    path = f"edu/recipients/{her.public_id}"
    assert_problem(api.get(path), 410, "erased")
    assert_problem(api.get(f"edu/recipients/{duplicate.public_id}"), 410, "erased")
    assert_problem(ask(api, her), 410, "erased")
    assert api.get("edu/recipients").json()["data"] == []
    held.refresh_from_db()
    assert held.erased_at is not None
    assert client.get(f"/en/verify/{held.public_id}").status_code == 200
    assert api.post("edu/recipients", {"externalId": NUMBER, "familyName": "B"}).status_code == 201
    assert AuditEntry.objects.filter(target=her.public_id, action="recipient.erased").exists()


def test_erasing_takes_certificates_and_stops_further_completion(
    api: Api, issuer: Issuer, client: Client
):
    program = make_published(issuer)
    first, second = make_class(program, 2)
    name = first.recipient.full_name
    finished_completion(send_completion(api, program, result_of(first, "1.7")))
    ask(api, second.recipient)
    refused = finished_completion(send_completion(api, program, result_of(second, "1.7")))
    assert [code for _row, _column, code in errors(refused)] == ["recipient_erasing"]
    erased(api, first.recipient)
    diploma = Certificate.objects.get()
    assert diploma.erased_at is not None
    told = set(Event.objects.values_list("type", flat=True))
    assert {"recipient.erased", "enrolment.withdrawn", "certificate.erased"} <= told
    page = client.get(f"/en/verify/{diploma.public_id}").text
    assert "erased" in page
    assert name not in page


def test_who_has_nothing_else_is_erased_too(api: Api, issuer: Issuer):
    alone = make_recipient(issuer, given_name=NAME, family_name=MARK)
    assert ask(api, alone, dry_run=True).json()["certificates"] == []
    erased(api, alone)
    assert traces() == set()
    later = timezone.now() + AFTER + timedelta(hours=2)
    execution.erase_due(now=later)
    assert Erasure.objects.get().swept_at == later


def test_retention_of_a_certificate_refuses_erasing_its_person(
    api: Api, her: Recipient, diploma: CertificateType
):
    change_type(context=context_of(diploma.issuer), certificate_type=diploma, retention_years=10)
    assert ask(api, her, dry_run=True).json()["retainUntil"] is not None
    with nothing_written():
        assert_problem(ask(api, her), 409, "retention_runs", "retainUntil")


def test_a_certificate_whose_own_erasing_was_undone_goes_with_the_person(
    api: Api, issuer: Issuer, her: Recipient
):
    held = Certificate.objects.get()
    erasure.request(context=context_of(issuer), certificate_ids=[held.pk])
    ask(api, her)
    held.refresh_from_db()
    her.refresh_from_db()
    assert held.erasure != her.erasure
    erasure.undo(context=context_of(issuer), certificate_id=held.pk)
    her.refresh_from_db()
    assert her.erasure is not None
    execution.erase_due(now=timezone.now() + AFTER)
    held.refresh_from_db()
    assert held.erased_at is not None
    assert traces() == set()


def test_undoing_it_for_the_certificate_undoes_it_for_the_person(issuer: Issuer, her: Recipient):
    erasing.request(context=context_of(issuer), recipient_id=her.pk)
    erasure.undo(context=context_of(issuer), certificate_id=Certificate.objects.get().pk)
    her.refresh_from_db()
    assert her.erasure is None


def test_a_key_without_the_scope_or_of_other_types_reaches_nobody(issuer: Issuer, her: Recipient):
    other = make_type(issuer, code="other")
    unscoped = Api(make_key(issuer, scopes=[Scope.EDU_MANAGE, Scope.EDU_READ]))
    limited = Api(make_key(issuer, type_ids=[other.pk]))
    path = f"edu/recipients/{her.public_id}"
    with nothing_written():
        for way in ("erase", "erase/undo", "access-requests"):
            body = {"dryRun": False} if way == "erase" else {}
            assert_problem(unscoped.post(f"{path}/{way}", body), 403, "scope_missing")
        assert_problem(ask(limited, her), 403, "key_restricted")
        assert_problem(limited.post(f"{path}/access-requests", {}), 403, "key_restricted")


def test_a_test_recipient_goes_with_its_test_certificates(issuer: Issuer, test_mode_api: Api):
    tried = make_recipient(issuer, Mode.TEST, given_name=NAME, family_name=MARK)
    erased(test_mode_api, tried)
    assert Erasure.objects.get().mode == Mode.TEST
