"""What every page of the back office needs to know (Unfold's GLOBAL_CALLBACK)."""

from django.http import HttpRequest

from accounts.admin.foundation import active_membership
from accounts.signin.recency import seconds_left


def page_context(request: HttpRequest) -> dict[str, object]:
    """The active membership, and the seconds after which the session ends."""
    left = int(seconds_left(request)) if request.user.is_authenticated else 0
    return {**active_membership.page_context(request), "session_seconds": max(0, left)}
