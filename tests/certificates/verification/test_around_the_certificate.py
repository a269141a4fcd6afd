"""What the verify page says beside the certificate: the issuer, the end, a reminder, codes, a seal, the operator."""

from datetime import UTC, date, datetime, timedelta
from typing import Any
from xml.etree import ElementTree

import icalendar
import pytest
import time_machine
from django.db import OperationalError
from django.template import Context, Template
from django.test import Client
from django.utils import timezone

from accounts.models import Issuer, IssuerDomain
from accounts.scopes import Mode, Standing
from accounts.settings.operations import change_settings
from certificates.addresses import verify_url
from certificates.lifecycle import State
from certificates.models import Certificate, CertificateType
from certificates.types.models import SubjectKind
from certificates.verification import operations as verification
from certificates.verification.sharing import qr_svg
from tests.accounts.domains.helpers import make_domain, prove
from tests.factories import context_of, issue_one, make_type, set_state
from tests.support.pages import LOCALES, UNKNOWN, look

pytestmark = pytest.mark.django_db
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def visitor() -> Client:
    return Client()


def ending(certificate_type: CertificateType, days: int, **stated: Any) -> Certificate:
    """A certificate whose last day is so many days after NOON."""
    last = NOON.date() + timedelta(days=days)
    return issue_one(certificate_type, now=NOON, valid_until=last, **stated)


class TestIssuer:
    def test_address_website_and_proved_domains_are_shown(
        self, visitor: Client, issuer: Issuer, certificate: Certificate
    ):
        change = {"address": "Werkstraße 1\n<b>Ulm</b>", "website": "https://www.example.org/"}
        change_settings(context=context_of(issuer), change=change)
        prove(issuer, "xn--mller-kva.de")
        make_domain(issuer, "waiting.example.com")
        html = look(visitor, certificate).html
        assert "Werkstraße 1\n&lt;b&gt;Ulm&lt;/b&gt;" in html
        link = '<a href="https://www.example.org/" rel="nofollow noopener noreferrer">'
        assert link in html
        assert "müller.de (xn--mller-kva.de)" in html
        assert "waiting.example.com" not in html

    def test_a_lost_proof_is_gone_from_the_page(
        self, visitor: Client, issuer: Issuer, certificate: Certificate
    ):
        domain = prove(issuer, "works.example.com")
        assert "works.example.com" in look(visitor, certificate).html
        IssuerDomain.objects.filter(pk=domain.pk).update(verified_at=None, lost_at=timezone.now())
        assert "works.example.com" not in look(visitor, certificate).html

    def test_an_issuer_blocked_for_fraud_has_none_of_it(
        self, visitor: Client, issuer: Issuer, certificate: Certificate
    ):
        prove(issuer, "works.example.com")
        change_settings(
            context=context_of(issuer), change={"website": "https://works.example.com/"}
        )
        Issuer.objects.filter(pk=issuer.pk).update(standing=Standing.FRAUD)
        assert "works.example.com" not in look(visitor, certificate).html


class TestEnd:
    @pytest.mark.parametrize(
        ("days", "words"),
        [
            (31, None),
            (30, "Ends in 30 days, on 31 March 2026."),
            (1, "Ends in 1 day, on 2 March 2026."),
            (0, "Ends today: this is its last day."),
        ],
    )
    def test_page_warns_of_the_end_for_thirty_days(
        self, visitor: Client, certificate_type: CertificateType, days: int, words: str | None
    ):
        certificate = ending(certificate_type, days)
        with time_machine.travel(NOON, tick=False):
            html = look(visitor, certificate).html
        assert ("notice-ends" in html) == bool(words)
        assert words is None or words in html

    def test_not_of_one_that_is_revoked(self, visitor: Client, certificate_type: CertificateType):
        certificate = set_state(ending(certificate_type, 5), State.REVOKED)
        with time_machine.travel(NOON, tick=False):
            html = look(visitor, certificate).html
        assert "notice-ends" not in html
        assert "reminder.ics" not in html


