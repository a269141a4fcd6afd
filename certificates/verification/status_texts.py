"""Texts for each status: what it means, and what a visitor should do."""

from collections import Counter
from collections.abc import Iterable
from datetime import date, datetime
from enum import StrEnum
from typing import NamedTuple
from zoneinfo import ZoneInfo

from django.utils.translation import gettext, gettext_noop

from certificates.lifecycle import Status

from .operations import BulkVerification, Verification
from .written import clock, long_date


class Tone(StrEnum):
    """How a status looks: a colour, a shape, an icon."""

    ACTIVE = "active"
    PENDING = "pending"
    SUSPENDED = "suspended"
    REVOKED = "revoked"
    SUPERSEDED = "superseded"
    EXPIRED = "expired"
    NOT_YET_VALID = "not_yet_valid"
    DISTRUST = "distrust"
    TEST = "test"
    UNCONFIRMED = "unconfirmed"
    NOT_FOUND = "not_found"
    UNAVAILABLE = "unavailable"

    @property
    def icon(self) -> str:
        """The template of its icon."""
        return f"certificates/icons/{self.value}.svg"


MEANINGS = {
    Status.ACTIVE: gettext_noop(
        "This certificate is in force. The issuer has neither suspended nor withdrawn it."
    ),
    Status.PENDING: gettext_noop("The issuer has not released this certificate yet."),
    Status.SUSPENDED: gettext_noop("The issuer has suspended this certificate for the time being."),
    Status.REVOKED: gettext_noop("The issuer has withdrawn this certificate for good."),
    Status.SUPERSEDED: gettext_noop("The issuer has replaced this certificate by a newer one."),
    Status.EXPIRED: gettext_noop("This certificate was valid until %(until)s."),
    Status.NOT_YET_VALID: gettext_noop("This certificate will be valid from %(start)s."),
}
ADVICE = {
    Status.ACTIVE: gettext_noop("Compare the details below with what you have in front of you."),
    Status.SUPERSEDED: gettext_noop("Do not rely on this one. Check the newer certificate."),
    Status.EXPIRED: gettext_noop("Ask the issuer for a current certificate."),
    Status.NOT_YET_VALID: gettext_noop("Do not rely on it before that day."),
}
LEAVE_PRODUCT = gettext_noop("Do not use the product. Ask the issuer.")
LEAVE_CERTIFICATE = gettext_noop("Do not rely on this certificate. Ask the issuer.")
# For an issuer that is blocked for fraud: visitors are not sent to it.
DISTRUST_PRODUCT = gettext_noop("Do not use the product. Turn to whoever supplied it.")
DISTRUST_CERTIFICATE = gettext_noop(
    "Do not rely on this certificate. Turn to whoever gave it to you."
)
DISTRUST = gettext_noop("Not trustworthy")
DISTRUST_MEANING = gettext_noop(
    "The operator of this service has blocked the issuer of this certificate because of fraud."
)
UNCONFIRMED = gettext_noop("Was valid at %(time)s")
UNCONFIRMED_MEANING = gettext_noop(
    "The newest records of this service cannot be reached at the moment. This is what they said on %(moment)s. Whether the issuer has withdrawn the certificate since is not known."
)
UNCONFIRMED_ADVICE = gettext_noop("Check again in a moment before you rely on it.")
OLD_RECORDS = gettext_noop(
    "The newest records of this service cannot be reached at the moment. This is what they said on %(moment)s."
)
TEST_MEANING = gettext_noop("This is how a valid certificate is shown. It certifies nothing.")

ON_ANY_DAY = {
    Status.EXPIRED: gettext_noop("The last day of its validity has passed."),
    Status.NOT_YET_VALID: gettext_noop("The first day of its validity is still to come."),
}
UNCONFIRMED_AT_ANY_TIME = gettext_noop(
    "The newest records of this service cannot be reached at the moment. The certificate was valid at the time that is shown. Whether the issuer has withdrawn it since is not known."
)
NO_STATUS = (
    (Tone.DISTRUST, DISTRUST, DISTRUST_MEANING),
    (
        Tone.NOT_FOUND,
        gettext_noop("Not found here"),
        gettext_noop("There is no certificate with this identifier in this service."),
    ),
    (
        Tone.UNAVAILABLE,
        gettext_noop("Cannot be checked right now"),
        gettext_noop(
            "The records of this service cannot be reached at the moment. This says nothing about the certificate, neither good nor bad."
        ),
    ),
)


class StatusBanner(NamedTuple):
    """The status on a verify page: its look, its name, what it means, and what to do."""

    tone: Tone
    word: str
    meaning: str
    advice: str


