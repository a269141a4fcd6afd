"""Requests that are bad as a whole: broken bodies, wrong types of content, sizes, queries, strangers."""

import json
from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from accounts.models import ApiKey
from tests.support.problems import assert_faults, assert_problem, nothing_written

ISSUE = "/api/external/certificates/issue"
LIMIT = 256 * 1024
DEEP = 9_000


@pytest.fixture
def post(key):
    """POST of raw bytes with the issuer's own key."""

    def send(body: bytes, content_type: str | None = "application/json", path=ISSUE, **headers):
        client = Client(raise_request_exception=False)
        headers = {"x-api-key": key.token.reveal()} | headers
        extra = {"CONTENT_TYPE": content_type or ""}  # also with no body, as a real client does
        return client.generic("POST", path, body, headers=headers, **extra)

    return send


def one(text: str) -> bytes:
    """A body whose only fault is this value of `metadata`."""
    return (
        '{"typeId": 1, "productId": "A", "serialNumber": "1", "metadata": ' + text + "}"
    ).encode()


BROKEN = {
    "nothing": b"",
    "spaces": b" \r\n ",
    "cut off": b'{"typeId": 1',
    "trailing comma": b'{"typeId": 1,}',
    "two objects": b"{}{}",
    "single quotes": b"{'typeId': 1}",
    "form": b"typeId=1&productId=A",
    "xml": b"<certificate/>",
    "duplicate key": b'{"typeId": 1, "typeId": 2}',
    "escaped duplicate": b'{"typeId": 1, "\\u0074ypeId": 2}',
    "nested duplicate": one('{"batch": "1", "batch": "2"}'),
    "duplicate after trimming": one('{"batch": "1", " batch": "2"}'),
    "duplicate after composing": one('{"\u00e9": "1", "e\u0301": "2"}'),
    "NaN": b'{"typeId": NaN}',
    "Infinity": b'{"typeId": Infinity}',
    "-Infinity": b'{"typeId": -Infinity}',
    "1e400": b'{"typeId": 1e400}',
    "2^53": b'{"typeId": 9007199254740992}',
    "2^63": b'{"typeId": 9223372036854775808}',
    "five thousand digits": b'{"typeId": ' + b"9" * 5000 + b"}",
    "bad UTF-8": b'{"productId": "\xff"}',
    "latin-1": '{"productId": "Prüfstück"}'.encode("latin-1"),
    "utf-16": '{"typeId": 1}'.encode("utf-16"),
    "raw NUL": b'{"productId": "a\x00b"}',
    "raw newline": b'{"productId": "a\nb"}',
    "deep list": one("[" * DEEP + "]" * DEEP),
    "deep object": one('{"a":' * DEEP + "1" + "}" * DEEP),
    "deep and open": b"[" * DEEP,
    "21 levels": one("[" * 20 + "]" * 20),
}


