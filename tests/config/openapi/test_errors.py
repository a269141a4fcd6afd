"""The table of codes compared with the errors, and members of every problem document."""

import itertools
import re
from importlib import import_module

import pytest
from django.db import InterfaceError, OperationalError
from django.test import Client

from accounts.errors import PROBLEMS, ServiceError
from certificates.models import Certificate
from config.errors import TABLE
from tests.conftest import Api
from tests.support.problems import assert_problem, nothing_written

ISSUE = "/api/external/certificates/issue"
NOWHERE = ["/api/", "/api/x", "/api/external", "/api/external/", "/api/external/account/"]
NOWHERE += ["/api/external/certificates/", "/api/external/certificates/issue/", "/api/public/"]
NOWHERE += ["/api/external/certificates/x/y/z", "/api/v1/certificates", "/api/%00"]


def leaves(cls: type[ServiceError]) -> list[type[ServiceError]]:
    """Every error that carries a code: rows of the tables, and classes."""
    below = list(itertools.chain.from_iterable(map(leaves, cls.__subclasses__())))
    return ([cls] if "code" in vars(cls) else []) + below


import_module("config.urls")  # loads every door, and with it the refusals it can raise
ERRORS = leaves(ServiceError)


def test_every_refusal_has_a_place_in_the_table():
    codes = {problem.code for problem in TABLE}
    assert not [str(error.message) for error in ERRORS if error.code not in codes]
    assert all(str(error.message) for error in ERRORS)


def test_every_code_of_the_table_can_be_raised():
    codes = [problem.code for problem in TABLE]
    assert sorted(set(codes)) == sorted(codes)
    assert set(codes) == {error.code for error in ERRORS} == PROBLEMS.keys()


@pytest.mark.parametrize("problem", TABLE, ids=lambda problem: problem.code)
def test_an_entry_says_what_happened_and_what_to_do(problem):
    assert re.fullmatch(r"[a-z]+(_[a-z]+)*", problem.code)
    assert problem.status in {
        400,
        401,
        403,
        404,
        405,
        408,
        409,
        410,
        413,
        415,
        422,
        429,
        500,
        503,
    }
    assert str(problem.title)
    assert str(problem.meaning)
    assert str(problem.remedy)
    headers = dict(problem.headers)
    assert (problem.status == 401) == ("WWW-Authenticate" in headers)
    assert (problem.status == 503) <= ("Retry-After" in headers)


def test_every_type_url_leads_to_its_explanation():
    page = Client().get("/en/docs/errors").content.decode()
    for problem in TABLE:
        assert problem.type_url.endswith(f"/en/docs/errors#{problem.code}")
        assert f'id="{problem.code}"' in page


@pytest.mark.django_db
@pytest.mark.parametrize("path", NOWHERE)
@pytest.mark.parametrize("method", ["get", "post", "delete"])
def test_an_address_that_is_none_is_answered_in_json(path: str, method: str):
    response = Client().generic(method.upper(), path, headers={"accept": "text/html"})
    assert_problem(response, 404, "route_not_found")


@pytest.mark.parametrize(
    "path", ["certificates/x", "certificates/types/x", "jobs/x", "edu/teams/x"]
)
def test_a_missing_row_is_told_apart_from_an_address_that_is_none(api: Api, path: str):
    assert_problem(api.get(path), 404, "not_found")
    assert_problem(api.get(f"{path}/nowhere"), 404, "route_not_found")


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "HEAD", "GET"])
def test_a_method_that_is_none_is_told_what_there_is(key, method: str):
    headers = {"x-api-key": key.token.reveal()}
    with nothing_written():
        response = Client().generic(method, ISSUE, headers=headers)
    assert response.status_code == 405
    assert response["Allow"] == "POST"
    if method != "HEAD":
        assert_problem(response, 405, "method_not_allowed")


def test_head_is_get_without_its_body(key, certificate):
    headers = {"x-api-key": key.token.reveal()}
    path = f"/api/external/certificates/{certificate.public_id}"
    head, get = Client().head(path, headers=headers), Client().get(path, headers=headers)
    assert head.status_code == 200
    assert head.content == b""
    assert head["Content-Type"] == get["Content-Type"]
    assert Client().options(path, headers=headers)["Allow"] == "GET, HEAD"
    assert Client().head(path).status_code == 401


