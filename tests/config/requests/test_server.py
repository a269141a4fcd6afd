"""Between the server and Django: which headers reach it, and how much may be sent where and by whom."""

from io import BytesIO
from typing import Any

import pytest
from django.conf import settings
from django.contrib.auth import get_user_model
from django.test import Client, RequestFactory
from django.urls import URLPattern, URLResolver, get_resolver

from accounts.api.foundation.problems import BodyTooLarge, MalformedRequest, TooManyFields
from certificates.views.file_check import FileCheckPage
from config import asgi
from config.server import answers, entry, form_fields
from config.server.body_limits import Sender, body_limit_of, is_sent_by, lacks_key
from config.server.environ import LONGEST_TYPE, REFUSAL, environ_of
from lib.net.ip_addresses import client_address
from tests.support.request_loop import PATIENCE, pieces, request_loop, start

ISSUE = "/api/external/certificates/issue"
CERTIFICATE = "/api/external/certificates/cert_01m7yeskffen5swzbddr6p6gm6"
FORM = settings.BODY_LIMIT  # has more than the file in it
LIMIT = settings.BODY_LIMIT


def heard(*headers: tuple[bytes, bytes], path: bytes = b"/", query: bytes = b"") -> dict[str, Any]:
    """The environment that is made of a GET with these headers."""
    return environ_of(
        {
            "type": "http",
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "raw_path": path,
            "query_string": query,
            "client": ("192.0.2.1", "4711"),
            "server": ("127.0.0.1", "8000"),
            "headers": headers,
        }
    )


def test_headers_addresses_and_client_stand_where_django_looks():
    environ = heard(
        (b"host", b"x"), (b"x-some-name", b"y"), path=b"/caf%C3%A9/%2F", query=b"a=%20&b=1"
    )
    assert environ["PATH_INFO"] == "/café//".encode().decode("latin-1")
    assert environ["QUERY_STRING"] == "a=%20&b=1"
    assert (environ["HTTP_HOST"], environ["HTTP_X_SOME_NAME"]) == ("x", "y")
    assert (environ["REMOTE_ADDR"], environ["SERVER_NAME"]) == ("192.0.2.1", "127.0.0.1")
    assert REFUSAL not in environ


@pytest.mark.parametrize("name", [b"x_forwarded_for", b"x_api-key", b"content_type", b"_", b"a_b"])
def test_a_header_with_an_underscore_in_its_name_is_left_out(name: bytes):
    assert heard((name, b"192.0.2.9")) == heard()


def test_lists_are_joined_in_their_order_and_cookies_as_cookies():
    environ = heard(
        (b"x-forwarded-for", b"203.0.113.5"),
        (b"cookie", b"a=1"),
        (b"x-forwarded-for", b"192.0.2.9"),
        (b"cookie", b"b=2"),
    )
    assert environ["HTTP_X_FORWARDED_FOR"] == "203.0.113.5,192.0.2.9"
    assert environ["HTTP_COOKIE"] == "a=1; b=2"
    assert REFUSAL not in environ


@pytest.mark.parametrize(
    "name",
    [b"host", b"x-api-key", b"authorization", b"content-type", b"x-forwarded-proto", b"origin"],
)
def test_a_header_of_one_value_is_refused_with_two(name: bytes):
    assert isinstance(heard((name, b"one"), (name, b"other"))[REFUSAL], MalformedRequest)
    twice = heard((name, b"one"), (name, b"one"))
    assert twice == heard((name, b"one"))


def test_what_is_no_text_is_nothing_but_a_key_is_told_to_be_none():
    assert heard((b"idempotency-key", b"\xff"))["HTTP_IDEMPOTENCY_KEY"] == ""
    assert heard((b"x-api-key", b"\xff"))["HTTP_X_API_KEY"] == "?"


def test_an_entry_that_is_no_text_does_not_hide_what_a_proxy_appended():
    environ = heard((b"x-forwarded-for", b"192.0.2.9\xff, 203.0.113.5"))
    assert client_address("10.0.0.5", environ["HTTP_X_FORWARDED_FOR"], proxies=1) == "203.0.113.5"


def test_a_media_type_too_long_to_be_one_is_not_taken_apart():
    longest = b"a;" + b";" * (LONGEST_TYPE - 2)
    assert heard((b"content-type", longest))["CONTENT_TYPE"] == longest.decode()
    assert heard((b"content-type", longest + b";"))["CONTENT_TYPE"] == ""


