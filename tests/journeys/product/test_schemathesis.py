"""A fuzzer that has read the documentation: no failure, and no answer that is not documented."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from accounts.models import Plan
from certificates.events import ISSUED
from certificates.models import CertificateHistory
from tests.factories import make_key, make_type
from tests.journeys.processes.web import WebProcess
from tests.support.problems import row_counts
from webhooks.models import Event

pytestmark = [pytest.mark.journey, pytest.mark.django_db(transaction=True)]
# New requests for each operation: `make judge-api`. Without it, as in `make test`, three that are
# always the same, and none of those that try every limit: they take minutes.
EXAMPLES = int(os.environ.get("FUZZ_EXAMPLES", "0"))
LEAST_ISSUED = 20 if EXAMPLES else 2
IN_ANSWERS = ("FieldLabels", "MetadataField", "TableColumn")  # requests' shapes that answers hold
IDEMPOTENCY_KEY = "#/components/parameters/IdempotencyKeyHeader"
LIMITS = {"maxItems": 2, "maxProperties": 3, "maxLength": 20}
CHECKS = [
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
    "response_headers_conformance",
    "unsupported_method",
    "allow_header_conformance",
    "ignored_auth",
]


def handy(schema: Any) -> Any:
    """The same documentation with low limits: lists of 500 take the fuzzer longer than the service."""
    if isinstance(schema, dict):
        limits = {
            name: min(schema[name], most)
            for name, most in LIMITS.items()
            if isinstance(schema.get(name), int)
        }
        return {name: handy(value) for name, value in schema.items()} | limits
    return [handy(item) for item in schema] if isinstance(schema, list) else schema


def led_to_rows(
    schema: dict[str, Any], *, type_id: int, spare: int, certificate_id: str, key_ids: list[str]
) -> dict[str, Any]:
    """The documentation of this very database: what type issues, which certificate there is.

    The fuzzer may archive the spare type, and not the one that it issues under. And there are keys
    to be revoked: it would soon find the one that it holds.
    """
    draft = schema["components"]["schemas"]["CertificateCreate"]
    draft["properties"]["typeId"] = {"type": "integer", "const": type_id}
    draft["properties"].pop("typeCode")
    draft["required"] = ["typeId"]
    text = {"type": "string", "minLength": 1}
    for name, ids in {
        "CertificateIdPath": {"anyOf": [{"const": certificate_id}, text]},
        "KeyIdPath": {"enum": [*key_ids, "key_x"]},
        "TypeIdPath": {"enum": [str(spare), "1000000", "no-such-code"]},
    }.items():
        schema["components"]["parameters"][name]["schema"] = ids
    for item in schema["paths"].values():
        for operation in item.values():
            # Names of requests would only be repeated, and the examples have a test of their own.
            operation["parameters"] = [
                each
                for each in operation["parameters"]
                if each.get("$ref") != IDEMPOTENCY_KEY and each.get("name") != "Idempotency-Key"
            ]
    return without_examples(schema)


def without_examples(part: Any) -> Any:
    """The documentation without the examples of parameters and bodies, which have a test."""
    if isinstance(part, list):
        return [without_examples(each) for each in part]
    if not isinstance(part, dict):
        return part
    shown = {"in", "schema"} & part.keys()
    return {
        key: without_examples(each)
        for key, each in part.items()
        if not (shown and key in {"example", "examples"})
    }


def fuzz(live: WebProcess, schema: Path, key: str) -> "subprocess.CompletedProcess[str]":
    """Schemathesis against the live service."""
    command = [sys.executable, "-m", "schemathesis.cli", "run", str(schema), "--url", live.url]
    command += ["--header", f"x-api-key: {key}", "--checks", ",".join(CHECKS)]
    if EXAMPLES:
        command += ["--phases", "coverage,fuzzing", "--max-examples", str(EXAMPLES)]
    else:
        command += ["--phases", "fuzzing", "--max-examples", "3", "--generation-deterministic"]
    # One worker: hypothesis sets the recursion limit, which CPython 3.11 forgives no second thread.
    command += ["--workers", "1", "--no-shrink"]
    return subprocess.run(
        command,
        cwd=schema.parent,
        capture_output=True,
        text=True,
        timeout=400 + 60 * EXAMPLES,
        check=False,
    )


def failures_in(output: str) -> str:
    """The failures that schemathesis reports, without its advice about the schema."""
    start = max(output.find(" FAILURES "), output.find(" ERRORS "), 0)
    return output[start:].split(" WARNINGS ", maxsplit=1)[0][:12_000]


def test_no_answer_is_a_failure_or_a_surprise(live: WebProcess, key, certificate, tmp_path: Path):
    Plan.objects.update(rate_burst=1_000_000, rate_per_minute=60_000_000)
    anything = make_type(certificate.issuer, code="anything", required=[])
    spare = make_type(certificate.issuer, code="spare")
    whole = live.get("/api/external/openapi.json").json()
    documented = handy(whole)
    for name in IN_ANSWERS:
        documented["components"]["schemas"][name] = whole["components"]["schemas"][name]
    documented = led_to_rows(
        documented,
        type_id=anything.pk,
        spare=spare.pk,
        certificate_id=certificate.public_id,
        key_ids=[make_key(certificate.issuer).key.public_id for _ in range(9)],
    )
    schema = tmp_path / "openapi.json"
    schema.write_text(json.dumps(documented))
    result = fuzz(live, schema, key.token.reveal())
    assert result.returncode == 0, failures_in(result.stdout) + result.stderr[-2000:]
    certificates, _history, _events = row_counts()
    issued = CertificateHistory.objects.filter(action=None).count()
    assert certificates == issued == Event.objects.filter(type=ISSUED).count()
    assert certificates > LEAST_ISSUED, "the fuzzer hardly got as far as issuing"
