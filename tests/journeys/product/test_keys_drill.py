"""Drill: a restored dump needs the keys that are kept apart from it. With other keys each part of the service
says which key is wrong, and alters nothing; with the right ones it goes on.
"""

import base64
import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.conf import settings

from tests.journeys.processes.couriers import add_endpoint, ask
from tests.journeys.processes.load_clients import Service, own_service, wait_for
from tests.journeys.processes.workers import worker
from tests.journeys.product.test_recovery_drill import is_published
from tests.paths import ROOT

pytestmark = [
    pytest.mark.journey,
    pytest.mark.drill_only,
]
OTHER = base64.b64encode(
    bytes(range(32))
).decode()  # without a character that base64url writes otherwise
SAID = {  # by verify_keys, where a key is another one
    "FIELD_KEYS": "no key of FIELD_KEYS opens",
    "SIGNING_KEYS": "no key of SIGNING_KEYS opens this value",
    "LOG_KEY": "and LOG_KEY gives",
    "AUDIT_KEY": "sealed with another key than AUDIT_KEY",
}
SEAL = "import django; django.setup(); from accounts.tasks import seal_audit; seal_audit()"
# What a wrong key could spoil: signatures, the log, the audit's seals, secrets.
KEPT = """
SELECT (SELECT count(*) FROM certificates_logentry), (SELECT max(size) FROM certificates_log),
       (SELECT count(*) FROM accounts_signingkey), (SELECT count(*) FROM certificates_seal WHERE jcs IS NOT NULL),
       (SELECT string_agg(encode(seal, 'hex'), ',' ORDER BY chain) FROM accounts_audithead),
       (SELECT string_agg(secret, ',' ORDER BY id) FROM webhooks_endpoint)
"""


@pytest.fixture
def keys(tmp_path: Path) -> dict[str, str]:
    """The backup of the keys, as variables; the settings of local development read them."""
    return {
        "DJANGO_SETTINGS_MODULE": "config.settings.local",
        "FIELD_KEYS": settings.FIELD_KEYS[0],
        "SIGNING_KEYS": settings.SIGNING_KEYS[0],
        "LOG_KEY": settings.LOG_KEY,
        "AUDIT_KEY": settings.AUDIT_KEY,
        "API_KEY_PEPPERS": ",".join("=".join(each) for each in settings.API_KEY_PEPPERS.items()),
        "LOG_ORIGIN": settings.LOG_ORIGIN,
        "BASE_URL": settings.BASE_URL,
        "LOG_FOLDER": str(tmp_path / "log"),
        "ATTACHMENTS_FOLDER": str(tmp_path / "attachments"),
    }


@pytest.fixture
def service(tmp_path: Path, keys: dict[str, str]) -> Iterator[Service]:
    """A service whose log, signatures and audit have begun, and that has an endpoint's secret."""
    files = {"LOG_FOLDER": keys["LOG_FOLDER"]}
    with own_service(tmp_path, **files) as service:
        around = service.postgres.environment | files
        add_endpoint(service, "http://127.0.0.1:9/hook")
        with worker("trust_worker", **around):
            wait_for(lambda: is_published(service) and is_signed(service), 60)
        run(service, keys, "-c", SEAL)
        yield service


def is_signed(service: Service) -> bool:
    return ask(service, "SELECT count(*) > 0 FROM certificates_seal WHERE jcs IS NOT NULL") == [
        (True,)
    ]


def run(
    service: Service, keys: dict[str, str], *command: str
) -> "subprocess.CompletedProcess[str]":
    owner = {"DATABASE_OWNER_URL": service.postgres.url}  # whose the tables of these services are
    return subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env=os.environ | service.postgres.environment | owner | keys,
        capture_output=True,
        text=True,
        check=False,
    )


def kept(service: Service) -> str:
    """A fingerprint of what a wrong key could spoil."""
    return hashlib.sha256(repr(ask(service, KEPT)).encode()).hexdigest()


def test_a_restored_dump_needs_the_keys_from_their_own_backup(
    service: Service, keys: dict[str, str]
):
    restored = run(service, keys, "-m", "tools.backup_drill")
    assert restored.returncode == 0, restored.stdout + restored.stderr
    before = kept(service)
    for name, said in SAID.items():
        told = run(service, keys | {name: OTHER}, "manage.py", "verify_keys")
        assert told.returncode == 1, name
        assert said in told.stderr
        assert not [other for other in set(SAID) - {name} if SAID[other] in told.stderr]
    nothing_is_spoiled_by_workers_with_other_keys(service, keys)
    assert kept(service) == before
    goes_on(service, keys)
    print(f"restored with the keys' backup; of {', '.join(SAID)} each other one was named")


def nothing_is_spoiled_by_workers_with_other_keys(service: Service, keys: dict[str, str]) -> None:
    """They are started all the same, while somebody issues: what they cannot do waits."""
    others = keys | dict.fromkeys(SAID, OTHER)
    assert service.issue("while the keys are wrong").status_code == 201
    with worker("trust_worker", **service.postgres.environment, **others):
        halted = "SELECT count(*) FROM certificates_log WHERE halted IS NOT NULL"
        assert wait_for(lambda: ask(service, halted) != [(0,)], 60)
    run(service, others, "-c", SEAL)


def goes_on(service: Service, keys: dict[str, str]) -> None:
    """With the right keys, what waited is logged and signed."""
    with worker("trust_worker", **service.postgres.environment, **keys):
        assert wait_for(lambda: is_published(service), 60)
    for command in ("verify_keys", "verify_log", "verify_audit", "verify_documents"):
        told = run(service, keys, "manage.py", command)
        assert told.returncode == 0, told.stdout + told.stderr
