"""Set and remove the images of an issuer's branding, with an audit entry."""

import hashlib

from django.db import transaction

from accounts.actors import RequestContext
from accounts.errors import FieldError, ValidationFailed
from accounts.limits.lock import locked_issuer
from accounts.models import Branding

from .branding import BrandImage
from .operations import branding_of, record_change


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
