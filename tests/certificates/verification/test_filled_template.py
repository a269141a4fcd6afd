"""A verify page is filled into what was rendered for another one of its shape: Django would have rendered the same."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from django.template import loader
from django.utils import timezone, translation

from certificates.issuing.previews import sample_verification
from certificates.lifecycle import Action, Reason, Relation, State, Status
from certificates.verification.filled_template import filled
from certificates.verification.operations import LogRecord, Verification
from certificates.verification.shown import (
    Brand,
    CertificatePart,
    Link,
    LinkedCertificate,
    PublicAttachment,
    RelatedCertificates,
    StatusChange,
)
from certificates.verification.verify_html import verify_page_content
from tests.support.pages import LOCALES

PAGE = "certificates/verification/verify.html"
AROUND = {
    "languages": {"de": "/de/<x>", "en": "/"},
    "here": "/",
    "page_url": "https://c.example/100%",
    "site": "https://c",
}
OTHER = LinkedCertificate(
    id="cert_01h455vb4pex5vsknk084sn02c",
    status=Status.REVOKED,
    type_name="<i>%",
    number="N-1",
    product_id=None,
    serial_number=None,
    issuer_name="B & C",
)
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
    "items": ({"position": "1", "productId": "<P>"}, {"position": "2", "quantity": "1.5"}),
    "signatories": ({"name": "A. %s", "role": "<Chief>"}, {"name": "B"}),
    "attachments": (
        PublicAttachment(
            number=1,
            name="<a>.pdf",
            media_type="text/x",
            size=1,
            sha256="ab" * 32,
            downloadable=True,
        ),
    ),
    "history": (
        StatusChange(
            at=datetime(2026, 1, 2, tzinfo=UTC),
            action=Action.SUSPEND,
            further=False,
            to=State.SUSPENDED,
            reason=Reason.RECALL,
            public_note="<note>",
        ),
    ),
    "related": RelatedCertificates(
        parts=[CertificatePart(depth=1, certificate=OTHER)],
        total=3,
        revoked=1,
        links=[
            Link(
                rel=relation,
                certificate=other,
                url="https://x.example/?a&b",
                label=label,
                sha256=None,
            )
            for relation, other, label in zip(Relation, (OTHER, None), ("<l>", None), strict=False)
        ],
    ),
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
            context = {"sheet": sheet, **AROUND}
            assert filled(PAGE, context) == loader.render_to_string(PAGE, context)


def test_nothing_of_a_page_stays_for_the_next():
    one, other = (
        verify_page_content(replace(sample_verification(now=timezone.now()), id=public_id))
        for public_id in ("cert_one", "cert_other")
    )
    html, of_other = (filled(PAGE, {"sheet": sheet, **AROUND}) for sheet in (one, other))
    assert "cert_one" in html
    assert of_other.replace("cert_other", "cert_one") == html


def test_a_checked_name_is_escaped():
    sheet = verify_page_content(
        replace(sample_verification(now=timezone.now()), name_check_offered=True, id="cert_one")
    )
    for asked in ("<script>", "%s", ""):
        for is_holder in (True, False):
            context = {**AROUND, "sheet": sheet, "checked_name": asked, "is_holder": is_holder}
            html = filled(PAGE, context)
            assert html == loader.render_to_string(PAGE, context)
            assert "<script>" not in html