@pytest.mark.parametrize("given", ["order-4711", "a", "~!@#", "x" * 128])
def test_a_harmless_request_id_is_kept(api, given: str):
    response = api.get("account", **{"X-Request-Id": given})
    assert response["X-Request-Id"] == given
    refused = api.get("certificates/x", **{"X-Request-Id": given})
    assert assert_problem(refused, 404, "not_found")["requestId"] == given


@pytest.mark.parametrize("given", ["a b", "x" * 129, "a\tb", "\u00e9", "a\x00", "a\x7f"])
def test_a_request_id_that_is_too_long_or_unprintable_is_refused(api, request_body, given: str):
    """Also where the caller is known from an earlier request, and nothing is issued."""
    issued = api.post("certificates/issue", request_body())
    path = f"certificates/{issued.json()['id']}"
    for response in (
        api.get(path, **{"X-Request-Id": given}),
        api.post("certificates/issue", request_body(), **{"X-Request-Id": given}),
        api.get(f"/api/public/{path}", **{"X-Request-Id": given}),
    ):
        document = assert_problem(response, 400, "validation_failed")
        assert document["errors"][0]["parameter"] == "X-Request-Id"
        assert re.fullmatch("[0-9a-f]{32}", response["X-Request-Id"])
    assert Certificate.objects.count() == 1


@pytest.mark.parametrize("given", ["", " "])
def test_an_empty_request_id_is_none(api, given: str):
    response = api.get("account", **{"X-Request-Id": given})
    assert response.status_code == 200
    assert re.fullmatch("[0-9a-f]{32}", response["X-Request-Id"])


def test_each_request_has_its_own_id(api):
    made = {api.get("account")["X-Request-Id"] for _ in range(20)}
    assert len(made) == 20


@pytest.mark.parametrize(
    "path",
    ["account", "certificates/x", "/api/nowhere", "/api/public/certificates/x"],
)
def test_every_answer_of_the_api_carries_its_headers(api, path: str):
    response = api.get(path)
    assert response["API-Version"] == "2026-03-01"
    assert response["Cache-Control"] == "no-store"
    assert response["X-Request-Id"]
    assert response["X-Content-Type-Options"] == "nosniff"
    assert "Set-Cookie" not in response


@pytest.mark.parametrize("accept", ["text/html", "application/xml", "image/*;q=0.1", "x", ""])
def test_answers_are_json_whatever_is_accepted(api, accept: str):
    assert api.get("account", accept=accept)["Content-Type"] == "application/json"
    assert_problem(api.get("certificates/x", accept=accept), 404, "not_found")


@pytest.mark.parametrize("failure", [OperationalError("host db.internal"), InterfaceError("SQL")])
def test_a_database_that_is_away_is_503(api, request_body, monkeypatch, failure):
    def fail(*_args: object) -> None:
        raise failure

    monkeypatch.setattr("lib.sql.fetch_one", fail)
    responses = [
        api.get("account"),
        api.post("certificates/issue", request_body()),
        api.get("/api/public/certificates/cert_01h455vb4pex5vsknk084sn02q"),
    ]
    for response in responses:
        assert_problem(response, 503, "unavailable")
        assert int(response["Retry-After"]) > 0
        assert "internal" not in response.content.decode()
        assert "SQL" not in response.content.decode()


def test_a_defect_is_500_and_says_nothing_of_its_cause(api, monkeypatch):
    def fail(*_args: object) -> None:
        raise RuntimeError("secret cause")

    monkeypatch.setattr("lib.sql.fetch_one", fail)
    response = api.get("account")
    assert_problem(response, 500, "internal_error")
    assert "secret" not in response.content.decode()


def test_a_host_that_is_not_ours_is_told_so_in_json(key, settings):
    settings.ALLOWED_HOSTS = ["certificates.example"]
    response = Api(key).get("account", host="evil.example")
    assert response.status_code == 400
    assert response["Content-Type"] == "application/problem+json"
    assert "evil" not in response.content.decode()
