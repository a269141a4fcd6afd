"""Whatever can be sent without a key and without signing in is limited by network: every address, walked."""

import re
import uuid
from collections.abc import Iterator
from typing import Any

import pytest
from django.test import Client
from django.urls import URLPattern, URLResolver, get_resolver, resolve
from pytest_django.fixtures import Settings
from rest_framework.views import APIView

from accounts.api.views import METHODS, ExternalView
from accounts.models import User
from config.middleware import FILES, SIGNING_IN
from tests.support.sign_in import LOGIN, is_in, signed_in, submit

pytestmark = pytest.mark.usefixtures("fresh_limits")
BURST = 1
SENDING = ("post", "put", "patch", "delete")
SAMPLES = {
    "uuid": "01890a5d-ac96-774b-bcce-b302099a8057",
    "int": "1",
    "slug": "x",
    "str": "x",
    "path": "x",
    "locale": "en",
}


def walk(patterns: Any = None, before: str = "") -> Iterator[tuple[str, Any]]:
    """Every address of the service, with something in the place of each parameter."""
    for pattern in get_resolver().url_patterns if patterns is None else patterns:
        here = before + sample(str(pattern.pattern))
        if isinstance(pattern, URLResolver):
            yield from walk(pattern.url_patterns, here)
        elif isinstance(pattern, URLPattern):
            yield here, pattern.callback


def sample(pattern: str) -> str:
    text = re.sub(r"<(?:(\w+):)?\w+>", lambda found: SAMPLES[found[1] or "str"], pattern)
    text = re.sub(r"\(\?P<\w+>\[0-9A-Za-z\]\+\)", "x", text)
    text = re.sub(r"\(\?P<\w+>[^)]*\)", "x", text)
    return text.removeprefix("^").removesuffix("$").removesuffix("\\Z")


PAGES = sorted({f"/{path}" for path, _view in walk() if not path.startswith("api/")})
API = {f"/{path}": view for path, view in walk() if path.startswith("api/")}


def is_there(path: str) -> bool:
    try:
        resolve(path)
    except Exception:
        return False
    return True


def network() -> str:
    """One that nothing was counted for before."""
    return f"2001:db8:{uuid.uuid4().hex[:4]}:{uuid.uuid4().hex[:4]}::1"


@pytest.fixture(autouse=True)
def strict(settings: Settings) -> None:
    """Low limits."""
    settings.FLOOD_BURST = BURST
    settings.FLOOD_PER_MINUTE = 1


def test_every_address_was_understood():
    assert len(PAGES) > 100
    assert [path for path in PAGES if not is_there(path)] == []
    expected = {"/en/verify/many", "/en/verify/x", "/en/verify/x/file", "/i18n/setlang/", LOGIN}
    assert expected | {"/invitations/x/", "/admin/access/password/reset/"} <= set(PAGES)


def answers_to_posts(path: str) -> list[Any]:
    """Of one network: as many as are taken, and one more; then the first of another network."""
    sender, other = (Client(REMOTE_ADDR=network(), raise_request_exception=False) for _ in range(2))
    most = 5 * BURST if resolve(path).view_name in SIGNING_IN else BURST
    posts: list[Any] = [sender.post(path) for _ in range(most + 1)]
    return [posts[0], posts[-1], other.post(path)]


def test_every_page_is_limited_by_network(db):
    """All in one walk: a test for each page would empty all tables three hundred times."""
    limited = [False, True, False]
    wrong = {}
    for path in PAGES:
        answers = answers_to_posts(path)
        if FILES.match(path):  # which can only be read, and cost nothing
            assert [each.status_code for each in answers] == [405] * 3, path
            continue
        retry = int(answers[1].get("Retry-After", 0))
        if [each.status_code == 429 for each in answers] != limited or retry <= 0:
            wrong[path] = [each.status_code for each in answers]
    assert wrong == {}


def test_the_api_takes_nothing_without_a_key():
    functions = [view for view in API.values() if not hasattr(view, "cls")]
    assert [view.__name__ for view in functions] == ["openapi"]  # which answers who reads
    classes = {view.cls for view in API.values() if hasattr(view, "cls")}
    assert all(issubclass(cls, APIView) for cls in classes)
    sending = {cls for cls in classes if any(hasattr(cls, method) for method in SENDING)}
    assert {cls for cls in sending if not issubclass(cls, ExternalView)} == set()
    assert set(SENDING) < set(METHODS)


def test_wrong_keys_are_limited_by_network(db):
    client = Client(REMOTE_ADDR=network())
    answers = [
        client.post("/api/external/certificates/issue", headers={"x-api-key": "wrong"}).status_code
        for _ in range(BURST + 1)
    ]
    assert answers == [401] * BURST + [429]


def test_who_is_signed_in_is_not_counted(owner: User):
    client = signed_in(owner)
    assert {client.post("/i18n/setlang/").status_code for _ in range(20)} == {302}


def test_nobody_has_mails_sent_to_whomever_without_end(owner: User):
    client = signed_in(owner)
    mailing, sent = "/admin/access/password/reset/", {"email": "somebody@example.com"}
    assert [client.post(mailing, sent).status_code for _ in range(2)] == [302, 429]
    client.cookies.pop("sessionid")  # the browser is known
    assert [client.post(mailing, sent).status_code for _ in range(2)] == [302, 429]
    again = signed_in(owner)  # with another browser
    again.cookies.pop("sessionid")
    assert again.post(mailing, sent).status_code == 429


def test_others_flood_and_a_known_browser_signs_in(owner: User):
    address = network()
    known = Client(REMOTE_ADDR=address)
    submit(known, owner)
    known.cookies.pop("sessionid")
    client = Client(REMOTE_ADDR=address)
    answers = [client.post(LOGIN).status_code for _ in range(5 * BURST + 2)]
    assert answers[-1] == 429
    assert is_in(submit(known, owner).client)
