"""Change an issuer's settings, branding, logo and signature, and its test clock, each with an audit entry."""

import hashlib
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any

from django.db import transaction

from accounts.actors import ActorKind, RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.errors import AccountLimitWideningRefused, FieldError, TestModeOnly, ValidationFailed
from accounts.limits.issuer_lock import locked_issuer
from accounts.models import Branding, Issuer
from accounts.scopes import Feature, Mode
from accounts.signals import settings_changed, test_clock_advanced
from lib.dates import format_instant

from .rules import SETTINGS, BrandImage, SettingsChange, check_settings

FARTHEST = timedelta(days=3660)  # of the test clock: ten years, longer than what a test is about


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
    before: dict[str, object] = {}
    for name, value in wanted.items():
        row = style if SETTINGS[name].of_branding else issuer
        if getattr(row, name) != value:
            before[name] = getattr(row, name)
            setattr(row, name, value)
    of_issuer = [name for name in before if not SETTINGS[name].of_branding]
    if of_issuer:
        issuer.save(update_fields=of_issuer)
    if len(of_issuer) < len(before):
        style.save()
    record_change(context, issuer, before, {name: wanted[name] for name in before})
    if before:
        settings_changed.send(sender=Issuer, names=frozenset(before), context=context)
    return issuer


def record_change(
    context: RequestContext,
    issuer: Issuer,
    before: Mapping[str, object],
    after: Mapping[str, object],
) -> None:
    """Write an audit entry if anything differs."""
    personal = {name for name, setting in SETTINGS.items() if setting.personal}
    if changes := audit.diff(before, after, personal=personal):
        record(context, "settings.changed", issuer.public_id, changes, mode=Mode.LIVE)


def _refuse_wider(issuer: Issuer, wanted: Mapping[str, Any]) -> None:
    """Raises AccountLimitWideningRefused: a key may only narrow limits of the whole account."""
    wider = [
        setting.pointer.removeprefix("/")
        for name, setting in SETTINGS.items()
        if setting.is_wider
        and name in wanted
        and setting.is_wider(wanted[name], getattr(issuer, name))
    ]
    if wider:
        raise AccountLimitWideningRefused(fields=", ".join(wider))


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


# --- the test clock ------------------------------------------------------------------------------------


@transaction.atomic
def advance_test_clock(*, context: RequestContext, to: datetime) -> Issuer:
    """Set the test clock forward to this moment, from which it runs on; notices that are due are sent.

    Test certificates go by it. Live certificates, logs, signatures, keys, jobs and limits keep the real time.

    Raises TestModeOnly in live mode, IssuerSuspended, and ValidationFailed for a moment that is over
    by the test clock, or too far ahead.
    """
    if context.mode is not Mode.TEST:
        raise TestModeOnly
    context.issuer.refuse_writing()
    issuer, now = locked_issuer(context.issuer.id), context.now
    before = issuer.certificate_time(Mode.TEST, now)
    if to < before:
        expected = {"expected": f">= {format_instant(before)}"}
        raise ValidationFailed([FieldError("/advanceTo", "out_of_range", expected)])
    if to > now + FARTHEST:
        expected = {"expected": f"<= {format_instant(now + FARTHEST)}"}
        raise ValidationFailed([FieldError("/advanceTo", "out_of_range", expected)])
    # Whole milliseconds, as documents have them.
    issuer.test_clock_ahead = timedelta(milliseconds=(to - now) // timedelta(milliseconds=1))
    issuer.save(update_fields=["test_clock_ahead"])
    changes = audit.diff({"test_clock": before}, {"test_clock": to})
    record(context, "settings.test_clock_advanced", issuer.public_id, changes)
    test_clock_advanced.send(sender=Issuer, issuer=issuer, now=now)
    return issuer


@transaction.atomic
def reset_test_clock(*, context: RequestContext, removed: int) -> None:
    """Put the test clock back to the real time, after so many test certificates were removed."""
    issuer = locked_issuer(context.issuer.id)
    issuer.test_clock_ahead = timedelta()
    issuer.save(update_fields=["test_clock_ahead"])
    changes = audit.initial_values({"removed": removed})
    record(context, "settings.test_data_removed", issuer.public_id, changes)
