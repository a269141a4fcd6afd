"""Errors about members and invitations."""

from django.utils.translation import gettext_lazy as _

from .base import AccountsError


class OwnerRequired(AccountsError):
    code = "owner_required"
    message = _("Only an owner of the account may do this.")


class LastOwner(AccountsError):
    code = "conflict"
    message = _("This is the last owner. Make somebody else an owner first.")


class OwnerAlreadyExists(AccountsError):
    code = "conflict"
    message = _("This issuer has an owner, who manages its people.")


class AlreadyBlocked(AccountsError):
    code = "conflict"
    message = _("This issuer is blocked already.")


class NotBlocked(AccountsError):
    code = "conflict"
    message = _("This issuer is not blocked.")


class MemberNotFound(AccountsError):
    code = "not_found"
    message = _("This person is not a member of the account.")


class InvitationNotFound(AccountsError):
    """Also raised for an invitation that has expired, was used or was revoked."""

    code = "not_found"
    message = _("This invitation is not valid, or no longer.")


class InvitationForAnotherPerson(AccountsError):
    code = "conflict"
    message = _("This invitation is for somebody else. Log out, and log in as the person invited.")


class AccountExists(AccountsError):
    code = "conflict"
    message = _("There is an account with this address already. Log in to accept the invitation.")


class SignOnNotReady(AccountsError):
    code = "conflict"
    message = _(
        "Single sign-on is not ready for this: set it up with a verified domain, test it, and connect your own account first."
    )
