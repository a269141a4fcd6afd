"""Inviting people, and accepting an invitation."""

import re
from typing import Any

from django.core import mail
from django.test import Client
from django.urls import reverse

from accounts.actors import Actor, ActorKind
from accounts.models import Invitation, Issuer, User
from accounts.people import invitations
from accounts.scopes import Role
from tests.factories import context_of
from tests.support.back_office import client_of, with_issuer

MEMBERS = reverse("admin:accounts_member_changelist")
INVITATIONS = reverse("admin:accounts_invitation_changelist")
INVITE = reverse("admin:accounts_invitation_add")
ADDRESS = re.compile(r"https://certificates\.example(/invitations/(\S+)/)")
PASSWORD = "a long new passphrase"


def actor_of(user: User) -> Actor:
    return Actor(kind=ActorKind.USER, id=str(user.pk))


def invitation_form(issuer: Issuer, **changes: Any) -> dict[str, Any]:
    """The form of an invitation, as the page posts it."""
    return with_issuer(
        issuer, **({"email": "New@Staff.example", "role": "operator", "locale": "de"} | changes)
    )


def invite_by_page(owner: User, issuer: Issuer, capture: Any, **changes: Any) -> str:
    """An owner invites; the path in the mail that was sent."""
    with capture(execute=True):
        response = client_of(owner).post(INVITE, invitation_form(issuer, **changes))
    assert response.status_code == 302, response.context["errors"]
    return path_in_mail()


def path_in_mail() -> str:
    found = ADDRESS.search(str(mail.outbox[-1].body))
    assert found is not None
    return found[1]


def invite(
    owner: User, issuer: Issuer, email: str = "new@staff.example", role: Role = Role.OPERATOR
) -> invitations.InvitationWithToken:
    return invitations.invite(
        context=context_of(issuer, actor=actor_of(owner)), email=email, role=role, locale="en"
    )


def invitation_path(invited: invitations.InvitationWithToken) -> str:
    return reverse("invitation", args=[invited.token])


def sign_up(path: str, **changes: str) -> Any:
    """A new person fills the page in."""
    return Client().post(path, {"name": "Ada", "password": PASSWORD} | changes)


def only_invitation() -> Invitation:
    return Invitation.objects.get()
