"""Software of others checks credentials with nothing but what the running service has given out.

Each judge gets the credential and the issuers' DID documents as files: it would not notice if the service
were stopped.
"""

import base64
import copy
import json
import shutil
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import jwt
import pytest
from django.utils import timezone

from accounts.models import SigningKey
from accounts.scopes import Mode
from accounts.signing_keys import operations as signing_keys
from certificates import tasks
from certificates.log import sequencing
from tests.journeys.processes.web import WebProcess
from tests.paths import ROOT
from tests.support import credential_proofs

NODE = ROOT / "tests" / "certificates" / "node"
pytestmark = pytest.mark.journey


@dataclass(frozen=True)
class Evidence:
    """What was given out of one certificate, and the key of another issuer of the service."""

    secured: dict[str, Any]
    token: str
    documents: dict[str, Any]
    other: SigningKey


@pytest.fixture
def evidence(
    transactional_db, live: WebProcess, key, other_issuer, request_body, log_folder
) -> Evidence:
    body = json.dumps(request_body(holderName="Zoë Çela", metadata={"batch": "B-42"})).encode()
    headers = {"x-api-key": key.token.reveal(), "Content-Type": "application/json"}
    issued = live.request("POST", "/api/external/certificates/issue", body, **headers).json()
    sequencing.run(Mode.LIVE, now=timezone.now())  # as workers do, each second
    tasks.seal_certificates()
    path = f"/api/external/certificates/{issued['id']}/credential"
    secured = live.request("GET", path, None, **headers).json()
    assert live.get(secured["@context"][1].removeprefix("https://certificates.example")).json()
    other = signing_keys.active_key(other_issuer.pk, Mode.LIVE)
    documents = {}
    for signing_key in SigningKey.objects.select_related("issuer"):
        answer = live.get(f"/issuers/{signing_key.issuer.public_id}/did.json")
        documents[signing_key.did] = answer.json()
    token = live.request("GET", f"{path}?proof=jwt", None, **headers).content.decode()
    return Evidence(secured, token, documents, other)


def _set(value: Any, *path: str | int) -> Callable[[dict[str, Any]], None]:
    def alter(members: Any) -> None:
        for name in path[:-1]:
            members = members[name]
        assert members[path[-1]] != value
        members[path[-1]] = value

    return alter


DOCUMENT = ("credentialSubject", "certificate")
ALTERATIONS = {
    "document": _set("B-43", *DOCUMENT, "metadata", "batch"),
    "hash": _set(
        "zQmWKnW15osYhbYppCSyHbpP8MVub1GBNbnAn6pNGBti2Zh", "relatedResource", 0, "digestMultibase"
    ),
    "start": _set("2020-01-01T00:00:00.000Z", "validFrom"),
    "end": _set("2099-01-01T00:00:00.000Z", "validUntil"),
    "holder": _set("Somebody Else", *DOCUMENT, "holder", "name"),
    "status": _set("1", "credentialStatus", 0, "statusListIndex"),
    "name of the issuer": _set("Somebody Else", "issuer", "name"),
}


def altered_credentials(evidence: Evidence) -> Iterator[dict[str, Any]]:
    """Forgeries of the credential with its proof."""
    for alter in ALTERATIONS.values():
        secured = copy.deepcopy(evidence.secured)
        alter(secured)
        yield secured
    bare = {name: value for name, value in evidence.secured.items() if name != "proof"}
    proof = evidence.secured["proof"]
    yield bare
    created, method = proof["created"], proof["verificationMethod"]
    yield {**evidence.secured, "proof": {**proof, "created": "2020-01-01T00:00:00Z"}}
    # Another issuer's genuine key: under our key's name, under its own, and with its own name above.
    sign = signing_keys.signer(evidence.other)
    own = evidence.other.verification_method
    yield credential_proofs.add_jcs(bare, method=method, created=created, sign=sign)
    yield credential_proofs.add_jcs(bare, method=own, created=created, sign=sign)
    yield {**evidence.secured, "issuer": {**bare["issuer"], "id": evidence.other.did}}


def altered_tokens(evidence: Evidence) -> Iterator[str]:
    """Forgeries of the JWT."""
    header, payload, signature = evidence.token.split(".")
    claims = json.loads(_decoded(payload))
    forgeries = []
    for alter in ALTERATIONS.values():
        forged = copy.deepcopy(claims)
        alter(forged)
        forgeries.append(forged)
    forgeries.append({**claims, "iss": evidence.other.did})
    forgeries.append({**claims, "issuer": {"id": evidence.other.did}, "iss": evidence.other.did})
    for forged in forgeries:
        yield ".".join((header, _encoded(json.dumps(forged).encode()), signature))
    bare = {name: value for name, value in evidence.secured.items() if name != "proof"}
    sign = signing_keys.signer(evidence.other)
    kid = json.loads(_decoded(header))["kid"]
    yield credential_proofs.add_jwt(bare, method=kid, sign=sign)
    yield credential_proofs.add_jwt(bare, method=evidence.other.jwk_method, sign=sign)
    yield ".".join((_encoded(b'{"alg":"none","typ":"vc+jwt"}'), payload, ""))


def npm_says(evidence: Evidence, credentials: list[Any]) -> list[bool]:
    """The verdicts of npm's libraries."""
    given = {"documents": evidence.documents, "credentials": credentials}
    done = subprocess.run(
        ["node", NODE / "judge_products.mjs"],
        input=json.dumps(given),
        capture_output=True,
        text=True,
        check=True,
    )
    verdicts: list[bool] = json.loads(done.stdout)
    return verdicts


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no node here")
@pytest.mark.skipif(
    not (NODE / "node_modules" / "jose").is_dir(), reason="npm's verifiers: make judge"
)
def test_npm_takes_the_genuine_one_and_refuses_every_other(evidence: Evidence):
    altered = [*altered_credentials(evidence), *altered_tokens(evidence)]
    verdicts = npm_says(evidence, [evidence.secured, evidence.token, *altered])
    assert verdicts == [True, True] + [False] * len(altered)


def pyjwt_takes(evidence: Evidence, token: str) -> bool:
    """The verdict of PyJWT, with the key that the issuer's DID document has under this name."""
    try:
        issuer = jwt.decode(token, options={"verify_signature": False})["issuer"]["id"]
        kid = jwt.get_unverified_header(token)["kid"]
        methods = evidence.documents[issuer]["verificationMethod"]
        [key] = [each["publicKeyJwk"] for each in methods if each["id"] == kid]
        jwt.decode(token, jwt.PyJWK(key, "EdDSA"), ["EdDSA"], issuer=issuer)
    except (jwt.InvalidTokenError, KeyError, ValueError):
        return False
    return True


def test_pyjwt_takes_the_genuine_one_and_refuses_every_other(evidence: Evidence):
    assert pyjwt_takes(evidence, evidence.token)
    assert [pyjwt_takes(evidence, token) for token in altered_tokens(evidence)].count(True) == 0


def _decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
