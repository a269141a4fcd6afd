"""A verify page is filled into what was rendered for another one of its shape: Django would have rendered the same."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from django.template import loader
from django.utils import timezone, translation

from certificates.domain.lifecycle import Reason, Status
from certificates.operations.types.sample_page import sample_verification
from certificates.rendering import filled, verify_page_content
from certificates.verification import LogRecord, Verification
from certificates.verification.brand import Brand
from tests.support.pages import LOCALES

PAGE = "certificates/verify.html"
AROUND = {"languages": "", "here": "/", "page_url": "https://c.example/100%", "site": "https://c"}
RICH = {
    "holder_name": "<b>%s & 'co' %(name)s",
    "contact": "help@example.com",
    "issuer_name": 'Müller "& Söhne"',
    "brand": Brand(color="#123456", logo="/branding/x.png", address="1 <Street>"),
    "superseded_by": "cert_01h455vb4pex5vsknk084sn02q",
    "reason": Reason.RECALL.value,
    "public_note": "{{ text }}",
    "recorded": LogRecord(7, datetime(2026, 1, 2, tzinfo=UTC), "log+key"),
    "printable": True,
    "name_check_offered": True,
    "of_person": True,
}
FLAGS = ({}, {"issuer_flagged": True}, {"erased": True}, {"test": True}, {"by_test_clock": True})


def verifications() -> Iterator[Verification]:
    """Of every status, poor and rich, in every light."""
    now = timezone.now()
    plain = replace(sample_verification(now=now), id="cert_01h455vb4pex5vsknk084sn02a")
    for status in Status:
        for changed in (*FLAGS, {"as_of": now}, {"valid_until": now.date() + timedelta(days=3)}):
            for about in ({"number": None}, RICH):
                trusted = status is Status.ACTIVE and not changed
                yield replace(plain, status=status, trustworthy=trusted, **{**about, **changed})


@pytest.mark.parametrize("locale", LOCALES)
def test_every_page_is_what_django_renders(locale: str):
    with translation.override(locale):
        for verification in verifications():
            sheet = verify_page_content(verification)
            rendered = loader.render_to_string(PAGE, {"sheet": sheet, **AROUND})
            assert filled(PAGE, sheet, AROUND) == rendered


def test_nothing_of_a_page_stays_for_the_next():
    one, other = (
        verify_page_content(replace(sample_verification(now=timezone.now()), id=public_id))
        for public_id in ("cert_one", "cert_other")
    )

    assert "cert_one" in filled(PAGE, one, AROUND)
    assert filled(PAGE, other, AROUND).replace("cert_other", "cert_one") == filled(
        PAGE, one, AROUND
    )


def test_a_checked_name_is_escaped():
    sheet = verify_page_content(
        replace(sample_verification(now=timezone.now()), name_check_offered=True, id="cert_one")
    )
    for asked in ("<script>", "%s", ""):
        for is_holder in (True, False):
            around = {**AROUND, "checked_name": asked, "is_holder": is_holder}
            html = filled(PAGE, sheet, around)
            assert html == loader.render_to_string(PAGE, {"sheet": sheet, **around})
            assert "<script>" not in html
