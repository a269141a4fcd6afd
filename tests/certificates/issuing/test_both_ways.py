"""Issuing by cached rows and a guard answers and writes what issuing by rows read now does."""

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import orjson
import pytest
import time_machine
from django.http import HttpResponse
from django.test import Client

from accounts.models import OutgoingMail, Plan, QuotaSlot, StoredResponse
from accounts.scopes import Feature, Mode, Scope
from accounts.usage.recording import Key, _flusher
from certificates.issuing import numbers
from certificates.models import (
    Certificate,
    CertificateHistory,
    CertificateKey,
    HolderName,
    NumberCounter,
)
from certificates.types.operations import archive_type
from tests.certificates.issuing.masked import answer, rows
from tests.factories import context_of, make_issuer, make_key, make_type
from webhooks.endpoints.operations import create_endpoint
from webhooks.endpoints.rules import EndpointFields
from webhooks.models import Delivery, Event

NOW = datetime(2026, 3, 5, 12, tzinfo=UTC)
HOOK = EndpointFields(url="https://192.88.98.1/hook", events=["certificate.*"], headers={})
WHOLE: dict[str, Any] = {
    "holderName": "Ana Maria Müller",
    "issuedOn": "2026-01-02",
    "validFrom": "2026-01-03",
    "gtin": "4006381333931",
    "items": [{"position": 1, "productId": "P1", "batch": "B"}],
    "signatories": [{"name": "Drita"}],
    "attachments": [{"name": "a", "mediaType": "text/plain", "size": 1, "sha256": "a" * 64}],
    "externalRef": "4711/10",
    "locale": "sq",
    "notifyHolder": True,
}
# Each: what is changed in the body (or a whole body), and in the request.
REQUESTS: dict[str, tuple[Any, dict[str, str]]] = {
    "plain": ({}, {}),
    "every field": (WHOLE, {}),
    "mailed": ({"notifyHolder": True}, {}),
    "numbered": ({"typeCode": "numbered", "typeId": None}, {}),
    "numbered again": ({"typeCode": "numbered", "typeId": None}, {}),
    "to be released": ({"typeCode": "released", "typeId": None, "notifyHolder": True}, {}),
    "stated number": ({"certificateNumber": "N-1"}, {}),
    "number given twice": ({"certificateNumber": "N-1"}, {}),
    "subject certified twice": ({"typeCode": "released", "typeId": None}, {}),
    "keyed": ({}, {"idempotency-key": "one"}),
    "keyed again": ({}, {"idempotency-key": "one"}),
    "keyed, in other words": ({"productId": "X"}, {"idempotency-key": "one"}),
    "keyed and mailed": (WHOLE, {"idempotency-key": "two"}),
    "keyed and numbered": (
        {"typeCode": "numbered", "typeId": None},
        {"idempotency-key": "three"},
    ),
    "keyed and refused": ({"gtin": "4006381333932"}, {"idempotency-key": "four"}),
    "keyed with the refused key": ({}, {"idempotency-key": "four"}),
    "a bad key": ({}, {"idempotency-key": "ä"}),
    "unknown type": ({"typeId": 2**40}, {}),
    "archived type": ({"typeCode": "archived", "typeId": None}, {"accept-language": "de"}),
    "no type": ({"typeId": None}, {}),
    "faults of shape and rules": (
        {"validUntil": "2001-01-01", "gtin": 7, "wrong": 1, "holderEmail": "nobody"},
        {"accept-language": "fr"},
    ),
    "missing fields": ({"serialNumber": None, "productId": ""}, {"accept-language": "sq"}),
    "unknown predecessor": ({"supersedes": "cert_01h455vb4pex5vsknk084sn02q"}, {}),
    "not JSON": (b"{", {}),
    "another media type": (b"<a/>", {"content-type": "text/xml"}),
    "too large": (b'{"productId": "' + b"x" * 300_000 + b'"}', {}),
    "query": ({}, {"query": "?typ=1"}),
    "another method": ({}, {"method": "PUT"}),
}


