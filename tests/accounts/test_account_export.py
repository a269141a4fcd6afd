"""The export of an account: everything that the issuer owns in a mode, with checksums."""

import base64
import hashlib
import json
from dataclasses import replace
from typing import Any

import pytest

from accounts.jobs import runner
from accounts.jobs.account_export import EXPORT
from accounts.jobs.models import Job
from accounts.jobs.registry import JOB_KINDS, export_sections
from accounts.models import Issuer
from accounts.scopes import Mode, Scope, Standing
from certificates.domain.lifecycle import State
from certificates.models import Certificate, CertificateHistory
from lib import ids
from tests.accounts.people.helpers import invite
from tests.accounts.settings.test_logo import picture
from tests.conftest import Api
from tests.factories import issue_one, make_key, make_type, set_state
from tests.support.problems import assert_problem
from webhooks.domain.prefixes import WebhooksPrefix
from webhooks.models import Event

pytestmark = pytest.mark.django_db


def export(api: Any) -> tuple[list[dict[str, Any]], str]:
    """The lines of an export, and the whole file."""
    response = api.post("account/export", b"")
    assert response.status_code == 202
    job = response.json()
    assert (job["state"], job["kind"]) == ("queued", EXPORT)
    assert response["Location"] == f"https://certificates.example/api/external/jobs/{job['id']}"
    runner.run_due_jobs()
    done = api.get(f"jobs/{job['id']}").json()
    assert (done["state"], done["errorCount"]) == ("succeeded", 0)
    file = api.get(f"jobs/{job['id']}/results")
    assert file["Content-Type"] == "application/x-ndjson; charset=utf-8"
    assert file["Content-Disposition"].endswith('.ndjson"')
    text = file.getvalue().decode()
    assert text.endswith("\n")
    lines = [json.loads(line) for line in text.splitlines()]
    assert done["total"] == done["counts"]["ok"] == len(lines) - 2
    return lines, text


def of(lines: list[dict[str, Any]], name: str) -> list[dict[str, Any]]:
    return [line for line in lines if line["object"] == name]


def test_everything_the_issuer_owns_and_nothing_else(
    api, issuer, owner, operator, certificate_type, test_mode_key, other_issuer, outsider_key
):
    mine = [issue_one(certificate_type) for _ in range(3)]
    issue_one(certificate_type, mode=Mode.TEST)
    issue_one(make_type(other_issuer))
    lines, text = export(api)
    assert lines[0]["object"] == "export"
    assert (lines[0]["version"], lines[0]["mode"]) == (1, "live")
    assert lines[0]["sections"] == [section.name for section in export_sections()]
    assert lines[-1] == {"object": "end", "objects": len(lines) - 2}
    assert [line["id"] for line in of(lines, "account")] == [issuer.public_id]
    assert {line["email"] for line in of(lines, "member")} == {owner.email, operator.email}
    assert len(of(lines, "apiKey")) == 1
    assert [line["code"] for line in of(lines, "certificateType")] == [certificate_type.code]
    assert [line["id"] for line in of(lines, "certificate")] == [each.public_id for each in mine]
    events = Event.objects.filter(subject__in=[each.pk for each in mine])
    assert {line["id"] for line in of(lines, "event")} == {
        ids.encode(WebhooksPrefix.EVENT, event.pk) for event in events
    }
    assert other_issuer.name not in text


def test_settings_logo_and_invitations_are_among_it(api, issuer, owner):
    invited = invite(owner, issuer)
    api.patch("account/settings", {"branding": {"color": "#1f3a5f"}, "notifyHolder": True})
    api.put("account/settings/logo", picture(), "image/png")
    lines, text = export(api)
    (account,), (invitation,) = of(lines, "account"), of(lines, "invitation")
    assert (account["notifyHolder"], account["expiryWarningDays"]) == (True, [30, 7, 1])
    assert account["branding"]["color"] == "#1f3a5f"
    assert base64.b64decode(account["branding"]["logoPng"]).startswith(b"\x89PNG")
    assert (invitation["email"], invitation["acceptedAt"]) == ("new@staff.example", None)
    assert invited.invitation.token_sha256 not in text


def test_the_document_is_the_very_text_that_the_hash_is_of(api, certificate_type):
    issue_one(certificate_type, holder_name="Élise Müller-Çela", metadata={"batch": 'B "42" \t✓'})
    lines, _ = export(api)
    (line,) = of(lines, "certificate")
    assert hashlib.sha256(line["document"].encode()).hexdigest() == line["dataHash"]
    assert line["document"].encode() == bytes(Certificate.objects.get().document or b"")


def test_each_certificate_carries_its_history(api, certificate):
    (line,) = of(export(api)[0], "certificate")
    (change,) = line["history"]
    written = CertificateHistory.objects.get()
    assert (change["sequence"], change["from"], change["to"]) == (1, None, "active")
    assert change["actor"] == written.actor_id
    assert line["holds"] == []


