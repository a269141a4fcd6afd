"""Change an issuer's settings and branding field by field, its logo and signature, with an audit entry."""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypedDict
from urllib.parse import urlsplit

from django.core.exceptions import ValidationError
from django.core.validators import URLValidator, validate_email
from django.db import transaction

from accounts.actors import ActorKind, RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.errors import AccountLimitWideningRefused, FieldError, ValidationFailed
from accounts.issuers.models import default_warning_days
from accounts.limits.issuer_lock import locked_issuer
from accounts.models import Branding, Issuer, PrintColumns
from accounts.scopes import Feature, Mode
from accounts.settings import branding
from accounts.settings.branding import BrandImage
from accounts.signals import settings_changed
from lib.dates import is_time_zone
from lib.net import ip_addresses

MAX_NETWORKS = 50
MAX_WARNINGS = 10
FURTHEST_WARNING = 365  # days
_IS_WEBSITE = URLValidator(schemes=["https"])


class SettingsChange(TypedDict, total=False):
    """The fields to change; others stay. None clears a field, or restores its default."""

    sector: str
    default_locale: str
    time_zone: str
    data_hash_enabled: bool
    expiry_warning_days: list[int] | None
    notify_holder: bool
    told_of_changes: str
    trusted_networks: list[str] | None
    second_factor_for_all: bool
    color: str | None
    address: str | None
    website: str | None
    contact: str | None
    print_columns: int | None
    signature_name: str | None
    signature_role: str | None


POINTERS = {
    "sector": "/sector",
    "default_locale": "/defaultLocale",
    "time_zone": "/timeZone",
    "data_hash_enabled": "/dataHash",
    "expiry_warning_days": "/expiryWarningDays",
    "notify_holder": "/notifyHolder",
    "told_of_changes": "/toldOfChanges",
    "trusted_networks": "/trustedNetworks",
    "second_factor_for_all": "/secondFactorForAll",
    "color": "/branding/color",
    "address": "/branding/address",
    "website": "/branding/website",
    "contact": "/branding/contact",
    "print_columns": "/branding/printColumns",
    "signature_name": "/branding/signatureName",
    "signature_role": "/branding/signatureRole",
}
OF_BRANDING = (
    "color",
    "address",
    "website",
    "contact",
    "print_columns",
    "signature_name",
    "signature_role",
)
_PERSONAL = frozenset({"signature_name", "signature_role"})  # audits keep no people's names


def branding_of(issuer: Issuer) -> Branding:
    """The issuer's branding; an unsaved, empty one if nothing was set."""
    stored = Branding.objects.defer("logo", "signature").filter(issuer=issuer).first()
    branding = stored or Branding(issuer=issuer)
    branding.issuer = issuer
    return branding


@transaction.atomic
def change_settings(
    *,
    context: RequestContext,
    change: SettingsChange,
    caller_address: str | None = None,
) -> Issuer:
    """Change the named fields; write one audit entry, or none if nothing differs.

    Raises FeatureNotInPlan for dataHash beyond the plan; ValidationFailed naming every field at
    fault, among them networks in which the caller (`caller_address`: where a key calls from) is not;
    LimitWidened if a key asks for less of a limit that holds for the whole account.
    """
    issuer = locked_issuer(context.issuer.id)
    if change.get("data_hash_enabled"):
        issuer.facts().require_feature(Feature.DATA_HASH)
    wanted = check_settings(change, caller_address)
    if context.actor.kind is ActorKind.KEY:
        _refuse_wider(issuer, wanted)
    style = branding_of(issuer)
    rows: tuple[Issuer | Branding, ...] = (issuer, style)
    before: dict[str, object] = {}
    for name, value in wanted.items():
        row = rows[name in OF_BRANDING]
        if getattr(row, name) != value:
            before[name] = getattr(row, name)
            setattr(row, name, value)
    _save(issuer, style, before)
    record_change(context, issuer, before, {name: wanted[name] for name in before})
    if before:
        settings_changed.send(sender=Issuer, names=frozenset(before), context=context)
    return issuer


def _save(issuer: Issuer, style: Branding, changed: Mapping[str, object]) -> None:
    of_issuer = [name for name in changed if name not in OF_BRANDING]
    if of_issuer:
        issuer.save(update_fields=of_issuer)
    if len(of_issuer) < len(changed):
        style.save()


def record_change(
    context: RequestContext,
    issuer: Issuer,
    before: Mapping[str, object],
    after: Mapping[str, object],
) -> None:
    """Write an audit entry if anything differs."""
    if changes := audit.diff(before, after, personal=_PERSONAL):
        record(context, "settings.changed", issuer.public_id, changes, mode=Mode.LIVE)


def _is_wider(networks: Sequence[str], than: Sequence[str]) -> bool:
    """Whether keys would be accepted from more networks than before; an empty list means everywhere."""
    return bool(than) and not (networks and ip_addresses.networks_cover(than, networks))


# Limits of the whole account -> whether a value is less of a limit than the one before.
_LIMITS: Mapping[str, Callable[[Any, Any], bool]] = {
    "trusted_networks": _is_wider,
    "second_factor_for_all": lambda wanted, before: before and not wanted,
}


def _refuse_wider(issuer: Issuer, wanted: Mapping[str, Any]) -> None:
    """Raises AccountLimitWideningRefused: a key may only narrow limits of the whole account."""
    wider = [
        POINTERS[name]
        for name, is_wider in _LIMITS.items()
        if name in wanted and is_wider(wanted[name], getattr(issuer, name))
    ]
    if wider:
        raise AccountLimitWideningRefused(
            fields=", ".join(pointer.removeprefix("/") for pointer in wider)
        )


