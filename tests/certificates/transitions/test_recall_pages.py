"""The recall page: selection, preview, typed number, job, undo."""

from datetime import timedelta
from typing import Any

import pytest
import time_machine
from django.urls import reverse
from django.utils import timezone

from accounts.jobs import runner
from accounts.jobs.models import Job
from accounts.models import Issuer, User
from accounts.scopes import Mode
from certificates.models import Certificate, CertificateType
from tests.certificates.transitions.bulk_helpers import batch_fields
from tests.factories import issue_one, make_type
from tests.support.back_office import CERTIFICATES, client_of, page_url, with_issuer
from tests.support.problems import nothing_written
from tests.support.sign_in import CONFIRM, PASSWORD, signed_in

RECALL = reverse("admin:certificates_certificate_recall")
BATCH = f"{RECALL}?action=suspend&key.batch=B-42"
WHY = {"reason": "recall", "public_note": "Bring it back.", "note": "Ticket 77"}


@pytest.fixture
def recalled(certificate_type: CertificateType) -> list[Certificate]:
    rows = [issue_one(certificate_type, **batch_fields("B-42")) for _ in range(3)]
    issue_one(certificate_type, **batch_fields("B-43"))
    return rows


def states(rows: list[Certificate]) -> list[str]:
    return [Certificate.objects.get(pk=row.pk).state for row in rows]


def reason_form(issuer: Issuer, count: object, **changes: object) -> dict[str, Any]:
    """The second form, filled in now: what was chosen stands in it."""
    chosen = {"action": "suspend", "key.batch": "B-42"}
    moment = timezone.now().isoformat()
    return with_issuer(issuer, count=count, up_to=moment, **(WHY | chosen | changes))


def test_a_recall_is_started_followed_and_undone(
    operator: User, issuer: Issuer, certificate_type: CertificateType, recalled: list[Certificate]
):
    client = client_of(operator)
    assert RECALL in client.get(CERTIFICATES).text
    assert "Which certificates?" in client.get(RECALL).text
    page = client.get(BATCH).text
    assert "3 certificates are found" in page
    assert all(str(row.serial_number) in page for row in recalled)
    form = reason_form(issuer, 3)
    later = issue_one(certificate_type, **batch_fields("B-42"))
    response = client.post(RECALL, form, follow=True)
    assert "Suspend 3 certificates of batch B-42" in response.text
    job = Job.objects.get()
    assert response.redirect_chain[-1][0].partition("?")[0] == page_url(job)
    runner.run_due_jobs()
    assert states([*recalled, later]) == ["suspended"] * 3 + ["active"]
    history = recalled[0].history.latest("sequence")
    assert (history.note, history.actor_id) == ("Ticket 77", str(operator.pk))
    undo = page_url(job, "undo_one")
    done = client.get(page_url(job)).text
    assert undo in done
    assert "3 certificates of batch B-42 are suspended." in done
    assert f"{CERTIFICATES}?mode=live&amp;q=B-42" in done
    asked = client.get(undo).text
    assert "Undo what this job did?" in asked
    assert "<li>Suspend 3 certificates of batch B-42</li>" in asked
    assert f"{job.kind} {job.public_id}" not in asked
    response = client.post(undo, with_issuer(issuer, confirmed="yes"), follow=True)
    assert "Undo the suspension of 3 certificates of batch B-42" in response.text
    runner.run_due_jobs()
    assert states(recalled) == ["active"] * 3
    shown = client.get(response.redirect_chain[-1][0]).text
    assert "The suspension of 3 certificates of batch B-42 is undone." in shown
    assert undo not in client.get(page_url(job)).text


def test_the_number_must_be_typed_and_match(operator, issuer, recalled):
    client = client_of(operator)
    with nothing_written():
        page = client.post(RECALL, reason_form(issuer, 2)).text
        assert "The selection now holds 3 certificates, not the expected number." in page
        assert "This field is required." in client.post(RECALL, reason_form(issuer, "")).text
        assert (
            "This field is required." in client.post(RECALL, reason_form(issuer, 3, reason="")).text
        )
    assert not Job.objects.exists()


def test_an_empty_selection_is_refused(operator, issuer, recalled):
    with nothing_written():
        page = client_of(operator).post(RECALL, reason_form(issuer, 4, **{"key.batch": ""})).text
    assert "fill in at least one field" in page
    assert not Job.objects.exists()


@pytest.mark.parametrize("more", [{}, {"key.productId": "ART-100"}, {"action": "revoke"}])
def test_a_field_of_spaces_is_refused(operator, issuer, recalled, more):
    with nothing_written():
        page = (
            client_of(operator)
            .post(RECALL, reason_form(issuer, 4, **{"key.batch": "  "} | more))
            .text
        )
    assert "Give it a value, or leave it out" in page
    assert not Job.objects.exists()