def test_an_erased_certificate_is_exported_without_what_was_erased(api, certificate):
    set_state(certificate, State.REVOKED)
    Certificate.objects.filter(pk=certificate.pk).update(
        document=None, erased_at=certificate.issued_at, holder_name=None
    )
    (line,) = of(export(api)[0], "certificate")
    assert line["document"] is None
    assert line["erasedAt"]
    assert line["dataHash"] == bytes(certificate.data_hash).hex()


def test_types_come_with_every_version(api, issuer):
    unsaid = {"description_de": "", "description_fr": "", "description_sq": ""}
    make_type(issuer, description_en="In English only", **unsaid)
    lines, _ = export(api)
    (line,) = of(lines, "certificateType")
    assert [version["number"] for version in line["versions"]] == [1]
    assert line["versions"][0]["name"].keys() == {"de", "en", "fr", "sq"}
    assert line["versions"][0]["description"] == {
        **dict.fromkeys(("de", "fr", "sq"), ""),
        "en": "In English only",
    }, "as it was stated, not as it is shown"


def test_nothing_in_it_opens_anything(api, issuer, key, owner, test_mode_key):
    _, text = export(api)
    assert key.token.secret not in text
    assert bytes(key.key.digest).hex() not in text
    assert "digest" not in text
    assert "pepper" not in text
    assert owner.password not in text


def test_the_test_key_exports_the_test_mode(test_mode_api, certificate_type, test_mode_key):
    issue_one(certificate_type)
    tested = issue_one(certificate_type, mode=Mode.TEST)
    lines, _ = export(test_mode_api)
    assert lines[0]["mode"] == "test"
    assert [line["id"] for line in of(lines, "certificate")] == [tested.public_id]
    assert [line["id"] for line in of(lines, "apiKey")] == [test_mode_key.key.public_id]


@pytest.mark.parametrize("batch", [1, 2, 3, 5, 500])
def test_the_file_is_the_same_in_any_number_of_steps(
    api, issuer, owner, auditor, certificate_type, monkeypatch, batch
):
    issued = [issue_one(certificate_type).public_id for _ in range(5)]
    make_type(issuer, code="training")
    monkeypatch.setitem(JOB_KINDS, EXPORT, replace(JOB_KINDS[EXPORT], batch=batch))
    lines, _ = export(api)
    assert [line["id"] for line in of(lines, "certificate")] == issued
    assert len({line["id"] for line in of(lines, "event")}) == len(of(lines, "event")) == 5
    assert [line["object"] for line in lines] == sorted(
        (line["object"] for line in lines),
        key=["export", *(section.name for section in export_sections()), "end"].index,
    )


def test_what_is_made_after_it_was_asked_for_is_left_to_the_next(api, certificate_type):
    before = issue_one(certificate_type)
    job = api.post("account/export", b"").json()
    after = issue_one(certificate_type)
    runner.run_due_jobs()
    text = api.get(f"jobs/{job['id']}/results").getvalue().decode()
    assert before.public_id in text
    assert after.public_id not in text
    lines, text = export(api)
    assert after.public_id in text
    assert [line["id"] for line in of(lines, "job")] == [job["id"]]


def test_it_takes_the_scope_that_manages_the_account(issuer):
    scopes = [scope for scope in Scope if scope is not Scope.ACCOUNT_MANAGE]
    weak = Api(make_key(issuer, scopes=scopes))
    assert_problem(weak.post("account/export", b""), 403, "scope_missing")
    assert not Job.objects.exists()


def test_its_file_is_not_for_readers_of_the_account(api, issuer, outsider_api, test_mode_api):
    job = api.post("account/export", b"").json()
    runner.run_due_jobs()
    reader = Api(make_key(issuer, scopes=[Scope.ACCOUNT_READ, Scope.CERTIFICATES_READ]))
    assert reader.get(f"jobs/{job['id']}").status_code == 200
    assert_problem(reader.get(f"jobs/{job['id']}/results"), 403, "scope_missing")
    for stranger in (outsider_api, test_mode_api):
        assert_problem(stranger.get(f"jobs/{job['id']}/results"), 404, "not_found")


def test_a_suspended_account_starts_none(api, issuer):
    Issuer.objects.filter(pk=issuer.pk).update(standing=Standing.FRAUD)
    assert_problem(api.post("account/export", b""), 403, "issuer_suspended")


def test_an_export_cannot_be_taken_back(api):
    job = api.post("account/export", b"").json()
    runner.run_due_jobs()
    assert_problem(api.post(f"jobs/{job['id']}/undo", b""), 409, "conflict")


def test_one_export_of_an_issuer_runs_at_a_time(api):
    for _ in range(2):
        api.post("account/export", b"")
    assert runner.claim_job(now=Job.objects.latest("pk").due_at) is not None
    assert runner.claim_job(now=Job.objects.latest("pk").due_at) is None
