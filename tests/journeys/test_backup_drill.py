"""The drill as an operator runs it, on a real dump: green for what is sound, red for what is not."""

import os
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest

from tests.journeys.live import ROOT
from tests.journeys.load import Service, own_service
from tests.journeys.webhooks import ask

pytestmark = pytest.mark.journey


def drill(service: Service) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "config.launcher.backup_drill"],
        cwd=ROOT,
        env={
            **os.environ,
            "DJANGO_SETTINGS_MODULE": "config.settings.test",
            "DATABASE_URL": service.postgres.url,
        },
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_sound_database_comes_back_and_a_forged_one_is_told(tmp_path: Path):
    with own_service(tmp_path) as service:
        sound = drill(service)
        assert sound.returncode == 0, sound.stdout + sound.stderr
        ((count,),) = ask(service, "SELECT count(*) FROM certificates_certificate")
        assert f"({count} certificates are sound" in sound.stdout
        with psycopg.connect(service.postgres.url) as connection:
            connection.execute("SET session_replication_role = replica")
            connection.execute("UPDATE certificates_certificate SET document = document || ' '")
        forged = drill(service)
        assert forged.returncode == 1
        assert "the document does not have its hash" in forged.stderr
    assert list((ROOT / "var").glob("backup-drill-*")) == []
