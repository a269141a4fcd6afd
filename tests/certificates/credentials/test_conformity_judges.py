"""jose (npm, `make judge`) and PyJWT judge the Digital Conformity Credential: the golden one, and forgeries."""

import base64
import copy
import json
import shutil
import subprocess
from typing import Any

import jwt
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from accounts.signing_keys import identity
from tests.paths import ROOT
from tests.support import credential_proofs

from .snapshots import DID, GOLDEN, JWK_METHOD, PUBLIC_KEY

NODE = ROOT / "tests" / "certificates" / "node"
TOKEN = (GOLDEN / "untp_0_7.jwt").read_text().strip()
KEY = identity.jwk(PUBLIC_KEY)
DOCUMENT = identity.did_document(DID, [PUBLIC_KEY])
SUBJECT = "credentialSubject"
ROW = (SUBJECT, "conformityAssessment", 1)
FORGED: dict[str, tuple[tuple[str | int, ...], Any]] = {
    "measured value": ((*ROW, "assessedPerformance", 0, "measure", "value"), 0.079),
    "conformance": ((*ROW, "conformance"), True),
    "requirement": ((*ROW, "assessmentCriteria", 0, "name"), "C: ≤ 0.10 %"),
    "product": ((*ROW, "assessedProduct", 0, "product", "itemNumber"), "SN-8"),
    "document": ((SUBJECT, "auditableEvidence", "digestMultibase"), "zQm"),
    "customer": ((SUBJECT, "issuedToParty", "name"), "Somebody Else"),
    "standard": ((SUBJECT, "referenceScheme", "name"), "EN 10204 3.2"),
    "start": (("validFrom",), "2020-01-01T00:00:00.000Z"),
    "end": (("validUntil",), "2099-01-01T00:00:00.000Z"),
    "status": (("credentialStatus", "statusListIndex"), 1),
    "issuer": (("issuer", "name"), "Somebody Else"),
}


def forgeries() -> list[str]:
    """The same signature under other claims; and the same claims under another key, or none."""
    header, payload, signature = TOKEN.split(".")
    claims = json.loads(_decoded(payload))
    made = []
    for path, value in FORGED.values():
        forged = copy.deepcopy(claims)
        *above, last = path
        part = forged
        for name in above:
            part = part[name]
        assert part[last] != value
        part[last] = value
        made.append(".".join((header, _encoded(forged), signature)))
    credential = {name: claims[name] for name in claims if name not in {"iss", "jti", "nbf"}}
    stranger = Ed25519PrivateKey.generate()
    made.append(credential_proofs.add_jwt(credential, method=JWK_METHOD, sign=stranger.sign))
    made.append(".".join((_encoded({"alg": "none", "typ": "vc+jwt"}), payload, "")))
    return made


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no node here")
@pytest.mark.skipif(
    not (NODE / "node_modules" / "jose").is_dir(), reason="npm's verifiers: make judge"
)
def test_jose_takes_the_genuine_one_and_refuses_every_other():
    given = {"documents": {DID: DOCUMENT}, "credentials": [TOKEN, *forgeries()]}
    done = subprocess.run(
        ["node", NODE / "judge_products.mjs"],
        input=json.dumps(given),
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout) == [True] + [False] * len(forgeries())


def test_pyjwt_takes_the_genuine_one_and_refuses_every_other():
    def takes(token: str) -> bool:
        try:
            jwt.decode(token, jwt.PyJWK(KEY, "EdDSA"), ["EdDSA"], issuer=DID)
        except jwt.InvalidTokenError:
            return False
        return True

    assert takes(TOKEN)
    assert [takes(token) for token in forgeries()].count(True) == 0


def _decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _encoded(claims: dict[str, Any]) -> str:
    return base64.urlsafe_b64encode(json.dumps(claims).encode()).rstrip(b"=").decode()
