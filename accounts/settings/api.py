"""An issuer's settings over the API; its logo, public."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, cast

import msgspec
from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_safe
from msgspec import UNSET, Meta, UnsetType
from rest_framework.request import Request

from accounts.api import parsing
from accounts.api.endpoints import JsonBody, endpoint
from accounts.api.problems import ApiError, BodyTooLarge
from accounts.api.responses import Answer, LocaleWord
from accounts.api.schema import BINARY
from accounts.api.views import ExternalView
from accounts.errors import FieldError
from accounts.models import Branding, Issuer
from accounts.prefixes import AccountsPrefix
from accounts.scopes import LocaleCode, Scope
from accounts.settings import branding
from accounts.settings.branding import LOGO_DIGITS, BrandImage
from accounts.settings.operations import (
    SettingsChange,
    branding_of,
    change_settings,
    check_settings,
)
from lib import ids
from lib.database import tenancy
from lib.net.ip_addresses import caller_address

from .operations import remove_image, set_image

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


IMAGE_LIMIT = 256 * 1024  # bytes
IMAGES = ("image/png", "image/jpeg")
_BINARY = dict.fromkeys(IMAGES, BINARY)
_NAMES = {"data_hash": "data_hash_enabled"}  # fields whose column has another name

ToldOfChangesWord = Literal["nobody", "persons", "everybody"]  # ToldOfChanges
Color = Annotated[str, Meta(pattern=r"^#[0-9A-Fa-f]{6}$")]
Network = Annotated[str, Meta(max_length=43)]
Day = Annotated[int, Meta(ge=1, le=365)]
Columns = Annotated[int, Meta(ge=1, le=2)]  # PrintColumns


# Neither PNG nor JPEG. SVG is refused because it may contain scripts.
UnsupportedImage = ApiError.row("unsupported_media_type", _("Send the image itself, as image/png or image/jpeg."))  # fmt: skip


class BrandingPatch(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """How the issuer presents itself: null clears, or puts the default back.

    `contact` is an e-mail or https address. The signature is printed above the line of the signatory
    with this name, and with this function where one is stated.
    """

    color: Color | UnsetType | None = UNSET
    address: Annotated[str, Meta(max_length=500)] | UnsetType | None = UNSET
    website: Annotated[str, Meta(max_length=300)] | UnsetType | None = UNSET
    contact: Annotated[str, Meta(max_length=300)] | UnsetType | None = UNSET
    print_columns: Columns | UnsetType | None = UNSET
    signature_name: Annotated[str, Meta(max_length=200)] | UnsetType | None = UNSET
    signature_role: Annotated[str, Meta(max_length=200)] | UnsetType | None = UNSET


class SettingsPatch(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """What is to be changed; what is left out stays. null clears, or puts the default back."""

    default_locale: LocaleCode | UnsetType = UNSET
    time_zone: Annotated[str, Meta(max_length=64)] | UnsetType = UNSET
    data_hash: bool | UnsetType = UNSET
    expiry_warning_days: Annotated[list[Day], Meta(max_length=10)] | UnsetType | None = UNSET
    notify_holder: bool | UnsetType = UNSET
    told_of_changes: ToldOfChangesWord | UnsetType = UNSET
    trusted_networks: Annotated[list[Network], Meta(max_length=50)] | UnsetType | None = UNSET
    second_factor_for_all: bool | UnsetType = UNSET
    branding: BrandingPatch | UnsetType = UNSET

    def change(self) -> SettingsChange:
        """The changes, as the operation takes them."""
        change: dict[str, Any] = {
            _NAMES.get(name, name): value
            for name, value in msgspec.structs.asdict(self).items()
            if value is not UNSET and name != "branding"
        }
        if self.branding is not UNSET:
            style = msgspec.structs.asdict(self.branding)
            change |= {name: value for name, value in style.items() if value is not UNSET}
        return cast(SettingsChange, change)


def _refused(stated: Mapping[str, Any], unread: frozenset[str]) -> Sequence[FieldError]:
    """The faults by the settings rules among the fields that could be parsed."""
    return parsing.collect_faults(lambda: check_settings(SettingsPatch(**stated).change(), None))


class BrandingAnswer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """`textColor` is the one that can be read on `color`; `hasSignature` whether an image is stored."""

    logo_url: str | None
    color: str | None
    text_color: str | None
    address: str | None
    website: str | None
    contact: str | None
    print_columns: int
    signature_name: str | None
    signature_role: str | None
    has_signature: bool


class SettingsAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """All settings; `dataHash` is what holds: the setting, capped by the plan."""

    default_locale: LocaleWord
    time_zone: str
    data_hash: bool
    expiry_warning_days: list[int]
    notify_holder: bool
    told_of_changes: ToldOfChangesWord
    trusted_networks: list[str]
    second_factor_for_all: bool
    branding: BrandingAnswer


class SettingsApi(ExternalView):
    """Settings of the account, and the images of its branding."""

    tag = "account"

    def state(self) -> SettingsAnswer:
        """The present settings."""
        issuer = Issuer.objects.select_related("plan").get(pk=self.caller.issuer.id)
        return SettingsAnswer(
            default_locale=issuer.default_locale,
            time_zone=issuer.time_zone,
            data_hash=issuer.facts().returns_data_hash,
            expiry_warning_days=issuer.expiry_warning_days,
            notify_holder=issuer.notify_holder,
            told_of_changes=cast(ToldOfChangesWord, issuer.told_of_changes),
            trusted_networks=issuer.trusted_networks,
            second_factor_for_all=issuer.second_factor_for_all,
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
    return BrandingAnswer(
        logo_url=f"{settings.BASE_URL}{path}" if path else None,
        color=style.color,
        text_color=branding.text_on(style.color) if style.color else None,
        address=style.address,
        website=style.website,
        contact=style.contact,
        print_columns=style.print_columns,
        signature_name=style.signature_name,
        signature_role=style.signature_role,
        has_signature=style.signature_sha256 is not None,
    )
