"""Production settings: a missing secret is named, and Django's own deployment checks are clean."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
COMPLETE = {
    "SECRET_KEY": "k9#v2_QxT!7mLp0-zRwB4cYhN8sJdFgA6eUiOtXnV3bMqWlZ1y",
    "DATABASE_URL": "postgres://service@db.example/certificates",
    "REDIS_URL": "redis://redis.example:6379/0",
    "BASE_URL": "https://certificates.example",
    "ALLOWED_HOSTS": "certificates.example",
    "API_KEY_PEPPERS": "2026=a-pepper-of-production",
    "FIELD_KEYS": "a2V5LW9mLXByb2R1Y3Rpb24tb2YtMzItYnl0ZXMhISE=",
    "AUDIT_KEY": "an-audit-key-of-production-0123456789",
}


def check(environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """`manage.py check --deploy` in a process of its own."""
    keep = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    return subprocess.run(
        [sys.executable, "manage.py", "check", "--deploy", "--fail-level", "WARNING"],
        cwd=ROOT,
        env={**keep, "DJANGO_SETTINGS_MODULE": "config.settings.production", **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_complete_environment_passes_the_deployment_checks():
    result = check(COMPLETE)
    assert result.returncode == 0, result.stderr


def test_every_missing_secret_is_named_at_start():
    result = check({})
    assert result.returncode != 0
    for name in COMPLETE:
        assert name in result.stderr


@pytest.mark.parametrize("peppers", ["p1=", "=value", "p1=value,p2= "])
def test_a_pepper_without_id_or_value_is_refused_by_name(peppers: str):
    result = check({**COMPLETE, "API_KEY_PEPPERS": peppers})
    assert result.returncode != 0
    assert "API_KEY_PEPPERS: id=value" in result.stderr
