"""The log: one JSON object a line, with the request's id, without keys and addresses."""

import json
import logging
import logging.config
import os
import re
import sys
from collections.abc import Callable, Iterator
from io import StringIO
from unittest.mock import patch

import pytest
from django.db import DatabaseError, IntegrityError, connection, transaction
from django.test import Client
from django.urls import reverse

from accounts.keys.operations import NewKey
from accounts.models import ApiKey
from accounts.request_log.log import MAX_LOGGED_PATH, current_request_id, redact_path
from config.observability import heartbeat
from config.observability.logging import discreet, logging_config
from tests.support.growth import FACTOR, LINEAR, growth
from tests.support.problems import assert_problem

KEEP = ("handlers", "level")


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch, settings) -> Iterator[Callable[[], list[dict]]]:
    """What the real configuration writes, line by line."""
    settings.SLOW_MS = 60_000  # a busy machine is no subject here
    root, stream = logging.getLogger(), StringIO()
    before = (root.handlers[:], root.level)
    monkeypatch.setattr(sys, "stderr", stream)
    logging.config.dictConfig(logging_config(level="DEBUG"))
    yield lambda: [json.loads(line) for line in stream.getvalue().splitlines()]
    root.handlers[:], root.level = before[0], before[1]


def access(lines: list[dict]) -> dict:
    """The one line of the access log."""
    (line,) = [line for line in lines if line["name"] == "access"]
    return line


def test_a_request_leaves_one_line(lines, api, key: NewKey, issuer, request_body):
    response = api.post("certificates/issue", request_body(), **{"X-Request-Id": "order-1"})
    assert response.status_code == 201
    line = access(lines())
    assert line["levelname"] == "INFO"
    assert line["request_id"] == "order-1"
    assert (line["method"], line["status"]) == ("POST", 201)
    assert line["path"] == "/api/external/certificates/issue"
    assert line["issuer"] == issuer.public_id
    assert line["key"] == key.key.public_id
    assert 0 < line["duration_ms"] < 10_000


def test_a_request_says_what_it_asked_of_the_database(
    lines, api, certificate, django_assert_num_queries
):
    api.get(
        f"certificates/{certificate.public_id}"
    )  # what is kept of one request for the next is there
    with django_assert_num_queries(1):
        api.get(f"certificates/{certificate.public_id}")
    line = [line for line in lines() if line["name"] == "access"][-1]
    assert line["queries"] == 1
    assert 0 < line["database_ms"] < line["duration_ms"]
    api.get("nothing-here")
    assert [line["queries"] for line in lines() if line["name"] == "access"][-1] == 0


def test_a_slow_request_is_a_warning(lines, settings, owner, certificate):
    settings.SLOW_MS = 0
    client = Client()
    client.force_login(owner)
    client.get(f"/en/verify/{certificate.public_id}?name=Arta")
    told = lines()
    assert (access(told)["levelname"], access(told)["message"]) == ("WARNING", "slow request")
    statements = [line for line in told if line["name"] == "database"]
    assert {line["message"] for line in statements} == {"slow statement"}
    assert {line["levelname"] for line in statements} == {"WARNING"}
    assert all(line["statement"] for line in statements)
    assert certificate.public_id not in json.dumps(statements), "values are not logged"
    assert len({line["request_id"] for line in told if line["request_id"]}) == 1
    settings.SLOW_MS = 60_000
    before = len(lines())
    client.get(f"/en/verify/{certificate.public_id}")
    (line,) = lines()[before:]
    assert (line["levelname"], line["message"]) == ("INFO", "request")


@pytest.mark.django_db
def test_a_statement_outside_of_a_request_is_told_if_it_is_slow(lines, settings):
    settings.SLOW_MS = 50
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_sleep(%s)", [0.06])
        cursor.execute("SELECT 1")
    (line,) = lines()
    assert line["statement"] == "SELECT pg_sleep(%s)"
    assert line["duration_ms"] >= 50


@pytest.mark.django_db
def test_probes_that_find_all_well_are_for_debugging(lines, monkeypatch):
    Client().get("/healthz")
    Client().get("/readyz")
    assert {line["levelname"] for line in lines()} == {"DEBUG"}
    monkeypatch.setattr("config.observability.checks._migrations", lambda: "missing")
    Client().get("/readyz")
    assert [line["levelname"] for line in lines() if line["name"] == "access"][-1] == "INFO"


