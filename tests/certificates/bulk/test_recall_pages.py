"""The recall in the back office: choose, see how many, type the number, follow, take back."""

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
from tests.certificates.bulk.transition_helpers import batch_fields
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


def said(issuer: Issuer, count: object, **changes: object) -> dict[str, Any]:
    """The second form, filled in now: what was chosen stands in it."""
    chosen = {"action": "suspend", "key.batch": "B-42"}
    moment = timezone.now().isoformat()
    return with_issuer(issuer, count=count, up_to=moment, **(WHY | chosen | changes))


def test_from_the_menu_to_the_job_and_back(
    operator: User, issuer: Issuer, certificate_type: CertificateType, recalled: list[Certificate]
):
    client = client_of(operator)
    assert RECALL in client.get(CERTIFICATES).text
    assert "Which certificates?" in client.get(RECALL).text
    page = client.get(BATCH).text
    assert "3 certificates are found" in page
    assert all(str(row.serial_number) in page for row in recalled)
    form = said(issuer, 3)
    later = issue_one(certificate_type, **batch_fields("B-42"))
    response = client.post(RECALL, form, follow=True)
    assert "Suspension of many certificates" in response.text
    job = Job.objects.get()
    assert response.redirect_chain[-1][0] == page_url(job)
    runner.run_due_jobs()
    assert states([*recalled, later]) == ["suspended"] * 3 + ["active"]
    history = recalled[0].history.latest("sequence")
    assert (history.note, history.actor_id) == ("Ticket 77", str(operator.pk))
    undo = page_url(job, "undo_one")
    assert undo in client.get(page_url(job)).text
    assert "Take back what this job did?" in client.get(undo).text
    response = client.post(undo, with_issuer(issuer, confirmed="yes"), follow=True)
    assert "Taking back a suspension" in response.text
    runner.run_due_jobs()
    assert states(recalled) == ["active"] * 3
    assert undo not in client.get(page_url(job)).text


def test_the_number_has_to_be_typed_and_has_to_fit(operator, issuer, recalled):
    client = client_of(operator)
    with nothing_written():
        page = client.post(RECALL, said(issuer, 2)).text
        assert "The selection now holds 3 certificates, not the expected number." in page
        assert "This field is required." in client.post(RECALL, said(issuer, "")).text
        assert "This field is required." in client.post(RECALL, said(issuer, 3, reason="")).text
    assert not Job.objects.exists()


def test_nothing_said_is_not_everything(operator, issuer, recalled):
    with nothing_written():
        page = client_of(operator).post(RECALL, said(issuer, 4, **{"key.batch": ""})).text
    assert "fill in at least one field" in page
    assert not Job.objects.exists()


@pytest.mark.parametrize("more", [{}, {"key.productId": "ART-100"}, {"action": "revoke"}])
def test_spaces_are_not_left_out_as_if_nothing_were_said(operator, issuer, recalled, more):
    with nothing_written():
        page = client_of(operator).post(RECALL, said(issuer, 4, **{"key.batch": "  "} | more)).text
    assert "Give it a value, or leave it out" in page
    assert not Job.objects.exists()


def test_a_list_is_recalled_as_it_is_filtered(operator, issuer, certificate_type, recalled):
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
    german = {"issued_at_from": f"{today:%d.%m.%Y}", "key.batch": "B-42"}
    client.cookies["django_language"] = "de"
    page = client.get(RECALL, german).text
    assert f'value="{today.isoformat()}"' in page


def test_filters_that_no_index_serves_are_refused_in_words(operator, recalled):
    query = "?action=suspend&issued_at_from=2026-01-01&valid_until_from=2026-01-01"
    assert (
        "This combination of filters would search too many certificates"
        in client_of(operator).get(RECALL + query).text
    )


def test_revoking_many_asks_again_who_it_is(operator, issuer, recalled, fresh_limits):
    """A session of some minutes ago will do to look, and to suspend; not to revoke."""
    with time_machine.travel(timezone.now(), tick=False) as clock:
        client = signed_in(operator)
        clock.shift(timedelta(minutes=5))
        page = client.get(BATCH.replace("suspend", "revoke")).text
        assert '<input type="hidden" name="action" value="revoke">' in page
        assert '<input type="hidden" name="key.batch" value="B-42">' in page
        asked = client.post(RECALL, said(issuer, 3, action="revoke"))
        assert asked["Location"].startswith(CONFIRM)
        assert not Job.objects.exists()
        client.get(asked["Location"])
        answer = client.post(CONFIRM, {"password": PASSWORD, "next": RECALL}, follow=True)
        assert "Revocation of many certificates" in answer.text
        runner.run_due_jobs()
    assert states(recalled) == ["revoked"] * 3


def test_an_auditor_and_an_outsider_recall_nothing(
    auditor, outsider, issuer, other_issuer, recalled
):
    watching = client_of(auditor)
    assert watching.get(BATCH).status_code == 403
    assert watching.post(RECALL, said(issuer, 3)).status_code == 403
    assert RECALL not in watching.get(CERTIFICATES).text
    assert "No certificate is found by this" in client_of(outsider).get(BATCH).text
    client_of(outsider).post(RECALL, said(other_issuer, 3))
    assert not Job.objects.exists()


def test_test_certificates_are_recalled_by_themselves(operator, issuer, certificate_type, recalled):
    trial = issue_one(certificate_type, mode=Mode.TEST, **batch_fields("B-42"))
    client = client_of(operator)
    page = client.get(f"{BATCH}&mode=test").text
    assert "1 certificate is found" in page
    client.post(RECALL, said(issuer, 1, mode="test"))
    runner.run_due_jobs()
    assert states([trial, *recalled]) == ["suspended", "active", "active", "active"]


def test_reinstating_takes_a_reason_or_none(operator, issuer, recalled):
    client = client_of(operator)
    client.post(RECALL, said(issuer, 3))
    runner.run_due_jobs()
    client.post(RECALL, said(issuer, 3, action="reinstate", reason=""))
    runner.run_due_jobs()
    assert states(recalled) == ["active"] * 3


def test_a_term_that_finds_too_many_is_no_recall(operator, issuer, recalled, monkeypatch):
    monkeypatch.setattr("certificates.admin.transitions.recall_forms.MAX_FOUND", 3)
    assert "More than 3 certificates" in client_of(operator).get(f"{RECALL}?q=B-42").text
