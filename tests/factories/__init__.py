"""Rows for tests, made the way the service makes them wherever an operation exists."""

from .accounts import TESTER, acting, make_issuer, make_key, make_member
from .certificates import issue_one, make_type, put_into

__all__ = [
    "TESTER",
    "acting",
    "issue_one",
    "make_issuer",
    "make_key",
    "make_member",
    "make_type",
    "put_into",
]
