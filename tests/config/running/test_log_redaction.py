"""The shortcut of the log for flat lines without a sign of a secret."""

import logging
from typing import Any

import pytest

from config.observability import logging as log

ACCESS = {"method": "GET", "path": "/api/x", "status": 200, "duration_ms": 1.25, "issuer": None}


def formatted(data: dict[str, Any]) -> str:
    formatter: logging.Formatter = log.DiscreetFormatter("%(levelname)s %(name)s %(message)s")
    record = logging.makeLogRecord({"name": "access", "levelname": "INFO", "msg": "request"} | data)
    return formatter.format(record)


def test_the_shortcut_writes_the_same_line(monkeypatch: pytest.MonkeyPatch):
    assert log._is_harmless(ACCESS)
    short = formatted(ACCESS)
    monkeypatch.setattr(log, "_is_harmless", lambda _data: False)
    assert formatted(ACCESS) == short
    assert '"duration_ms":1.25' in short


@pytest.mark.parametrize(
    "data",
    [
        {"path": "/a@b.example"},
        {"reason": "with cis_live_x"},
        {"reason": "whsec_abc"},
        {"reason": "one\nDETAIL:  Key (name)=(Arta)"},
        {"values": ["cis_live_x"]},
        {"error": ValueError("cis_live_x")},
        {"address": "/password/reset/key/x-y/"},
    ],
)
def test_log_data_that_may_hold_secrets_or_persons_are_redacted(data: dict[str, Any]):
    assert not log._is_harmless(data)
    line = formatted(data)
    assert not any(secret in line for secret in ("b.example", "live_x", "_abc", "Arta", "x-y"))
