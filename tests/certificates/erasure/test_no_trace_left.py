"""After an erasure no table and no file names the person."""

import json
from collections.abc import Iterator
from datetime import timedelta
from uuid import UUID

import orjson
import pytest
from django.core.files.base import ContentFile
from django.core.files.storage import storages
from django.db import connection
from django.utils import timezone

from accounts.back_office.saved_views import save_view
from accounts.jobs import runner
from accounts.jobs.models import Job, JobResult, JobState, add_chunk
from accounts.jobs.operations import create_job
from accounts.models import OutgoingMail, SavedView, StoredResponse, User
from accounts.scopes import Mode
from certificates.certificate.document import Attachment
from certificates.certificate.models import ERASED_COLUMNS, STORAGE
from certificates.erasure import execution
from certificates.models import (
    AttachmentFile,
    Certificate,
    CertificateHistory,
    CertificateKey,
    CertificateType,
    Erasure,
    HolderName,
)
from certificates.signals import certificate_erased
from tests.accounts.test_account_export import lines_of, unpack
from tests.certificates.erasure.helpers import (
    AFTER,
    EMAIL,
    MARK,
    NAME,
    NEW_EMAIL,
    PERSONAL,
    erase_now,
    personal_fields,
    request_erasure,
)
from tests.certificates.transitions.helpers import request_transition
from tests.conftest import Api
from tests.factories import context_of, issue_one
from tests.factories.jobs import make_job

SAID = {"reason": "data_error", "note": MARK, "publicNote": MARK}

pytestmark = pytest.mark.usefixtures("folder")


@pytest.fixture
def hers(api: Api, diploma: CertificateType, certificate: Certificate, owner: User) -> Certificate:
    """A certificate that has left a trace wherever the service keeps something."""
    row = issue_one(diploma, **personal_fields(attachments=[attached()]))
    request_transition(api, row, "suspend", SAID, **{"Idempotency-Key": "suspend-1"})
    request_transition(api, row, "reinstate", {"note": MARK, "publicNote": MARK})
    api.patch(f"certificates/{row.public_id}/holder", {"email": NEW_EMAIL})
    request_transition(api, row, "notify")
    links = f"certificates/{row.public_id}/links"
    api.post(links, {"rel": "relatedTo", "target": certificate.public_id, "label": MARK})
    api.post(links, {"rel": "documents", "target": f"https://example.com/{MARK}", "label": MARK})
    api.post("certificates/search", {"holderEmail": NEW_EMAIL}, **{"Idempotency-Key": "search-1"})
    make_views(owner, row)
    name = storages[STORAGE].save(f"{row.issuer_id}/{row.pk}/1", ContentFile(MARK.encode()))
    AttachmentFile.objects.create(
        issuer_id=row.issuer_id, certificate=row, number=1, name=name, uploaded_at=timezone.now()
    )
    return row


def make_views(owner: User, row: Certificate) -> None:
    """Views that search for her or name her, as they could once be saved, and others."""
    for name, query in {
        "Hers": "q=%C3%81rta+KRASNIQI",
        "Mail": f"q={EMAIL}",
        "Family": "q=krasniqi",
        "Number": f"q={MARK}",
        f"Diploma of {NAME}": "mode=live",
        "Krasniqi, Arta": "status=valid",
        "Arta's town": "status=valid",
        "Valid ones": "status=valid&q=B-0815",
    }.items():
        save_view(issuer_id=row.issuer_id, user_id=owner.pk, page="list", name=name, query=query)


def attached() -> Attachment:
    return Attachment(name=f"{MARK}.pdf", media_type="application/pdf", size=13, sha256="0" * 64)


def everything() -> Iterator[tuple[str, str]]:
    """Every row of every table as text, bytes decoded."""
    with connection.cursor() as cursor:
        for table in connection.introspection.table_names(cursor):
            cursor.execute(f'SELECT * FROM "{table}"')
            for row in cursor.fetchall():
                yield table, " ".join(map(text_of, row))


def text_of(value: object) -> str:
    if isinstance(value, bytes | memoryview):
        return bytes(value).decode(errors="replace")
    return str(value)


def traces() -> set[str]:
    """The tables that still name her."""
    words = [text.lower() for text in PERSONAL]
    return {table for table, row in everything() if any(word in row.lower() for word in words)}


def test_no_table_and_no_file_names_the_person(api, hers, settings):
    file = AttachmentFile.objects.get().name
    assert {
        "accounts_savedview",
        "accounts_storedresponse",
        "certificates_certificate",
        "certificates_certificatehistory",
        "certificates_certificatelink",
        "certificates_hold",
        "certificates_holdercontact",
        "certificates_holdername",
        "webhooks_event",
    } <= traces()
    erase_now(api, hers)
    assert traces() == set()
    assert set(SavedView.objects.values_list("name", flat=True)) == {"Arta's town", "Valid ones"}
    assert not storages[STORAGE].exists(file)
    assert not AttachmentFile.objects.exists()
    assert not OutgoingMail.objects.exists()
    assert not CertificateKey.objects.filter(certificate=hers).exists()
    assert not HolderName.objects.filter(certificate=hers).exists()
    assert CertificateHistory.objects.filter(certificate=hers).count() == 4
    assert hers.links.count() == 1


