"""Rows for tests, made the way the service makes them wherever an operation exists."""

from .accounts import (
    TESTER,
    context_of,
    make_issuer,
    make_key,
    make_logged_request,
    make_member,
    make_open_item,
    user_actor,
)
from .certificates import issue_one, make_holder_mail, make_type, set_state

__all__ = [
    "TESTER",
    "context_of",
    "issue_one",
    "make_holder_mail",
    "make_issuer",
    "make_key",
    "make_logged_request",
    "make_member",
    "make_open_item",
    "make_type",
    "set_state",
    "user_actor",
]
