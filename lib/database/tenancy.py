"""Whose rows the database shows to what runs now (docs/design/tenancy.md).

A scope is a role of the database and the issuer whose rows that role may see. It belongs to the context
(a thread, a task), not to a connection: each transaction sets it anew.
"""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from contextvars import ContextVar
from typing import NamedTuple
from uuid import UUID

# The roles of the database, which its policies and grants name.
WEB = "certificates_web"
WORKER = "certificates_worker"
PLATFORM = "certificates_platform"


class Scope(NamedTuple):
    """The role that statements run as (empty: the one that signed in), and its issuer (empty: none)."""

    role: str = ""
    issuer: str = ""
    found_by: str = ""  # the function that tells the issuer; `issuer` is then what it is asked for


LOGIN = Scope()
WHOEVER = Scope("whoever")  # nothing is set
_NOBODY = Scope(WEB)
_PLATFORM = Scope(PLATFORM)
_WORKER = Scope(WORKER)

_of_process = LOGIN
_scope: ContextVar[Scope | None] = ContextVar("tenancy", default=None)


def current() -> Scope:
    """The scope of this context."""
    return _scope.get() or _of_process


def begin_process() -> None:
    """From now on this process sees the rows of no issuer unless it says whom it acts for."""
    global _of_process  # noqa: PLW0603  (that it is one of the service, said once at its start)
    _of_process = _NOBODY


def begin_request() -> None:
    """Forget whom this thread has acted for: a request begins as the process does."""
    _scope.set(None)


def act_for(issuer_id: UUID) -> None:
    """Act for this issuer until the end of the request, once it is known."""
    _scope.set(Scope(WEB, str(issuer_id)))


def act_across_issuers(why: str) -> None:
    """See the rows of all issuers until the end of the request: pages of the platform's operators."""
    assert why
    _scope.set(_PLATFORM)


def acting_for(issuer_id: UUID) -> AbstractContextManager[None]:
    """Within this block the database shows and takes the rows of this issuer alone."""
    return _within(Scope(WEB, str(issuer_id)))


def acting_for_whose(function: str, key: UUID) -> AbstractContextManager[None]:
    """The same for the issuer that a SECURITY DEFINER function tells for a key: for none if it knows none.

    The server asks it as it sets the scope, so that this takes no round trip.
    """
    return _within(Scope(WEB, str(key), function))


def across_issuers(why: str) -> AbstractContextManager[None]:
    """Within this block the rows of all issuers are seen. `why` is for those who read the code.

    For pages of the platform's operators, and for what the service does for all issuers at once.
    """
    assert why
    return _within(_PLATFORM)


@contextmanager
def as_worker(why: str) -> Iterator[None]:
    """Within this block, or this function, the rows of all issuers are seen, with the rights of workers.

    For loops over issuers, and for what the web may not do. What a loop then does for one issuer is within
    `acting_for`.
    """
    assert why
    with _within(_WORKER):
        yield


def afresh() -> AbstractContextManager[None]:
    """Within this block the scope is the one that this process begins everything with."""
    return _within(_of_process)


def as_web() -> AbstractContextManager[None]:
    """Within this block nothing of any issuer is seen: how each request to the web begins."""
    return _within(_NOBODY)


def whoever() -> AbstractContextManager[None]:
    """Within this block nothing is set: for a function with the owner's rights, which policies do not bind.

    It saves requests to the API a second setting of the scope, and verify pages the only one.
    """
    return _within(WHOEVER)


@contextmanager
def _within(scope: Scope) -> Iterator[None]:
    token = _scope.set(scope)
    try:
        yield
    finally:
        _scope.reset(token)
