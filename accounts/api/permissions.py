"""Checks of a caller's permissions. They were read with the key, so nothing is queried."""

from accounts.actors import Caller
from accounts.errors import LiveModeRequired, ScopeMissing
from accounts.scopes import Mode, Scope


def require_scope(caller: Caller, scope: Scope) -> None:
    """Raises ScopeMissing unless the key has this scope."""
    if scope.value not in caller.scopes:
        raise ScopeMissing(scope=scope.value)


def require_live(caller: Caller) -> None:
    """Raises LiveModeRequired for a test key: it may not change what both modes share."""
    if caller.mode is not Mode.LIVE:
        raise LiveModeRequired
