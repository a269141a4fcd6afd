"""An OpenID Connect provider of the tests: an honest one, that can be told to lie."""

import hashlib
import json
import threading
import time
from base64 import b64decode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, unquote_plus, urlsplit

import jwt
from cryptography.hazmat.primitives.asymmetric import rsa
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from django.test import Client
from django.utils.http import urlencode

from lib.base_encodings import base64url_encode

CLIENT_ID, CLIENT_SECRET = "certificates", "a secret of: the provider"
WELL_KNOWN = "/.well-known/openid-configuration"
KID = "key-1"


@cache
def key() -> rsa.RSAPrivateKey:
    """The provider's key; made once."""
    return rsa.generate_private_key(65537, 2048)


def public_pem() -> bytes:
    """The public half of it."""
    return key().public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)


class Provider:
    """Signs in whom the test says. `claims` and `sign` are what a hostile one changes."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.person: dict[str, Any] = {"sub": "person-1", "email": "ada@example.com"}
        self.claims: Callable[[dict[str, Any]], dict[str, Any]] = lambda honest: honest
        self.sign: Callable[[dict[str, Any]], str] = self.signed
        self.answers: dict[str, tuple[int, dict[str, str], bytes]] = {}  # in place of its own
        self.documents: dict[str, Any] = {}  # members of the discovery document
        self.codes: dict[str, dict[str, str]] = {}
        self.requests: list[str] = []
        self.auth_time: Callable[[], float | None] = time.time

    def signed(self, claims: dict[str, Any], kid: str | None = KID, **header: Any) -> str:
        """An ID token, signed as it should be."""
        return jwt.encode(claims, key(), "RS256", headers={"kid": kid, **header})

    def authorize(self, address: str) -> str:
        """What the person does at the provider: they sign in. Gives where the browser is sent to."""
        query = {name: values[0] for name, values in parse_qs(urlsplit(address).query).items()}
        assert address.startswith(f"{self.url}/authorize?"), address
        assert query["code_challenge_method"] == "S256"
        code = f"code-{len(self.codes)}"
        self.codes[code] = query
        return f"{query['redirect_uri']}?{urlencode({'code': code, 'state': query['state']})}"

    def document(self) -> dict[str, Any]:
        """The discovery document."""
        return {
            "issuer": self.url,
            "authorization_endpoint": f"{self.url}/authorize",
            "token_endpoint": f"{self.url}/token",
            "jwks_uri": f"{self.url}/keys",
            "id_token_signing_alg_values_supported": ["RS256"],
            **self.documents,
        }

    def keys(self) -> dict[str, Any]:
        """The published keys."""
        jwk = json.loads(jwt.algorithms.RSAAlgorithm.to_jwk(key().public_key()))
        return {"keys": [{**jwk, "kid": KID, "use": "sig", "alg": "RS256"}]}

    def token(self, form: dict[str, str], authorization: str) -> tuple[int, dict[str, Any]]:
        """The answer for a code: it is good once, for the client and with the verifier of PKCE."""
        pair = b64decode(authorization.removeprefix("Basic ")).decode()
        client, _, secret = (unquote_plus(part) for part in pair.partition(":"))
        asked = self.codes.pop(form.get("code", ""), None)
        digest = base64url_encode(hashlib.sha256(form["code_verifier"].encode()).digest())
        if (
            asked is None
            or (client, secret) != (CLIENT_ID, CLIENT_SECRET)
            or form["redirect_uri"] != asked["redirect_uri"]
            or digest != asked["code_challenge"]
        ):
            return 400, {"error": "invalid_grant"}
        now = int(time.time())
        honest = {
            "iss": self.url,
            "aud": CLIENT_ID,
            "iat": now,
            "exp": now + 300,
            "nonce": asked["nonce"],
            "auth_time": self.auth_time(),
            **self.person,
        }
        claims = {name: value for name, value in honest.items() if value is not None}
        return 200, {"access_token": "unused", "id_token": self.sign(self.claims(claims))}

    def answer(self, path: str, form: dict[str, str], authorization: str) -> tuple[int, Any]:
        """The answer to a request."""
        match path:
            case "/.well-known/openid-configuration":
                return 200, self.document()
            case "/keys":
                return 200, self.keys()
            case "/token":
                return self.token(form, authorization)
        return 404, {}


@contextmanager
def running() -> Iterator[Provider]:
    """A provider, on a port of its own."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            length = int(self.headers.get("content-length") or 0)
            form = {name: v[0] for name, v in parse_qs(self.rfile.read(length).decode()).items()}
            provider.requests.append(self.path)
            if self.path in provider.answers:
                status, headers, body = provider.answers[self.path]
            else:
                authorization = self.headers.get("authorization", "")
                status, content = provider.answer(self.path, form, authorization)
                headers, body = {}, json.dumps(content).encode()
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(body)

        do_POST = do_GET  # noqa: N815  (the name that the server calls)

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    provider = Provider(f"http://127.0.0.1:{server.server_address[1]}")
    thread = threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    try:
        yield provider
    finally:
        server.shutdown()
        server.server_close()


def local(address: str) -> str:
    """The path of an address of ours, which the test client takes."""
    parts = urlsplit(address)
    return f"{parts.path}?{parts.query}"


def answer_of(client: Client, provider: Provider, start: str) -> str:
    """Begins at our page, signs in at the provider; where that sends the browser."""
    begun = client.get(start)
    assert begun.status_code == 302, begun.text
    return local(provider.authorize(begun["Location"]))
