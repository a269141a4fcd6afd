"""The settings of an issuer: one table that the API, the form, the export and the audit read. Colours and logos."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypeAlias
from uuid import UUID

from django.db.models import IntegerChoices
from django.utils.translation import gettext_lazy as _

from accounts.errors import FieldError, ValidationFailed
from accounts.issuers.models import default_warning_days
from accounts.scopes import AccountsPrefix
from lib import ids
from lib.dates import is_time_zone
from lib.net import ip_addresses
from lib.text import camel_case, is_email, is_website

WHITE = "#ffffff"
DARK = "#1a1c1f"  # the dark surface of the public pages, and our dark text
READABLE = 4.5  # WCAG 2.2, 1.4.3: text against its background
LOGO_DIGITS = 16  # of the logo's SHA-256, in its address
IMAGE_LIMIT = 256 * 1024  # bytes
MAX_NETWORKS = 50
MAX_WARNINGS = 10
FURTHEST_WARNING = 365  # days
_SRGB_LINEAR = 0.04045


class BrandImage(StrEnum):
    """The images of a branding, each named as its column."""

    LOGO = "logo"  # on public pages and paper
    SIGNATURE = "signature"  # on paper alone


class PrintColumns(IntegerChoices):
    """How many columns of details a printed certificate has."""

    ONE = 1, _("One column: each label beside its value")
    TWO = 2, _("Two columns: each label above its value")


# --- the table --------------------------------------------------------------------------------------

# Settings to change, by name; others stay. None clears one, or restores its default.
SettingsChange: TypeAlias = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Check:
    """The faults found in the value of one setting."""

    setting: "Setting"
    errors: list[FieldError]
    caller_address: str | None  # where the key calls from; None for a person

    def fault(self, code: str, at: str = "", **params: object) -> None:
        """Notes a fault of the value, or of its part at this pointer."""
        self.errors.append(FieldError(f"{self.setting.pointer}{at}", code, params))


@dataclass(frozen=True, slots=True, kw_only=True)
class Setting:
    """A setting. Its name is that of the column and the form's field, and what the audit calls it."""

    name: str
    word: str = ""  # its name in the API, where that is another
    of_branding: bool = False  # a column of the branding, and a member of it in the API
    personal: bool = False  # the audit keeps no value: it names a person
    clean: Callable[[Any, Check], Any] | None = None  # the value as it is stored; notes faults
    # Whether a value is less of a limit than the one before: a key may only narrow it, and a person proves
    # anew who they are.
    is_wider: Callable[[Any, Any], bool] | None = None

    @property
    def pointer(self) -> str:
        """Where a request states it."""
        return f"{'/branding' if self.of_branding else ''}/{camel_case(self.word or self.name)}"


def check_settings(change: SettingsChange, caller_address: str | None) -> dict[str, Any]:
    """The values as they are stored. Raises ValidationFailed."""
    errors: list[FieldError] = []
    values = dict(change)
    for name, value in change.items():
        setting = SETTINGS[name]
        if setting.clean:
            values[name] = setting.clean(value, Check(setting, errors, caller_address))
    if errors:
        raise ValidationFailed(errors)
    return values


def _time_zone(name: str, check: Check) -> str:
    if not is_time_zone(name):
        check.fault("invalid_format", expected="Europe/Berlin")
    return name


def _warning_days(days: list[int] | None, check: Check) -> list[int]:
    """The days without duplicates, the earliest warning first."""
    if days is None:
        return default_warning_days()
    if len(days) > MAX_WARNINGS:
        check.fault("too_many", limit=MAX_WARNINGS)
    if any(not 1 <= day <= FURTHEST_WARNING for day in days):
        check.fault("out_of_range", expected=f"1–{FURTHEST_WARNING}")
    return sorted(set(days), reverse=True)


