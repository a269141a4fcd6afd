"""The base of all errors of the service.

An error carries a code that never changes, a message that the entry point translates, and nothing of HTTP.
"""

from collections.abc import Mapping
from typing import ClassVar, Self

from django.utils.functional import Promise


class ServiceError(Exception):
    """An error that its caller can act on.

    `message` may name `%(parameters)s`; `members` are extra members of the answer (RFC 9457, 3.2).
    """

    code: ClassVar[str]
    message: ClassVar[str | Promise]

    def __init__(self, *, members: Mapping[str, object] | None = None, **params: object) -> None:
        super().__init__(self.code)
        self.params = params
        self.members = dict(members or {})

    @classmethod
    def row(cls, code: str, message: str | Promise) -> type[Self]:
        """An error as one line of an app's table of errors.

        It is raised and caught like a class: `raise TeamNotFound`, `raise TooManyJobs(limit=5)`.
        """
        return type(code, (cls,), {"code": code, "message": message})

    def detail(self) -> str:
        """The message in the active language."""
        return str(self.message) % self.params if self.params else str(self.message)


class NotConfirmed(Exception):
    """Cached facts about the caller or a type are out of date, so nothing was done: read them anew.

    Also where something else is in the way that the same request finds again with fresh facts.
    """


class AccountsError(ServiceError):
    """Base of the errors of accounts."""
