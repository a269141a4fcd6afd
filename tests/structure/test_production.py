"""Production settings: a missing secret is named, and Django's own deployment checks are clean."""

import os
import re
import subprocess
import sys

import pytest

from tests.paths import ROOT

COMPLETE = {
    "SECRET_KEY": "k9#v2_QxT!7mLp0-zRwB4cYhN8sJdFgA6eUiOtXnV3bMqWlZ1y",
    "DATABASE_URL": "postgres://certificates_web@127.0.0.1:1/certificates",
    "REDIS_URL": "redis://redis.example:6379/0",
    "BASE_URL": "https://certificates.example",
    "ALLOWED_HOSTS": "certificates.example",
    "API_KEY_PEPPERS": "2026=vT3nR8_yQ1kLz6WmXc0HbJ4sPfD7gUaE",
    "FIELD_KEYS": "a2V5LW9mLXByb2R1Y3Rpb24tb2YtMzItYnl0ZXMhISE=",
    "AUDIT_KEY": "Zq8-LrT2vNc5XwKj1YhB7mGp4DsF0aUeO9i",
    "SIGNING_KEYS": "RekW_VkV7_U-GvvEaW1wXuvBZ0akosLhHC0CKXliVQY=",
    "LOG_KEY": "w9Q2u1m0yZ3pX7sVb5nK8dJ4hL6gT1rEcA0fYiOjUkM=",
    "TRUSTED_PROXIES": "1",
    "EMAIL_URL": "smtp+tls://mailer:secret@mail.example:587",
}

LOGINS = {  # required by nobody, but `check --deploy` warns without them
    f"DATABASE_{role}_URL": f"postgres://certificates_{role.lower()}@127.0.0.1:1/certificates"
    for role in ("WORKER", "OWNER")
}


def check(environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """`manage.py check --deploy` in a process of its own."""
    keep = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    return subprocess.run(
        [sys.executable, "manage.py", "check", "--deploy", "--fail-level", "WARNING"],
        cwd=ROOT,
        env={
            **keep,
            "DJANGO_SETTINGS_MODULE": "config.settings.production",
            **LOGINS,
            **environment,
        },
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_complete_environment_passes_the_deployment_checks():
    result = check(COMPLETE)
    # Neither its Redis nor its database is there.
    assert set(re.findall(r"config\.\w+\) (\w+)", result.stderr)) == {
        "REDIS_URL",
        "DATABASE_URL",
        "DATABASE_WORKER_URL",
    }, result.stderr


def test_every_missing_secret_is_named_at_start():
    result = check(dict.fromkeys(LOGINS, ""))
    assert result.returncode != 0
    for name in COMPLETE.keys() - {"EMAIL_URL"}:
        assert name in result.stderr


@pytest.mark.parametrize(
    ("setting", "value"),
    [("TIMESTAMP_URL", "http://stamps.example"), ("LOG_WITNESSES", "https://witness.example")],
)
def test_helpers_of_the_log_are_named_with_what_their_signatures_lead_to(setting: str, value: str):
    result = check({**COMPLETE, setting: value})
    assert result.returncode != 0
    assert {"TIMESTAMP_URL": "TIMESTAMP_CA"}.get(setting, setting) in result.stderr


@pytest.mark.parametrize("peppers", ["p1=", "=value", "p1=value,p2= "])
def test_a_pepper_without_id_or_value_is_refused_by_name(peppers: str):
    result = check({**COMPLETE, "API_KEY_PEPPERS": peppers})
    assert result.returncode != 0
    assert "API_KEY_PEPPERS: id=value" in result.stderr


@pytest.mark.parametrize("stated", ["-1", "one", "1.5"])
def test_proxies_that_are_no_number_are_refused_by_name(stated: str):
    result = check({**COMPLETE, "TRUSTED_PROXIES": stated})
    assert result.returncode != 0
    assert "TRUSTED_PROXIES: how many" in result.stderr


def test_a_header_that_is_none_is_refused_by_name():
    result = check({**COMPLETE, "CLIENT_ADDRESS_HEADER": "X_Forwarded_For"})
    assert result.returncode != 0
    assert "CLIENT_ADDRESS_HEADER: the name" in result.stderr


# Settings that stop nothing at the start, each with what the deployment checks say of it.
WRONG = (
    {
        "BASE_URL=http://certificates.example": "BASE_URL is",
        "ALLOWED_HOSTS=*": "ALLOWED_HOSTS takes any host",
        "TRUSTED_PROXIES=0": "TRUSTED_PROXIES is 0",
        "MFA_REQUIRED=off": "MFA_REQUIRED is off",
        "EMAIL_URL=": "EMAIL_URL is not set",
        "REDIS_URL=redis://127.0.0.1:1/0": "REDIS_URL leads to no Redis",
        "DATABASE_OWNER_URL=postgres://owner:abc@127.0.0.1:1/c": "DATABASE_OWNER_URL has a pass",
        "DB_SESSION_OPTIONS=-c statement_timeout=60s": "DB_SESSION_OPTIONS has",
        "WEBHOOK_ALLOWED_NETWORKS=0.0.0.0/0": "WEBHOOK_ALLOWED_NETWORKS opens 127.0.0.1",
        "TIMESTAMP_CA=/nonexistent.pem": "TIMESTAMP_CA (/nonexistent.pem) cannot be read",
        "WEBHOOK_CA_BUNDLE=/etc/hostname": "WEBHOOK_CA_BUNDLE (/etc/hostname) cannot be read",
        "LOG_FOLDER=/proc/nope": "LOG_FOLDER cannot be used",
        "ATTACHMENTS_FOLDER=/proc/nope": "ATTACHMENTS_FOLDER cannot be used",
        "OPERATOR_EMAIL=x@y.example": "Did you mean OPERATORS_EMAIL?",
        "GRANIAN_WORKERS=4": "GRANIAN_WORKERS has no effect",
    },
    {
        "BASE_URL=https://other.example": "ALLOWED_HOSTS lacks other.example",
        "REDIS_URL=127.0.0.1:8153": "REDIS_URL is no address",
        "DATABASE_URL=mysql://certificates": "DATABASE_URL: the login could not be checked: failed to res",
        "WEBHOOK_ALLOWED_NETWORKS=10.0.0.0/33": "which is no network",
        "LOG_BUCKET=foo": "LOG_BUCKET cannot be used",
    },
)


@pytest.mark.parametrize("wrong", WRONG, ids=["most", "second faults"])
def test_each_wrong_setting_is_named_with_what_to_do(wrong: dict[str, str]):
    """Several at once, for a process takes a second; none hides another."""
    changes = dict(change.split("=", 1) for change in wrong)
    result = check({**COMPLETE, "AWS_EC2_METADATA_DISABLED": "true", **changes})
    assert result.returncode != 0
    assert "Traceback" not in result.stderr
    told = [
        each for each in re.split(r"^\?: ", result.stderr, flags=re.MULTILINE) if "HINT" in each
    ]
    silent = [said for said in wrong.values() if not any(said in each for each in told)]
    assert silent == [], result.stderr


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("EMAIL_URL=mail.example", "EMAIL_URL: write"),
        ("WEB_THREADS=many", "WEB_THREADS: "),
    ],
)
def test_a_setting_that_cannot_be_read_is_named_at_start(change: str, said: str):
    name, _, value = change.partition("=")
    result = check({**COMPLETE, name: value})
    assert result.returncode != 0
    assert "Traceback" not in result.stderr
    assert said in result.stderr
    assert "See .env.example" in result.stderr


