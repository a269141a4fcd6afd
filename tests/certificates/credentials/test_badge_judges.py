"""Verifiers of others judge diplomas: openbadgeslib, and npm's of Digital Bazaar and of MIT (`make judge`).

They see the genuine badge and altered ones; the DID document and the status list come from memory.
"""

import base64
import copy
import gzip
import json
import shutil
import subprocess
from collections.abc import Callable
from typing import Any

import jwt
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from openbadgeslib.ob3 import OB3Verifier
from openbadgeslib.ob3.ldp import OB3LdpVerifier
from openbadgeslib.ob3.verifier import OB3VerificationError

from accounts.signing_keys import identity
from lib.base_encodings import multibase_encode
from tests.paths import ROOT
from tests.support import credential_proofs

from .snapshots import DID, JWK_METHOD, PRIVATE_KEY, PUBLIC_KEY
from .test_achievement import badge, secured_by_rdfc

NODE = ROOT / "tests" / "certificates" / "node"
ENTRY = badge()["credentialStatus"]
LIST = ENTRY["statusListCredential"]
DID_ADDRESS = f"{identity.address_of(DID)}/did.json"
Alter = Callable[[dict[str, Any]], Any]


def at(*path: str | int, value: Any) -> Alter:
    """Sets what stands at this path."""

    def alter(part: dict[str, Any]) -> None:
        *above, last = path
        for name in above:
            part = part[name]  # type: ignore[index]
        part[last] = value  # type: ignore[index]

    return alter


SUBJECT = "credentialSubject"
ALTERED = {
    "achievement": at(SUBJECT, "achievement", "name", value="Doktor"),
    "credits": at(SUBJECT, "creditsEarned", value=240),
    "grade": at(SUBJECT, "result", 1, "value", value="10"),
    "award": at("awardedDate", value="2016-06-30T00:00:00Z"),
    "start": at("validFrom", value="2016-11-21T23:00:00.000Z"),
    "end": at("validUntil", value="2036-11-21T23:00:00.000Z"),
    "holder": at(SUBJECT, "identifier", 0, "identityHash", value="Agon Krasniqi"),
    "address": at(SUBJECT, "identifier", 1, "identityHash", value="sha256$00"),
    "issuer": at("issuer", "name", value="Universiteti Tjetër"),
    "status": at("credentialStatus", "statusListIndex", value="7"),
    "document": at("relatedResource", 0, "digestMultibase", value=multibase_encode(b"\x12\x20" + bytes(32))),
    "unknown member": at("honours", value="summa cum laude"),
    "signature": at("proof", 0, "created", value="2016-11-22T00:28:40Z"),
}  # fmt: skip


def altered(alter: Alter) -> dict[str, Any]:
    secured = copy.deepcopy(secured_by_rdfc(badge()))
    alter(secured)
    return secured


def status_list(*, revoked: bool) -> dict[str, Any]:
    bits = bytearray(16_384)
    if revoked:
        index = int(ENTRY["statusListIndex"])
        bits[index // 8] |= 0x80 >> index % 8
    encoded = base64.urlsafe_b64encode(gzip.compress(bits)).decode().rstrip("=")
    return secured_by_rdfc(
        {
            "@context": ["https://www.w3.org/ns/credentials/v2"],
            "id": LIST,
            "type": ["VerifiableCredential", "BitstringStatusListCredential"],
            "issuer": DID,
            "validFrom": "2026-11-22T00:00:00Z",
            "credentialSubject": {
                "id": f"{LIST}#list",
                "type": "BitstringStatusList",
                "statusPurpose": "revocation",
                "encodedList": f"u{encoded}",
            },
        }
    )


class TestOpenbadgeslib:
    @staticmethod
    def judge(document: dict[str, Any], *, revoked: bool = False) -> Any:
        known = {
            DID_ADDRESS: identity.did_document(DID, [PUBLIC_KEY]),
            LIST: status_list(revoked=revoked),
        }
        return OB3LdpVerifier.for_issuer_did(DID).verify(
            json.dumps(document),
            check_status=True,
            verify_status_list=False,  # it reads only lists that are JWTs
            download=lambda url, *_, **__: json.dumps(known[url]).encode(),
        )

    def test_accepts_the_badge(self):
        assert self.judge(secured_by_rdfc(badge())).issuer.id == DID

    @pytest.mark.parametrize("what", ALTERED)
    def test_refuses_an_altered_one(self, what: str):
        with pytest.raises(OB3VerificationError):
            self.judge(altered(ALTERED[what]))

    def test_refuses_a_revoked_one(self):
        with pytest.raises(OB3VerificationError, match="revo"):
            self.judge(secured_by_rdfc(badge()), revoked=True)

    def test_judges_the_jwt_as_well(self):
        token = credential_proofs.add_jwt(badge(), method=JWK_METHOD, sign=PRIVATE_KEY.sign)
        verifier = OB3Verifier.for_issuer_did(
            DID,
            download=lambda *_, **__: json.dumps(identity.did_document(DID, [PUBLIC_KEY])).encode(),
        )
        assert verifier.verify(token).issuer.id == DID
        altered_claims = jwt.decode(token, options={"verify_signature": False}) | {"name": "X"}
        forged = jwt.encode(
            altered_claims, Ed25519PrivateKey.generate(), "EdDSA", {"kid": JWK_METHOD}
        )
        with pytest.raises(OB3VerificationError):
            verifier.verify(forged)


@pytest.mark.skipif(
    shutil.which("node") is None or not (NODE / "node_modules" / "@digitalbazaar").is_dir(),
    reason="npm's verifiers of credentials: make judge",
)
def test_npms_verifiers_accept_the_badge_and_refuse_altered_ones():
    genuine = secured_by_rdfc(badge())
    strange = badge({"programme": 'a"\\\n\u2028 ë\u0301 \U0001f600', "credits": "7.5"})
    refused = [altered(alter) for alter in ALTERED.values()]
    for verdict in npm_verdicts([genuine, secured_by_rdfc(strange)], revoked=False):
        assert verdict["bazaar"] is True
        core = verdict["core"]
        assert (core["valid_signature"], core["revocation_status"]) == (True, True)
    for what, verdict in zip(ALTERED, npm_verdicts(refused, revoked=False), strict=True):
        assert verdict["bazaar"] is not True, what
        assert isinstance(verdict["core"], str), what  # the name of an error
    [revoked] = npm_verdicts([genuine], revoked=True)
    assert revoked["core"]["revocation_status"] is False


def npm_verdicts(credentials: list[dict[str, Any]], *, revoked: bool) -> list[dict[str, Any]]:
    documents = {
        DID_ADDRESS: identity.did_document(DID, [PUBLIC_KEY]),
        LIST: status_list(revoked=revoked),
    }
    done = subprocess.run(
        ["node", NODE / "judge_badges.mjs"],
        input=json.dumps({"documents": documents, "credentials": credentials}),
        env={"PATH": "/usr/local/bin:/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=True,
    )
    verdicts: list[dict[str, Any]] = json.loads(done.stdout)
    return verdicts
