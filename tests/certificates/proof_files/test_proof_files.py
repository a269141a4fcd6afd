"""Proof files as the service hands them out, checked by the program that shares no code with it."""

import io
import json
import runpy
import sys
import zipfile
from datetime import timedelta

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from django.utils import timezone
from pypdf import PdfReader

from accounts.exports import EXPORT
from accounts.jobs.models import Job, JobState
from accounts.jobs.runner import run_due_jobs
from accounts.models import SigningKey
from accounts.scopes import Mode
from accounts.signing_keys import operations as signing_keys
from certificates import exports, tasks
from certificates.certificate.document import Draft
from certificates.issuing.operations import issue_many
from certificates.log import sequencing
from certificates.models import LogCheckpoint, SignedCredential
from certificates.proof_files import jobs as proof_files_jobs, operations as proof_files
from certificates.status_lists import operations as status_lists
from certificates.types.models import SubjectKind
from tests.accounts.test_account_export import unpack
from tests.certificates.certificate.test_reading import erase
from tests.certificates.printing.helpers import fetch_pdf, text_of
from tests.factories import context_of, issue_one, make_type, user_actor
from tests.paths import ROOT
from tests.support.back_office import client_of, with_issuer
from tests.support.problems import assert_problem

from .case import CANNOT_TELL, IN_FORCE, NOT_GENUINE, NOT_IN_FORCE, TEST

pytestmark = pytest.mark.django_db(transaction=True)
PROGRAM = ROOT / "docs" / "verifier" / "verify_certificate.py"


@pytest.fixture
def verdict(tmp_path, monkeypatch):
    """Checks a proof file with the key of the live log."""

    def check(content: bytes, mode: Mode = Mode.LIVE) -> int:
        path = tmp_path / "proof.json"
        path.write_bytes(content)
        key = str(sequencing.signer(mode).key)
        monkeypatch.setattr(sys, "argv", ["verify", str(path), "--log", key])
        return int(runpy.run_path(str(PROGRAM))["main"]())

    return check


@pytest.fixture
def work(seal_all, monkeypatch):
    """What the workers do within five seconds: the key, the log, the signatures, the lists."""
    monkeypatch.setattr(
        status_lists, "REST", timedelta()
    )  # lists need not rest between two of them

    def run() -> None:
        for _ in range(2):  # the key is made by the first signature, and logged by the second run
            seal_all()
            tasks.publish_status_lists()

    return run


def path_of(certificate) -> str:
    return f"certificates/{certificate.public_id}/proof"


def test_a_certificate_from_issue_to_revocation(api, certificate, work, verdict):
    assert_problem(api.get(path_of(certificate)), 503, "proof_pending")
    work()
    answer = api.get(path_of(certificate))
    assert f'filename="{certificate.public_id}.proof.json"' in answer["Content-Disposition"]
    before = answer.content
    assert verdict(before) == IN_FORCE
    nonce = json.loads(certificate.document)["nonce"].encode()
    assert verdict(before.replace(nonce, nonce[::-1])) == NOT_GENUINE

    api.post(f"certificates/{certificate.public_id}/suspend", {"reason": "nonconformity"})
    work()
    assert verdict(api.get(path_of(certificate)).content) == NOT_IN_FORCE
    api.post(f"certificates/{certificate.public_id}/reinstate", {})
    work()
    assert verdict(api.get(path_of(certificate)).content) == IN_FORCE
    api.post(f"certificates/{certificate.public_id}/revoke", {"reason": "fraud"})
    work()
    after = api.get(path_of(certificate)).content
    assert verdict(after) == NOT_IN_FORCE
    assert [each["statement"]["action"] for each in json.loads(after)["changes"]] == [
        "suspend", "reinstate", "revoke",
    ]  # fmt: skip