@pytest.mark.parametrize("logger", ["celery.app.trace", "celery.beat", "celery.worker.strategy"])
def test_tasks_are_quiet_unless_they_fail(lines, logger: str):
    assert logging.getLogger(logger).isEnabledFor(logging.INFO), "LOG_LEVEL=DEBUG"
    logging.config.dictConfig(logging_config(level="INFO"))
    assert not logging.getLogger(logger).isEnabledFor(logging.INFO)
    assert logging.getLogger(logger).isEnabledFor(logging.WARNING)


def test_a_process_says_that_it_lives(lines):
    heartbeat.say("beat")
    (line,) = [each for each in lines() if each["name"] == "heartbeat"]
    assert (line["message"], line["role"], line["pid"]) == ("alive", "beat", os.getpid())
    assert line["rss_mib"] > 10


def test_a_stranger_is_logged_without_a_name(lines, anonymous_api):
    assert_problem(anonymous_api.get("account"), 401, "api_key_missing")
    line = access(lines())
    assert line["status"] == 401
    assert not line.keys() & {"issuer", "key"}


def test_no_secret_and_no_person_reaches_the_log(lines, api, key: NewKey, request_body):
    shown = key.token.reveal()
    person = {"holderEmail": "arta@example.com", "holderName": "Arta Krasniqi"}
    answer = api.post("certificates/issue", request_body(**person)).json()
    api.get(f"certificates/{answer['id']}")
    api.post("certificates/issue", request_body(**person, typeId=0))
    api.post("certificates/issue", b'{"holderEmail": "arta@example.com"')
    api.get(f"account?x-api-key={shown}&email=arta@example.com")
    api.get("certificates/arta@example.com")
    api.get(f"certificates/{shown}")
    Client().get(f"/en/verify/{shown}")
    Client().get("/verify/arta%40example.com")
    Client().get("/api/external/account", headers={"x-api-key": shown + "x"})
    Client().get("/arta@example.com", headers={"authorization": f"Bearer {shown}"})
    ApiKey.objects.filter(pk=key.key.pk).update(revoked_at=key.key.created_at)
    api.get("account")
    text = json.dumps(lines())
    assert text.count('"access"') == 12
    assert key.token.secret not in text
    assert "arta" not in text.lower()


def test_a_failure_is_logged_with_its_cause_and_its_request(lines, api, monkeypatch):
    def fail(*_args: object) -> None:
        raise RuntimeError("what really happened")

    monkeypatch.setattr("lib.sql.fetch_one", fail)
    api.get("account", **{"X-Request-Id": "order-2"})
    (error,) = [line for line in lines() if line["levelname"] == "ERROR"]
    assert error["request_id"] == "order-2"
    assert "what really happened" in error["exc_info"]
    assert access(lines())["status"] == 500


def test_a_line_break_cannot_forge_a_line(lines, anonymous_api):
    anonymous_api.get('/api/x%0a{"name": "access", "status": 200}')
    assert access(lines())["status"] == 404


def test_nothing_of_a_request_outlives_it(api):
    api.get("account", **{"X-Request-Id": "order-3"})
    assert current_request_id.get() == ""


def test_a_row_that_the_database_quotes_does_not_reach_the_log(lines, issuer):
    """A value may have lines of its own, and look like what else PostgreSQL says."""
    try:
        with connection.cursor() as cursor:
            cursor.execute(
                "INSERT INTO accounts_user (email, password, name, locale, is_staff, is_active,"
                " is_superuser, session_epoch, date_joined) VALUES ('Anna@Example.com', 'x',"
                " 'Anna\nof Prizren\nHINT: of Gjakova', 'xx', true, true, false, 0, now())"
            )
    except IntegrityError:
        logging.getLogger("test").exception("could not write for %s", "bert@example.com")
    (line,) = [line for line in lines() if line["name"] == "test"]
    assert "violates check constraint" in line["exc_info"]
    assert line["exc_info"].count("DETAIL: ***") == 2, "psycopg's, and Django's, which it causes"
    assert "direct cause" in line["exc_info"]
    assert __file__ in line["exc_info"], "where it happened is still to be found"
    for private in ("example.com", "anna", "prizren", "gjakova"):
        assert private not in json.dumps(line).lower()
    assert line["message"] == "could not write for ***"