def test_the_answer_of_a_batch_stays_and_that_of_a_search_goes(api, issuer, diploma):
    """What only names ids is not forgotten: its key would issue the whole batch once more."""
    row = issue_one(diploma, **personal_fields())
    for key, body in {
        "batch": {"ok": True, "results": [{"id": row.public_id}]},
        "search": {"ok": True, "data": [{"id": row.public_id, "holderName": "A. K."}]},
        "other": {"ok": True, "data": [{"id": "cert_1", "holderName": "A. K."}]},
    }.items():
        StoredResponse.objects.create(
            issuer=issuer,
            mode="live",
            key=key,
            fingerprint=b"",
            status=200,
            body=orjson.dumps(body),
        )
    erase_now(api, row)
    assert set(StoredResponse.objects.values_list("key", flat=True)) == {"batch", "other"}


class TestJobFiles:
    def ended(self, issuer, kind: str, *, source: bytes = b"", mode: Mode = Mode.LIVE) -> Job:
        job = create_job(context=context_of(issuer, mode), kind=kind, source=[source])
        Job.objects.filter(pk=job.pk).update(
            state=JobState.SUCCEEDED, finished_at=timezone.now(), lease_token=None
        )
        return job

    def test_inputs_that_name_the_person_go_and_others_stay(self, api, issuer, other_issuer, hers):
        edge = b";" * (256 * 1024 - 10) + NEW_EMAIL.encode()  # across two chunks
        named = [
            self.ended(issuer, "account.export", source=PERSONAL[0].encode()),
            self.ended(issuer, "account.export", source=edge),
        ]
        others = [
            self.ended(issuer, "account.export", source=b"Ana Berisha"),
            self.ended(other_issuer, "account.export", source=PERSONAL[0].encode()),
        ]
        erase_now(api, hers)
        gone = Job.objects.exclude(files_removed_at=None)
        assert {job.pk for job in gone} == {job.pk for job in named}
        for job in named:
            assert not job.inputs.exists()
        for job in others:
            assert job.inputs.exists()

    def test_results_that_name_the_certificate_go(self, api, hers):
        job = api.post("account/export", b"").json()
        runner.run_due_jobs()
        path = f"jobs/{job['id']}/results"
        _manifest, files = unpack(api.get(path).getvalue())
        assert hers.public_id in json.dumps(lines_of(files))
        erase_now(api, hers)
        assert api.get(path).status_code == 410

    def test_a_job_that_was_at_work_is_looked_through_once_more(self, api, issuer, hers):
        """It had read the certificate, and wrote that down after the erasure."""
        job = make_job(issuer, kind="account.export")
        erase_now(api, hers)
        later = timezone.now() + AFTER + timedelta(hours=2)
        execution.erase_due(now=later)
        assert Erasure.objects.get().swept_at is None
        add_chunk(JobResult, job.pk, 1, f"{hers.public_id} {MARK}".encode())
        Job.objects.filter(pk=job.pk).update(
            state=JobState.SUCCEEDED, finished_at=timezone.now(), result_chunks=1
        )
        execution.erase_due(now=later)
        assert Erasure.objects.get().swept_at == later
        assert not job.results.exists()
        assert traces() == set()


def test_a_failed_erasure_starts_again(api, hers, diploma, caplog):
    """Nothing is half erased: its transaction is undone, others go on, the next run does all of it."""
    other = issue_one(diploma)
    for each in (hers, other):
        request_erasure(api, each)
    now = timezone.now() + AFTER

    def fail(certificate_ids: list[UUID], **_: object) -> None:
        if hers.pk in certificate_ids:
            raise RuntimeError

    certificate_erased.connect(fail)
    try:
        assert execution.erase_due(now=now) == 1
    finally:
        certificate_erased.disconnect(fail)
    assert "an erasure failed" in caplog.text
    hers.refresh_from_db()
    assert (hers.holder_name, hers.erased_at) == (PERSONAL[0], None)
    assert execution.erase_due(now=now) == 1
    assert traces() == set()


# What stays of a certificate that is erased: it names nobody, and verification needs it.
KEPT_COLUMNS = frozenset(
    "id issuer mode type version number gtin locale issued_at issued_on valid_from valid_until starts_at"
    " ends_at data_hash state reason state_changed_at sequence supersedes superseded_by next_notice_at"
    " erasure erased_at has_links unique_by".split()
)


def test_each_column_is_erased_or_kept_on_purpose():
    columns = {field.name for field in Certificate._meta.concrete_fields}
    assert columns == KEPT_COLUMNS.union(ERASED_COLUMNS)
    assert KEPT_COLUMNS.isdisjoint(ERASED_COLUMNS)
