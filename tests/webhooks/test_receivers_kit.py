"""The receivers of the documentation, executed against our signatures."""

import base64
import json
import os
import shutil
import subprocess
from datetime import timedelta
from pathlib import Path

import pytest

from tests.factories import context_of
from tests.factories.webhooks import deliver, make_event
from tests.paths import ROOT
from webhooks.endpoints.operations import rotate_secret
from webhooks.endpoints.signing import new_secret
from webhooks.event_types import EVENT_TYPES

# npm's own library, a judge as independent as PyPI's: `make judge` installs it.
PACKAGES = ROOT / "tests" / "webhooks" / "node" / "node_modules"
needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="there is no node here")
needs_judge = pytest.mark.skipif(
    not (PACKAGES / "standardwebhooks").is_dir(), reason="npm's standardwebhooks: make judge"
)
SAMPLES = ROOT / "docs" / "guide" / "samples"


@pytest.fixture
def received_request(issuer, endpoint, receiver):
    """A request as a receiver gets it."""
    make_event(issuer)
    deliver()
    return receiver.calls[0]


def forged(headers, **changes):
    return {**headers, **{name.replace("_", "-"): value for name, value in changes.items()}}


def test_python(endpoint, received_request, capsys):
    space: dict = {}
    exec((SAMPLES / "receive.py").read_text(), space)
    receive, seen = space["receive"], set()
    assert receive(endpoint.secret, received_request.headers, received_request.body, seen) == 204
    assert receive(endpoint.secret, received_request.headers, received_request.body, seen) == 204
    assert capsys.readouterr().out.count("certificate.issued") == 1
    assert receive(new_secret(), received_request.headers, received_request.body, seen) == 401
    assert (
        receive(endpoint.secret, received_request.headers, received_request.body + b" ", seen)
        == 401
    )
    old = forged(received_request.headers, webhook_timestamp="1700000000")
    assert receive(endpoint.secret, old, received_request.body, seen) == 401


RUN = """
const { receive } = require("./receiver.js");
const [secret, wrong, headers, body] = JSON.parse(process.argv[2]);
const raw = Buffer.from(body, "base64"), seen = new Set();
const old = { ...headers, "webhook-timestamp": "1700000000" };
console.log([receive(secret, headers, raw, seen), receive(secret, headers, raw, seen),
  receive(wrong, headers, raw, seen), receive(secret, old, raw, seen),
  receive(secret, headers, Buffer.concat([raw, raw]), seen)].join());
"""


def run_in_node(folder: Path, program: str, *arguments: object) -> str:
    """What a program prints that may use npm's packages."""
    (folder / "run.js").write_text(program)
    command = ["node", "run.js", json.dumps(arguments)]
    return subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, "NODE_PATH": str(PACKAGES)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


@pytest.mark.parametrize(
    "name", [pytest.param("receive.js", marks=needs_judge), pytest.param("receive-plain.js")]
)
@needs_node
def test_node(endpoint, received_request, tmp_path, name):
    shutil.copy(SAMPLES / name, tmp_path / "receiver.js")
    body = base64.b64encode(received_request.body).decode()
    said = run_in_node(tmp_path, RUN, endpoint.secret, new_secret(), received_request.headers, body)
    assert said.split() == ["certificate.issued", "204,204,401,401,401"]


@needs_node
@needs_judge
def test_the_judge_of_npm_accepts_both_secrets_while_one_takes_over(
    issuer, endpoint, receiver, tmp_path
):
    old = endpoint.secret
    context = context_of(issuer)
    new = rotate_secret(endpoint=endpoint, overlap=timedelta(hours=24), context=context).secret
    data = {**EVENT_TYPES["certificate.issued"].example, "externalRef": "Prüfstück \U0001f600"}
    make_event(issuer, data=data)
    deliver()
    (call,) = receiver.calls
    program = """
      const { Webhook, WebhookVerificationError } = require("standardwebhooks");
      const [secrets, headers, body] = JSON.parse(process.argv[2]);
      const raw = Buffer.from(body, "base64");
      for (const secret of secrets) {
        try { console.log(new Webhook(secret).verify(raw, headers).data.externalRef); }
        catch (error) { console.log(error instanceof WebhookVerificationError); }
      }
    """
    secrets = [old, new, new_secret()]
    body = base64.b64encode(call.body).decode()
    said = run_in_node(tmp_path, program, secrets, call.headers, body).splitlines()
    assert said == ["Prüfstück \U0001f600"] * 2 + ["true"]


@pytest.mark.parametrize("name", sorted(path.name for path in SAMPLES.glob("receive*")))
def test_each_recipe_checks_age_signature_and_repetition(name):
    text = (SAMPLES / name).read_text()
    assert "webhook-id" in text
    assert "standardwebhooks" in text or ("300" in text and "whsec_" in text)
