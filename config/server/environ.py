"""Convert an ASGI scope into the WSGI environment that Django reads."""

import sys
from typing import Any
from urllib.parse import unquote_to_bytes

from accounts.api.foundation.problems import MalformedRequest

REFUSAL = "service.refusal"  # the error to answer with
LONGEST_TYPE = 500  # characters of a Content-Type; a boundary has 70 at most (RFC 2046)
# Headers with a single value. Two of them joined would be a value that was never sent, and taking the
# first or last of two may differ from what a proxy checked.
_SINGLE = frozenset(
    {
        "HTTP_AUTHORIZATION",
        "HTTP_HOST",
        "HTTP_IDEMPOTENCY_KEY",
        "HTTP_ORIGIN",
        "HTTP_TRANSFER_ENCODING",
        "HTTP_X_API_KEY",
        "HTTP_X_CSRFTOKEN",
        "HTTP_X_FORWARDED_HOST",
        "HTTP_X_FORWARDED_PROTO",
        "CONTENT_LENGTH",
        "CONTENT_TYPE",
    }
)
_COMMON = {
    b"content-type": "CONTENT_TYPE",
    b"content-length": "CONTENT_LENGTH",
    **{
        name.encode(): f"HTTP_{name.upper().replace('-', '_')}"
        for name in (
            "accept accept-encoding accept-language authorization cache-control connection cookie"
            " host idempotency-key if-modified-since if-none-match origin range referer"
            " sec-fetch-dest sec-fetch-mode sec-fetch-site transfer-encoding user-agent x-api-key"
            " x-csrftoken x-forwarded-for x-forwarded-host x-forwarded-proto x-real-ip x-request-id"
        ).split()
    },
}
_SAME_FOR_ALL: dict[str, Any] = {
    "SCRIPT_NAME": "",
    "wsgi.errors": sys.stderr,
    "wsgi.input_terminated": True,
    "wsgi.multiprocess": True,
    "wsgi.multithread": True,
    "wsgi.run_once": False,
    "wsgi.version": (1, 0),
}


def environ_of(scope: dict[str, Any]) -> dict[str, Any]:
    """The environment without the body. For an ambiguous request it holds a REFUSAL.

    A header whose name has an underscore is left out: it would be taken for the one with a hyphen,
    which proxies overwrite (`X_Forwarded_For`). What is not ASCII is empty: the value, and of a list
    only that entry, as the others may be a proxy's (`X-Forwarded-For`).
    """
    environ = _SAME_FOR_ALL.copy()
    path: bytes = scope["raw_path"]
    environ["PATH_INFO"] = (unquote_to_bytes(path) if b"%" in path else path).decode("latin-1")
    if b"%" in path:  # who needs to tell `%2F` from a slash reads it as it was sent
        environ["REQUEST_URI"] = path.decode("latin-1")
    environ["QUERY_STRING"] = scope["query_string"].decode("latin-1")
    environ["REQUEST_METHOD"] = scope["method"]
    environ["REMOTE_ADDR"] = scope["client"][0]
    environ["SERVER_NAME"], environ["SERVER_PORT"] = scope["server"]
    environ["SERVER_PROTOCOL"] = f"HTTP/{scope['http_version']}"
    environ["wsgi.url_scheme"] = scope["scheme"]
    for name, value in scope["headers"]:
        variable = _COMMON.get(name) or _variable(name)
        if not variable:
            continue
        text = value.decode("latin-1")
        if not text.isascii():
            if variable == "HTTP_X_API_KEY":  # a malformed key, not a missing one
                text = text.encode("ascii", "replace").decode()
            else:
                text = "" if variable in _SINGLE else _ascii_entries(text)
        if variable in environ:
            text = _together(environ, variable, text)
        environ[variable] = text
    if len(environ.get("CONTENT_TYPE", "")) > LONGEST_TYPE:
        # A value that is too long is dropped. Django parses every request's Content-Type before the
        # first middleware, with Python's parser of e-mail: 60 KB of semicolons took 11 s.
        environ["CONTENT_TYPE"] = ""
    return environ


def _variable(name: bytes) -> str:
    """The environment's name of a header; empty if the header is left out."""
    if b"_" in name:
        return ""
    return f"HTTP_{name.decode('latin-1').upper().replace('-', '_')}"


def _ascii_entries(text: str) -> str:
    return ",".join(entry if entry.isascii() else "" for entry in text.split(","))


def _together(environ: dict[str, Any], variable: str, text: str) -> str:
    """The combined value of a repeated header."""
    before: str = environ[variable]
    if variable == "HTTP_COOKIE":
        return f"{before}; {text}"
    if variable not in _SINGLE:
        return f"{before},{text}"
    if text != before:
        environ[REFUSAL] = MalformedRequest()
    return before
