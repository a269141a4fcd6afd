"""Secrets that must be read back, encrypted in their columns: Fernet, under FIELD_KEYS or SIGNING_KEYS.

SIGNING_KEYS opens what only workers may read: what is under it is safe from a web process.

A model writes `secret = EncryptedTextField()`, and the column is known to `rotate_field_keys`. Where
another library owns the column, it is given `encrypt` and `decrypt`, and the column is `register`ed.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal

from cryptography.fernet import Fernet, InvalidToken, MultiFernet
from django.conf import settings
from django.core.exceptions import FieldError, ImproperlyConfigured
from django.db import models

if TYPE_CHECKING:
    TextField = models.TextField[str | None, str | None]
else:
    TextField = models.TextField


KeySetting = Literal["FIELD_KEYS", "SIGNING_KEYS"]


class UndecryptableValue(Exception):
    """No key of the setting opens this: a key was taken away too early, or the value was altered."""


@dataclass(frozen=True, slots=True)
class EncryptedColumn:
    """A column that `rotate_field_keys` takes care of.

    `model` is a label such as "webhooks.Endpoint"; `member` names the member of a JSON object that is
    encrypted, where not all of the column is. `setting` has the keys.
    """

    model: str
    field: str
    member: str | None = None
    setting: KeySetting = "FIELD_KEYS"

    @property
    def name(self) -> str:
        """What commands call it: model, column, and member where there is one."""
        return ".".join(filter(None, (self.model, self.field, self.member)))


# dict: each once, in the order of registration.
COLUMNS: dict[EncryptedColumn, None] = {}


def register(model: str, field: str, *, member: str | None = None) -> None:
    """Makes a column known to `rotate_field_keys`. EncryptedTextField does so by itself."""
    COLUMNS[EncryptedColumn(model, field, member)] = None


def encrypt(text: str, setting: KeySetting = "FIELD_KEYS") -> str:
    """The text under the first key of the setting, as printable characters."""
    return _all_keys(setting).encrypt(text.encode()).decode()


def decrypt(token: str, setting: KeySetting = "FIELD_KEYS") -> str:
    """The text behind what `encrypt` made, under any key of the setting. Raises UndecryptableValue."""
    try:
        return _all_keys(setting).decrypt(token.encode()).decode()
    except InvalidToken as error:
        raise UndecryptableValue(f"no key of {setting} opens this value") from error


def reencrypt_with_newest(token: str, setting: KeySetting = "FIELD_KEYS") -> str | None:
    """The same secret under the first key; None if it is so already. Raises UndecryptableValue."""
    plain = decrypt(token, setting)
    try:
        _keyring(tuple(getattr(settings, setting)[:1]), setting).decrypt(token.encode())
    except InvalidToken:
        return encrypt(plain, setting)
    return None


class EncryptedTextField(TextField):
    """A text that only the service can read. Nothing can be looked up by it: it differs each time.

    Under SIGNING_KEYS, it is given as it is stored (encrypted), and `decrypt` opens it: rows are read
    in processes without these keys, too.
    """

    def __init__(self, *args: Any, setting: KeySetting = "FIELD_KEYS", **kwargs: Any) -> None:
        self.setting = setting
        super().__init__(*args, **kwargs)

    def deconstruct(self) -> Any:
        name, path, args, kwargs = super().deconstruct()
        if self.setting != "FIELD_KEYS":
            kwargs["setting"] = self.setting
        return name, path, args, kwargs

    def contribute_to_class(self, cls: Any, name: str, private_only: bool = False) -> None:  # noqa: FBT001, FBT002
        super().contribute_to_class(cls, name, private_only)
        if not cls._meta.abstract and cls.__module__ != "__fake__":  # a migration's own model
            COLUMNS[EncryptedColumn(cls._meta.label, name, setting=self.setting)] = None

    def get_prep_value(self, value: Any) -> Any:
        text = super().get_prep_value(value)
        if text is None or self.setting == "SIGNING_KEYS":
            return text
        return encrypt(text)

    def from_db_value(
        self, value: str | None, expression: object, connection: object
    ) -> str | None:
        return value if value is None or self.setting == "SIGNING_KEYS" else decrypt(value)

    def get_lookup(self, lookup_name: str) -> Any:
        """Allows only `isnull`: the same secret is never encrypted to the same characters."""
        if lookup_name != "isnull":
            raise FieldError(f"{self.name} is encrypted: no {lookup_name} can be asked of it.")
        return super().get_lookup(lookup_name)


def _all_keys(setting: KeySetting) -> MultiFernet:
    return _keyring(tuple(getattr(settings, setting)), setting)


@lru_cache(maxsize=4)
def _keyring(keys: tuple[str, ...], setting: KeySetting) -> MultiFernet:
    try:
        return MultiFernet([Fernet(key) for key in keys])
    except ValueError as error:
        raise ImproperlyConfigured(
            f"{setting} must hold one or more keys, each 32 url-safe base64-encoded bytes."
        ) from error