class TestReminder:
    def fetch(self, visitor: Client, certificate: Certificate, locale: str = "en") -> Any:
        with time_machine.travel(NOON, tick=False):
            return visitor.get(f"/{locale}/verify/{certificate.public_id}/reminder.ics")

    def test_a_calendar_reads_it(self, visitor: Client, issuer: Issuer):
        hostile = 'Zertifikat; "mit", \\n Zeichen 🔧 ' + "ë" * 80
        kind = make_type(issuer, name_de=hostile)
        certificate = ending(kind, 400, holder_name="Arta Gashi", product_id="P;1,\\2")
        response = self.fetch(visitor, certificate, "de")
        assert response["Content-Type"] == "text/calendar; charset=utf-8"
        assert response["Cache-Control"] == "no-store"
        assert b"Gashi" not in response.content
        lines = response.content.split(b"\r\n")
        assert max(map(len, lines)) <= 75
        assert b"\n" not in b"".join(lines)
        calendar = icalendar.Calendar.from_ical(response.content)
        (event,) = calendar.walk("VEVENT")
        (alarm,) = calendar.walk("VALARM")
        assert event.decoded("DTSTART") == date(2027, 4, 5)
        assert event.decoded("DTSTAMP") == NOON
        assert hostile in str(event["SUMMARY"])
        assert "P;1,\\2" in str(event["DESCRIPTION"])
        assert str(event["URL"]).endswith(f"/de/verify/{certificate.public_id}")
        assert alarm.decoded("TRIGGER") == timedelta(days=-30)

    @pytest.mark.parametrize(
        ("left", "before"), [(31, 30), (30, 7), (13, 7), (7, 1), (1, 0), (0, None)]
    )
    def test_its_alarm_is_still_to_come(
        self, visitor: Client, certificate_type: CertificateType, left: int, before: int | None
    ):
        response = self.fetch(visitor, ending(certificate_type, left))
        alarms = icalendar.Calendar.from_ical(response.content).walk("VALARM")
        triggers = [alarm.decoded("TRIGGER") for alarm in alarms]
        assert triggers == ([] if before is None else [timedelta(days=-before)])

    def test_there_is_none_without_an_end_or_content(
        self, visitor: Client, certificate_type: CertificateType
    ):
        assert self.fetch(visitor, issue_one(certificate_type, now=NOON)).status_code == 404
        past = issue_one(
            certificate_type,
            now=NOON - timedelta(days=9),
            valid_until=NOON.date() - timedelta(days=1),
        )
        assert self.fetch(visitor, past).status_code == 404
        assert visitor.get(f"/en/verify/{UNKNOWN}/reminder.ics").status_code == 404


class TestQrCode:
    def test_qr_code_is_the_address_of_the_page(self, visitor: Client, certificate: Certificate):
        address = f"/sq/verify/{certificate.public_id}/qr.svg"
        assert f'src="{address}"' in look(visitor, certificate, "sq").html
        response = visitor.get(address)
        assert response.content == qr_svg(verify_url(certificate.pk, "sq"))
        assert response["Content-Type"] == "image/svg+xml"

    def test_there_is_none_of_what_is_no_identifier(self, visitor: Client):
        assert visitor.get("/en/verify/B-42/qr.svg").status_code == 404


class TestProfile:
    def test_only_persons_have_one(self, visitor: Client, issuer: Issuer, certificate: Certificate):
        assert "linkedin" not in look(visitor, certificate).html
        kind = make_type(
            issuer, code="training", kind=SubjectKind.PERSON, required=[], show_holder="name"
        )
        person = issue_one(kind, holder_name="Arta Gashi")
        (link,) = [each for each in look(visitor, person).links if "linkedin" in each]
        assert "Gashi" not in link
        assert person.public_id in link
        set_state(person, State.REVOKED)
        assert "linkedin" not in look(visitor, person).html


