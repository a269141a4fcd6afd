"""The first owner of an issuer, invited by an operator of the platform."""

from typing import Any

import pytest

from accounts.models import Issuer, Membership, User
from accounts.scopes import Role
from tests.accounts.people.helpers import (
    path_in_mail,
    sign_up,
)
from tests.support.back_office import client_of, page_url

pytestmark = pytest.mark.django_db


def test_an_operator_invites_the_first_owner_and_nobody_after(
    other_issuer: Issuer, issuer: Issuer, owner: User, django_capture_on_commit_callbacks: Any
):
    client = client_of(User.objects.create_superuser("ops@platform.example", "x"))
    assert other_issuer.name in client.get(page_url(other_issuer, "invite_owner"), follow=True).text
    asked = {"email": "New@Staff.example", "locale": "sq"}
    assert "This field is required" in client.post(first_owner(other_issuer), {}).text
    with django_capture_on_commit_callbacks(execute=True):
        for _ in range(2):  # the first mail went astray
            assert client.post(first_owner(other_issuer), asked).status_code == 302
    sign_up(path_in_mail())
    member = Membership.objects.for_issuer(other_issuer.pk).get()
    assert (member.user.email, member.role) == ("new@staff.example", Role.OWNER)
    assert "has an owner" in client.post(first_owner(issuer), asked).text
    assert client_of(owner).post(first_owner(issuer), asked).status_code == 403


def first_owner(issuer: Issuer) -> str:
    return page_url(issuer, "first_owner")