def test_a_diploma_and_a_test_certificate(api, test_mode_api, issuer, work, verdict):
    person = issue_one(
        make_type(issuer, code="diploma", kind=SubjectKind.PERSON, required=[], credential={}),
        holder_name="Ardita Krasniqi",
    )
    trial = issue_one(make_type(issuer, code="trial"), mode=Mode.TEST)
    work()
    assert verdict(api.get(path_of(person)).content) == IN_FORCE
    file = test_mode_api.get(path_of(trial)).content
    assert verdict(file, Mode.TEST) == TEST
    assert verdict(file) == NOT_GENUINE  # the log of live certificates knows nothing of it


def test_who_gets_it(api, outsider_api, anonymous_api, issuer, certificate, work):
    pending = issue_one(make_type(issuer, code="slow", release_required=True))
    work()
    assert_problem(outsider_api.get(path_of(certificate)), 404, "not_found")
    assert anonymous_api.get(path_of(certificate)).status_code == 401
    assert_problem(api.get(path_of(pending)), 409, "conflict")
    erase(certificate)
    assert_problem(api.get(path_of(certificate)), 410, "erased")


def test_after_the_key_was_declared_compromised(api, owner, issuer, certificate, work, verdict):
    """What was signed before stays genuine, and is signed anew with another key."""
    work()
    before = api.get(path_of(certificate)).content
    key = SigningKey.objects.get(issuer=issuer, mode=Mode.LIVE)
    context = context_of(issuer, actor=user_actor(owner))
    signing_keys.declare_compromised(context=context, key_id=key.pk)
    signing_keys.make_due()
    work()
    after = api.get(path_of(certificate)).content
    assert verdict(before) == IN_FORCE  # it knows nothing of it
    assert verdict(after) == IN_FORCE
    assert before != after


def exported(owner, issuer) -> dict[str, str | None]:
    """The proof files in an export of the account, by the ids of their certificates."""
    client = client_of(owner)
    client.post(reverse("admin:accounts_job_export"), with_issuer(issuer))
    run_due_jobs()
    address = reverse("admin:accounts_job_results", args=[Job.objects.latest("pk").pk, "zip"])
    _manifest, files = unpack(client.get(address).getvalue())
    parts = [text for path, text in files.items() if path.startswith("proofFile/")]
    lines = [json.loads(line) for text in parts for line in text.splitlines()]
    return {line["certificateId"]: line["content"] for line in lines}


@pytest.mark.parametrize("in_one_step", [1, 40_000, exports.PROOFS_BYTES])
def test_read_together_they_are_the_same_bytes(
    api, owner, issuer, other_issuer, certificate, work, monkeypatch, in_one_step
):
    """Of products and persons, over several tiles of the log, some changed, some with a time stamp."""
    person = make_type(issuer, code="d", kind=SubjectKind.PERSON, required=[], credential={})
    diploma = issue_one(person, holder_name="Ardita Krasniqi")
    work()
    LogCheckpoint.objects.filter(pk=LogCheckpoint.objects.latest("size").pk).update(timestamp=b"t")
    kind = make_type(other_issuer, code="many")
    drafts = [
        Draft(type_id=kind.pk, product_id="A", serial_number=f"{number}") for number in range(300)
    ]
    issue_many(context=context_of(other_issuer), drafts=drafts)
    later = [issue_one(certificate.type) for _ in range(3)]
    api.post(f"certificates/{later[1].public_id}/suspend", {"reason": "nonconformity"})
    work()
    monkeypatch.setattr(exports, "PROOFS_BYTES", in_one_step)
    files = exported(owner, issuer)
    assert list(files) == [each.public_id for each in (certificate, diploma, *later)]
    for public_id, text in files.items():
        assert api.get(f"certificates/{public_id}/proof").content.decode() == text
    has_stamp = ["timestamp" in json.loads(text or "") for text in files.values()]
    assert has_stamp == [True, True, False, False, False]


def test_many_take_no_more_statements(issuer, certificate, work, django_assert_num_queries):
    many = [certificate, *(issue_one(certificate.type) for _ in range(30))]
    work()
    with CaptureQueriesContext(connection) as few:
        list(proof_files.read_each([each.pk for each in many[:2]]))
    with django_assert_num_queries(len(few)):
        assert all(
            isinstance(file, bytes) for file in proof_files.read_each([each.pk for each in many])
        )