def status_banner(verification: Verification) -> StatusBanner:
    """The banner of a verification. Green only if it is trustworthy; fraud is shown before test."""
    if verification.status is Status.ACTIVE and verification.issuer_flagged:
        return StatusBanner(
            Tone.DISTRUST, gettext(DISTRUST), gettext(DISTRUST_MEANING), _refusal(verification)
        )
    word = str(verification.status.label)
    if verification.status is Status.ACTIVE and verification.test:
        return StatusBanner(Tone.TEST, word, gettext(TEST_MEANING), "")
    if verification.status is Status.ACTIVE and verification.as_of:
        said = {"moment": clock(verification.as_of, verification.time_zone)}
        return StatusBanner(
            Tone.UNCONFIRMED,
            was_valid(verification.as_of, verification.time_zone),
            gettext(UNCONFIRMED_MEANING) % said,
            gettext(UNCONFIRMED_ADVICE),
        )
    advice = None if verification.issuer_flagged else ADVICE.get(verification.status)
    return StatusBanner(
        Tone(verification.status.value),
        word,
        meaning(
            verification.status,
            issued_on=verification.issued_on,
            valid_from=verification.valid_from,
            valid_until=verification.valid_until,
        ),
        gettext(advice) if advice else _refusal(verification),
    )


def was_valid(as_of: datetime, zone: str = "") -> str:
    """The word for a certificate that was valid when its records could last be read; in UTC without a zone."""
    time = f"{as_of.astimezone(ZoneInfo(zone or 'UTC')):%H:%M:%S}{'' if zone else ' UTC'}"
    return gettext(UNCONFIRMED) % {"time": time}


def old_records(as_of: datetime | None, zone: str = "UTC") -> str:
    """The sentence that the records are as of then; empty for those of now."""
    return gettext(OLD_RECORDS) % {"moment": clock(as_of, zone)} if as_of else ""


def meaning(
    status: Status, *, issued_on: date, valid_from: date | None, valid_until: date | None
) -> str:
    """What the status means, as a sentence."""
    sentence = gettext(MEANINGS[status])
    if status is Status.EXPIRED and valid_until:
        return sentence % {"until": long_date(valid_until)}
    if status is Status.NOT_YET_VALID:
        return sentence % {"start": long_date(valid_from or issued_on)}
    return sentence


def _refusal(verification: Verification) -> str:
    """The advice not to use a product, or not to rely on a certificate about anything else."""
    if verification.issuer_flagged:
        return gettext(
            DISTRUST_PRODUCT
            if verification.product_id or verification.items
            else DISTRUST_CERTIFICATE
        )
    return gettext(
        LEAVE_PRODUCT if verification.product_id or verification.items else LEAVE_CERTIFICATE
    )


class Verdict(NamedTuple):
    """The status of one certificate in a list: its look and its name."""

    tone: Tone
    word: str


def verdict(
    result: BulkVerification | None, *, readable: bool = True, held_up: bool = False
) -> Verdict:
    """The verdict on one of many; without a result, why there is none."""
    if result is None:
        if not readable:
            return Verdict(Tone.NOT_FOUND, gettext("Not an identifier"))
        if held_up:
            return Verdict(Tone.UNAVAILABLE, gettext("Not checked"))
        return Verdict(Tone.NOT_FOUND, gettext("Not found here"))
    if result.issuer_flagged:
        return Verdict(Tone.DISTRUST, gettext(DISTRUST))
    word = str(result.status.label)
    if result.test:
        return Verdict(Tone.TEST, f"TEST – {word}")
    if result.as_of and result.status is Status.ACTIVE:
        return Verdict(Tone.UNCONFIRMED, was_valid(result.as_of))
    return Verdict(Tone(result.status.value), word)


def summary(verdicts: Iterable[Verdict]) -> list[tuple[Verdict, int]]:
    """How many there are of each verdict; the good ones last."""
    counts = Counter(verdicts)
    return sorted(counts.items(), key=lambda one: (one[0].tone is Tone.ACTIVE, -one[1]))


def legend() -> list[tuple[Verdict, str]]:
    """Every verdict that a page may show, and what it means."""
    statuses = [
        (Verdict(Tone(status.value), str(status.label)), gettext(meaning_text))
        for status, meaning_text in (MEANINGS | ON_ANY_DAY).items()
    ]
    others = [
        (Verdict(tone, gettext(word)), gettext(meaning_text))
        for tone, word, meaning_text in NO_STATUS
    ]
    word = gettext(UNCONFIRMED) % {"time": "12:00:00"}
    unconfirmed = (Verdict(Tone.UNCONFIRMED, word), gettext(UNCONFIRMED_AT_ANY_TIME))
    return [*statuses, unconfirmed, *others]
