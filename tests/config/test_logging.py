"""The log: one JSON object a line, enough to follow a request, and never a key or an address."""

import json
import logging
import logging.config
import sys
from collections.abc import Callable, Iterator
from io import StringIO

import pytest
from django.db import IntegrityError, connection
from django.test import Client

from accounts.middleware import current_request_id
from accounts.models import ApiKey
from accounts.operations.keys import NewKey
from config.logging import discreet, logging_config
from tests.problems import assert_problem

KEEP = ("handlers", "level")


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], list[dict]]]:
    """What the real configuration writes, line by line."""
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

    monkeypatch.setattr("accounts.sql.fetch_one", fail)
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
    try:
        with connection.cursor() as cursor:
            cursor.execute(
                "INSERT INTO accounts_user (email, password, name, locale, is_staff, is_active,"
                " is_superuser, session_epoch, date_joined) VALUES ('Anna@Example.com', 'x', 'Anna', 'xx', true,"
                " true, false, 0, now())"
            )
    except IntegrityError:
        logging.getLogger("test").exception("could not write for %s", "bert@example.com")
    (line,) = [line for line in lines() if line["name"] == "test"]
    assert "violates check constraint" in line["exc_info"]
    assert "DETAIL: ***" in line["exc_info"]
    assert "example.com" not in json.dumps(line).lower()
    assert line["message"] == "could not write for ***"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("sent to a.b+c@example.com.", "sent to ***"),
        ("key cis_live_abc_def refused", "key *** refused"),
        ("secret whsec_abc+/=", "secret ***"),
        ("postgres://user:pw@host/db", "postgres://***/db"),
        ("nothing to hide", "nothing to hide"),
    ],
)
def test_secrets_and_addresses_are_masked(text: str, expected: str):
    assert discreet(text) == expected
