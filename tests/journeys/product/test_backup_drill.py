"""The backup drill on a real dump: passes for a sound one, fails for a damaged one."""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest

from tests.journeys.processes.couriers import ask
from tests.journeys.processes.load_clients import Service, own_service
from tests.paths import ROOT

pytestmark = [pytest.mark.journey, pytest.mark.drill_only]


def drill(service: Service, folder: Path) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "tools.backup_drill"],
        cwd=ROOT,
        env={
            **os.environ,
            "DJANGO_SETTINGS_MODULE": "config.settings.test",
            "DATABASE_URL": service.postgres.url,
            "ATTACHMENTS_FOLDER": str(folder),
        },
        capture_output=True,
        text=True,
        check=False,
    )


def service_with_a_file(service: Service) -> None:
    """One certificate with an attachment, and its file."""
    content = b"%PDF-1.7 what was measured"
    attachment = {
        "name": "measured.pdf",
        "mediaType": "application/pdf",
        "size": len(content),
        "sha256": hashlib.sha256(content).hexdigest(),
    }
    body = {"typeId": service.type_id, "productId": "A-1", "attachments": [attachment]}
    body |= {"serialNumber": "with-a-file"}
    headers = {"x-api-key": service.key, "Content-Type": "application/json"}
    path = "/api/external/certificates"
    issued = service.live.request("POST", f"{path}/issue", json.dumps(body).encode(), **headers)
    put = f"{path}/{issued.json()['id']}/attachments/1"
    headers |= {"Content-Type": "application/pdf"}
    assert service.live.request("PUT", put, content, **headers).status_code == 200


def test_a_sound_database_comes_back_and_a_forged_one_is_told(tmp_path: Path):
    files = tmp_path / "attachments"
    with own_service(tmp_path, ATTACHMENTS_FOLDER=str(files)) as service:
        service_with_a_file(service)
        sound = drill(service, files)
        assert sound.returncode == 0, sound.stdout + sound.stderr
        ((count,),) = ask(service, "SELECT count(*) FROM certificates_certificate")
        assert f"(Sound: {count} certificates, 1 files of attachments, " in sound.stdout
        (stored,) = (path for path in files.rglob("*") if path.is_file())
        stored.write_bytes(b"altered")
        with psycopg.connect(service.postgres.url) as connection:
            connection.execute("SET session_replication_role = replica")
            connection.execute("UPDATE certificates_certificate SET document = document || ' '")
        forged = drill(service, files)
        assert forged.returncode == 1
        assert "the document does not have its hash" in forged.stderr
        assert "the file of attachment 1 is not the one that was registered" in forged.stderr
    assert list((ROOT / "var").glob("backup-drill-*")) == []