def _networks(texts: list[str] | None, check: Check) -> list[str]:
    """The networks in canonical form, the caller's own address among them."""
    if len(texts or ()) > MAX_NETWORKS:
        check.fault("too_many", limit=MAX_NETWORKS)
        return []
    parsed = [ip_addresses.normalize_network(text) for text in texts or ()]
    if None in parsed:
        for place, network in enumerate(parsed):
            if network is None:
                check.fault("invalid_format", f"/{place}", expected="192.0.2.0/24")
        return []
    networks = list(dict.fromkeys(filter(None, parsed)))
    address = check.caller_address
    if networks and address is not None and not ip_addresses.is_in_networks(address, networks):
        check.fault("locks_you_out", address=address)
    return networks


def _are_wider(networks: Sequence[str], than: Sequence[str]) -> bool:
    """Whether keys would be accepted from more networks than before; an empty list means everywhere."""
    return bool(than) and not (networks and ip_addresses.networks_cover(than, networks))


def _color(color: str | None, check: Check) -> str | None:
    """The colour in small letters, on which text can be read."""
    color = color and color.lower()
    if color and text_on(color) is None:
        white, dark = f"{contrast(color, WHITE):.2f}", f"{contrast(color, DARK):.2f}"
        check.fault("low_contrast", white=white, dark=dark, needed=READABLE)
    return color


def _website(address: str | None, check: Check) -> str | None:
    if address and not is_website(address):
        check.fault("invalid_format", expected="https://…")
    return address


def _contact(text: str | None, check: Check) -> str | None:
    if text and not is_contact(text):
        check.fault("invalid_format", expected="quality@example.com, https://…")
    return text


def _columns(columns: int | None, check: Check) -> int:
    return columns or PrintColumns.TWO.value


SETTINGS: Mapping[str, Setting] = {
    setting.name: setting
    for setting in (
        Setting(name="sector"),  # of the back office alone
        Setting(name="default_locale"),
        Setting(name="time_zone", clean=_time_zone),
        Setting(name="data_hash_enabled", word="data_hash"),
        Setting(name="expiry_warning_days", clean=_warning_days),
        Setting(name="notify_holder"),
        Setting(name="told_of_changes"),
        Setting(name="trusted_networks", clean=_networks, is_wider=_are_wider),
        Setting(name="second_factor_for_all", is_wider=lambda wanted, before: before > wanted),
        Setting(name="color", of_branding=True, clean=_color),
        Setting(name="address", of_branding=True),
        Setting(name="website", of_branding=True, clean=_website),
        Setting(name="contact", of_branding=True, clean=_contact),
        Setting(name="print_columns", of_branding=True, clean=_columns),
        Setting(name="signature_name", of_branding=True, personal=True),
        Setting(name="signature_role", of_branding=True, personal=True),
    )
}
LIMITS = {name for name, setting in SETTINGS.items() if setting.is_wider}  # of the whole account


# --- contacts and colours ------------------------------------------------------------------------


def is_contact(text: str) -> bool:
    """Whether it is an e-mail address or an https address."""
    if "@" not in text or "/" in text:
        return is_website(text)
    return is_email(text)


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours `#rrggbb`, from 1 to 21 (WCAG 2.2)."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def text_on(color: str) -> str | None:
    """The text colour, white or dark, that can be read on this colour; None if neither can."""
    best = max((WHITE, DARK), key=lambda text: contrast(color, text))
    return best if contrast(color, best) >= READABLE else None


def logo_path(issuer_id: UUID, sha256: str | None) -> str | None:
    """The public path of the logo. It changes with the logo, so it may be cached for ever."""
    if sha256 is None:
        return None
    return f"/branding/{ids.encode(AccountsPrefix.ISSUER, issuer_id)}/{sha256[:LOGO_DIGITS]}.png"


def _luminance(color: str) -> float:
    red, green, blue = (_linear(int(color[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    """One channel of sRGB as light (IEC 61966-2-1)."""
    return channel / 12.92 if channel <= _SRGB_LINEAR else ((channel + 0.055) / 1.055) ** 2.4
