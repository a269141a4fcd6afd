"""Pages of the back office to look at in a browser, found by the URL configuration, for everybody who sees them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

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
ALL = slice(None)
NO_PAGES = re.compile(r"/(logout|jsi18n|autocomplete|search|pdf-signing/status)/")


@dataclass(frozen=True, slots=True)
class Visit:
    """A page, who looks at it, in which language and theme."""

    person: str
    session: str
    path: str
    language: str
    theme: str

    def __str__(self) -> str:
        return f"{self.path} ({self.person}, {self.language}, {self.theme})"


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody's session, and the pages that they may open."""

    name: str
    session: str
    paths: frozenset[str]


def people(issuer: Issuer, share: slice = ALL) -> list[Person]:
    """The owner and an auditor of an issuer that has one of everything, a new issuer's owner, an operator.

    What each may open is asked page by page, of a share of the pages where others ask of the rest.
    """
    rows = make_one_of_each(issuer)
    rows |= platform_rows(issuer, rows)
    paths = [url_with_row(each, rows) for each in ADDRESSES if not NO_PAGES.search(each)]
    paths.append(reverse("try-operation", args=["issueCertificate"]))  # one for all operations
    paths += [reverse("service"), reverse("service-runbook")]
    paths = sorted(paths)[share]
    operator = User.objects.create_superuser("ops@platform.example", "correct horse battery staple")
    who = {
        "owner": make_member(issuer, Role.OWNER),
        "auditor": make_member(issuer, Role.AUDITOR),
        "new owner": make_member(make_issuer("Shkolla Shembull"), Role.OWNER),
        "operator": operator,
    }
    return [Person(name, session_of(user), pages_of(user, paths)) for name, user in who.items()]


def session_of(user: User) -> str:
    """What a browser keeps in which this person has signed in."""
    return client_of(user).cookies[settings.SESSION_COOKIE_NAME].value


def pages_of(user: User, paths: list[str]) -> frozenset[str]:
    """The addresses that show this person a page, and are neither files nor ways to another page."""
    client = client_of(user)
    return frozenset(path for path in paths if shows_a_page(client, path))


def shows_a_page(client: Client, path: str) -> bool:
    answer = client.get(path)
    is_page = answer.get("Content-Type", "").startswith("text/html")
    return answer.status_code == 200 and is_page


def each_page_once(who: list[Person]) -> Iterator[Visit]:
    """Every page with one of those who see it, in one language and theme, all in turn."""
    for number, path in enumerate(sorted(set().union(*(person.paths for person in who)))):
        may = [person for person in who if path in person.paths]
        person = may[number % len(may)]
        yield visit(person, path, LOOKS[number * 3 % len(LOOKS)])


def every_page(who: list[Person]) -> Iterator[Visit]:
    """Every page for everybody who sees it, in all languages and both themes."""
    for person in who:
        for look, path in product(LOOKS, sorted(person.paths)):
            yield visit(person, path, look)


def visit(person: Person, path: str, look: tuple[str, str]) -> Visit:
    return Visit(person.name, person.session, path, *look)