@pytest.mark.parametrize("charset", ["rot13", "undefined", "utf-16", "nonsense"])
def test_a_charset_of_the_body_says_nothing_of_the_address(charset: str):
    said = {"QUERY_STRING": "id=%C3%A9", "CONTENT_TYPE": f"text/plain; charset={charset}"}
    environ = RequestFactory().get("/").environ | said
    request = asgi.django_application.request_class(environ)
    assert (request.GET["id"], request.content_params) == ("é", {"charset": charset})


@pytest.mark.parametrize(
    ("path", "limit", "sender"),
    [
        (f"{ISSUE}/bulk", settings.BULK_LIMIT, Sender.HOLDER_OF_A_KEY),
        (
            "/api/external/certificates/imports",
            settings.IMPORT_LIMIT + FORM,
            Sender.HOLDER_OF_A_KEY,
        ),
        (
            "/api/external/edu/recipients/imports",
            settings.IMPORT_LIMIT + FORM,
            Sender.HOLDER_OF_A_KEY,
        ),
        (
            "/api/external/edu/programs/prog_x/complete",
            settings.BULK_LIMIT + FORM,
            Sender.HOLDER_OF_A_KEY,
        ),
        (f"{CERTIFICATE}/attachments/1", settings.ATTACHMENT_LIMIT, Sender.HOLDER_OF_A_KEY),
        (f"{CERTIFICATE}/revoke", LIMIT, Sender.HOLDER_OF_A_KEY),
        ("/admin/certificates/certificate/import/", settings.FORM_LIMIT, Sender.SIGNED_IN),
        ("/admin/access/login/", LIMIT, Sender.ANYBODY),
        ("/en/verify/many", LIMIT, Sender.ANYBODY),
        ("/en/verify/x/file", FileCheckPage.body_limit(), Sender.ANYBODY),
        ("/i18n/setlang/", LIMIT, Sender.ANYBODY),
        ("/nowhere", LIMIT, Sender.ANYBODY),
    ],
)
def test_an_address_says_how_large_its_bodies_may_be(path: str, limit: int, sender: Sender):
    found = body_limit_of(path)
    assert (found.limit, found.sender) == (limit, sender)


def views(resolver: URLResolver, before: str = "") -> list[tuple[str, type[Any]]]:
    """Every class of a view, with the address that leads to it."""
    found = []
    for pattern in resolver.url_patterns:
        address = before + str(pattern.pattern)
        if isinstance(pattern, URLResolver):
            found += views(pattern, address)
        elif isinstance(pattern, URLPattern) and (
            view := getattr(pattern.callback, "view_class", None)
        ):
            found.append((address, view))
    return found


def test_of_strangers_only_the_file_to_check_may_be_large():
    """Whatever address is added: outside the API it takes more only if it is in this list."""
    large = {
        view
        for address, view in views(get_resolver())
        if not address.startswith("api/external/") and hasattr(view, "body_limit")
        if view().body_limit() > LIMIT
    }
    assert large == {FileCheckPage}


def test_what_is_read_into_memory_may_be_as_large():
    assert settings.BULK_LIMIT + FORM + 1 <= settings.DATA_UPLOAD_MAX_MEMORY_SIZE


def test_of_whom_it_takes_more(transactional_db, key):
    def sends(token: str) -> bool:
        environ = {"HTTP_X_API_KEY": token}
        return is_sent_by(environ, Sender.HOLDER_OF_A_KEY)

    token = key.token.reveal()
    assert sends(token)
    assert not sends(token[:-7] + "0" + token[-6:])
    assert not sends("")


def test_a_session_is_somebodys_or_none(transactional_db):
    user = get_user_model().objects.create_user("a@customer.example", "a long enough passphrase")
    client = Client()
    client.force_login(user)
    name = settings.SESSION_COOKIE_NAME
    key = client.cookies[name].value
    assert is_sent_by({"HTTP_COOKIE": f"{name}={key}"}, Sender.SIGNED_IN)
    assert not is_sent_by({"HTTP_COOKIE": f"{name}={'a' * 32}"}, Sender.SIGNED_IN)
    assert not is_sent_by({}, Sender.SIGNED_IN)
    client.logout()
    assert not is_sent_by({"HTTP_COOKIE": f"{name}={key}"}, Sender.SIGNED_IN)


