"""Secrets that must be read back, encrypted in their columns: Fernet, under FIELD_KEYS.

A model writes `secret = EncryptedTextField()`, and the column is known to `rotate_field_keys`. Where
another library owns the column, it is given `encrypt` and `decrypt`, and the column is `register`ed.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from cryptography.fernet import Fernet, InvalidToken, MultiFernet
from django.conf import settings
from django.core.exceptions import FieldError, ImproperlyConfigured
from django.db import models

if TYPE_CHECKING:
    TextField = models.TextField[str | None, str | None]
else:
    TextField = models.TextField


class UndecryptableValue(Exception):
    """No key of FIELD_KEYS opens this: a key was taken away too early, or the value was altered."""


@dataclass(frozen=True, slots=True)
class EncryptedColumn:
    """A column that `rotate_field_keys` takes care of.

    `model` is a label such as "webhooks.Endpoint"; `member` names the member of a JSON object that is
    encrypted, where not all of the column is.
    """

    model: str
    field: str
    member: str | None = None


# dict: each once, in the order of registration.
COLUMNS: dict[EncryptedColumn, None] = {}


def register(model: str, field: str, *, member: str | None = None) -> None:
    """Makes a column known to `rotate_field_keys`. EncryptedTextField does so by itself."""
    COLUMNS[EncryptedColumn(model, field, member)] = None


def encrypt(text: str) -> str:
    """The text under the first key of FIELD_KEYS, as printable characters."""
    return _all_keys().encrypt(text.encode()).decode()


def decrypt(token: str) -> str:
    """The text behind what `encrypt` made, under any key of FIELD_KEYS. Raises Undecipherable."""
    try:
        return _all_keys().decrypt(token.encode()).decode()
    except InvalidToken as error:
        raise UndecryptableValue("no key of FIELD_KEYS opens this value") from error


def reencrypt_with_newest(token: str) -> str | None:
    """The same secret under the first key; None if it is so already. Raises Undecipherable."""
    plain = decrypt(token)
    try:
        _keyring(tuple(settings.FIELD_KEYS[:1])).decrypt(token.encode())
    except InvalidToken:
        return encrypt(plain)
    return None


class EncryptedTextField(TextField):
    """A text that only the service can read. Nothing can be looked up by it: it differs each time."""

    def contribute_to_class(self, cls: Any, name: str, private_only: bool = False) -> None:  # noqa: FBT001, FBT002
        super().contribute_to_class(cls, name, private_only)
        if not cls._meta.abstract and cls.__module__ != "__fake__":  # a migration's own model
            register(cls._meta.label, name)

    def get_prep_value(self, value: Any) -> Any:
        text = super().get_prep_value(value)
        return None if text is None else encrypt(text)

    def from_db_value(
        self, value: str | None, expression: object, connection: object
    ) -> str | None:
        return None if value is None else decrypt(value)

    def get_lookup(self, lookup_name: str) -> Any:
        """Allows only `isnull`: the same secret is never encrypted to the same characters."""
        if lookup_name != "isnull":
            raise FieldError(f"{self.name} is encrypted: no {lookup_name} can be asked of it.")
        return super().get_lookup(lookup_name)


def _all_keys() -> MultiFernet:
    return _keyring(tuple(settings.FIELD_KEYS))


@lru_cache(maxsize=4)
def _keyring(keys: tuple[str, ...]) -> MultiFernet:
    try:
        return MultiFernet([Fernet(key) for key in keys])
    except ValueError as error:
        raise ImproperlyConfigured(
            "FIELD_KEYS must hold one or more keys, each 32 url-safe base64-encoded bytes."
        ) from error
