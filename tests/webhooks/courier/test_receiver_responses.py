"""Responses of receivers: limits, redirects, and what is stored."""

import asyncio
import ssl
from datetime import timedelta
from ipaddress import IPv4Address
from pathlib import Path

import pytest
import standardwebhooks
from aiohttp import ClientTimeout, web
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID
from django.urls import reverse
from django.utils import timezone

from lib.net import guarded_http
from tests.factories import context_of
from tests.factories.webhooks import deliver, make_endpoint, make_event, shift_times
from tests.support.back_office import client_of
from tests.webhooks.receiver import running
from webhooks.endpoints import signing
from webhooks.endpoints.operations import rotate_secret
from webhooks.models import Attempt, Delivery

LOOPBACK = IPv4Address("127.0.0.1")


def outcome(issuer) -> Attempt:
    """The one attempt that a new event makes."""
    make_event(issuer)
    assert deliver() == 1
    return Attempt.objects.latest("pk")


@pytest.mark.parametrize("status", [200, 201, 202, 204, 299])
def test_any_2xx_is_a_success(issuer, endpoint, receiver, status):
    receiver.answers(status)
    assert outcome(issuer).outcome == "http_2xx"
    assert Delivery.objects.get().state == "succeeded"


@pytest.mark.parametrize(
    ("status", "word"), [(301, "http_3xx"), (400, "http_4xx"), (404, "http_4xx"), (502, "http_5xx")]
)
def test_anything_else_is_a_failure(issuer, endpoint, receiver, status, word):
    receiver.answers(status, "no", location=receiver.url("/elsewhere"))
    attempt = outcome(issuer)
    assert (attempt.outcome, attempt.status, attempt.body) == (word, status, "no")
    assert not receiver.at("/elsewhere")


def test_nobody_listens(issuer):
    make_endpoint(issuer, "http://127.0.0.1:9/hook")
    assert outcome(issuer).outcome == "refused"


def test_no_such_name(issuer, monkeypatch):
    make_endpoint(issuer, "http://nowhere.invalid/hook")
    assert outcome(issuer).outcome == "dns"


def test_tls_is_verified(issuer, receiver):
    make_endpoint(issuer, receiver.url().replace("http://", "https://"))
    assert outcome(issuer).outcome == "tls"


