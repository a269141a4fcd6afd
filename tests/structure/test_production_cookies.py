"""Production's cookies: each is bound to this very host, and signing in works with them."""

import json
import re
import subprocess
import sys

import pytest
from django.test import Client
from pytest_django.fixtures import Settings

from accounts.models import User
from tests.paths import ROOT
from tests.structure.test_production import COMPLETE
from tests.support.sign_in import LOGIN, OFFICE, PASSWORD

NAMES = [
    f"{cookie}_COOKIE_{part}"
    for cookie in ("SESSION", "CSRF", "LANGUAGE")
    for part in ("NAME", "SECURE", "PATH", "DOMAIN", "SAMESITE")
]
READ = "import json; from django.conf import settings as s; print(json.dumps({n: getattr(s, n) for n in %r}))"


@pytest.fixture(scope="module")
def cookies() -> dict[str, object]:
    """What production's settings say of them, in a process of its own."""
    environment = {**COMPLETE, "DJANGO_SETTINGS_MODULE": "config.settings.production"}
    said = subprocess.run(
        [sys.executable, "-c", READ % NAMES],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, object] = json.loads(said.stdout)
    return found


@pytest.mark.parametrize("cookie", ["SESSION", "CSRF", "LANGUAGE"])
def test_browsers_take_our_cookies_from_this_host_only(cookies: dict[str, object], cookie: str):
    assert str(cookies[f"{cookie}_COOKIE_NAME"]).startswith("__Host-")
    assert cookies[f"{cookie}_COOKIE_SECURE"] is True  # the prefix asks for these three
    assert cookies[f"{cookie}_COOKIE_PATH"] == "/"
    assert cookies[f"{cookie}_COOKIE_DOMAIN"] is None


@pytest.mark.usefixtures("fresh_limits")
def test_signing_in_and_choosing_a_language_work_with_host_cookies(
    cookies: dict[str, object], owner: User, settings: Settings
):
    for name, value in cookies.items():
        setattr(settings, name, value)
    client = Client(enforce_csrf_checks=True)
    opened = client.get(LOGIN, secure=True)
    token = re.search(r'name="csrfmiddlewaretoken" value="(\w+)"', opened.text)
    assert token is not None
    form = {"login": owner.email, "password": PASSWORD, "csrfmiddlewaretoken": token[1]}
    entered = client.post(
        LOGIN, form, secure=True, headers={"referer": f"https://testserver{LOGIN}"}
    )
    assert entered["Location"] == OFFICE
    assert entered.cookies["__Host-sessionid"]["secure"]
    page = client.get(OFFICE, secure=True)
    token = re.search(r'name="csrfmiddlewaretoken" value="(\w+)"', page.text)
    assert token is not None
    chosen = {"language": "sq", "next": OFFICE, "csrfmiddlewaretoken": token[1]}
    client.post("/i18n/setlang/", chosen, secure=True, headers={"referer": "https://testserver/"})
    assert '<html lang="sq"' in client.get(OFFICE, secure=True).text
