"""The TypeScript client at work: clients/typescript/test/story.ts, compiled by `make judge`."""

import json
import os
import shutil
import subprocess

import pytest

from certificates.models import Certificate
from tests.factories.webhooks import deliver, make_event
from tests.paths import ROOT
from tests.webhooks.conftest import endpoint
from webhooks.endpoints import signing

__all__ = ["endpoint"]  # fixture
pytestmark = pytest.mark.journey
STORY = ROOT / "clients" / "typescript" / "dist" / "test" / "story.js"


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no node here")
@pytest.mark.skipif(not STORY.exists(), reason="the TypeScript client is not built: make judge")
def test_its_story(access, steel, lossy, issuer, endpoint, receiver):
    make_event(issuer)
    deliver()
    (call,) = receiver.calls
    lossy.to_lose = 1
    environment = {
        **os.environ,
        **access.environment,
        "LOSSY_URL": lossy.url,
        "SECRET": endpoint.secret,
        "WRONG_SECRET": signing.new_secret(),
        "WEBHOOK": json.dumps({"headers": call.headers, "body": call.body.decode()}),
    }
    done = subprocess.run(
        ["node", STORY], env=environment, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.stdout == "done\n", done.stderr
    assert len(lossy.keys) == 2
    assert len(set(lossy.keys)) == 1
    assert Certificate.objects.filter(product_id="I").count() == 1