def test_the_files_of_many_in_a_job(api, issuer, other_issuer, certificate, work, verdict):
    """Those that are asked for as soon as they are issued are waited for."""
    foreign = issue_one(make_type(other_issuer, code="foreign"))
    work()
    late = issue_one(make_type(issuer, code="late"))
    asked = [certificate.public_id, foreign.public_id, late.public_id, "nonsense"]
    started = api.post("certificates/proofs", {"ids": asked})
    assert started.status_code == 202, started.content
    run_due_jobs()
    job = api.get(f"jobs/{started.json()['id']}").json()
    assert (job["state"], job["counts"]["ok"]) == ("running", 1)
    work()
    run_due_jobs(clock=lambda: timezone.now() + proof_files_jobs.PAUSE)
    job = api.get(f"jobs/{job['id']}").json()
    assert job["state"] == "succeeded"
    found = [(error["row"], error["code"]) for error in job["errors"]]
    assert found == [(2, "not_found"), (4, "not_found")]
    results = api.get(f"jobs/{job['id']}/results")
    with zipfile.ZipFile(io.BytesIO(b"".join(results.streaming_content))) as archive:
        names = [f"{each.public_id}.proof.json" for each in (certificate, late)]
        assert archive.namelist() == names
        assert [verdict(archive.read(name)) for name in names] == [IN_FORCE, IN_FORCE]


def test_a_job_waits_ten_minutes_for_files_and_no_longer(api, certificate):
    """Where workers do not sign."""
    started = api.post("certificates/proofs", {"ids": [certificate.public_id]}).json()
    patience = proof_files_jobs.PATIENCE
    run_due_jobs(clock=lambda: timezone.now() + patience - timedelta(minutes=1))
    assert api.get(f"jobs/{started['id']}").json()["state"] == "running"
    run_due_jobs(clock=lambda: timezone.now() + patience)
    job = api.get(f"jobs/{started['id']}").json()
    assert [(error["row"], error["code"]) for error in job["errors"]] == [(1, "proof_pending")]


def test_the_export_of_the_account_holds_all(owner, issuer, certificate, work, verdict):
    work()
    [(certificate_id, text)] = exported(owner, issuer).items()
    assert certificate_id == certificate.public_id
    assert text is not None
    assert verdict(text.encode()) == IN_FORCE


def test_a_printed_certificate_carries_it(api, certificate, work, verdict):
    work()
    path = f"certificates/{certificate.public_id}/pdf"
    printed = fetch_pdf(api, path).getvalue()
    document = PdfReader(io.BytesIO(printed))
    attached = {each.name: each.content for each in document.attachment_list}
    file = attached[f"{certificate.public_id}.proof.json"]
    assert verdict(file) == CANNOT_TELL  # genuine, without a status
    assert verdict(file.replace(b"cert_", b"cart_")) == NOT_GENUINE
    assert str(sequencing.signer(Mode.LIVE).key) in text_of(document).replace("\n", "")
    work()
    assert fetch_pdf(api, path).getvalue() == printed


def test_an_altered_row_keeps_nothing_else_back(api, issuer, owner, certificate, work):
    """It has no proof file any more: a signature of other bytes never leaves."""
    other = issue_one(make_type(issuer, code="other"))
    work()
    SignedCredential.objects.filter(pk=certificate.pk).update(jcs=bytes(64))
    printed = fetch_pdf(api, f"certificates/{certificate.public_id}/pdf").getvalue()
    attached = PdfReader(io.BytesIO(printed)).attachments
    assert not [name for name in attached if name.endswith(".proof.json")]
    started = api.post("certificates/proofs", {"ids": [certificate.public_id, other.public_id]})
    client_of(owner).post(reverse("admin:accounts_job_export"), with_issuer(issuer))
    run_due_jobs()
    job = api.get(f"jobs/{started.json()['id']}").json()
    assert [(error["row"], error["code"]) for error in job["errors"]] == [(1, "internal_error")]
    export = Job.objects.get(kind=EXPORT)
    assert export.state == JobState.SUCCEEDED
