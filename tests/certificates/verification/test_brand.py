"""The issuer's colour and logo on the verify page: within the query and the security policy."""

from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from accounts.models import Issuer
from accounts.scopes import Standing
from accounts.settings.operations import change_settings, set_image
from accounts.settings.rules import BrandImage
from certificates.models import Certificate
from tests.accounts.settings.test_logo import photograph, picture
from tests.factories import context_of
from tests.support.pages import look


def brand(issuer: Issuer, color: str, logo: bytes | None = None) -> str:
    """Sets both; the logo's address."""
    context = context_of(issuer)
    change_settings(context=context, change={"color": color})
    path = set_image(context=context, image=BrandImage.LOGO, raw=logo or picture()).logo_path
    assert path is not None
    return path


def test_colour_and_logo_are_shown(issuer: Issuer, certificate: Certificate):
    color = "#1f6a3a"
    path = brand(issuer, color)
    with CaptureQueriesContext(
        connection,
    ) as queries:
        page = Client().get(f"/en/verify/{certificate.public_id}")
    assert len(queries) == 1
    assert f'src="{path}"' in page.text
    assert f'fill="{color}"' in page.text
    assert "style=" not in page.text


def test_the_page_is_light_with_a_photograph_as_a_logo(issuer: Issuer, certificate: Certificate):
    visitor = Client()
    path = brand(issuer, "#1f6a3a", photograph())
    page = look(visitor, certificate)
    assert f'src="{path}"' in page.html
    assert page.weight(visitor) < 50_000


def test_without_either_nothing_is_shown(certificate: Certificate):
    page = Client().get(f"/en/verify/{certificate.public_id}").text
    assert "issuer-striped" not in page
    assert "issuer-logo" not in page


def test_an_issuer_blocked_for_fraud_bears_neither(issuer: Issuer, certificate: Certificate):
    path = brand(issuer, "#1f3a5f")
    Issuer.objects.filter(pk=issuer.pk).update(standing=Standing.FRAUD)
    page = Client().get(f"/en/verify/{certificate.public_id}").text
    assert path not in page
    assert "issuer-striped" not in page