# --- checks of the values ------------------------------------------------------------------------------


def check_settings(change: SettingsChange, caller_address: str | None) -> dict[str, Any]:
    """The values as they are stored. Raises ValidationFailed."""
    errors: list[FieldError] = []
    values: dict[str, Any] = dict(change)
    if "time_zone" in values and not is_time_zone(values["time_zone"]):
        expected = {"expected": "Europe/Berlin"}
        errors.append(FieldError(POINTERS["time_zone"], "invalid_format", expected))
    if "expiry_warning_days" in values:
        values["expiry_warning_days"] = _days(values["expiry_warning_days"], errors)
    if "trusted_networks" in values:
        networks = values["trusted_networks"] or []
        values["trusted_networks"] = _networks(networks, caller_address, errors)
    if "print_columns" in values:
        values["print_columns"] = values["print_columns"] or PrintColumns.TWO.value
    if values.get("color"):
        values["color"] = _color(values["color"], errors)
    if values.get("website") and not is_website(values["website"]):
        expected = {"expected": "https://…"}
        errors.append(FieldError(POINTERS["website"], "invalid_format", expected))
    if values.get("contact") and not is_contact(values["contact"]):
        expected = {"expected": "quality@example.com, https://…"}
        errors.append(FieldError(POINTERS["contact"], "invalid_format", expected))
    if errors:
        raise ValidationFailed(errors)
    return values


def _days(days: list[int] | None, errors: list[FieldError]) -> list[int]:
    """The days without duplicates, the earliest warning first."""
    if days is None:
        return default_warning_days()
    pointer = POINTERS["expiry_warning_days"]
    if len(days) > MAX_WARNINGS:
        errors.append(FieldError(pointer, "too_many", {"limit": MAX_WARNINGS}))
    if any(not 1 <= day <= FURTHEST_WARNING for day in days):
        expected = {"expected": f"1–{FURTHEST_WARNING}"}
        errors.append(FieldError(pointer, "out_of_range", expected))
    return sorted(set(days), reverse=True)


def _networks(texts: list[str], caller_address: str | None, errors: list[FieldError]) -> list[str]:
    pointer = POINTERS["trusted_networks"]
    if len(texts) > MAX_NETWORKS:
        errors.append(FieldError(pointer, "too_many", {"limit": MAX_NETWORKS}))
        return []
    parsed = [ip_addresses.normalize_network(text) for text in texts]
    bad = [at for at, known in enumerate(parsed) if known is None]
    if bad:
        expected = {"expected": "192.0.2.0/24"}
        errors.extend(FieldError(f"{pointer}/{at}", "invalid_format", expected) for at in bad)
        return []
    networks = list(dict.fromkeys(known for known in parsed if known is not None))
    if (
        networks
        and caller_address is not None
        and not ip_addresses.is_in_networks(caller_address, networks)
    ):
        errors.append(FieldError(pointer, "locks_you_out", {"address": caller_address}))
    return networks


def _color(color: str, errors: list[FieldError]) -> str:
    color = color.lower()
    if branding.text_on(color) is None:
        ratios = {
            "white": f"{branding.contrast(color, branding.WHITE):.2f}",
            "dark": f"{branding.contrast(color, branding.DARK):.2f}",
            "needed": branding.READABLE,
        }
        errors.append(FieldError(POINTERS["color"], "low_contrast", ratios))
    return color


def is_contact(text: str) -> bool:
    """Whether it is an e-mail address or an https address."""
    if "@" not in text or "/" in text:
        return is_website(text)
    return is_email(text)


def is_email(text: str) -> bool:
    """Whether it is the address of a mailbox."""
    try:
        validate_email(text)
    except ValidationError:
        return False
    return True


def is_website(address: str) -> bool:
    """Whether it is an https address without a user name."""
    try:
        _IS_WEBSITE(address)
        return urlsplit(address).username is None
    except (ValidationError, ValueError):
        return False


@transaction.atomic
def set_image(*, context: RequestContext, image: BrandImage, raw: bytes) -> Branding:
    """Store the logo or the signature, encoded again without metadata.

    Raises ValidationFailed if it is no image.
    """
    from . import pictures  # noqa: PLC0415  (loads Pillow, which few processes ever need)

    try:
        png = pictures.normalize_image(raw)
    except pictures.ImageTooLarge as error:
        limit = " × ".join(map(str, pictures.MAX_PIXELS))
        raise ValidationFailed([FieldError("", "image_too_large", {"limit": limit})]) from error
    except pictures.UnreadableImage as error:
        raise ValidationFailed([FieldError("", "not_an_image")]) from error
    return _put_image(context, image, png)


@transaction.atomic
def remove_image(*, context: RequestContext, image: BrandImage) -> Branding:
    """Remove the logo, whose address answers 404 from now on, or the signature."""
    return _put_image(context, image, None)


def _put_image(context: RequestContext, image: BrandImage, png: bytes | None) -> Branding:
    issuer = locked_issuer(context.issuer.id)
    style = branding_of(issuer)
    digest = hashlib.sha256(png).hexdigest() if png is not None else None
    before = getattr(style, f"{image}_sha256")
    if digest != before:
        setattr(style, image, png)
        setattr(style, f"{image}_sha256", digest)
        style.save()
        record_change(context, issuer, {image.value: before}, {image.value: digest})
    return style
