"""Drill: under load the primary database is lost with its last moments, and a standby takes its place.

What is run for it is what docs/runbook.md says.
"""

import shutil
import time
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from tests.journeys.processes.load_clients import PHASE, wait_for
from tests.journeys.product.test_recovery_drill import (
    BASE_BACKUP,
    PATIENCE,
    Acknowledged,
    Installation,
    archiving,
    ask_url,
    block,
    expect_all,
    expect_more,
    is_published,
    load,
    read_feed,
)
from tests.support.suite.servers import own_standby
from tools.embedded import EmbeddedPostgres

pytestmark = [
    pytest.mark.journey,
    pytest.mark.drill_only,
]
commands = partial(block, heading="Promote a standby")


@pytest.fixture
def installation(tmp_path: Path) -> Iterator[Installation]:
    with archiving(tmp_path) as found:
        yield found


def test_a_standby_takes_the_place_of_the_primary(
    installation: Installation,
    tmp_path: Path,
):
    with own_standby(installation.postgres) as standby:
        seen, moment, cursor = lose_the_primary(installation, standby, tmp_path)
        promoted = replace(installation, postgres=standby)
        began = time.monotonic()
        last = promoted.shell(commands(0)).split()[-1]
        writes_after = time.monotonic() - began
        said = promoted.manage(commands(1), LAST=last)
        with promoted.service(tmp_path / "promoted.log") as service:
            assert wait_for(lambda: service.issue("after").status_code == 201, PATIENCE)
            took = time.monotonic() - began
            lost = expect_all(promoted, seen, moment)
            assert lost, "the log's files and the readers' cursors know more than the standby"
            for certificate in lost:
                path = f"/api/public/certificates/{certificate}"
                assert service.live.get(path).status_code == 404
            events, _cursor = read_feed(service, cursor)
            assert len(events) == 1, "a reader's cursor from the lost moments misses nothing new"
            assert wait_for(lambda: is_published(service), PATIENCE)
            assert promoted.monitor() == 0, "the log neither forked nor shrank"
            shutil.copytree(
                installation.postgres.directory / "deploy", standby.directory / "deploy"
            )
            promoted.shell(BASE_BACKUP, VERIFY="test -d")
            with own_standby(standby) as other:
                assert service.issue("copied").status_code == 201
                assert wait_for(lambda: certificates(other) == certificates(standby), PATIENCE)
    print(
        f"promoted in {writes_after:.1f} s; checked, and a certificate issued, in {took:.1f} s\n{said}"
    )


def lose_the_primary(
    installation: Installation,
    standby: EmbeddedPostgres,
    folder: Path,
) -> tuple[Acknowledged, float, str]:
    """The standby is cut off, then the primary killed: what was answered, until when it was copied, a cursor."""
    with installation.service(folder / "server.log") as service:
        with load(service, installation.numbers) as seen:
            time.sleep(PHASE / 2)
            expect_more(seen)
            moment = time.time()
            cut_off(standby, installation.postgres)
            time.sleep(PHASE / 4)
            expect_more(seen)
        assert wait_for(lambda: is_published(service), PATIENCE)
        _events, cursor = read_feed(service)
        assert installation.monitor() == 0
        installation.postgres.kill()
    return seen, moment, cursor


def cut_off(standby: EmbeddedPostgres, primary: EmbeddedPostgres) -> None:
    """The standby has what was committed up to now, and gets nothing more."""
    ((position,),) = ask_url(primary.url, "SELECT pg_current_wal_flush_lsn()::text")
    arrived = f"SELECT pg_last_wal_receive_lsn() >= '{position}'"
    assert wait_for(lambda: ask_url(standby.url, arrived) == [(True,)], PATIENCE)
    told = Installation(standby, standby.directory, {}, {})
    told.shell("psql -c \"ALTER SYSTEM SET primary_conninfo = ''\" -c 'SELECT pg_reload_conf()'")
    receives = "SELECT count(*) FROM pg_stat_wal_receiver"
    assert wait_for(lambda: ask_url(standby.url, receives) == [(0,)], PATIENCE)


def certificates(server: EmbeddedPostgres) -> object:
    return ask_url(server.url, "SELECT count(*), max(id::text) FROM certificates_certificate")
