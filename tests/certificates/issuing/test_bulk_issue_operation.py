"""Bulk issuing writes the same rows as issuing one by one, in a few statements for each slice."""

import math
from datetime import date
from typing import Any

import orjson
import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from accounts.actors import RequestContext
from accounts.models import Issuer, QuotaSlot
from accounts.scopes import Mode
from certificates.certificate.document import Attachment, Draft, Item, Signatory
from certificates.holders.operations import mails_about
from certificates.issuing.build import Issued
from certificates.issuing.insertion import SLICE
from certificates.issuing.operations import RefusedDraft, issue, issue_many
from certificates.models import (
    Certificate,
    CertificateHistory,
    CertificateKey,
    CertificateType,
    HolderName,
)
from tests.factories import make_type
from tests.factories.accounts import TESTER
from webhooks.endpoints.operations import create_endpoint
from webhooks.endpoints.rules import EndpointFields
from webhooks.models import Delivery, Event

HOOK = EndpointFields(url="https://192.88.98.1/hook", events=["certificate.*"], headers={})
# What differs between two certificates of the same draft, by its nature.
OF_ITS_OWN = {"id", "document", "data_hash", "number", "serial_number"}


def draft(certificate_type: CertificateType, serial: object, **stated: Any) -> Draft:
    fields = {"product_id": "P", "serial_number": f"S-{serial}"} | stated
    return Draft(type_id=certificate_type.pk, **fields)


class TestTheSameRows:
    """Drafts that use every field, once one by one and once together."""

    @pytest.fixture
    def types(self, issuer: Issuer) -> list[CertificateType]:
        people = [{"name": "Arta Krasniqi", "role": "Quality manager"}]
        return [
            make_type(issuer, number_pattern="{code}-{seq:6}", signatories=people),
            make_type(issuer, code="r", release_required=True, unique_by="serial", required=[]),
            make_type(issuer, code="v", validity_months=12, default_locale="fr", required=[]),
        ]

    def drafts(self, types: list[CertificateType], mark: str) -> list[Draft]:
        whole: dict[str, Any] = {
            "holder_name": "Ana Maria Müller",
            "holder_email": "ana@example.com",
            "issued_on": date(2026, 1, 2),
            "valid_from": date(2026, 1, 3),
            "valid_until": date(2030, 12, 31),
            "gtin": "4006381333931",
            "items": [Item(position=1, product_id="P1", batch="B")],
            "signatories": [Signatory(name="Drita")],
            "attachments": [Attachment(name="a", media_type="text/plain", size=1, sha256="a" * 64)],
            "external_ref": "4711/10",
            "locale": "sq",
            "metadata": {"batch": "B-42", "plant": "Essen"},
            "notify_holder": True,
        }
        numbered, released, lasting = types
        return [
            draft(numbered, f"{mark}1"),
            draft(numbered, f"{mark}2", **whole, certificate_number=f"N-{mark}"),
            draft(released, f"{mark}3", holder_email="a@example.com", notify_holder=True),
            draft(lasting, f"{mark}4", issued_on=date(2020, 1, 1)),
            draft(lasting, f"{mark}5", holder_email="b@example.com"),
        ]

    @pytest.mark.parametrize("mode", Mode)
    @pytest.mark.parametrize("notify", [False, True])
    def test_as_one_by_one(self, issuer: Issuer, types, mode: Mode, *, notify: bool):
        Issuer.objects.filter(pk=issuer.pk).update(notify_holder=notify)
        issuer.refresh_from_db()
        context = {"mode": mode, "actor": TESTER, "now": timezone.now().replace(microsecond=0)}
        create_endpoint(context=RequestContext(issuer=issuer.facts(), **context), stated=HOOK)
        before = self.events(issuer)
        alone = [
            issue(context=RequestContext(issuer=issuer.facts(), **context), draft=each)
            for each in self.drafts(types, "a")
        ]
        together = issue_many(
            context=RequestContext(issuer=issuer.facts(), **context), drafts=self.drafts(types, "b")
        )
        assert self.events(issuer) - before == len(alone) * 2
        for one, other in zip(alone, together, strict=True):
            assert isinstance(other, Issued)
            assert one.verify_url.replace(one.public_id, other.public_id) == other.verify_url
            assert self.everything(one) == self.everything(other)
        used = sum(QuotaSlot.objects.values_list("used", flat=True))
        assert used == (len(alone) * 2 if mode is Mode.LIVE else 0)

    def events(self, issuer: Issuer) -> int:
        return Event.objects.filter(issuer=issuer).count()

    def everything(self, issued: Issued) -> dict[str, Any]:
        """All that was written of a certificate, but for what no two have in common."""
        row = Certificate.objects.get(pk=issued.id)
        assert bytes(row.data_hash).hex() == issued.data_hash
        document = orjson.loads(bytes(row.document))
        event = Event.objects.get(subject=row.pk)
        body = orjson.loads(event.body)
        names = {field.attname for field in Certificate._meta.concrete_fields} - OF_ITS_OWN
        history = CertificateHistory.objects.get(certificate=row)
        return {
            "row": {name: getattr(row, name) for name in names},
            "document": document.keys(),
            "numbered": (row.number or "")[:2],
            "said": {
                name: document.get(name)
                for name in ("type", "items", "signatories", "attachments", "metadata", "issuedAt")
            },
            "history": {
                each.attname: getattr(history, each.attname)
                for each in CertificateHistory._meta.concrete_fields
                if each.attname not in {"id", "certificate_id"}
            },
            "event": (event.type, event.mode, event.sequence, event.occurred_at, body.keys()),
            "data": body["data"].keys() | {body["data"]["status"], body["data"]["externalRef"]},
            "owed": [each.state for each in Delivery.objects.filter(event=event)],
            "keys": CertificateKey.objects.filter(certificate_id=row.pk).count(),
            "names": sorted(
                (each.issuer_id, each.mode, each.value)
                for each in HolderName.objects.filter(certificate_id=row.pk)
            ),
            "mails": [(mail.due_at, mail.created_at) for mail in mails_about([row.pk])],
        }


