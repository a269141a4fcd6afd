"""A logo: only pictures, re-encoded, of limited size, at an address of its own."""

import struct
import zlib
from io import BytesIO

import pytest
from django.test import Client
from PIL import Image
from PIL.PngImagePlugin import PngInfo

from accounts.models import AuditEntry, Branding, Issuer
from accounts.settings.pictures import MAX_IMAGE_BYTES, normalize_image
from tests.conftest import Api
from tests.support.problems import assert_faults, assert_problem

pytestmark = pytest.mark.django_db
PATH = "account/settings/logo"
SECRET = "taken at 52.52 north"


def picture(size: tuple[int, int] = (300, 100), kind: str = "PNG", mode: str = "RGB") -> bytes:
    out = BytesIO()
    text = PngInfo()
    text.add_text("Comment", SECRET)
    image = Image.new(mode, size, 128 if mode == "L" else (31, 58, 95, 255)[: len(mode)])
    image.save(out, kind, **({"pnginfo": text} if kind == "PNG" else {"comment": SECRET.encode()}))
    return out.getvalue()


def photograph(size: tuple[int, int] = (1200, 600)) -> bytes:
    """A JPEG that is hard to press: every pixel is another one."""
    out = BytesIO()
    channels = [Image.effect_noise(size, 120) for _ in range(3)]
    Image.merge("RGB", channels).save(out, "JPEG", quality=20)
    return out.getvalue()


def bomb(width: int, height: int) -> bytes:
    """A PNG of a few bytes that says it is huge."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", head)
        + chunk(b"IDAT", zlib.compress(b""))
        + chunk(b"IEND", b"")
    )


@pytest.mark.parametrize(
    ("kind", "mode"),
    [("PNG", "RGB"), ("PNG", "RGBA"), ("PNG", "L"), ("JPEG", "RGB"), ("JPEG", "CMYK")],
)
def test_a_logo_is_shown_at_its_own_address_for_ever(
    api: Api, issuer: Issuer, kind: str, mode: str
):
    raw = picture(kind=kind, mode=mode)
    assert SECRET.encode() in raw
    response = api.put(PATH, raw + b"<script>", f"image/{kind.lower()}")
    assert response.status_code == 200, response.content
    url = response.json()["branding"]["logoUrl"]
    assert url.startswith(f"https://certificates.example/branding/{issuer.public_id}/")
    shown = Client().get(url.removeprefix("https://certificates.example"))
    assert shown.status_code == 200
    assert shown["Content-Type"] == "image/png"
    assert shown["X-Content-Type-Options"] == "nosniff"
    assert "immutable" in shown["Cache-Control"]
    assert not shown.cookies
    assert SECRET.encode() not in shown.content
    assert b"script" not in shown.content
    with Image.open(BytesIO(shown.content)) as image:
        assert (image.format, image.size) == ("PNG", (300, 100))


@pytest.mark.parametrize(
    ("raw", "size"),
    [
        (picture((1200, 600), mode="RGBA"), (400, 200)),
        (picture((1200, 200)), (600, 100)),
        (picture((20, 500)), (8, 200)),
    ],
)
def test_a_logo_is_kept_as_large_as_page_and_paper_need(raw: bytes, size: tuple[int, int]):
    with Image.open(BytesIO(normalize_image(raw))) as image:
        assert image.size == size


@pytest.mark.parametrize("size", [(1200, 600), (1200, 400), (150, 100), (600, 600)])
def test_a_photograph_as_a_logo_is_kept_small(size: tuple[int, int]):
    kept = normalize_image(photograph(size))
    assert len(kept) <= MAX_IMAGE_BYTES
    with Image.open(BytesIO(kept)) as image:
        assert image.height >= 80
        assert image.width / image.height == pytest.approx(size[0] / size[1], rel=0.02)


def test_another_logo_has_another_address_and_the_old_one_ends(api: Api, issuer: Issuer):
    first = api.put(PATH, picture(), "image/png").json()["branding"]["logoUrl"]
    second = api.put(PATH, picture((10, 10)), "image/png").json()["branding"]["logoUrl"]
    assert first != second
    host = "https://certificates.example"
    assert Client().get(first.removeprefix(host)).status_code == 404
    assert api.delete(PATH).json()["branding"]["logoUrl"] is None
    assert Client().get(second.removeprefix(host)).status_code == 404
    entries = AuditEntry.objects.for_issuer(issuer.pk).filter(action="settings.changed")
    assert [set(entry.changes) for entry in entries] == [{"logo"}] * 3


def test_setting_the_same_logo_again_leaves_no_entry(api: Api, issuer: Issuer):
    for _ in range(2):
        api.put(PATH, picture(), "image/png")
    api.delete(PATH)
    api.delete(PATH)
    assert AuditEntry.objects.for_issuer(issuer.pk).filter(action="settings.changed").count() == 2


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "not_an_image"),
        (b"GIF89a" + bytes(50), "not_an_image"),
        (picture()[:60], "not_an_image"),
        (b"\x89PNG\r\n\x1a\n" + bytes(40), "not_an_image"),
        (picture((1201, 1)), "image_too_large"),
        (picture((1, 601)), "image_too_large"),
        (bomb(1000, 500), "not_an_image"),
        (bomb(20_000, 20_000), "image_too_large"),
        (bomb(10_000, 10_000), "image_too_large"),
    ],
)
def test_files_that_are_no_small_image_are_refused(api: Api, raw: bytes, code: str):
    assert_faults(api.put(PATH, raw, "image/png"), ("", code))
    assert not Branding.objects.exists()


def test_only_images_of_two_kinds_and_small_ones_are_taken(api: Api):
    svg = api.put(PATH, b"<svg/>", "image/svg+xml")
    assert "image/png or image/jpeg" in assert_problem(svg, 415, "unsupported_media_type")["detail"]
    large = api.put(PATH, bytes(256 * 1024 + 1), "image/png")
    assert_problem(large, 413, "body_too_large")


@pytest.mark.parametrize("digest", ["x" * 16, "a", "0" * 64, "%"])
def test_a_wrong_address_shows_nothing(api: Api, issuer: Issuer, digest: str):
    api.put(PATH, picture(), "image/png")
    for issuer_id in (issuer.public_id, "iss_nobody", "x"):
        assert Client().get(f"/branding/{issuer_id}/{digest}.png").status_code == 404
