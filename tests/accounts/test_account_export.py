"""The export of an account: everything that the issuer owns in a mode, with checksums."""

import base64
import hashlib
import json
from collections import Counter
from dataclasses import replace
from io import BytesIO
from typing import Any
from zipfile import ZipFile

import pytest

from accounts.exports import EXPORT
from accounts.jobs import runner
from accounts.jobs.exports import FORMAT
from accounts.jobs.models import Job
from accounts.jobs.registry import JOB_KINDS, export_sections
from accounts.models import Issuer, UsageDay
from accounts.scopes import Mode, Scope, Standing
from certificates.lifecycle import State
from certificates.models import Certificate, CertificateHistory, NumberCounter
from lib import ids
from tests.accounts.people.helpers import invite
from tests.accounts.settings.test_logo import picture
from tests.conftest import Api
from tests.factories import issue_one, make_key, make_type, set_state
from tests.factories.webhooks import make_endpoint
from tests.support.problems import assert_problem
from webhooks.lifecycle import WebhooksPrefix
from webhooks.models import Event

pytestmark = pytest.mark.django_db


def unpack(content: bytes) -> tuple[dict[str, Any], dict[str, bytes]]:
    """The manifest and the files of an archive, once every checksum, length and count was compared."""
    with ZipFile(BytesIO(content)) as archive:
        assert archive.testzip() is None
        files = {name: archive.read(name) for name in archive.namelist()}
    manifest = json.loads(files.pop("manifest.json"))
    sums = dict(line.split("  ")[::-1] for line in files.pop("SHA256SUMS").decode().splitlines())
    assert sums.pop("manifest.json")
    listed = {each["path"]: each for each in manifest["files"]}
    assert all(each["asOf"] >= manifest["requestedAt"] for each in manifest["files"])
    assert sums.keys() == listed.keys() == {path for path in files if path.endswith(".ndjson")}
    objects = Counter[str]()
    for path, said in listed.items():
        file = files[path]
        assert hashlib.sha256(file).hexdigest() == said["sha256"] == sums[path]
        assert len(file) == said["bytes"]
        lines = file.decode().splitlines()
        assert {json.loads(line)["object"] for line in lines} <= {said["section"]}
        assert len(lines) == said["objects"]
        objects[said["section"]] += len(lines)
    assert manifest["objects"] == {name: objects[name] for name in manifest["objects"]}
    return manifest, files


def lines_of(files: dict[str, bytes]) -> list[dict[str, Any]]:
    """The lines of all files, in their order."""
    texts = [file.decode() for path, file in files.items() if path.endswith(".ndjson")]
    return [json.loads(line) for text in texts for line in text.splitlines()]


def export(api: Any) -> tuple[list[dict[str, Any]], str]:
    """The lines of an export, and all of its text."""
    _manifest, files = export_files(api)
    texts = [file.decode() for path, file in files.items() if path.endswith(".ndjson")]
    return lines_of(files), "".join(texts)


def export_files(api: Any) -> tuple[dict[str, Any], dict[str, bytes]]:
    """The manifest and the files of an export."""
    response = api.post("account/export", b"")
    assert response.status_code == 202
    job = response.json()
    assert (job["state"], job["kind"]) == ("queued", EXPORT)
    assert response["Location"] == f"https://certificates.example/api/external/jobs/{job['id']}"
    runner.run_due_jobs()
    done = api.get(f"jobs/{job['id']}").json()
    assert (done["state"], done["errorCount"]) == ("succeeded", 0)
    file = api.get(f"jobs/{job['id']}/results")
    assert file["Content-Type"] == "application/zip"
    assert file["Content-Disposition"].endswith('.zip"')
    manifest, files = unpack(file.getvalue())
    assert manifest["job"] == job["id"]
    assert done["total"] == done["counts"]["ok"] == sum(manifest["objects"].values())
    return manifest, files


def of(lines: list[dict[str, Any]], name: str) -> list[dict[str, Any]]:
    return [line for line in lines if line["object"] == name]


