"""Addresses that are not percent-encoded UTF-8 are refused: none is read as something else."""

import pytest
from django.test import Client

from accounts.models import User
from tests.conftest import Api
from tests.support.back_office import client_of
from tests.support.problems import assert_problem

BAD = {
    "Windows-1252": "%DC1",
    "no hexadecimal": "%zz1",
    "a lone percent": "50%",
    "overlong": "%C0%AF",
    "a surrogate": "%ED%A0%80",
}
bad = pytest.mark.parametrize("value", BAD.values(), ids=BAD)


@bad
def test_the_api_names_a_parameter_that_cannot_be_read(api: Api, value: str):
    for path in (
        "certificates?serialNumber=",
        "certificates?limit=1&batch=",
        "account/requests?path=",
    ):
        document = assert_problem(api.get(path + value), 400, "malformed_request")
        assert path.rpartition("&")[2].rpartition("?")[2].rstrip("=") in document["detail"]
    assert api.get("certificates?serialNumber=%C3%9C1%25").status_code == 200


@pytest.mark.django_db
@bad
def test_people_get_a_page_for_a_malformed_address(owner: User, value: str):
    client = client_of(owner)
    for path in (
        "/admin/certificates/certificate/?q=",
        "/admin/accounts/auditentry/?status=",
        "/en/verify/?id=",
        "/portal/?next=",
    ):
        response = client.get(path + value)
        assert (response.status_code, response["Content-Type"]) == (400, "text/html; charset=utf-8")


@pytest.mark.parametrize("path", ["/api/external/certificates/%DC1", "/en/docs/%C0%AF"])
def test_a_path_that_is_no_utf8_is_refused(client: Client, path: str):
    assert client.get(path, RAW_URI=path).status_code == 400


def test_a_malformed_key_is_not_missing(api: Api):
    document = assert_problem(
        api.get("/api/external/account", **{"x-api-key": "\xc2\xa0cis_live_0000"}),
        401,
        "api_key_invalid",
    )
    assert "not a whole API key" in document["detail"]
