"""Every page in every language: no English is left, neither in the back office nor in public.

The pages are asked for in a language whose translations are marked (`marking`). Words without a
mark are data, or were never translated. One walk is enough: what it asked the Albanian catalogues
for is then looked up in the others.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from django.contrib import admin
from django.db.models import Model
from django.template.autoreload import reset_loaders
from django.test import Client
from django.urls import reverse, reverse_lazy
from django.utils import timezone, translation
from django.utils.translation import trans_real
from fontTools.ttLib import TTFont

from accounts.models import Issuer, User
from accounts.scopes import Locale
from certificates.issuing.previews import METADATA
from certificates.lifecycle import State
from certificates.models import Certificate, CertificateType
from certificates.printing.pdf import Edition, printed_certificate
from certificates.types.presets import PRESETS
from certificates.verification.texts import _months
from config.docs.guides import SLUGS, guide
from edu.onboarding.operations import country_choices
from lib.dates import time_zone_choices
from tests.certificates.printing.helpers import diploma, inspection
from tests.config.admin.test_admin_tenancy import ADDRESSES, platform_rows, url_with_row
from tests.factories import set_state
from tests.factories.furnished import MARK, make_one_of_each
from tests.structure.untranslated_words import Marking, has, unmarked
from tests.support.back_office import client_of, with_issuer
from tests.support.pages import UNKNOWN
from tools.icons import FONT, ligatures
from webhooks.endpoints.forms import GROUPS
from webhooks.event_types import EVENT_TYPES, in_words

PLATFORM = re.compile(r"admin/(accounts/(issuer|plan|user|membership)/|$)")
PALETTE = reverse_lazy("admin:search")
FORMS = re.compile(r"/(add|recall|import|find|person|settings|revoke|erase|correct)/$")
PUBLIC = (
    "/sq/",
    "/sq/verify/",
    "/sq/verify/about",
    "/sq/verify/many",
    f"/sq/verify/{UNKNOWN}",
    "/sq/nothing",
    "/sq/docs/",
    "/sq/docs/errors",
    "/invitations/nothing/",
)
DOORS = ("account_login", "account_reset_password", "account_reset_password_done", "mfa_index")
# What is no language: identifiers, addresses, formats, names of keys and of columns.
CODE = re.compile(r"\S*[_@/:*\d=]\S*|\S+\.\S+|[a-z]+[A-Z]\w*|\b[A-Z-]{2,}\b|.*→.*")
ICON = re.compile(r"material-symbols-outlined[^>]*>\s*([a-z_0-9]+)\s*<")
NAMES = {
    "Excel",
    "webhook-id",
    "webhook-timestamp",
    "webhook-signature",
    "macintosh",
    "ping",
    "esc",
    "X-Token",
    "Program",
}


@pytest.fixture
def language(monkeypatch: pytest.MonkeyPatch) -> Iterator[Marking]:
    """Albanian, marked. What pages remember of a language is forgotten before and after."""
    marking = Marking("sq")
    known = trans_real._translations  # type: ignore[attr-defined]  # not in the stubs
    monkeypatch.setitem(known, "sq", marking)
    forget()
    yield marking
    forget()


def forget() -> None:
    reset_loaders()
    _months.cache_clear()
    guide.cache_clear()


def texts(value: Any) -> Iterator[str]:
    """Every string in a value, however deep."""
    match value:
        case str():
            yield value
        case Mapping():
            for key, each in value.items():
                yield from (key, *texts(each))
        case list() | tuple():
            for each in value:
                yield from texts(each)


def data_of(models: set[type[Model]]) -> re.Pattern[str]:
    """What stands in the rows, and the words that a program chooses from."""
    known = {*NAMES, *texts(PRESETS), *texts(METADATA), *map(str, Locale.labels)}
    known |= {name for _zone, name in time_zone_choices(Locale.SQ, timezone.now())}
    known |= {name for _code, name in country_choices(Locale.SQ)}
    for slug in SLUGS:  # the portal's own translations have a test of their own
        known |= {guide("sq", slug).title, guide("sq", slug).lead}
    for model in models:
        known.update(texts([*model._base_manager.values()]))
    longest_first = sorted((text for text in known if len(text) > 1), key=len, reverse=True)
    alternatives = "|".join(map(re.escape, longest_first))
    return re.compile(rf"(?<![\w.])(?:{alternatives})(?!\.?[\w*])", re.IGNORECASE)


def pages(client: Client, addresses: list[str], issuer: Issuer) -> Iterator[tuple[str, str]]:
    """What each address shows; forms also what they answer when nothing is filled in."""
    for address in addresses:
        answers = [client.get(address, headers={"accept-language": "sq"})]
        if FORMS.search(address):
            answers.append(
                client.post(address, with_issuer(issuer), headers={"accept-language": "sq"})
            )
        for answer in answers:
            if answer.get("Content-Type", "").startswith("text/html"):
                yield address, answer.text


def palette(client: Client, name: str) -> Iterator[tuple[str, str]]:
    """What the command palette answers: all pages of the menu, and the rows of this name."""
    for term in ("", name):
        answer = client.post(PALETTE, {"term": term}, headers={"accept-language": "sq"})
        assert 'role="option"' in answer.text
        yield f"{PALETTE} {term}", answer.text


def events() -> Iterator[tuple[str, str]]:
    """What each event is called, in lists and forms, and each group of them."""
    for name in EVENT_TYPES:
        yield name, in_words(name)
    for group, title in GROUPS.items():
        yield group, str(title)


def test_no_page_shows_what_is_not_translated(issuer: Issuer, owner: User, language: Marking):
    rows = make_one_of_each(issuer)
    rows |= platform_rows(issuer, rows)
    chief = User.objects.create_superuser("ops@platform.example", "correct horse battery staple")
    User.objects.update(locale=Locale.SQ)
    walk = [path for address in ADDRESSES if (path := url_with_row(address, rows))]
    public = [*PUBLIC, *map(reverse, DOORS), f"/sq/verify/{rows[Certificate].public_id}"]
    data = data_of({*admin.site._registry, *rows})

    left: dict[str, str] = {}
    icons: set[str] = set()
    its_owner, operator = client_of(owner), client_of(chief)
    for answers in (
        pages(its_owner, [path for path in walk if "logout" not in path], issuer),
        palette(its_owner, MARK),
        pages(operator, [path for path in walk if PLATFORM.match(path[1:])], issuer),
        palette(operator, issuer.name),
        pages(Client(), public, issuer),
        events(),
    ):
        for address, html in answers:
            left |= dict.fromkeys(unmarked(html), address)
            icons.update(ICON.findall(html))

    assert icons - ligatures(TTFont(FONT)).keys() == set()  # `make icons` adds new ones
    assert {text: where for text, where in left.items() if words(text, data)} == {}
    assert len(language.asked) > 700  # it has asked for what there is
    for name in ("de", "fr"):
        other = trans_real.DjangoTranslation(name)
        assert [message for message in language.asked if not has(other, message)] == []


def test_no_sentence_of_a_printed_document_is_the_same_in_two_languages(
    issuer: Issuer, certificate_type: CertificateType
):
    for certificate in (inspection(certificate_type), diploma(issuer)):
        for state in (State.ACTIVE, State.SUSPENDED, State.REVOKED):
            set_state(certificate, state)
            for edition in (Edition.WHOLE, Edition.PUBLIC):
                english, albanian = (
                    _sentences(certificate, edition, code) for code in ("en", "sq")
                )
                stated = bytes(certificate.document or b"").decode()
                assert [text for text in english & albanian if text not in stated] == []
                assert len(english - albanian) > 5


def _sentences(certificate: Certificate, edition: Edition, language: str) -> set[str]:
    """What the document says in more than two words."""
    with translation.override(language):
        printed = printed_certificate(certificate, edition=edition, now=timezone.now())
    said = (text for key in ("words", "stamp", "test", "extract") for text in texts(printed[key]))
    return {text for text in said if text.count(" ") > 1}


def words(text: str, data: re.Pattern[str]) -> bool:
    """Whether anything is left that somebody should have translated."""
    return bool(re.search(r"[^\W\d_]{2,}", CODE.sub(" ", data.sub(" ", text))))