class Sender:
    """One issuer with its types and a key, to whom all requests are sent the same way."""

    def __init__(self, mode: Mode, quota: int | None = None, scopes: Any = tuple(Scope)) -> None:
        numbers._stocks.clear()
        plan = Plan.objects.create(
            code=f"plan-{Plan.objects.count()}",
            name="Plan",
            features=Feature.values,
            monthly_certificates=quota,
        )
        self.issuer, self.mode = make_issuer(plan=plan), mode
        self.type = make_type(self.issuer)
        make_type(self.issuer, code="numbered", number_pattern="{code}-{seq:4}")
        make_type(self.issuer, code="released", release_required=True, unique_by="serial")
        archived = make_type(self.issuer, code="archived")
        archive_type(context=context_of(self.issuer), certificate_type=archived)
        create_endpoint(context=context_of(self.issuer, mode), stated=HOOK)
        self.key = make_key(self.issuer, mode=mode, scopes=scopes)
        self.first_event = Event.objects.filter(issuer=self.issuer).count()
        _flusher.counter.take()

    def send(self, body: Any, options: dict[str, str]) -> HttpResponse:
        """The answer to one request."""
        options = dict(options)
        query, method = options.pop("query", ""), options.pop("method", "POST")
        media_type = options.pop("content-type", "application/json")
        if isinstance(body, dict):
            whole = {
                "typeId": self.type.pk,
                "productId": "ART-100",
                "serialNumber": "SN-1",
                "holderEmail": "holder@example.com",
                "validUntil": "2099-12-31",
                "metadata": {"batch": "B-42"},
            }
            body = orjson.dumps(whole | body)
        return Client(raise_request_exception=False).generic(  # type: ignore[return-value]
            method,
            f"/api/external/certificates/issue{query}",
            body,
            content_type=media_type,
            headers={"x-api-key": self.key.token.reveal(), "x-request-id": "r", **options},
        )

    def written(self) -> dict[str, list[Any]]:
        """Every row that issuing has written, without what no two certificates have in common."""
        certificates = Certificate.objects.filter(issuer=self.issuer)
        keys = [certificate.pk for certificate in certificates]
        of_certificate = {"certificate_id__in": keys}
        events = Event.objects.filter(issuer=self.issuer, subject__in=keys)
        return {
            "certificates": rows(Certificate, issuer=self.issuer),
            "history": rows(CertificateHistory, **of_certificate),
            "events": rows(Event, pk__in=events),
            "deliveries": rows(Delivery, event__in=events),
            "search keys": [CertificateKey.objects.filter(**of_certificate).count()],
            "names": rows(HolderName, **of_certificate),
            "mails": rows(OutgoingMail, issuer=self.issuer, subject__in=keys),
            "stored": rows(StoredResponse, issuer=self.issuer),
            "quota": [sum(QuotaSlot.objects.filter(issuer=self.issuer).values_list("used", flat=True))],
            "numbers": rows(NumberCounter, issuer=self.issuer),
            "usage": sorted(
                (key.mode, key.kind, amount)
                for key, amount in _flusher.counter.take().items()
                if isinstance(key, Key) and key.issuer_id == self.issuer.pk
            ),
        }  # fmt: skip


@pytest.fixture(autouse=True)
def _frozen() -> Iterator[None]:
    with time_machine.travel(NOW, tick=False):
        yield


def compare(
    monkeypatch: pytest.MonkeyPatch, requests: Any, prepare: Any = None, **options: Any
) -> None:
    """Both ways, each with an issuer of its own: the same answers, and in the end the same rows."""
    outcomes = []
    for is_cached in (True, False):
        with monkeypatch.context() as patch:
            if not is_cached:
                patch.setattr("accounts.api.views.authenticate_cached", lambda _request: None)
            sender = Sender(**options)
            for code in ("en10204-3-1", "numbered", "released"):  # so that everything is cached
                first = sender.send({"typeCode": code, "typeId": None, "serialNumber": code}, {})
            if prepare:
                prepare(sender.issuer, sender.key.key)
            del first
            answers = {name: answer(sender.send(*request)) for name, request in requests.items()}
            outcomes.append((answers, sender.written()))
    (short, short_rows), (usual, usual_rows) = outcomes
    for name in requests:
        assert short[name] == usual[name], name
    for table in usual_rows:
        assert short_rows[table] == usual_rows[table], table


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("mode", Mode)
def test_all_requests_are_answered_alike(mode, monkeypatch, guarded):
    compare(monkeypatch, REQUESTS, mode=mode)
    assert guarded.count(True) == 13, "these take the short way"


@pytest.mark.django_db(transaction=True)
def test_the_last_of_a_quota(monkeypatch, guarded):
    """Three of it are used to warm up, and two are left."""
    requests = {str(number): ({}, {}) for number in range(4)}
    compare(monkeypatch, requests, mode=Mode.LIVE, quota=5)
    assert guarded.count(True) > 0
