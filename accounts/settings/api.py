"""An issuer's settings and its test clock over the API; its logo, public."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec
from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_safe
from msgspec import UNSET, Meta, UnsetType
from rest_framework.request import Request

from accounts.api import parsing
from accounts.api.endpoints import JsonBody, endpoint
from accounts.api.problems import ApiError, BodyTooLarge
from accounts.api.responses import Answer
from accounts.api.schema import BINARY
from accounts.api.views import ExternalView
from accounts.errors import FieldError, TestModeOnly
from accounts.keys.schemas import Moment
from accounts.models import Branding, Issuer
from accounts.scopes import AccountsPrefix, Locale, Mode, Scope, ToldOfChanges
from lib import ids
from lib.database import tenancy
from lib.dates import Instant, format_instant
from lib.net.ip_addresses import caller_address
from lib.structs import RequestStruct, to_struct

from .operations import advance_test_clock, branding_of, change_settings, remove_image, set_image
from .rules import (
    IMAGE_LIMIT,
    LOGO_DIGITS,
    SETTINGS,
    BrandImage,
    SettingsChange,
    check_settings,
    text_on,
)

FOREVER = "public, max-age=31536000, immutable"  # a new logo has a new URL


@require_safe
def logo(request: HttpRequest, issuer_id: str, digest: str) -> HttpResponse:
    """The logo with this digest; 404 once it was changed or removed."""
    key = ids.parse(AccountsPrefix.ISSUER, issuer_id)
    if key is None or len(digest) != LOGO_DIGITS:
        raise Http404
    branding = Branding.objects.filter(pk=key, logo_sha256__startswith=digest)
    with tenancy.acting_for(key):
        png = branding.values_list("logo", flat=True).first()
    if png is None:
        raise Http404
    response = HttpResponse(bytes(png), content_type="image/png")
    response["Cache-Control"] = FOREVER
    return response


IMAGES = ("image/png", "image/jpeg")
_BINARY = dict.fromkeys(IMAGES, BINARY)
_NAMES = {setting.word: name for name, setting in SETTINGS.items() if setting.word}

Color = Annotated[str, Meta(pattern=r"^#[0-9A-Fa-f]{6}$")]
Network = Annotated[str, Meta(max_length=43)]
Day = Annotated[int, Meta(ge=1, le=365)]
Columns = Annotated[int, Meta(ge=1, le=2)]  # PrintColumns


# Neither PNG nor JPEG. SVG is refused because it may contain scripts.
UnsupportedImage = ApiError.row("unsupported_media_type", _("Send the image itself, as image/png or image/jpeg."))  # fmt: skip


# fmt: off
class BrandingPatch(RequestStruct, frozen=True, kw_only=True):
    """How the issuer presents itself: null clears, or puts the default back.

    `contact` is an e-mail or https address. The signature is printed above the line of the signatory
    with this name, and with this function where one is stated.
    """

    color: Annotated[Color | UnsetType | None, Meta(description="Color of the issuer, as `#rrggbb`; null: the service’s")] = UNSET
    address: Annotated[str, Meta(max_length=500, description="Postal address; lines end with a line feed")] | UnsetType | None = UNSET
    website: Annotated[str, Meta(max_length=300, description="https address of the website; null: none")] | UnsetType | None = UNSET
    contact: Annotated[str, Meta(max_length=300, description="E-mail or https address for questions of the public; null: none")] | UnsetType | None = UNSET
    print_columns: Annotated[Columns | UnsetType | None, Meta(description="How many columns of details a printed certificate has: 1 or 2")] = UNSET
    signature_name: Annotated[str, Meta(max_length=200, description="Name of the signatory above whose line the signature is printed; null: none")] | UnsetType | None = UNSET
    signature_role: Annotated[str, Meta(max_length=200, description="Function of that signatory; null: any")] | UnsetType | None = UNSET


class SettingsPatch(RequestStruct, frozen=True, kw_only=True):
    """What is to be changed; what is left out stays. null clears, or puts the default back."""

    default_locale: Annotated[Locale | UnsetType, Meta(description="Language of certificates whose type names none")] = UNSET
    time_zone: Annotated[str, Meta(max_length=64, description="Time zone of the issuer, by its IANA name: `Europe/Berlin`")] | UnsetType = UNSET
    data_hash: Annotated[bool | UnsetType, Meta(description="Whether `dataHash` is given in answers; the plan may rule it out")] = UNSET
    expiry_warning_days: Annotated[list[Day], Meta(max_length=10, description="How many days before its end a certificate is announced: `[30, 7, 1]`")] | UnsetType | None = UNSET
    notify_holder: Annotated[bool | UnsetType, Meta(description="Whether holders get a mail with a new certificate, unless the request says")] = UNSET
    told_of_changes: Annotated[ToldOfChanges | UnsetType, Meta(description="Which holders get a mail when their certificate is revoked or replaced")] = UNSET
    trusted_networks: Annotated[list[Network], Meta(max_length=50, description="Networks (CIDR) that keys are accepted from; empty: all")] | UnsetType | None = UNSET
    second_factor_for_all: Annotated[bool | UnsetType, Meta(description="Whether every member needs a second factor to sign in")] = UNSET
    branding: Annotated[BrandingPatch | UnsetType, Meta(description="How the issuer presents itself on pages, mails and documents")] = UNSET

    def change(self) -> SettingsChange:
        """The changes, as the operation takes them."""
        stated = self.stated()
        style: RequestStruct | None = stated.pop("branding", None)
        stated |= style.stated() if style else {}
        return {_NAMES.get(name, name): value for name, value in stated.items()}
# fmt: on


def _refused(stated: Mapping[str, Any], unread: frozenset[str]) -> Sequence[FieldError]:
    """The faults by the settings rules among the fields that could be parsed."""
    return parsing.collect_faults(lambda: check_settings(SettingsPatch(**stated).change(), None))


# fmt: off
class BrandingAnswer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """`textColor` is the one that can be read on `color`; `hasSignature` whether an image is stored."""

    logo_url: Annotated[str | None, Meta(description="Where to get the logo; null: none")]
    color: str | None
    text_color: Annotated[str | None, Meta(description="Color of text that can be read on `color`; null: the service’s")]
    address: str | None
    website: str | None
    contact: str | None
    print_columns: int
    signature_name: str | None
    signature_role: str | None
    has_signature: Annotated[bool, Meta(description="Whether an image of a signature is stored")]
# fmt: on


class SettingsAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """All settings; `dataHash` is what holds: the setting, capped by the plan."""

    default_locale: Locale
    time_zone: str
    data_hash: bool
    expiry_warning_days: list[int]
    notify_holder: bool
    told_of_changes: ToldOfChanges
    trusted_networks: list[str]
    second_factor_for_all: bool
    branding: BrandingAnswer


class SettingsApi(ExternalView):
    """Settings of the account, and the images of its branding."""

    tag = "account"

    def state(self) -> SettingsAnswer:
        """The present settings."""
        issuer = Issuer.objects.select_related("plan").get(pk=self.caller.issuer.id)
        return to_struct(
            issuer,
            SettingsAnswer,
            data_hash=issuer.facts().returns_data_hash,
            branding=_branding(issuer),
        )

    def replace(self, kind: BrandImage) -> SettingsAnswer:
        """Stores the image in the body. Raises UnsupportedImage and BodyTooLarge."""
        set_image(context=self.context, image=kind, raw=self.image(self.request))
        return self.state()

    def remove(self, kind: BrandImage) -> SettingsAnswer:
        """Removes the image, if there is one."""
        remove_image(context=self.context, image=kind)
        return self.state()

    def image(self, request: Request) -> bytes:
        """The image in the body. Raises UnsupportedImage and BodyTooLarge."""
        if request._request.content_type not in IMAGES:
            raise UnsupportedImage
        if int(request.META.get("CONTENT_LENGTH") or 0) > IMAGE_LIMIT:
            raise BodyTooLarge(limit=IMAGE_LIMIT)
        raw = request._request.body
        if len(raw) > IMAGE_LIMIT:
            raise BodyTooLarge(limit=IMAGE_LIMIT)
        return raw

    @endpoint(Scope.ACCOUNT_READ)
    def get_settings(self) -> SettingsAnswer:
        """The account’s settings"""
        return self.state()

    @endpoint(Scope.ACCOUNT_MANAGE, live_only=True, errors=("limit_widened", "feature_not_in_plan"))
    def update_settings(self, body: JsonBody[SettingsPatch]) -> SettingsAnswer:
        """Change some of the account’s settings"""
        change_settings(
            context=self.context,
            change=body.read(rules=_refused).change(),
            caller_address=caller_address(self.request),
        )
        return self.state()

    @endpoint(
        Scope.ACCOUNT_MANAGE, live_only=True, errors=("unsupported_media_type", "body_too_large")
    )
    def set_logo(self, request: Annotated[Request, _BINARY]) -> SettingsAnswer:
        """Set the logo: a PNG or JPEG of at most 256 KiB and 1200 × 600 pixels"""
        return self.replace(BrandImage.LOGO)

    @endpoint(Scope.ACCOUNT_MANAGE, live_only=True)
    def remove_logo(self) -> SettingsAnswer:
        """Remove the logo"""
        return self.remove(BrandImage.LOGO)

    @endpoint(
        Scope.ACCOUNT_MANAGE, live_only=True, errors=("unsupported_media_type", "body_too_large")
    )
    def set_signature(self, request: Annotated[Request, _BINARY]) -> SettingsAnswer:
        """Set the signature printed on certificates: a PNG or JPEG of at most 256 KiB and 1200 × 600 pixels"""
        return self.replace(BrandImage.SIGNATURE)

    @endpoint(Scope.ACCOUNT_MANAGE, live_only=True)
    def remove_signature(self) -> SettingsAnswer:
        """Remove the signature printed on certificates"""
        return self.remove(BrandImage.SIGNATURE)


def _branding(issuer: Issuer) -> BrandingAnswer:
    style = branding_of(issuer)
    path = style.logo_path
    return to_struct(
        style,
        BrandingAnswer,
        logo_url=f"{settings.BASE_URL}{path}" if path else None,
        text_color=text_on(style.color) if style.color else None,
        has_signature=style.signature_sha256 is not None,
    )


# fmt: off
class TestClockDraft(RequestStruct, frozen=True, kw_only=True):
    """The moment to set the test clock to: not before what it shows, at most ten years ahead."""

    advance_to: Annotated[Moment, Meta(description="The moment that the test clock shows from now on")]
# fmt: on


class TestClockAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """What the test clock shows, and the real time. They are equal until it is advanced."""

    test_time: Annotated[Instant, Meta(description="What the clock of the test mode shows")]
    real_time: Annotated[Instant, Meta(description="What the clock of the service shows")]


class TestClockApi(ExternalView):
    """The clock of the test mode."""

    tag = "account"

    @endpoint(Scope.ACCOUNT_READ, errors=("test_mode_only",))
    def get_test_clock(self) -> TestClockAnswer:
        """The time that test certificates go by"""
        if self.caller.mode is not Mode.TEST:
            raise TestModeOnly
        return _clock(Issuer.objects.get(pk=self.caller.issuer.id))

    @endpoint(Scope.ACCOUNT_MANAGE, errors=("test_mode_only",))
    def advance_test_clock(self, body: TestClockDraft) -> TestClockAnswer:
        """Set the test clock forward: test certificates expire, and their notices are sent"""
        return _clock(advance_test_clock(context=self.context, to=body.advance_to))


def _clock(issuer: Issuer) -> TestClockAnswer:
    now = timezone.now()
    return TestClockAnswer(
        test_time=format_instant(issuer.certificate_time(Mode.TEST, now)),
        real_time=format_instant(now),
    )