SAME = COMPLETE["AUDIT_KEY"]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (
            {
                "AUDIT_KEY": "b",
                "API_KEY_PEPPERS": "p1=c",
                "METRICS_TOKEN": "metrics",
                "FIELD_KEYS": "A" * 43 + "=",
                "SECRET_KEY": "ab" * 40,
            },
            [
                "AUDIT_KEY is shorter than 32 characters",
                "API_KEY_PEPPERS (p1) is shorter than 32 characters",
                "METRICS_TOKEN is shorter than 32 characters",
                "FIELD_KEYS (number 1) repeats a few characters",
                "SECRET_KEY repeats a few characters",
            ],
        ),
        (
            {
                "SECRET_KEY": "short",
                "AUDIT_KEY": "change-me-0123456789-0123456789-0123456789",
                "FIELD_KEYS": f"{COMPLETE['FIELD_KEYS']},{COMPLETE['FIELD_KEYS']}",
            },
            [
                "SECRET_KEY is shorter than 32 characters",
                "AUDIT_KEY is a placeholder",
                "FIELD_KEYS (number 1), FIELD_KEYS (number 2) have the same value",
            ],
        ),
        (
            {"SECRET_KEY": SAME, "API_KEY_PEPPERS": f"p1={SAME},p2={SAME}"},
            [
                "SECRET_KEY, AUDIT_KEY, API_KEY_PEPPERS (p1), API_KEY_PEPPERS (p2)"
                " have the same value"
            ],
        ),
    ],
    ids=["short or repeating", "placeholder", "used twice"],
)
def test_weak_and_repeated_secrets_fail_the_deployment_checks(
    change: dict[str, str], said: list[str]
):
    result = check({**COMPLETE, **change})
    assert result.returncode != 0
    assert [each for each in said if each not in result.stderr] == []
    hints = re.findall(
        r"HINT: (?:Make one|Each needs a secret of its own\. Make one): `deploy/make-secrets`",
        result.stderr,
    )
    assert len(hints) == len(said)
    for value in change.values():
        assert len(value) < 10 or value not in result.stderr


def test_a_server_that_waits_for_the_database_is_not_killed():
    """All its threads may wait for as long as DB_WAIT; the watchdog kills after two looks."""
    watchdog = (ROOT / "deploy" / "watchdog").read_text()
    base = (ROOT / "config" / "settings" / "base.py").read_text()
    (look,) = re.findall(r"^WAIT=\$\{WAIT:-(\d+)\}$", watchdog, re.MULTILINE)
    (longest,) = re.findall(r"^DB_WAIT = ([\d.]+) ", base, re.MULTILINE)
    assert 2 * int(look) > float(longest)


TOLD = """
from django.conf import settings
print(settings.SECURE_HSTS_INCLUDE_SUBDOMAINS, settings.SECURE_HSTS_PRELOAD, settings.TRUSTED_PROXIES)
"""


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({}, "False False 1"),  # HSTS reaches no other host unless asked to
        ({"SECURE_HSTS_INCLUDE_SUBDOMAINS": "on"}, "True False 1"),
        ({"TRUSTED_PROXIES": "0"}, "False False 0"),  # no proxy is believed
    ],
)
def test_stated_security_settings_are_taken_and_nothing_else_changes(
    change: dict[str, str], expected: str
):
    keep = {"PATH": os.environ["PATH"], "DJANGO_SETTINGS_MODULE": "config.settings.production"}
    output = subprocess.check_output(
        [sys.executable, "-c", TOLD], cwd=ROOT, env={**keep, **COMPLETE, **change}, text=True
    )
    assert output.strip() == expected
