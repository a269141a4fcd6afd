"""Addresses of the back office with ids that are none: every answer is a page, never a failure."""

from django.contrib import admin
from django.contrib.contenttypes.models import ContentType
from django.test import Client

from accounts.models import Issuer, User
from tests.config.admin.test_admin_tenancy import ADDRESSES, PARAMETER
from tests.support.back_office import client_of, with_issuer

JUNK = ["12", "ë"]  # one that a number's column takes, and one that no column and no route takes
PATHS = [
    PARAMETER.sub(junk, f"/{address}")
    for address in ADDRESSES
    if PARAMETER.search(address)
    for junk in JUNK
]


def failures(client: Client, issuer: Issuer) -> list[str]:
    """The addresses that fail, opened or posted to."""
    client.raise_request_exception = False
    form = with_issuer(issuer, confirmed="yes")
    return [
        path
        for path in PATHS
        if max(client.get(path).status_code, client.post(path, form).status_code) >= 500
    ]


def test_an_owner_gets_a_page_for_any_id(owner: User, issuer: Issuer):
    assert failures(client_of(owner), issuer) == []


def test_an_operator_of_the_platform_gets_a_page_for_any_id(issuer: Issuer):
    operator = User.objects.create_superuser("ops@platform.example", "correct horse battery staple")
    assert failures(client_of(operator), issuer) == []


def test_no_row_has_a_page_outside_the_back_office(owner: User):
    """Django's "view on site" looks a row up by any text as its id."""
    client = client_of(owner)
    for model in admin.site._registry:
        kind = ContentType.objects.get_for_model(model).pk
        for junk in JUNK:
            assert client.get(f"/admin/r/{kind}/{junk}/").status_code == 404, (model, junk)
