"""The samples of the documentation, executed against the service as they stand."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from django.conf import settings

from accounts.lifecycle import JobState
from accounts.models import Job
from accounts.operations import run as work
from certificates.models import Certificate, CertificateLink
from config.docs.inserts import SAMPLES
from tests.edu.completion_cases import make_published, put_in
from tests.factories.certificates import issue_one, make_type
from tests.factories.edu import make_cohort, make_recipient
from tests.journeys.live import Live

pytestmark = pytest.mark.journey
PROGRAMS = {"sh": ["bash"], "py": [sys.executable], "mjs": ["node"], "php": ["php"]}
ISSUING = ["issue.sh", "issue.py", "issue.mjs", "issue.php", "retry.sh"]
ASKING = [
    "types.sh", "list.sh", "account.sh", "suspend.sh", "link.sh", "hash.sh", "bulk.sh", "import.sh",
    "recall.sh", "print.sh", "recipient.sh", "class.sh", "enrol.sh", "complete.sh", "endpoint.sh",
]  # fmt: skip


@pytest.fixture
def run(live: Live, transactional_db, key, tmp_path: Path):
    """Runs a sample with what a reader would set, and gives what it printed."""
    kind = make_type(key.key.issuer)
    first, second = issue_one(kind), issue_one(kind)
    cohort = make_cohort(make_published(key.key.issuer))
    put_in(cohort, "S-1042")
    make_recipient(key.key.issuer, external_id="S-1041")
    environment = {
        **os.environ,
        "API_KEY": key.token.reveal(),
        "CERTIFICATE": first.public_id,
        "PART": first.public_id,
        "WHOLE": second.public_id,
        "PROGRAM": cohort.program.public_id,
        "COHORT": cohort.public_id,
    }

    def runs(name: str) -> str:
        program = PROGRAMS[name.rpartition(".")[2]]
        if shutil.which(program[0]) is None:
            pytest.skip(f"there is no {program[0]} here")
        path = tmp_path / name
        text = (SAMPLES / name).read_text().replace("{base_url}", live.url)
        path.write_text(text)
        done = subprocess.run(
            [*program, path],
            cwd=tmp_path,
            check=False,
            env=environment,
            capture_output=True,
            text=True,
            timeout=60,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    return runs


@pytest.mark.parametrize("name", ISSUING)
def test_what_issues_issues_once(run, name: str):
    before = Certificate.objects.count()
    assert settings.BASE_URL in run(name)
    run(name)  # the key for idempotency: the second time nothing happens
    assert Certificate.objects.count() == before + 1


@pytest.mark.parametrize("name", ASKING)
def test_what_asks_or_moves_is_answered(run, tmp_path: Path, name: str):
    said = run(name)
    match name:
        case "hash.sh":
            found = Certificate.objects.values_list("data_hash", flat=True)
            assert said.split()[0] in {bytes(each).hex() for each in found}
        case "link.sh":
            assert CertificateLink.objects.exists()
        case "class.sh" | "complete.sh":
            work.run_due()
            assert Job.objects.get().state == JobState.SUCCEEDED
        case "print.sh":
            assert (tmp_path / "certificate.pdf").read_bytes().startswith(b"%PDF-")
        case "suspend.sh":
            assert '"status":"suspended"' in said
        case _:
            assert '"ok":true' in said
