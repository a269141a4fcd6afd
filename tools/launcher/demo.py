"""The first certificate, issued over HTTP with the demo key, and the summary that `make run` prints."""

import http.client
import json
import os
import re
import time
from pathlib import Path
from typing import Any

from .checkout import HOST, Address, LaunchProblem

CREATED = 201
OK = 200
SECONDS = 20
ISSUE = "/api/external/certificates/issue"
CERTIFICATE = {
    "productId": "ART-100",
    "gtin": "9520123456788",
    "serialNumber": "SN-2026-0001",
    "validUntil": "2031-12-31",
    "metadata": {"batch": "B-42", "plant": "Prishtina", "line": "L1", "orderNo": "4711"},
}
GRADE = {"externalId": "S-1003", "grade": "2.0"}


def call(
    port: int, method: str, path: str, *, key: str = "", body: dict[str, Any] | None = None
) -> tuple[int, bytes]:
    """Send one request to the service on this machine, without any proxy."""
    connection = http.client.HTTPConnection(HOST, port, timeout=SECONDS)
    headers = {"content-type": "application/json"} if body is not None else {}
    if key:
        headers["x-api-key"] = key
    try:
        connection.request(method, path, json.dumps(body) if body is not None else None, headers)
        response = connection.getresponse()
        return response.status, response.read()
    finally:
        connection.close()


def first_certificate(address: Address, facts: dict[str, Any], known: object = None) -> str:
    """The id of the demo certificate: issued at an earlier start, or now."""
    if not (isinstance(known, str) and re.fullmatch(r"cert_\w+", known, re.ASCII)):
        known = ""
    if known and call(address.port, "GET", f"/api/public/certificates/{known}")[0] == OK:
        return known
    body = {"typeId": facts["typeId"], **CERTIFICATE}
    body["serialNumber"] = f"SN-{time.strftime('%Y%m%d-%H%M%S')}"
    status, answer = call(address.port, "POST", ISSUE, key=facts["apiKey"], body=body)
    if status != CREATED:
        raise LaunchProblem(
            f"The first certificate was refused ({status}): {answer.decode()[:300]}"
        )
    return str(json.loads(answer)["id"])


def read(path: Path) -> dict[str, Any]:
    """The content of var/demo.json; empty if it is missing or damaged."""
    try:
        content = json.loads(path.read_bytes())
    except (OSError, ValueError, RecursionError):
        return {}
    return content if isinstance(content, dict) else {}


def write(path: Path, facts: dict[str, Any]) -> None:
    """Write var/demo.json atomically, readable by this user only: it holds a key and passwords."""
    if path.is_dir():
        path.rename(path.with_suffix(f".{time.time_ns()}"))
    draft = path.with_suffix(".new")
    with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as stream:  # noqa: PTH123
        json.dump(facts, stream, indent=2)
    draft.replace(path)


def facts_of(address: Address, demo: dict[str, Any], certificate: str) -> dict[str, Any]:
    """The content of var/demo.json with addresses."""
    base, diploma = address.base_url, demo.get("diplomaId")
    return {
        **demo,
        "baseUrl": base,
        "adminUrl": f"{base}/admin/",
        "verifyUrl": f"{base}/en/verify/{certificate}",
        "certificateId": certificate,
        "digitalLinkUrl": f"{base}/01/09520123456788/10/B-42",
        **({"diplomaVerifyUrl": f"{base}/en/verify/{diploma}"} if diploma else {}),
    }


def summary(address: Address, facts: dict[str, Any]) -> str:
    """The summary printed after the start."""
    base, certificate = address.base_url, facts["certificateId"]
    rows = [
        ("API", f"{base}/api/external/"),
        ("API docs", f"{base}/en/docs/"),
        ("", f"{base}/api/external/openapi.json"),
        ("Test key", facts["testApiKey"]),
        ("Live key", facts["apiKey"]),
        ("Back office", facts["adminUrl"]),
        ("", _login(facts, "admin")),
        ("", f"{_login(facts, 'operator')}  (of the platform)"),
        *((f"Verify ({code})", f"{base}/{code}/verify/{certificate}") for code in LANGUAGES),
        ("Digital Link", facts["digitalLinkUrl"]),
    ]
    last = [
        ("Logs", "var/log/web.log  worker.log"),
        ("This list", "var/demo.json"),
    ]
    lines = [f"  {title:<13}{text}" for title, text in (*rows, *school_rows(facts), *last)]
    calls = [
        "  Issue a test certificate (with the live key, a real one):",
        "",
        curl(base, facts),
        "",
    ]
    if "programId" in facts:
        calls += [
            "  Send a grade for a student of the school:",
            "",
            curl_of_school(base, facts),
            "",
        ]
    return "\n".join(["", *lines, "", *calls])


def school_rows(facts: dict[str, Any]) -> list[tuple[str, str]]:
    """The school's rows of the summary; none in data without a school."""
    if "programId" not in facts:
        return []
    return [
        ("School’s key", facts["otherApiKey"]),
        ("", _login(facts, "otherAdmin")),
        ("Program", facts["programId"]),
        ("Cohort", facts["cohortId"]),
        *([("A diploma", facts["diplomaVerifyUrl"])] if "diplomaVerifyUrl" in facts else []),
    ]


LANGUAGES = ("de", "en", "fr", "sq")


def _login(facts: dict[str, Any], whose: str) -> str:
    return f"{facts[f'{whose}Email']}  {facts[f'{whose}Password']}"


def curl(base: str, facts: dict[str, Any]) -> str:
    """A curl command that issues a test certificate."""
    body = {"typeId": facts["typeId"], **CERTIFICATE, "serialNumber": "SN-2026-0002"}
    return _posted(f"{base}{ISSUE}", facts["testApiKey"], body)


def curl_of_school(base: str, facts: dict[str, Any]) -> str:
    """A curl command that sends a grade, with an idempotency key."""
    once = " -H 'idempotency-key: first-grade'"
    address = f"{base}/api/external/edu/programs/{facts['programId']}/complete"
    return _posted(address, facts["otherApiKey"], {"completions": [GRADE]}, once)


def _posted(address: str, key: str, body: dict[str, Any], headers: str = "") -> str:
    return (
        f"curl -sS {address} -H 'x-api-key: {key}'{headers} "
        f"-H 'content-type: application/json' -d '{json.dumps(body)}'"
    )