class TestSeal:
    def fetch(self, visitor: Client, identifier: str, lang: str = "en") -> Any:
        return visitor.get(f"/seal/{identifier}.svg", {"lang": lang})

    def picture(self, response: Any) -> tuple[str, str]:
        """The words of a picture that holds nothing but shapes and words; and its first colour."""
        root = ElementTree.fromstring(response.content)
        tags = {element.tag.removeprefix(SVG) for element in root.iter()}
        assert tags <= {"svg", "title", "rect", "path", "circle", "g", "text"}
        names = {name for element in root.iter() for name in element.attrib}
        assert not [name for name in names if name.startswith("on") or "href" in name]
        texts = [element.text or "" for element in root.iter(f"{SVG}text")]
        return " | ".join(texts), root.find(f"{SVG}rect").attrib["fill"]  # type: ignore[union-attr]

    @pytest.mark.parametrize(
        ("locale", "word"),
        [*zip(LOCALES, ("Gültig", "Valid", "Valide", "vlef"), strict=True)],
    )
    def test_seal_shows_the_status_of_today(
        self, visitor: Client, certificate: Certificate, locale: str, word: str
    ):
        response = self.fetch(visitor, certificate.public_id, locale)
        words, colour = self.picture(response)
        assert word in words
        assert colour == "#14613b"
        assert response["Cache-Control"] == "public, max-age=300"
        assert response["Content-Language"] == locale
        assert not response.cookies
        set_state(certificate, State.REVOKED)
        words, colour = self.picture(self.fetch(visitor, certificate.public_id, locale))
        assert colour == "#9b1b1e"

    def test_seal_is_not_green_for_tests_or_fraud(
        self, visitor: Client, issuer: Issuer, certificate_type: CertificateType
    ):
        trial = issue_one(certificate_type, mode=Mode.TEST)
        words, colour = self.picture(self.fetch(visitor, trial.public_id))
        assert "TEST" in words
        assert colour == "#ffffff"
        certificate = issue_one(certificate_type)
        Issuer.objects.filter(pk=issuer.pk).update(standing=Standing.FRAUD)
        words, colour = self.picture(self.fetch(visitor, certificate.public_id))
        assert "Not trustworthy" in words
        assert colour == "#1d1b1b"

    @pytest.mark.parametrize(
        "name", ["</text><script>alert(1)</script>\"'&", "]]>\x01\x0b", "x" * 200]
    )
    def test_a_hostile_name_stays_a_name(self, visitor: Client, issuer: Issuer, name: str):
        Issuer.objects.filter(pk=issuer.pk).update(name=name)
        issuer.refresh_from_db()
        certificate = issue_one(make_type(issuer))
        response = self.fetch(visitor, certificate.public_id)
        self.picture(response)
        assert "default-src 'none'; sandbox" in response["Content-Security-Policy"]

    def test_seal_of_an_unknown_or_unchecked_certificate_says_so(
        self, visitor: Client, certificate: Certificate, monkeypatch: pytest.MonkeyPatch
    ):
        for identifier in (UNKNOWN, "nonsense"):
            response = self.fetch(visitor, identifier)
            assert (response.status_code, response["Cache-Control"]) == (404, "no-store")
            self.picture(response)

        def away(*_: object) -> None:
            raise OperationalError

        monkeypatch.setattr(verification, "rows", away)
        response = self.fetch(visitor, certificate.public_id)
        assert (response.status_code, response["Cache-Control"]) == (503, "no-store")
        assert self.picture(response)[1] == "#ffffff"


def test_the_operator_is_named_as_far_as_the_settings_do(settings: Any):
    page = Template("{% load pages %}{% operator_links %}")
    assert page.render(Context()).strip() == ""
    settings.OPERATOR_NAME = "A & B"
    settings.IMPRINT_URL = "https://example.com/{locale}/imprint"
    html = page.render(Context())
    assert "This service is run by A &amp; B." in html
    assert '<a href="https://example.com/en/imprint">Imprint</a>' in html
    assert "Privacy" not in html