def test_everything_the_issuer_owns_and_nothing_else(
    api, issuer, owner, operator, certificate_type, test_mode_key, other_issuer, outsider_key
):
    mine = [issue_one(certificate_type) for _ in range(3)]
    issue_one(certificate_type, mode=Mode.TEST)
    issue_one(make_type(other_issuer))
    manifest, files = export_files(api)
    assert (manifest["format"], manifest["version"]) == (FORMAT, 1)
    assert manifest["mode"] == "live"
    assert list(manifest["objects"]) == [section.name for section in export_sections()]
    lines = lines_of(files)
    assert [line["id"] for line in of(lines, "account")] == [issuer.public_id]
    assert {line["email"] for line in of(lines, "member")} == {owner.email, operator.email}
    assert len(of(lines, "apiKey")) == 1
    assert [line["code"] for line in of(lines, "certificateType")] == [certificate_type.code]
    assert [line["id"] for line in of(lines, "certificate")] == [each.public_id for each in mine]
    events = Event.objects.filter(subject__in=[each.pk for each in mine])
    assert {line["id"] for line in of(lines, "event")} == {
        ids.encode(WebhooksPrefix.EVENT, event.pk) for event in events
    }
    assert other_issuer.name not in json.dumps(lines)


def test_export_holds_keys_endpoints_deliveries_usage_and_counters(
    api, issuer, owner, certificate_type
):
    limits = {"type_ids": [certificate_type.pk], "allowed_networks": ["192.0.2.0/24"]}
    limited = make_key(issuer, **limits)
    endpoint = make_endpoint(issuer, "https://erp.example/hook", events=["certificate.issued"])
    issue_one(certificate_type)
    UsageDay.objects.create(
        issuer=issuer, mode="live", day="2026-01-05", kind="certificates", amount=7
    )
    NumberCounter.objects.create(issuer=issuer, mode="live", series="S-2026", next=43)
    lines, _ = export(api)
    keys = {line["id"]: line for line in of(lines, "apiKey")}
    key = keys[limited.key.public_id]
    assert (key["typeIds"], key["allowedNetworks"]) == ([certificate_type.pk], ["192.0.2.0/24"])
    (said,) = of(lines, "webhookEndpoint")
    assert said["events"] == ["certificate.issued"]
    (delivery,) = of(lines, "webhookDelivery")
    assert (delivery["endpointId"], delivery["state"]) == (endpoint.public_id, "pending")
    assert {"object": "usageDay", "day": "2026-01-05", "kind": "certificates", "amount": 7} in lines
    assert {"object": "numberCounter", "series": "S-2026", "next": 43} in lines


def test_settings_logo_and_invitations_are_among_it(api, issuer, owner):
    invited = invite(owner, issuer)
    api.patch("account/settings", {"branding": {"color": "#1f3a5f"}, "notifyHolder": True})
    api.put("account/settings/logo", picture(), "image/png")
    lines, text = export(api)
    (account,), (invitation,) = of(lines, "account"), of(lines, "invitation")
    assert (account["notifyHolder"], account["expiryWarningDays"]) == (True, [30, 7, 1])
    assert account["toldOfChanges"] == "persons"
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
    manifest, files = export_files(test_mode_api)
    assert manifest["mode"] == "test"
    lines = lines_of(files)
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
        key=[section.name for section in export_sections()].index,
    )


def test_export_leaves_out_what_was_made_after_the_request(api, certificate_type):
    before = issue_one(certificate_type)
    job = api.post("account/export", b"").json()
    after = issue_one(certificate_type)
    runner.run_due_jobs()
    _manifest, files = unpack(api.get(f"jobs/{job['id']}/results").getvalue())
    text = json.dumps(lines_of(files))
    assert before.public_id in text
    assert after.public_id not in text
    lines, text = export(api)
    assert after.public_id in text
    assert [line["id"] for line in of(lines, "job")] == [job["id"]]


def test_export_needs_the_scope_that_manages_the_account(issuer):
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