def test_statements_grow_with_slices_only(certificate_type: CertificateType):
    """Under a type with numbers, and for holders who are written to."""
    numbered = make_type(certificate_type.issuer, code="n", number_pattern="{seq:6}")
    issuer = certificate_type.issuer.facts()
    context: dict[str, Any] = {"issuer": issuer, "mode": Mode.LIVE, "actor": TESTER}
    mail = {"holder_email": "a@example.com", "notify_holder": True}
    counts = []
    for mark, size in (("warm", 1), ("few", 2), ("many", 60)):
        drafts = [draft(numbered, f"{mark}{n}", **mail) for n in range(size)]
        with CaptureQueriesContext(connection) as queries:
            outcomes = issue_many(
                context=RequestContext(now=timezone.now(), **context), drafts=drafts
            )
        assert all(isinstance(each, Issued) for each in outcomes)
        counts.append(len(queries))
    more_slices = math.ceil(60 / SLICE) - 1
    assert counts[2] - counts[1] == 2 * more_slices
    assert counts[2] <= 12
    numbers = [row.number or "" for row in Certificate.objects.order_by("pk")]
    assert numbers == sorted(set(numbers)), "in the order of the drafts, and none twice"


def test_a_number_that_was_used_meanwhile_is_skipped(issuer: Issuer):
    """The block was taken before somebody brought one of its numbers himself."""
    numbered = make_type(issuer, number_pattern="M-{seq:3}")
    context = RequestContext(
        issuer=issuer.facts(), mode=Mode.LIVE, actor=TESTER, now=timezone.now()
    )
    issue_many(
        context=context, drafts=[draft(numbered, "a")]
    )  # takes a block of one, the next of two
    issue_many(context=context, drafts=[draft(numbered, "b")])
    own = draft(numbered, "own", certificate_number="M-003")
    issue_many(context=context, drafts=[own])
    outcomes = issue_many(context=context, drafts=[draft(numbered, "c"), draft(numbered, "d")])
    assert not any(isinstance(each, RefusedDraft) for each in outcomes)
    assert len(set(Certificate.objects.values_list("number", flat=True))) == 5
