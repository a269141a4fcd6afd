"""Drill: an installation of the last release is upgraded as the runbook says, while clients issue."""

import json
import subprocess
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.journeys.load.installation import manage
from tests.journeys.processes.load_clients import set_up, wait_for
from tests.journeys.processes.nginx import NGINX, SECONDS
from tests.journeys.processes.units import Unit, web_units
from tests.journeys.product.test_systemd import (
    Site,
    is_ready,
    issuing,
    nginx,
    prepare_folder,
    restart_all,
    running,
)
from tests.paths import ROOT
from tests.support.suite.servers import own_postgres, own_redis

pytestmark = [
    pytest.mark.journey,
    pytest.mark.drill_only,
    pytest.mark.skipif(NGINX is None, reason="no nginx"),
]


def commit_of_last_release() -> str:
    command = [
        "git",
        "log",
        "-1",
        "--format=%H",
        "--extended-regexp",
        "--grep=^Release [0-9.]+(:|$)",
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stdout, "The last release is not in this history: git fetch --unshallow"
    return done.stdout.strip()


def unpack(commit: str, folder: Path) -> Path:
    folder.mkdir()
    archive = subprocess.check_output(["git", "archive", commit], cwd=ROOT)
    subprocess.run(["tar", "-x"], cwd=folder, input=archive, check=True)
    return folder


def is_logged(site: Site, issued: bytes) -> bool:
    address = f"/api/public/certificates/{json.loads(issued)['id']}/log"
    return bool(json.loads(site.ask(address)[1])["changes"])


def upgrade(folder: Path, webs: list[Unit], others: list[Unit], beat: Unit) -> None:
    """The steps of the runbook, *Upgrading*."""
    migrate = Unit("migrate", "", folder)
    assert migrate.start().wait(SECONDS) == 0, migrate.log.read_text()
    for unit in (*webs, *others, beat):
        unit.checkout = ROOT
    for unit in others:
        unit.stop()
        unit.start()
    restart_all(folder, webs)
    beat.stop()
    beat.start()


def test_a_release_is_upgraded_without_an_error(tmp_path: Path):
    old = unpack(commit_of_last_release(), tmp_path / "release")
    with own_postgres() as postgres, own_redis() as redis:
        demo: dict[str, Any] = json.loads(set_up(postgres, old))
        prepare_folder(tmp_path, postgres, redis)
        webs = web_units(tmp_path, old)
        others = [Unit(name, "", tmp_path, old) for name in ("worker", "jobs", "courier")]
        beat = Unit("beat", "", tmp_path, old)
        ports = [int(each.instance) for each in webs]
        with running(*webs, *others, beat), nginx(tmp_path, ports, demo) as site:
            for web in webs:
                assert wait_for(partial(is_ready, web), SECONDS), web.log.read_text()
            _status, before = site.issue("before")
            with issuing(site) as statuses:
                assert wait_for(lambda: len(statuses) > 100, SECONDS)
                upgrade(tmp_path, webs, others, beat)
                so_far = len(statuses)
                assert wait_for(lambda: len(statuses) > so_far + 100, SECONDS)
            manage(tmp_path, "migrate", "--check")
            _status, after = site.issue("after")
            assert wait_for(lambda: is_logged(site, before) and is_logged(site, after), SECONDS)
    print(
        f"{len(statuses)} certificates issued meanwhile, {len(statuses) - statuses.count(201)} errors"
    )
    assert set(statuses) == {201}, (tmp_path / "nginx.log").read_text()
