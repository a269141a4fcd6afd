"""Passwords known from breaches are refused wherever one is chosen."""

import socket
from typing import Any

import pytest
from django.contrib.auth.password_validation import validate_password
from django.contrib.auth.tokens import PasswordResetTokenGenerator
from django.core.exceptions import ValidationError
from django.test import Client
from django.utils.http import int_to_base36

from accounts.models import Issuer, User
from accounts.sign_in.adapters import BreachedPasswordValidator
from tests.accounts.people.helpers import invitation_path, invite
from tests.support.sign_in import PASSWORD, signed_in

pytestmark = pytest.mark.usefixtures("fresh_limits")
BREACHED = "liverpool2008"  # long enough, in the list, and not among Django's twenty thousand
REFUSED = "became known in a data breach"


def test_one_that_only_this_list_knows():
    with pytest.raises(ValidationError) as refused:
        validate_password(BREACHED)
    assert [each.code for each in refused.value.error_list] == ["password_breached"]


@pytest.mark.parametrize("password", [BREACHED, BREACHED.upper(), "Liverpool2008"])
def test_however_it_is_spelled(password: str):
    with pytest.raises(ValidationError, match=REFUSED):
        BreachedPasswordValidator().validate(password)


@pytest.mark.parametrize(
    "password", ["quartz lantern 48 violet", "ë" * 12, "short", "x\0" * 10, ""]
)
def test_others_pass(password: str):
    BreachedPasswordValidator().validate(password)


def test_nothing_is_asked_over_the_network(monkeypatch: pytest.MonkeyPatch):
    def refuse(*_: Any, **__: Any) -> None:
        raise AssertionError("a connection")

    monkeypatch.setattr(socket.socket, "connect", refuse)
    with pytest.raises(ValidationError):
        BreachedPasswordValidator().validate(BREACHED)


def test_changing_ones_own(owner: User):
    form = {"oldpassword": PASSWORD, "password1": BREACHED, "password2": BREACHED}
    assert REFUSED in signed_in(owner).post("/admin/access/password/change/", form).text


def test_by_a_link_for_a_new_one(owner: User):
    key = f"{int_to_base36(owner.pk)}-{PasswordResetTokenGenerator().make_token(owner)}"
    client = Client()
    opened = client.get(f"/admin/access/password/reset/key/{key}/")
    form = {"password1": BREACHED, "password2": BREACHED}
    assert REFUSED in client.post(opened["Location"], form).text


def test_accepting_an_invitation(owner: User, issuer: Issuer):
    path = invitation_path(invite(owner, issuer))
    assert REFUSED in Client().post(path, {"name": "Ada", "password": BREACHED}).text