@pytest.mark.parametrize("raw", BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_body(post, raw: bytes):
    with nothing_written():
        document = assert_problem(post(raw), 400, "malformed_json")
    assert len(document["detail"]) < 200


def test_twenty_levels_are_read_and_refused_for_what_they_are(post, certificate_type):
    body = one("[" * 19 + "]" * 19).replace(b'"typeId": 1', b'"typeId": %d' % certificate_type.pk)
    with nothing_written():
        assert_faults(post(body), ("/metadata", "invalid_type"))


@pytest.mark.parametrize("raw", [b"[]", b'[{"typeId": 1}]', b'"text"', b"1", b"true", b"null"])
def test_a_body_that_is_no_object(post, raw: bytes):
    with nothing_written():
        assert_faults(post(raw), ("", "invalid_type"))


@pytest.mark.parametrize("number", [b"0", b"-0", b"-1"])
def test_numbers_that_are_no_identifier(post, number: bytes):
    body = b'{"typeId": %s, "productId": "A", "serialNumber": "1"}' % number
    with nothing_written():
        assert_faults(post(body), ("/typeId", "out_of_range"))


@pytest.mark.parametrize("number", [b"0.1", b"1.5", b"-0.1"])
def test_numbers_that_are_no_integers(post, number: bytes):
    body = b'{"typeId": %s, "productId": "A", "serialNumber": "1"}' % number
    with nothing_written():
        assert_faults(post(body), ("/typeId", "invalid_type"))


@pytest.mark.parametrize(
    "content_type",
    [
        None,
        "text/plain",
        "text/json",
        "application/xml",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/vnd.api+json",
        "application/json; charset=latin-1",
        "application/json; charset=iso-8859-1",
        "application/json; charset=utf-16",
        "application/json; charset=",
        "application/json; charset=no-such-thing",
        "application/json, text/plain",
        "\u00e4",
    ],
)
def test_only_json_in_utf8_is_read(post, request_body, content_type: str | None):
    body = json.dumps(request_body()).encode()
    with nothing_written():
        assert_problem(post(body, content_type), 415, "unsupported_media_type")


@pytest.mark.parametrize(
    "content_type",
    [
        "application/json",
        "Application/JSON",
        "application/json;charset=utf-8",
        'application/json; charset="UTF-8"',
        "application/json; charset=utf8; profile=x",
    ],
)
def test_json_may_be_announced_in_many_ways(post, request_body, content_type: str):
    body = b"\xef\xbb\xbf" + json.dumps(request_body()).encode()
    assert post(body, content_type).status_code == 201


def padded(body: dict, size: int) -> bytes:
    """The body as JSON, filled up with spaces."""
    return json.dumps(body).encode().ljust(size)


def test_the_largest_body_is_read_and_one_byte_more_is_not(post, request_body):
    assert post(padded(request_body(), LIMIT)).status_code == 201
    with nothing_written():
        document = assert_problem(post(padded(request_body(), LIMIT + 1)), 413, "body_too_large")
        assert_problem(post(padded(request_body(), 257 * 1024)), 413, "body_too_large")
    assert str(LIMIT) in document["detail"]


@pytest.mark.parametrize(
    ("query", "names"),
    [
        ("dryRun=true", ["dryRun"]),
        ("b=1&a=2&a=3", ["a", "b"]),
        ("locale=de", ["locale"]),
        ("x-api-key=secret", ["x-api-key"]),
        ("%00", ["\x00"]),
        ("a" * 300, ["a" * 64]),
    ],
)
def test_an_unknown_parameter_is_named(post, request_body, query: str, names: list[str]):
    with nothing_written():
        response = post(json.dumps(request_body()).encode(), path=f"{ISSUE}?{query}")
    document = assert_problem(response, 400, "validation_failed")
    assert [fault["parameter"] for fault in document["errors"]] == names
    assert {fault["code"] for fault in document["errors"]} == {"unknown_parameter"}
    assert "secret" not in response.content.decode()


@pytest.mark.parametrize("count", [500, 1_001, 5_000])
def test_a_flood_of_parameters_is_a_refusal_like_any_other(post, request_body, count: int):
    query = "&".join(f"p{number}=1" for number in range(count))
    with nothing_written():
        response = post(json.dumps(request_body()).encode(), path=f"{ISSUE}?{query}")
    assert response.status_code == 400
    assert response["Content-Type"] == "application/problem+json"
    assert len(response.json().get("errors", [])) <= 100


STRANGERS = {
    "no key": (None, "api_key_missing"),
    "malformed": ("secret", "api_key_invalid"),
    "unknown": ("cis_live_AAAAAAAAAAAA_" + "0" * 49, "api_key_invalid"),
}


@pytest.mark.parametrize(("presented", "code"), STRANGERS.values(), ids=STRANGERS.keys())
def test_a_stranger_writes_nothing(request_body, presented: str | None, code: str):
    headers = {"x-api-key": presented} if presented else {}
    body = json.dumps(request_body())
    with nothing_written():
        response = Client().post(ISSUE, body, content_type="application/json", headers=headers)
    assert_problem(response, 401, code)


@pytest.mark.parametrize(
    ("column", "code"), [("revoked_at", "api_key_revoked"), ("expires_at", "api_key_expired")]
)
def test_a_key_of_yesterday_writes_nothing(post, key, request_body, column: str, code: str):
    past = timezone.now() - timedelta(days=1)
    ApiKey.objects.filter(pk=key.key.pk).update(**{column: past})
    with nothing_written():
        assert_problem(post(json.dumps(request_body()).encode()), 401, code)


def test_another_issuers_key_writes_nothing_here(outsider_api, request_body):
    with nothing_written():
        response = outsider_api.post("certificates/issue", request_body())
    assert_faults(response, ("/typeId", "unknown_type"))


def test_who_may_not_issue_learns_nothing_of_the_body(post, key, request_body):
    ApiKey.objects.filter(pk=key.key.pk).update(scopes=["certificates:read"])
    with nothing_written():
        assert_problem(post(b"\xff" * 300_000), 403, "scope_missing")
