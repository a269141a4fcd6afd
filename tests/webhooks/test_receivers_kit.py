"""The recipes of docs/webhooks.md, executed: they accept what we sign, once, and nothing else."""

import base64
import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.factories.webhooks import deliver, make_event
from webhooks import signing

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "webhooks.md"


def recipe(language: str) -> str:
    """The code block of a language."""
    found = re.search(rf"```{language}\n(.*?)```", DOCUMENT.read_text(), re.DOTALL)
    assert found
    return found[1]


@pytest.fixture
def sent(issuer, endpoint, receiver):
    """A request as a receiver gets it."""
    make_event(issuer)
    deliver()
    return receiver.calls[0]


def forged(headers, **changes):
    return {**headers, **{name.replace("_", "-"): value for name, value in changes.items()}}


def test_python(endpoint, sent, capsys):
    space: dict = {}
    exec(recipe("python"), space)
    receive, seen = space["receive"], set()
    assert receive(endpoint.secret, sent.headers, sent.body, seen) == 204
    assert receive(endpoint.secret, sent.headers, sent.body, seen) == 204
    assert capsys.readouterr().out.count("certificate.issued") == 1
    assert receive(signing.new_secret(), sent.headers, sent.body, seen) == 401
    assert receive(endpoint.secret, sent.headers, sent.body + b" ", seen) == 401
    old = forged(sent.headers, webhook_timestamp="1700000000")
    assert receive(endpoint.secret, old, sent.body, seen) == 401


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no node here")
def test_node(endpoint, sent, tmp_path):
    (tmp_path / "receiver.js").write_text(recipe("js"))
    (tmp_path / "run.js").write_text(
        'const { receive } = require("./receiver.js");\n'
        "const [secret, wrong, headers, body] = JSON.parse(process.argv[2]);\n"
        "const raw = Buffer.from(body, 'base64'), seen = new Set();\n"
        "const old = { ...headers, 'webhook-timestamp': '1700000000' };\n"
        "console.log([receive(secret, headers, raw, seen), receive(secret, headers, raw, seen),\n"
        "  receive(wrong, headers, raw, seen), receive(secret, old, raw, seen),\n"
        "  receive(secret, headers, Buffer.concat([raw, raw]), seen)].join());\n"
    )
    given = json.dumps(
        [endpoint.secret, signing.new_secret(), sent.headers, base64.b64encode(sent.body).decode()]
    )
    done = subprocess.run(
        ["node", "run.js", given], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["certificate.issued", "204,204,401,401,401"]


@pytest.mark.parametrize("language", ["python", "js", "php", "csharp"])
def test_each_recipe_checks_age_signature_and_repetition(language):
    text = recipe(language)
    assert "webhook-id" in text
    assert "standardwebhooks" in text or ("300" in text and "whsec_" in text)
