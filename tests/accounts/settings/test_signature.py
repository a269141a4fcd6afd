"""A signature for printed certificates: set, shown to members, kept from the public, and removed."""

import base64
from io import BytesIO
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.urls import reverse
from PIL import Image

from accounts.audit.rules import PERSONAL
from accounts.exports import read_account
from accounts.models import AuditEntry, Branding, Issuer, User
from accounts.scopes import Role
from accounts.settings.pictures import MAX_IMAGE_BYTES
from tests.accounts.settings.test_logo import SECRET, bomb, photograph, picture
from tests.conftest import Api
from tests.factories import make_member
from tests.support.back_office import client_of, with_issuer
from tests.support.problems import assert_faults, assert_problem

pytestmark = pytest.mark.django_db
PATH = "account/settings/signature"
PAGE = reverse("admin:accounts_issuer_signature")
SETTINGS = reverse("admin:accounts_issuer_settings")
NAMED = {"signatureName": "Petra Muster", "signatureRole": "Head of quality"}


def scan(raw: bytes | None = None) -> SimpleUploadedFile:
    return SimpleUploadedFile("scan.png", raw or picture(mode="RGBA"), "image/png")


def test_signature_is_set_reencoded_and_removed_over_the_api(api: Api, issuer: Issuer):
    api.patch("account/settings", {"branding": NAMED})
    raw = photograph()
    assert len(raw) > MAX_IMAGE_BYTES
    said = api.put(PATH, raw, "image/jpeg").json()["branding"]
    assert (said["hasSignature"], said["logoUrl"], said["signatureName"]) == (
        True,
        None,
        "Petra Muster",
    )
    kept = bytes(Branding.objects.get().signature or b"")
    assert len(kept) <= MAX_IMAGE_BYTES
    with Image.open(BytesIO(kept)) as image:
        assert image.format == "PNG"
    api.put(PATH, picture(), "image/png")
    assert SECRET.encode() not in bytes(Branding.objects.get().signature or b"")
    assert api.delete(PATH).json()["branding"]["hasSignature"] is False
    entries = AuditEntry.objects.for_issuer(issuer.pk).filter(action="settings.changed")
    named, *images = entries.order_by("at", "id")
    assert named.changes == {
        "signature_name": {PERSONAL: True},
        "signature_role": {PERSONAL: True},
    }
    assert [set(entry.changes) for entry in images] == [{"signature"}] * 3


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        (b"<svg/>", "not_an_image"),
        (picture((1201, 1)), "image_too_large"),
        (bomb(20_000, 20_000), "image_too_large"),
    ],
)
def test_signature_refuses_the_images_that_a_logo_refuses(api: Api, raw: bytes, code: str):
    assert_faults(api.put(PATH, raw, "image/png"), ("", code))
    assert_problem(api.put(PATH, raw, "image/svg+xml"), 415, "unsupported_media_type")
    large = api.put(PATH, bytes(256 * 1024 + 1), "image/png")
    assert_problem(large, 413, "body_too_large")
    assert not Branding.objects.exists()


def test_a_number_of_columns_that_no_layout_has_is_refused(api: Api):
    response = api.patch("account/settings", {"branding": {"printColumns": 3}})
    assert [fault["pointer"] for fault in response.json()["errors"]] == ["/branding/printColumns"]


def test_the_export_holds_it_and_the_public_page_does_not(
    api: Api, issuer: Issuer, client: Any, certificate: Any
):
    api.patch("account/settings", {"branding": {**NAMED, "printColumns": 1}})
    api.put(PATH, picture(), "image/png")
    job: Any = type("Export", (), {"issuer_id": issuer.pk})()
    ((_, row),) = read_account(job, None, 1)
    exported: Any = row["branding"]
    assert base64.b64decode(exported["signaturePng"]).startswith(b"\x89PNG")
    assert exported | NAMED | {"printColumns": 1} == exported
    page = client.get(f"/en/verify/{certificate.public_id}")
    assert page.status_code == 200
    assert "Petra Muster" not in page.text
    digest = Branding.objects.get().signature_sha256 or ""
    address = f"/branding/{issuer.public_id}/{digest[:16]}.png"
    assert client.get(address).status_code == 404


def test_owners_set_and_remove_it_in_the_back_office(owner: User, issuer: Issuer):
    client = client_of(owner)
    nameless = client.post(PAGE, with_issuer(issuer, signature=scan()))
    assert "This field is required." in nameless.text
    assert not Branding.objects.exists()
    fields = {"name": "Petra Muster", "role": "Head of quality"}
    assert "This field is required." in client.post(PAGE, with_issuer(issuer, **fields)).text
    wrong = client.post(PAGE, with_issuer(issuer, **fields, signature=scan(b"<svg/>")))
    assert "Not a PNG or JPEG" in wrong.text
    assert 'value="Petra Muster"' in wrong.text
    assert client.post(PAGE, with_issuer(issuer, **fields, signature=scan())).status_code == 302
    assert "data:image/png;base64," in client.get(SETTINGS).text
    # Name and function can be changed without sending the image again.
    other = {"name": "Arben Çela", "role": ""}
    assert client.post(PAGE, with_issuer(issuer, **other)).status_code == 302
    style = Branding.objects.get()
    assert (style.signature_name, style.signature_role) == ("Arben Çela", None)
    assert style.signature is not None
    assert client.post(PAGE, with_issuer(issuer, remove="yes")).status_code == 302
    removed: Any = Branding.objects.get()
    assert (removed.signature, removed.signature_name) == (None, None)
    assert "No signature is set." in client.get(SETTINGS).text


@pytest.mark.parametrize("role", [Role.OPERATOR, Role.AUDITOR])
def test_others_only_read_it(api: Api, issuer: Issuer, role: Role):
    api.put(PATH, picture(), "image/png")
    client = client_of(make_member(issuer, role))
    assert "data:image/png;base64," in client.get(SETTINGS).text
    assert client.post(PAGE, with_issuer(issuer, remove="yes")).status_code == 403
    assert Branding.objects.get().signature is not None
