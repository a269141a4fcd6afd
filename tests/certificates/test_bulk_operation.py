"""Issuing many at once: the very rows that issuing one by one writes, and each refusal by itself."""

from datetime import date
from typing import Any

import orjson
import pytest
from django.utils import timezone

from accounts.models import Issuer
from accounts.scopes import Mode
from certificates.models import (
    Certificate,
    CertificateHistory,
    CertificateKey,
    CertificateType,
    HolderMail,
)
from certificates.operations.batch import Outcome, Refused
from certificates.operations.bulk import check_many, issue_many
from certificates.operations.composing import Issued
from certificates.operations.draft import Attachment, Draft, Item, Signatory
from certificates.operations.supersede import issue_or_supersede
from tests.factories import make_type
from tests.factories.accounts import TESTER
from webhooks.models import Delivery, Event
from webhooks.operations.draft import EndpointDraft
from webhooks.operations.endpoints import create_endpoint

HOOK = EndpointDraft(url="https://192.88.98.1/hook", events=["certificate.*"], headers={})
# What differs between two certificates of the same draft, by its nature.
OF_ITS_OWN = {"id", "document", "data_hash", "number", "natural_key", "issued_at", "serial_number"}


def many(certificate_type: CertificateType, drafts: list[Draft], **more: Any) -> list[Outcome]:
    """Issues these drafts for the type's issuer."""
    fields = {"mode": Mode.LIVE, "actor": TESTER, "now": timezone.now()} | more
    return issue_many(issuer=certificate_type.issuer.facts(), drafts=drafts, **fields)


def check(certificate_type: CertificateType, drafts: list[Draft], **more: Any) -> Any:
    fields = {"mode": Mode.LIVE, "actor": TESTER, "now": timezone.now()} | more
    return check_many(issuer=certificate_type.issuer.facts(), drafts=drafts, **fields)


def draft(certificate_type: CertificateType, serial: object, **stated: Any) -> Draft:
    fields = {"product_id": "P", "serial_number": f"S-{serial}"} | stated
    return Draft(type_id=certificate_type.pk, **fields)


def told(outcomes: list[Any]) -> list[Any]:
    """Of each outcome: that it was issued, or the code and the faults."""
    return [
        (each.error.code, [(fault.pointer, fault.code) for fault in each.faults])
        if isinstance(each, Refused)
        else "issued"
        for each in outcomes
    ]


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
    def test_as_one_by_one(self, issuer: Issuer, types, mode: Mode, notify):
        Issuer.objects.filter(pk=issuer.pk).update(notify_holder=notify)
        issuer.refresh_from_db()
        by = {"mode": mode, "actor": TESTER, "now": timezone.now().replace(microsecond=0)}
        create_endpoint(issuer=issuer.facts(), draft=HOOK, **by)
        before = self.events(issuer)
        alone = [
            issue_or_supersede(issuer=issuer.facts(), draft=each, **by)
            for each in self.drafts(types, "a")
        ]
        together = issue_many(issuer=issuer.facts(), drafts=self.drafts(types, "b"), **by)
        assert self.events(issuer) - before == len(alone) * 2
        for one, other in zip(alone, together, strict=True):
            assert isinstance(other, Issued)
            assert one.verify_url.replace(one.public_id, other.public_id) == other.verify_url
            assert self.everything(one) == self.everything(other)

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
            "subject": (row.natural_key or "")[:2],
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
            "keys": sorted(
                (each.issuer_id, each.mode, each.name)
                for each in CertificateKey.objects.filter(certificate_id=row.pk)
            ),
            "mails": [
                (mail.due_at, mail.created_at)
                for mail in HolderMail.objects.filter(certificate_id=row.pk)
            ],
        }
