"""An authority stamps the newest checkpoint; openssl judges the token. One that is bad or silent breaks nothing."""

import base64

import pytest
from aiohttp import web
from django.db import IntegrityError, transaction
from django.test import Client

from accounts.scopes import Mode
from certificates import tasks
from certificates.log import attesting, proofs, sequencing
from certificates.models import LogCheckpoint
from tests.factories import issue_one
from tests.webhooks.receiver import running

from .timestamp_authority import Authority

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(scope="module")
def authority(tmp_path_factory):
    return Authority(tmp_path_factory.mktemp("authorities") / "own")


@pytest.fixture
def server(authority, settings):
    """The authority at an address; `behave` may answer otherwise."""

    async def behave(request):
        return web.Response(body=authority.answer(await request.read()))

    with running() as receiver:
        receiver.behave = behave
        settings.TIMESTAMP_URL, settings.TIMESTAMP_CA = receiver.url(), str(authority.root)
        yield receiver
    authority.configure()


@pytest.fixture
def logged(certificate_type, log_all):
    issue_one(certificate_type)
    log_all()


@pytest.mark.usefixtures("logged")
def test_the_newest_checkpoint_is_stamped_once(
    server, authority, certificate_type, log_all, log_folder
):
    tasks.timestamp_log()
    stamped = LogCheckpoint.objects.get()
    token = bytes(stamped.timestamp)
    assert authority.accepts(token, stamped.note.encode())
    assert not authority.accepts(token, stamped.note.encode() + b"x")
    assert not authority.accepts(token[:-1] + bytes([token[-1] ^ 1]), stamped.note.encode())
    assert server.calls[0].headers["content-type"] == "application/timestamp-query"
    tasks.timestamp_log()
    assert len(server.calls) == 1
    assert sequencing.unstamped_since() is None

    issue_one(certificate_type)
    log_all()
    assert sequencing.unstamped_since() == LogCheckpoint.objects.get(size=2).at
    [(index, (first, _proof))] = proofs.PublishedLog(Mode.LIVE).stamped([0, 1]).items()
    assert (index, first) == (0, stamped)
    for name, caching in (("latest", "max-age=2"), ("1", "immutable")):
        answer = Client().get(f"/log/timestamps/{name}")
        assert answer.content == (log_folder / "timestamps" / name).read_bytes()
        assert answer.json()["checkpoint"] == stamped.note
        assert base64.b64decode(answer.json()["timestamp"]) == token
        assert caching in answer["Cache-Control"]
    assert Client().get("/log/timestamps/2").status_code == 404
    assert Client().get("/log/test/timestamps/latest").status_code == 404
    with pytest.raises(IntegrityError), transaction.atomic():
        LogCheckpoint.objects.filter(size=1).update(timestamp=b"another")


@pytest.mark.usefixtures("logged")
@pytest.mark.parametrize("name", ["T", "A-" + 60 * "n"])  # which of the two is the shorter one
def test_an_authority_may_send_its_chain(server, settings, tmp_path, name):
    authority = Authority(tmp_path / "chained", name=name, has_chain=True)
    settings.TIMESTAMP_CA = str(authority.root)

    async def behave(request):
        return web.Response(body=authority.answer(await request.read()))

    server.behave = behave
    tasks.timestamp_log()
    stamped = LogCheckpoint.objects.get()
    assert stamped.timestamp is not None
    assert authority.accepts(bytes(stamped.timestamp), stamped.note.encode())
    assert not authority.accepts(bytes(stamped.timestamp), stamped.note.encode() + b"x")


async def silent(request):
    return web.Response(status=503)


async def garbage(request):
    return web.Response(body=b"\x30\x03\x02\x01\x00")


@pytest.mark.usefixtures("logged")
@pytest.mark.parametrize("behave", [silent, garbage])
def test_an_authority_that_has_no_answer(server, caplog, behave):
    server.behave = behave
    tasks.timestamp_log()
    assert LogCheckpoint.objects.get().timestamp is None
    assert [record.levelname for record in caplog.records if "stamp" in record.message] == ["ERROR"]
    assert sequencing.unstamped_since() == LogCheckpoint.objects.get().at


@pytest.mark.usefixtures("logged")
def test_a_token_that_is_not_for_us_or_of_another_is_refused(server, authority, settings, tmp_path):
    queries = []

    async def answers_the_first_query(request):
        queries.append(await request.read())
        return web.Response(body=authority.answer(queries[0]))

    server.behave = answers_the_first_query
    settings.TIMESTAMP_CA = str(Authority(tmp_path / "another").root)
    assert not attesting.stamp_newest(Mode.LIVE)  # its root is not known
    settings.TIMESTAMP_CA = str(tmp_path / "missing.pem")
    assert not attesting.stamp_newest(Mode.LIVE)
    settings.TIMESTAMP_CA = str(authority.root)
    assert not attesting.stamp_newest(Mode.LIVE)  # the nonce is that of the first query
    assert LogCheckpoint.objects.get().timestamp is None
    queries.clear()
    assert attesting.stamp_newest(Mode.LIVE)
