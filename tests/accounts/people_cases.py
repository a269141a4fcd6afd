"""Owners who invite, and people who follow."""

import re
from typing import Any

from django.core import mail
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from accounts.actors import Actor, ActorKind
from accounts.models import Invitation, Issuer, User
from accounts.operations import invitations
from accounts.scopes import Role
from tests.back_office import at, of

MEMBERS = reverse("admin:accounts_member_changelist")
INVITATIONS = reverse("admin:accounts_invitation_changelist")
INVITE = reverse("admin:accounts_invitation_add")
ADDRESS = re.compile(r"https://certificates\.example(/invitations/(\S+)/)")
PASSWORD = "a long new passphrase"


def as_actor(user: User) -> Actor:
    return Actor(kind=ActorKind.USER, id=str(user.pk))


def form(issuer: Issuer, **changes: Any) -> dict[str, Any]:
    """The form of an invitation, as the page posts it."""
    return of(
        issuer, **({"email": "New@Staff.example", "role": "operator", "locale": "de"} | changes)
    )


def invite_by_page(owner: User, issuer: Issuer, capture: Any, **changes: Any) -> str:
    """An owner invites; the path in the mail that was sent."""
    with capture(execute=True):
        response = at(owner).post(INVITE, form(issuer, **changes))
    assert response.status_code == 302, response.context["errors"]
    return path_in_mail()


def path_in_mail() -> str:
    found = ADDRESS.search(str(mail.outbox[-1].body))
    assert found is not None
    return found[1]


def invite(
    owner: User, issuer: Issuer, email: str = "new@staff.example", role: Role = Role.OPERATOR
) -> invitations.Invited:
    return invitations.invite(
        issuer_id=issuer.pk,
        email=email,
        role=role,
        locale="en",
        actor=as_actor(owner),
        now=timezone.now(),
    )


def path_of(invited: invitations.Invited) -> str:
    return reverse("invitation", args=[invited.token])


def sign_up(path: str, **changes: str) -> Any:
    """A new person fills the page in."""
    return Client().post(path, {"name": "Ada", "password": PASSWORD} | changes)


def only() -> Invitation:
    return Invitation.objects.get()