def test_nothing_is_read_of_who_shows_no_key(key):
    def lacks(token: str, path: str = ISSUE) -> bool:
        return lacks_key({"PATH_INFO": path, "HTTP_X_API_KEY": token})

    token = key.token.reveal()
    assert not lacks(token)
    assert lacks("")
    assert lacks("nobody")
    assert lacks(token[:-1])
    assert not lacks("", "/api/public/certificates/x")
    assert not lacks("", "/en/verify/many")


def form(fields_: int, kind: str) -> tuple[str, bytes]:
    """A content type and a body."""
    if kind == "urlencoded":
        pairs = b"&".join(b"f%d=1" % number for number in range(fields_))
        return "application/x-www-form-urlencoded", pairs
    parts = [
        b'--cut\r\nContent-Disposition: form-data; name="f%d"\r\n\r\n1\r\n' % number
        for number in range(fields_)
    ]
    return 'multipart/form-data; boundary="cut"', b"".join([*parts, b"--cut--\r\n"])


@pytest.mark.parametrize("kind", ["urlencoded", "multipart"])
def test_a_form_of_many_fields_is_known_before_it_is_taken_apart(kind: str):
    for count, expected in ((99, None), (102, TooManyFields), (19_000, TooManyFields)):
        content_type, body = form(count, kind)
        file = BytesIO(body)
        environ = {"REQUEST_METHOD": "POST", "CONTENT_TYPE": content_type}
        fault = form_fields.fault(environ, file, 1000)
        assert (fault and type(fault)) is expected
        assert file.tell() == 0


def test_fields_across_the_pieces_of_a_file_are_counted(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(form_fields, "_PIECE", 7)
    content_type, body = form(102, "multipart")
    environ = {"REQUEST_METHOD": "POST", "CONTENT_TYPE": content_type}
    assert isinstance(form_fields.fault(environ, BytesIO(body), len(body)), TooManyFields)


def test_a_large_form_without_a_file_is_refused_where_files_may_be_sent():
    environ = {
        "REQUEST_METHOD": "POST",
        "CONTENT_TYPE": "application/x-www-form-urlencoded",
    }
    assert isinstance(form_fields.fault(environ, BytesIO(b"%41"), LIMIT + 1), BodyTooLarge)


FILE = b"/en/verify/cert_00000000000000000000000000/file"


def posted(path: bytes, length: int) -> dict[str, Any]:
    """The scope of a body of so many bytes."""
    return {
        "type": "http",
        "raw_path": path,
        "query_string": b"",
        "method": "POST",
        "client": ("192.0.2.1", 1),
        "server": ("testserver", 80),
        "http_version": "1.1",
        "scheme": "http",
        "headers": [(b"content-length", b"%d" % length)],
    }


def test_a_long_answer_in_one_piece_is_sent_in_many():
    """Each of which its reader has to take in time: a plain response of 3 MB was held for whoever read nothing."""
    body = bytes(range(251)) * 12_000
    sent = list(answers._even([body[:2_500_000], b"", body[2_500_000:], b"x"]))
    assert b"".join(sent) == body + b"x"
    assert {len(piece) for piece in sent[:-1]} == {answers.PIECE}


def test_large_files_of_strangers_take_no_room_from_small_bodies(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(entry, "ANONYMOUS_BYTES", 2 * settings.BODY_LIMIT)
    heard_by_django: list[tuple[str, bool]] = []

    def django(environ: dict[str, Any], start: Any) -> BytesIO:
        heard_by_django.append((environ["PATH_INFO"], REFUSAL in environ))
        start("200 OK", [])
        return BytesIO(b"")

    async def send(_message: dict[str, Any]) -> None: ...

    size = 2 * settings.BODY_LIMIT - 1
    whole = b"x" * settings.BODY_LIMIT
    with request_loop() as loop:
        server = entry.WebApplication(django, loop)
        start(loop, server(posted(FILE, 2 * size), pieces(b"x" * size, more=True), send))
        too_many = server(posted(FILE, len(whole) + 1), pieces(whole, b"x"), send)
        start(loop, too_many).result(PATIENCE)
        small = server(posted(b"/en/verify/many", len(whole)), pieces(whole), send)
        start(loop, small).result(PATIENCE)
    assert heard_by_django == [(FILE.decode(), True), ("/en/verify/many", False)]
