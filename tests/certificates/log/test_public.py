"""The public files of the log, and the proofs of one certificate, as a stranger reads them."""

import base64
import gzip
import hashlib
import json

import pytest
from django.test import Client
from django.utils import timezone

from accounts.scopes import Mode
from certificates.log import sequencing, tlog
from certificates.models import TransparencyLog
from tests.factories import issue_one
from tests.support import merkle as judge
from tests.support.problems import assert_problem

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def logged(api, certificate, certificate_type, log_all):
    """A certificate that was issued and revoked, with others logged before, between and after."""
    for _ in range(3):
        issue_one(certificate_type)
    log_all()
    api.post(f"certificates/{certificate.public_id}/revoke", {"reason": "fraud"})
    log_all()
    issue_one(certificate_type)
    log_all()
    return certificate


def test_bundles_of_entries_are_compressed_for_who_takes_that(logged):
    """As C2SP asks for; hashes cannot be compressed."""
    path = "/log/tile/entries/000.p/6"
    plain = Client().get(path)
    for accepted in ("gzip", "br, gzip;q=0.8, identity"):
        packed = Client().get(path, headers={"accept-encoding": accepted})
        assert packed["Content-Encoding"] == "gzip"
        assert packed["Content-Length"] == str(len(packed.content))
        assert gzip.decompress(packed.content) == plain.content
        assert len(packed.content) < len(plain.content)
    assert plain["Vary"] == packed["Vary"] == "Accept-Encoding"
    assert (
        not Client()
        .get(path, headers={"accept-encoding": "gzip;q=0"})
        .has_header("Content-Encoding")
    )
    assert (
        not Client()
        .get("/log/tile/0/000.p/6", headers={"accept-encoding": "gzip"})
        .has_header("Vary")
    )


def canonical(statement):
    return json.dumps(statement, sort_keys=True, separators=(",", ":")).encode()


def check(change, key):
    """The entry of a statement, proved by the checkpoint in its proof."""
    proof, _, note = change["proof"].partition("\n\n")
    header, index, *path = proof.splitlines()
    assert (header, index) == ("c2sp.org/tlog-proof@v1", f"index {change['index']}")
    checkpoint = tlog.read_checkpoint(note, tlog.VerifierKey.parse(key))
    committed = hashlib.sha256(canonical(change["statement"])).digest()
    encoded = base64.urlsafe_b64encode(committed).rstrip(b"=").decode()
    entry = canonical({"at": change["statement"]["at"], "commitment": encoded, "version": 1})
    hashes = [base64.b64decode(line) for line in path]
    leaf = judge.leaf(entry)
    return judge.is_included(change["index"], checkpoint.size, leaf, hashes, checkpoint.root)


def test_many_changes_take_no_more_queries_than_few(
    api, anonymous_api, certificate, log_all, django_assert_max_num_queries
):
    """Strangers may ask for it as often as they like."""
    log_all()
    url = f"/api/public/certificates/{certificate.public_id}/log"
    for _ in range(3):
        api.post(f"certificates/{certificate.public_id}/suspend", {"reason": "other"})
        log_all()
        api.post(f"certificates/{certificate.public_id}/reinstate", {})
        log_all()
    with django_assert_max_num_queries(6):
        answer = anonymous_api.get(url).json()
    assert len(answer["changes"]) == 7
    assert all(check(change, answer["verifierKey"]) for change in answer["changes"])


def test_every_change_is_proved_without_a_key(logged, anonymous_api):
    answer = anonymous_api.get(f"/api/public/certificates/{logged.public_id}/log").json()
    assert answer["verifierKey"] == str(sequencing.signer(Mode.LIVE).key)
    issued, revoked = answer["changes"]
    assert (issued["statement"]["action"], revoked["statement"]["action"]) == ("issued", "revoke")
    assert revoked["statement"]["state"] == "revoked"
    assert check(issued, answer["verifierKey"])
    assert check(revoked, answer["verifierKey"])
    backdated = {**issued, "statement": {**issued["statement"], "at": "2020-01-01T00:00:00.000Z"}}
    assert not check(backdated, answer["verifierKey"])


def test_log_tells_no_changes_before_they_are_published(certificate, anonymous_api, log_all):
    path = f"/api/public/certificates/{certificate.public_id}/log"
    assert anonymous_api.get(path).json()["changes"] == []
    log_all()
    TransparencyLog.objects.update(published=0)
    assert anonymous_api.get(path).json()["changes"] == []
    assert Client().get("/log/checkpoint").status_code == 404


def test_an_unknown_certificate(anonymous_api):
    path = "/api/public/certificates/cert_01h455vb4pex5vsknk084sn02q/log"
    assert_problem(anonymous_api.get(path), 404, "not_found")


def test_the_files_are_served_as_they_are_stored(api, request_body, log_folder):
    drafts = [request_body(serialNumber=f"SN-{number}") for number in range(300)]
    body = {"certificates": drafts, "mode": "all_or_nothing"}
    api.post("certificates/issue/bulk", body, **{"idempotency-key": "many"})
    for batch in (280, 99):
        sequencing.run(Mode.LIVE, now=timezone.now(), batch=batch)
    files = [path for path in log_folder.rglob("*") if path.is_file()]
    assert len(files) == 8
    for path in files:
        answer = Client().get(f"/log/{path.relative_to(log_folder)}")
        assert answer.content == path.read_bytes()
        assert answer["Access-Control-Allow-Origin"] == "*"
        assert ("immutable" in answer["Cache-Control"]) == (path.name != "checkpoint")


def test_paths_never_published_by_the_log_are_404(logged):
    paths = [
        "", "checkpoint/", "tile/0/001", "tile/0/000", "tile/0/000.p/7", "tile/0/000.p/0",
        "tile/0/000.p/256", "tile/8/000.p/1", "tile/entries/000", "tile/0/x000/000.p/1",
        "tile/0/../0/000.p/5", "test/checkpoint", "tile/0/x999/x999/x999/x999/x999/999", "secret",
    ]  # fmt: skip
    answers = {path: Client().get(f"/log/{path}").status_code for path in paths}
    assert answers == dict.fromkeys(paths, 404)


def test_the_key_is_published(logged):
    found = Client().get("/log/keys.json").json()
    assert found["verifierKeys"] == [str(sequencing.signer(Mode.LIVE).key)]
    assert b"certificates.example/log" in Client().get("/log/checkpoint").content