@pytest.fixture
def own_authority(tmp_path: Path) -> Path:
    """A certificate for 127.0.0.1 that only a bundle of the operator's makes trusted, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Plant CA")])
    builder = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
    now = timezone.now()
    made = (
        builder.not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(LOOPBACK)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    plain = (Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    path = tmp_path / "plant.pem"
    path.write_bytes(made.public_bytes(Encoding.PEM) + key.private_bytes(*plain))
    return path


def test_an_operators_own_authority_is_trusted_once_it_is_set(issuer, settings, own_authority):
    tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    tls.load_cert_chain(own_authority)
    with running(tls=tls) as receiver:
        make_endpoint(issuer, receiver.url().replace("http://", "https://"))
        outcomes = []
        for bundle in ("", str(own_authority)):
            settings.WEBHOOK_CA_BUNDLE = bundle
            guarded_http.tls_context.cache_clear()
            outcomes.append(outcome(issuer).outcome)
    guarded_http.tls_context.cache_clear()
    assert outcomes == ["tls", "http_2xx"]


def test_a_receiver_that_drips_is_cut_off_by_the_deadline(issuer, endpoint, receiver, monkeypatch):
    monkeypatch.setattr(guarded_http, "TIMEOUT", ClientTimeout(total=0.5, connect=0.3))

    async def drip(request: web.Request) -> web.StreamResponse:
        response = web.StreamResponse()
        await response.prepare(request)
        while True:
            await response.write(b".")
            await asyncio.sleep(0.1)

    receiver.behave = drip
    attempt = outcome(issuer)
    assert attempt.outcome == "timeout"
    assert attempt.duration_ms >= 400


def test_a_hundred_megabytes_are_not_read(issuer, endpoint, receiver):
    sent = 0

    async def flood(request: web.Request) -> web.StreamResponse:
        nonlocal sent
        response = web.StreamResponse()
        await response.prepare(request)
        for _ in range(1600):
            await response.write(b"x" * 65536)
            sent += 65536
        return response

    receiver.behave = flood
    attempt = outcome(issuer)
    assert (attempt.outcome, attempt.truncated, len(attempt.body)) == ("http_2xx", True, 16384)
    assert sent < 20 * 2**20


def test_compressed_response_is_not_unpacked(issuer, endpoint, receiver):
    receiver.answers(200, "not gzip at all", **{"Content-Encoding": "gzip"})
    assert outcome(issuer).outcome == "http_2xx"
    assert receiver.calls[0].headers["accept-encoding"] == "identity"


def test_secrets_that_are_echoed_are_not_kept(issuer, receiver):
    endpoint = make_endpoint(issuer, receiver.url(), headers={"X-Token": "t0p-secret-token"})

    async def echo(request: web.Request) -> web.Response:
        text = f"{endpoint.secret} {request.headers['x-token']} \0 ok"
        return web.Response(text=text, headers={"Set-Cookie": "a=b", "X-Echo": "t0p-secret-token"})

    receiver.behave = echo
    attempt = outcome(issuer)
    assert receiver.calls[0].headers["x-token"] == "t0p-secret-token"
    assert attempt.body == "[redacted] [redacted] \ufffd ok"
    assert (attempt.headers["Set-Cookie"], attempt.headers["X-Echo"]) == ("[redacted]",) * 2


def test_own_headers_cannot_take_the_place_of_ours(issuer, receiver):
    endpoint = make_endpoint(issuer, receiver.url(), headers={"Authorization": "Basic abc="})
    make_event(issuer)
    deliver()
    (call,) = receiver.calls
    assert call.headers["authorization"] == "Basic abc="
    assert call.headers["content-type"] == "application/json"
    standardwebhooks.Webhook(endpoint.secret).verify(call.body, call.headers)


def test_both_secrets_sign_while_one_takes_over(issuer, endpoint, receiver):
    old = endpoint.secret
    context = context_of(issuer)
    new = rotate_secret(endpoint=endpoint, overlap=timedelta(hours=24), context=context).secret
    assert new != old
    make_event(issuer)
    deliver()
    for secret in (old, new):
        standardwebhooks.Webhook(secret).verify(receiver.calls[0].body, receiver.calls[0].headers)
    shift_times(24 * 3600 + 60)
    make_event(issuer)
    deliver()
    call = receiver.calls[1]
    standardwebhooks.Webhook(new).verify(call.body, call.headers)
    with pytest.raises(standardwebhooks.WebhookVerificationError):
        standardwebhooks.Webhook(old).verify(call.body, call.headers)


def test_our_signature_is_the_judges_signature():
    secret, now = signing.new_secret(), timezone.now()
    body = '{"note":"Prüfstück"}'
    theirs = standardwebhooks.Webhook(secret).sign("evt_1", now, body)
    assert signing.signature(secret, "evt_1", int(now.timestamp()), body.encode()) == theirs


def test_a_secret_that_no_key_opens_is_a_failure_that_can_be_seen(
    api, owner, issuer, endpoint, receiver, settings
):
    make_event(issuer)
    settings.FIELD_KEYS = ["YW5vdGhlci1rZXktdGhhdC1vcGVucy1ub3RoaW5nISE="]
    assert deliver() == 1
    assert Attempt.objects.get().error == "the endpoint's secret cannot be read"
    assert not receiver.calls
    (delivery,) = api.get("webhooks/deliveries").json()["data"]
    assert delivery["outcome"] == "error"
    assert api.post(f"webhooks/deliveries/{delivery['id']}/retry", {}).status_code == 202
    assert client_of(owner).get(reverse("admin:webhooks_delivery_changelist")).status_code == 200