def test_a_filtered_list_is_recalled(operator, issuer, certificate_type, recalled):
    other = issue_one(make_type(issuer, code="other"), **batch_fields("B-42"))
    client = client_of(operator)
    today = timezone.localdate()
    query = {
        "type__id__exact": other.type_id,
        "issued_at_from": today - timedelta(days=1),
        "issued_at_to": today + timedelta(days=1),
    }
    listed = client.get(CERTIFICATES, query).text
    assert f"{RECALL}?type__id__exact={other.type_id}&amp;issued_at_from=" in listed
    page = client.get(RECALL, query | {"action": "revoke"}).text
    assert "1 certificate is found" in page
    assert str(other.serial_number) in page
    assert "2 certificates are found" not in page
    assert "1 certificate is found" in client.get(RECALL, {"q": other.serial_number}).text
    part = str(other.serial_number)[:-1]
    assert "only a part of a value" in client.get(RECALL, {"q": part}).text
    german = {"issued_at_from": f"{today:%d.%m.%Y}", "key.batch": "B-42"}
    client.cookies["django_language"] = "de"
    page = client.get(RECALL, german).text
    assert f'value="{today.isoformat()}"' in page


def test_filters_without_an_index_are_refused_with_a_message(operator, recalled):
    query = "?action=suspend&issued_at_from=2026-01-01&valid_until_from=2026-01-01"
    assert (
        "This combination of filters would search too many certificates"
        in client_of(operator).get(RECALL + query).text
    )


def test_revoking_many_needs_reauthentication(operator, issuer, recalled, fresh_limits):
    """A session of some minutes ago will do to look, and to suspend; not to revoke."""
    with time_machine.travel(timezone.now(), tick=False) as clock:
        client = signed_in(operator)
        clock.shift(timedelta(minutes=5))
        page = client.get(BATCH.replace("suspend", "revoke")).text
        assert '<input type="hidden" name="action" value="revoke">' in page
        assert '<input type="hidden" name="key.batch" value="B-42">' in page
        asked = client.post(RECALL, reason_form(issuer, 3, action="revoke"))
        assert asked["Location"].startswith(CONFIRM)
        assert not Job.objects.exists()
        client.get(asked["Location"])
        answer = client.post(CONFIRM, {"password": PASSWORD, "next": RECALL}, follow=True)
        assert "Revoke 3 certificates of batch B-42" in answer.text
        runner.run_due_jobs()
    assert states(recalled) == ["revoked"] * 3


def test_typed_recall_form_survives_a_refusal(operator, issuer, recalled, monkeypatch):
    """Nothing was started, for whatever reason: the same page can be sent again."""
    monkeypatch.setattr("accounts.jobs.operations.WAITING_LIMIT", 0)
    page = client_of(operator).post(RECALL, reason_form(issuer, 3)).text
    assert 'role="alert"' in page or "errornote" in page
    assert "3 certificates are found" in page
    assert "Bring it back." in page
    assert "Ticket 77" in page
    assert not Job.objects.exists()


def test_recall_page_folds_all_but_the_usual_fields(operator, issuer, recalled):
    first, _, more = client_of(operator).get(RECALL).text.partition("<details")
    for name in ("key.batch", "key.plant", "issued_at_from", "issued_at_to", "action"):
        assert f'name="{name}"' in first
    assert 'name="key.serialNumber"' in more.partition("</details>")[0]
    opened = client_of(operator).get(f"{RECALL}?key.serialNumber=SN-1").text
    assert "<details open>" in opened


def test_an_auditor_and_an_outsider_recall_nothing(
    auditor, outsider, issuer, other_issuer, recalled
):
    watching = client_of(auditor)
    assert watching.get(BATCH).status_code == 403
    assert watching.post(RECALL, reason_form(issuer, 3)).status_code == 403
    assert RECALL not in watching.get(CERTIFICATES).text
    assert "No certificate is found by this" in client_of(outsider).get(BATCH).text
    client_of(outsider).post(RECALL, reason_form(other_issuer, 3))
    assert not Job.objects.exists()


def test_test_certificates_are_recalled_by_themselves(operator, issuer, certificate_type, recalled):
    trial = issue_one(certificate_type, mode=Mode.TEST, **batch_fields("B-42"))
    client = client_of(operator)
    page = client.get(f"{BATCH}&mode=test").text
    assert "1 certificate is found" in page
    client.post(RECALL, reason_form(issuer, 1, mode="test"))
    runner.run_due_jobs()
    assert states([trial, *recalled]) == ["suspended", "active", "active", "active"]


def test_reinstating_takes_a_reason_or_none(operator, issuer, recalled):
    client = client_of(operator)
    client.post(RECALL, reason_form(issuer, 3))
    runner.run_due_jobs()
    client.post(RECALL, reason_form(issuer, 3, action="reinstate", reason=""))
    runner.run_due_jobs()
    assert states(recalled) == ["active"] * 3


def test_a_term_with_too_many_matches_is_refused(operator, issuer, recalled, monkeypatch):
    monkeypatch.setattr("certificates.transitions.admin_recall.MAX_FOUND", 3)
    assert "More than 3 certificates" in client_of(operator).get(f"{RECALL}?q=B-42").text
