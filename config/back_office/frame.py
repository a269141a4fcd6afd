"""What every page of the back office needs to know (Unfold's GLOBAL_CALLBACK)."""

from django.http import HttpRequest
from django.urls import reverse

from accounts.back_office import active_membership
from accounts.sign_in.recency import seconds_left
from config.back_office.first_steps import is_school


def page_context(request: HttpRequest) -> dict[str, object]:
    """The active membership, whether it is with a school, and the seconds after which the session ends."""
    left = int(seconds_left(request)) if request.user.is_authenticated else 0
    context = active_membership.page_context(request)
    membership = active_membership.active_membership_of(request)
    return {
        **context,
        "is_school": membership is not None and is_school(membership),
        "session_seconds": max(0, left),
    }


def is_in_certificates(request: HttpRequest) -> bool:
    """Whether the menu marks the certificates: not on those of their pages that the menu names beside them."""
    base = "admin:certificates_certificate"
    beside = (reverse(f"{base}_recall"), reverse(f"{base}_person"))
    path = request.path
    return path.startswith(reverse(f"{base}_changelist")) and not path.startswith(beside)
