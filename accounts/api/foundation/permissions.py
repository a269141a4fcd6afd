"""What a caller may do here: all of it was read with the key, so nothing is queried."""

from accounts.actors import Caller
from accounts.errors import LiveModeRequired, ScopeMissing
from accounts.scopes import Mode, Scope


def require_scope(caller: Caller, scope: Scope) -> None:
    """Raises ScopeMissing."""
    if scope.value not in caller.scopes:
        raise ScopeMissing(scope=scope.value)


def require_live(caller: Caller) -> None:
    """Raises LiveModeRequired for a test key: what both modes share is read-only to it."""
    if caller.mode is not Mode.LIVE:
        raise LiveModeRequired