def test_no_statement_and_no_place_in_it_reaches_the_log(lines, issuer):
    for statement in (
        "SELECT 'Anna' WHERE 'Bora' = 1 -- \n",
        "DO $$BEGIN PERFORM 'Anna'::text, 1 / 0; END$$",
    ):
        try:
            with transaction.atomic(), connection.cursor() as cursor:
                cursor.execute(statement)
        except DatabaseError as error:
            logging.getLogger("test").warning("refused", extra={"reason": str(error)})
    found = [line["reason"] for line in lines() if line["name"] == "test"]
    assert ["LINE 1: ***" in found[0], "CONTEXT: ***" in found[1]] == [True, True]
    assert "Anna" not in json.dumps(found)


def test_extras_of_a_message_are_redacted_however_deep_they_lie(lines):
    class Letter:
        def __str__(self) -> str:
            return "to anna@example.com"

    extra = {"tried": [{"to": ("anna@example.com", Letter())}, 7, None], "letter": Letter()}
    logging.getLogger("test").warning("not sent", extra=extra)
    (line,) = [line for line in lines() if line["name"] == "test"]
    assert line["tried"] == [{"to": ["***", "to ***"]}, 7, None]
    assert line["letter"] == "to ***"


def test_tokens_in_addresses_are_not_logged(lines, owner, mailoutbox):
    """Neither where it works, nor where it fails, nor where an address leads nowhere."""
    client = Client(raise_request_exception=False)
    client.post(reverse("account_reset_password"), {"email": owner.email})
    found = re.search(r"/admin/access/password/reset/key/(\S+)/", str(mailoutbox[0].body))
    assert found
    client.get(found[0])
    client.get(found[0].rstrip("/"))
    token = "cis_invite_" + "a-b_" * 10
    client.get(f"/invitations/{token}/")
    with patch("accounts.people.invitations.find", side_effect=RuntimeError):
        assert client.get(f"/invitations/{token}/").status_code == 500
    text = json.dumps(lines())
    assert "Internal Server Error: /invitations/***/" in text
    assert found[1] not in text
    assert found[1].rpartition("-")[2] not in text
    assert "a-b_" not in text


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("sent to a.b+c@example.com.", "sent to ***"),
        ("key cis_live_abc_def refused", "key *** refused"),
        ("secret whsec_abc+/=", "secret ***"),
        ("GET /invitations/cis_invite_a-b_c/ failed", "GET /invitations/***/ failed"),
        ("GET /password/reset/key/2-abc/ failed", "GET /password/reset/key/***/ failed"),
        ("postgres://user:pw@host/db", "postgres://***/db"),
        ("nothing to hide", "nothing to hide"),
    ],
)
def test_secrets_and_addresses_are_masked(text: str, expected: str):
    assert discreet(text) == expected


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/en/verify/cert_x", "/en/verify/cert_x"),
        ("/a/arta@example.com/b", "/a/***/b"),
        ("/invitations/cis_invite_a-b/", "/invitations/***/"),
        ("/x-cis_live_a/cis_test_b", "/***/***"),
        ("/admin/access/password/reset/key/2-a\nb/", "/admin/access/password/reset/key/***"),
        ("/" + "c" * 1000, "/" + "c" * (MAX_LOGGED_PATH - 1)),
    ],
)
def test_a_path_is_logged_without_what_opens_a_door_and_not_at_any_length(path, expected):
    assert redact_path(path) == expected


@pytest.mark.parametrize("unit", ["c", "/", "cis_", "@", "/password/reset/key/"])
def test_an_address_of_any_kind_is_logged_at_once(lines, anonymous_api, unit: str):
    """Whoever has no key chooses it: its square would be minutes."""
    short, long = ("/" + unit * (size // len(unit)) for size in (4 * 1024, FACTOR * 4 * 1024))
    assert anonymous_api.get(long).status_code in {400, 404}
    cost = growth(lambda: anonymous_api.get(short), lambda: anonymous_api.get(long))
    assert cost < LINEAR
    assert max(len(each["path"]) for each in lines() if each["name"] == "access") <= MAX_LOGGED_PATH
