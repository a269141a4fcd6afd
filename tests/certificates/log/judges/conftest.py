"""A log that judges of other hands check."""

from pathlib import Path

import pytest
from django.utils import timezone

from accounts.scopes import Mode
from certificates.log import sequencing


@pytest.fixture
def older_checkpoint(api, request_body, log_folder: Path, tmp_path: Path) -> Path:
    """The checkpoint at 280 entries; `log_folder` holds 300, in a full tile and a growing one."""
    drafts = [request_body(serialNumber=f"SN-{number}") for number in range(300)]
    body = {"certificates": drafts, "mode": "all_or_nothing"}
    api.post("certificates/issue/bulk", body, **{"idempotency-key": "many"})
    sequencing.run(Mode.LIVE, now=timezone.now(), batch=280)
    kept = tmp_path / "older"
    kept.write_bytes((log_folder / "checkpoint").read_bytes())
    sequencing.run(Mode.LIVE, now=timezone.now())
    return kept


@pytest.fixture
def verifier_key() -> str:
    """The log's key, as everybody knows it."""
    return str(sequencing.signer(Mode.LIVE).key)
