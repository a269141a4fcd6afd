"""npm's verifiers read the status of a certificate from its lists, and refuse altered ones: `make judge`."""

import base64
import json
import shutil
import subprocess

import orjson
import pytest
from django.test import Client

from certificates.credentials import operations as credentials, securing
from certificates.status_lists import operations as status_lists
from certificates.status_lists.operations import entries
from tests.certificates.transitions.helpers import request_transition
from tests.factories import issue_one, make_type
from tests.paths import ROOT

NODE = ROOT / "tests" / "certificates" / "node"
PACKAGES = NODE / "node_modules" / "@digitalbazaar"
pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.skipif(shutil.which("node") is None, reason="there is no node here"),
    pytest.mark.skipif(
        not (PACKAGES / "vc-bitstring-status-list").is_dir(), reason="npm's verifiers: make judge"
    ),
]
SITE = "https://certificates.example"


def judged(script, documents, given, **settings):
    """What the judge says of each credential. What it would fetch is among the documents."""
    done = subprocess.run(
        ["node", NODE / f"{script}.mjs"],
        input=json.dumps({"documents": documents, "credentials": given, **settings}),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def documents_of(issuer, *rows):
    """What is public under the addresses that the credentials name, as everybody reads it."""
    did = orjson.loads(Client().get(f"/issuers/{issuer.public_id}/did.json").content)
    found = {
        did["id"]: did,
        f"{SITE}/contexts/v1": orjson.loads(Client().get("/contexts/v1").content),
    }
    for row in rows:
        stated = entries(row.status_list, row.status_index)
        for entry in stated if isinstance(stated, list) else [stated]:
            url = entry["statusListCredential"]
            found[url] = orjson.loads(Client().get(url.removeprefix(SITE)).content)
    return found


def credential_of(row):
    return orjson.loads(credentials.read(row.pk)[1])


def test_digitalbazaar_reads_the_states_of_products(api, certificate_type, place, publish):
    rows = [place(issue_one(certificate_type)) for _ in range(4)]
    _kept, revoked, suspended, reinstated = (row.certificate for row in rows)
    request_transition(api, revoked, "revoke", {"reason": "fraud"})
    request_transition(api, suspended, "suspend", {"reason": "recall"})
    request_transition(api, reinstated, "suspend", {"reason": "recall"})
    publish()
    request_transition(api, reinstated, "reinstate")
    publish()
    documents = documents_of(certificate_type.issuer, *rows)
    given = [credential_of(row) for row in rows]
    assert judged("judge_status", documents, given, judge="digitalbazaar") == [
        {"set": []},
        {"set": ["revocation"]},
        {"set": ["suspension"]},
        {"set": []},
    ]
    for altered in altered_lists(documents):
        (verdict,) = judged("judge_status", altered, given[:1], judge="digitalbazaar")
        assert "refused" in verdict


def test_two_judges_read_the_one_bit_of_a_diploma(api, issuer, place, publish):
    kind = make_type(issuer, code="diploma", kind="person", required=[], credential={})
    rows = [place(issue_one(kind, holder_name="Zoë Çela")) for _ in range(4)]
    _kept, revoked, suspended, reinstated = (row.certificate for row in rows)
    request_transition(api, revoked, "revoke", {"reason": "fraud"})
    request_transition(api, suspended, "suspend", {"reason": "other"})
    request_transition(api, reinstated, "suspend", {"reason": "other"})
    publish()
    request_transition(api, reinstated, "reinstate")
    publish()
    documents = documents_of(issuer, *rows)
    given = [credential_of(row) for row in rows]
    is_set = [{"set": []}, {"set": ["revocation"]}, {"set": ["revocation"]}, {"set": []}]
    assert judged("judge_status", documents, given, judge="verifierCore") == is_set
    contexts = {url: securing.known_context(url) for url in given[0]["@context"]}
    assert judged("judge_status", documents | contexts, given, judge="digitalbazaar") == is_set
    for altered in altered_lists(documents):
        (verdict,) = judged("judge_status", altered, given[:1], judge="verifierCore")
        assert "refused" in verdict


def test_jose_takes_the_list_as_a_jwt(certificate, place, publish):
    row = place(certificate)
    publish()
    documents = documents_of(certificate.issuer, row)
    url = next(each for each in documents if each.endswith("/revocation"))
    token = Client().get(f"{url.removeprefix(SITE)}?proof=jwt").content.decode()
    header, claims, signature = token.split(".")
    assert orjson.loads(decoded(claims))["credentialSubject"] == documents[url]["credentialSubject"]
    other = base64.urlsafe_b64encode(decoded(claims).replace(b"revocation", b"suspension"))
    altered = ".".join((header, other.rstrip(b"=").decode(), signature))
    assert judged("judge_products", documents, [token, altered]) == [True, False]


def decoded(part):
    return base64.urlsafe_b64decode(part + "=" * (-len(part) % 4))


def altered_lists(documents):
    """The same with one list that somebody changed: its bits, its end, its issuer, its key; or without it."""
    url = next(each for each in documents if each.endswith("/revocation"))
    subject, proof = documents[url]["credentialSubject"], documents[url]["proof"]
    for change in (
        {"credentialSubject": subject | {"encodedList": status_lists.encoded_list([7])}},
        {"validUntil": "2099-01-01T00:00:00.000Z"},
        {"issuer": {"id": "did:web:other.example"}},
        {"proof": proof | {"verificationMethod": "did:web:other.example#key"}},
    ):
        yield documents | {url: documents[url] | change}
    yield {address: each for address, each in documents.items() if address != url}
