"""Test certificates are removed after 30 days with all that belongs to them; live ones never."""

from datetime import timedelta

import pytest
from django.core.files.base import ContentFile
from django.core.files.storage import storages
from django.db import connection
from django.db.models.signals import pre_delete
from django.utils import timezone

from accounts.actors import RequestContext
from accounts.scopes import Mode
from certificates.certificate.document import Draft
from certificates.certificate.models import STORAGE
from certificates.issuing.operations import supersede
from certificates.lifecycle import Action, Reason
from certificates.models import (
    AttachmentFile,
    Certificate,
    CertificateHistory,
    CertificateKey,
    CertificateLink,
    Hold,
    HolderContact,
    HolderName,
    UnloggedChange,
)
from certificates.sandbox import operations as sandbox
from certificates.signals import test_certificates_removed as removed_signal
from certificates.tasks import remove_test_certificates
from certificates.transitions.effects import Explanation
from certificates.transitions.operations import transition
from tests.certificates.certificate.test_immutable import refused
from tests.certificates.erasure.helpers import personal_fields, request_erasure
from tests.conftest import Api
from tests.factories import TESTER, issue_one
from tests.support.query_plans import only_index

LATER = timedelta(days=31)

pytestmark = pytest.mark.usefixtures("folder")


def context_of(certificate: Certificate) -> RequestContext:
    return RequestContext(
        issuer=certificate.issuer.facts(),
        mode=Mode(certificate.mode),
        actor=TESTER,
        now=timezone.now(),
    )


def used(api: Api, row: Certificate, other: Certificate) -> Certificate:
    """A certificate of either mode, with a row in every table beside it; superseded."""
    path = f"certificates/{row.public_id}"
    api.patch(f"{path}/holder", {"email": "new@example.com"})
    api.post(f"{path}/notify", {})
    api.post(f"{path}/links", {"rel": "partOf", "target": other.public_id})
    api.post(f"certificates/{other.public_id}/links", {"rel": "relatedTo", "target": row.public_id})
    transition(
        context=context_of(row),
        action=Action.SUSPEND,
        certificate_id=row.pk,
        explanation=Explanation(reason=Reason.RECALL),
    )
    with_file(row)
    draft = Draft(
        type_id=row.type_id, product_id="ART-100", serial_number="S-2", **personal_fields()
    )
    why = Explanation(reason=Reason.DATA_ERROR)
    supersede(context=context_of(row), certificate_id=row.pk, draft=draft, explanation=why)
    return row


def counts() -> dict[str, int]:
    models = (
        Certificate,
        CertificateHistory,
        CertificateKey,
        HolderName,
        CertificateLink,
        Hold,
        AttachmentFile,
        UnloggedChange,
    )
    return {model.__name__: model.objects.count() for model in models}


@pytest.mark.parametrize("batch", [1, 2, 200])
def test_cleanup_removes_test_certificates_whole_and_spares_live_ones(
    api, test_mode_api, certificate_type, batch: int
):
    used(api, issue_one(certificate_type, **personal_fields()), issue_one(certificate_type))
    before = counts()
    trial = used(
        test_mode_api,
        issue_one(certificate_type, mode=Mode.TEST, **personal_fields()),
        issue_one(certificate_type, mode=Mode.TEST),
    )
    file = trial.files.get().name
    request_erasure(test_mode_api, Certificate.objects.filter(mode=Mode.TEST).latest("pk"))
    told: list[object] = []

    def hear(certificate_ids: list[object], **_: object) -> None:
        told.extend(certificate_ids)

    removed_signal.connect(hear)
    try:
        assert sandbox.remove_old(now=timezone.now() + LATER, batch=batch) == 3
    finally:
        removed_signal.disconnect(hear)
    with connection.cursor() as cursor:
        cursor.execute("SET CONSTRAINTS ALL IMMEDIATE")
    assert counts() == before
    assert len(told) == 3
    assert not storages[STORAGE].exists(file)
    assert storages[STORAGE].exists(AttachmentFile.objects.get().name)


def test_not_before_their_time(certificate_type):
    issue_one(certificate_type, mode=Mode.TEST)
    assert sandbox.remove_old(now=timezone.now() + timedelta(days=29)) == 0
    remove_test_certificates()
    assert Certificate.objects.count() == 1


def test_a_successor_that_is_younger_stays(certificate_type):
    old = issue_one(certificate_type, mode=Mode.TEST)
    draft = Draft(type_id=old.type_id, product_id="ART-100", serial_number="S-2")
    why = Explanation(reason=Reason.DATA_ERROR)
    young = supersede(context=context_of(old), certificate_id=old.pk, draft=draft, explanation=why)
    sandbox._remove([old.pk], timezone.now() + LATER)
    with connection.cursor() as cursor:
        cursor.execute("SET CONSTRAINTS ALL IMMEDIATE")
    left = Certificate.objects.get()
    assert (left.pk, left.supersedes_id) == (young.id, None)


def with_file(certificate: Certificate) -> AttachmentFile:
    name = storages[STORAGE].save(f"{certificate.pk}/1", ContentFile(b"file"))
    now = timezone.now()
    return AttachmentFile.objects.create(
        issuer_id=certificate.issuer_id,
        certificate=certificate,
        number=1,
        name=name,
        uploaded_at=now,
    )


def test_a_removal_that_fails_leaves_no_attachment_without_its_file(certificate_type):
    file = with_file(issue_one(certificate_type, mode=Mode.TEST))
    now = timezone.now()
    HolderContact.objects.create(
        issuer_id=file.issuer_id,
        certificate=file.certificate,
        email="a@b.example",
        changed_at=now,
    )

    def refuse(**_: object) -> None:
        raise RuntimeError("not now")

    pre_delete.connect(refuse, sender=HolderContact)
    try:
        with pytest.raises(RuntimeError):
            sandbox.remove_old(now=now + LATER)
    finally:
        pre_delete.disconnect(refuse, sender=HolderContact)
    assert Certificate.objects.count() == 1
    assert AttachmentFile.objects.exists() == storages[STORAGE].exists(file.name)
    assert sandbox.remove_old(now=now + LATER) == 1


def test_a_certificate_that_gets_a_file_meanwhile_waits_for_the_next_run(certificate_type):
    file = with_file(issue_one(certificate_type, mode=Mode.TEST))
    now = timezone.now() + LATER
    assert sandbox._remove([file.certificate_id], now) == 0
    assert AttachmentFile.objects.get() == file
    assert sandbox.remove_old(now=now) == 1
    assert not storages[STORAGE].exists(file.name)


@pytest.mark.parametrize("table", ["certificate", "certificatehistory", "hold"])
def test_the_database_lets_no_live_row_go(certificate, table: str):
    transition(
        context=context_of(certificate),
        action=Action.SUSPEND,
        certificate_id=certificate.pk,
        explanation=Explanation(reason=Reason.RECALL),
    )

    def delete() -> None:
        with connection.cursor() as cursor:
            cursor.execute(f"DELETE FROM certificates_{table}")

    assert "live certificate" in refused(delete)


def test_cleanup_finds_test_certificates_by_index(certificate_type):
    old = Certificate.objects.filter(mode=Mode.TEST, pk__lt=certificate_type.issuer_id)
    with only_index("certificates_of_tests"):
        plan = old.order_by("pk")[:200].explain()
    assert "certificates_of_tests" in plan
    assert "Index Cond: (id < " in plan
