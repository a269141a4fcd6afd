"""A made-up certificate for the landing page. It is stored nowhere and has no identifier."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID
from zoneinfo import ZoneInfo

import orjson
from django.utils.translation import get_language, gettext

from accounts.scopes import Locale
from certificates.lifecycle import Status
from certificates.types.all_presets import INSPECTION_CERTIFICATE
from certificates.types.multilingual import text_in
from certificates.verification.brand import Brand
from certificates.verification.content import facts
from certificates.verification.verify import Verification

TIME_ZONE = "Europe/Berlin"  # a page names the city of its issuer
ISSUED_BEFORE = timedelta(days=12)
NOBODY = UUID(int=0)
GOOD_FOR = timedelta(days=365)
METADATA: Mapping[str, Any] = {
    "grade": "1.4301",
    "standard": "EN 10088-2",
    "heatNumber": "H 48213",
    "mechanicalProperties": [
        ["Rp0,2", "≥ 230", "284", "MPa"],
        ["Rm", "540 – 750", "618", "MPa"],
        ["A", "≥ 45", "52", "%"],
    ],
}
# What the sample does not show.
_LEFT_OUT: dict[str, Any] = {
    "issuer_flagged": False,
    "contact": None,
    "of_person": False,
    "gtin": None,
    "items": (),
    "holder_name": None,
    "name_check_offered": False,
    "valid_from": None,
    "reason": None,
    "public_note": None,
    "status_changed_at": None,
    "history": (),
    "superseded_by": None,
    "signatories": (),
    "attachments": (),
    "printable": False,
    "data_hash": "",
    "test": False,
    "by_test_clock": False,
    "erased": False,
    "related": None,
}


def sample_verification(*, now: datetime) -> Verification:
    """What a check of the made-up certificate would say, in the active language."""
    locale = get_language() or "en"
    issued = (now - ISSUED_BEFORE).astimezone(ZoneInfo(TIME_ZONE)).date()
    names = {code: INSPECTION_CERTIFICATE[f"name_{code}"] for code in Locale.values}
    fields = orjson.dumps(INSPECTION_CERTIFICATE["fields"]).decode()
    return Verification(
        id="",
        issuer_id=NOBODY,
        status=Status.ACTIVE,
        trustworthy=True,
        issuer_name=gettext("Example Works (sample)"),
        brand=Brand(address=gettext("1 Example Street, Example Town"), domains=("example.com",)),
        type_name=text_in(names, locale),
        locale=locale,
        number=f"3.1-{issued:%Y}-000001",
        product_id=gettext("Steel plate (sample)"),
        serial_number="SN-0001",
        issued_on=issued,
        valid_until=issued + GOOD_FOR,
        facts=tuple(facts(fields, METADATA, locale, whole=False)),
        recorded=None,
        checked_at=now.astimezone(ZoneInfo(TIME_ZONE)),
        time_zone=TIME_ZONE,
        **_LEFT_OUT,
    )
