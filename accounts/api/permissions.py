"""What a caller may do here: all of it was read with the key, so nothing is queried."""

from rest_framework.request import Request

from accounts.actors import Caller
from accounts.errors import LiveModeRequired, ScopeMissing
from accounts.scopes import Mode, Scope

_SAFE = frozenset({"GET", "HEAD"})


def require(caller: Caller, request: Request, scope: Scope) -> None:
    """Raises ScopeMissing, or IssuerSuspended where something would be changed."""
    if scope.value not in caller.scopes:
        raise ScopeMissing(scope=scope.value)
    if request.method not in _SAFE:
        caller.issuer.refuse_writing()


def require_live(caller: Caller) -> None:
    """Raises LiveModeRequired for a test key: what both modes share is read-only to it."""
    if caller.mode is not Mode.LIVE:
        raise LiveModeRequired
