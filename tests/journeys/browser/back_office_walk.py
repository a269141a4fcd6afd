"""Pages of the back office to look at in a browser, found by the URL configuration, for everybody who sees them."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

from django.conf import settings
from django.test import Client
from django.urls import reverse

from accounts.models import Issuer, User
from accounts.scopes import Locale, Role
from tests.config.admin.test_admin_tenancy import ADDRESSES, platform_rows, url_with_row
from tests.factories import make_issuer, make_member
from tests.factories.furnished import make_one_of_each
from tests.support.back_office import client_of

THEMES = ("light", "dark")
LOOKS = tuple(product(Locale.values, THEMES))
MOST = 2  # pages of one template that are looked at, where not all are
NO_PAGES = re.compile(r"/(logout|jsi18n|autocomplete|search|pdf-signing/status)/")


@dataclass(frozen=True, slots=True)
class Visit:
    """A page, who looks at it, in which language and theme."""

    person: str
    session: str
    path: str
    language: str
    theme: str
    part: str = "html"  # of the page, that is judged

    def __str__(self) -> str:
        return f"{self.path} ({self.person}, {self.language}, {self.theme})"


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody, and the browser in which they have signed in."""

    name: str
    client: Client

    @property
    def session(self) -> str:
        """What the browser keeps of it."""
        return self.client.cookies[settings.SESSION_COOKIE_NAME].value

    def template_of(self, path: str) -> str:
        """The template of the page at an address; none for a file, a refusal, a way to another page."""
        answer: Any = self.client.get(path)
        if answer.status_code != 200 or not answer.get("Content-Type", "").startswith("text/html"):
            return ""
        if answer.templates:
            return str(answer.templates[0].name)
        return str(
            answer.resolve_template(answer.template_name).template.name
        )  # it was not written


def all_paths(issuer: Issuer) -> list[str]:
    """The addresses of an issuer that has one of everything, and of the platform."""
    rows = make_one_of_each(issuer)
    rows |= platform_rows(issuer, rows)
    paths = [url_with_row(each, rows) for each in ADDRESSES if not NO_PAGES.search(each)]
    paths.append(reverse("try-operation", args=["issueCertificate"]))  # one for all operations
    paths += [reverse("service"), reverse("service-runbook")]
    return sorted(paths)


def people(issuer: Issuer) -> list[Person]:
    """The owner and an auditor of this issuer, a new issuer's owner, an operator of the platform."""
    operator = User.objects.create_superuser("ops@platform.example", "correct horse battery staple")
    who = {
        "owner": make_member(issuer, Role.OWNER),
        "auditor": make_member(issuer, Role.AUDITOR),
        "new owner": make_member(make_issuer("Shkolla Shembull"), Role.OWNER),
        "operator": operator,
    }
    return [Person(name, client_of(user)) for name, user in who.items()]


def pages_of_each_template(who: list[Person], paths: list[str]) -> Iterator[Visit]:
    """MOST pages of each template, only the first with its frame: people, languages and themes in turn."""
    shown: Counter[str] = Counter()
    for number, path in enumerate(paths):
        turn = number % len(who)
        for person in who[turn:] + who[:turn]:
            if template := person.template_of(path):
                shown[template] += 1
                if shown[template] <= MOST:
                    part = "html" if shown[template] == 1 else "main"
                    yield visit(person, path, LOOKS[number * 3 % len(LOOKS)], part)
                break


def every_page(who: list[Person], paths: list[str]) -> Iterator[Visit]:
    """Every page for everybody who sees it, in all languages and both themes."""
    for person in who:
        seen = [path for path in paths if person.template_of(path)]
        for look, path in product(LOOKS, seen):
            yield visit(person, path, look)


def visit(person: Person, path: str, look: tuple[str, str], part: str = "html") -> Visit:
    return Visit(person.name, person.session, path, *look, part)
