"""The files of the log: they outlive the database, and any web server can serve them."""

from django.core.files.base import ContentFile
from django.core.files.storage import storages

from accounts.scopes import Mode

CHECKPOINT = "checkpoint"


def read(mode: Mode, path: str) -> bytes | None:
    """A published file; None if there is none. Raises OSError or the bucket's error."""
    storage = storages["log"]
    try:
        with storage.open(_name(mode, path)) as file:
            return bytes(file.read())
    except FileNotFoundError:
        return None


def write(mode: Mode, path: str, content: bytes) -> None:
    """Write a file, or overwrite it."""
    storages["log"].save(_name(mode, path), ContentFile(content))


def delete(mode: Mode, path: str) -> None:
    """Delete a file; one that is not there is no fault."""
    storages["log"].delete(_name(mode, path))


def names(mode: Mode, folder: str) -> list[str]:
    """The names of a folder's files; none if there is no such folder."""
    try:
        return storages["log"].listdir(_name(mode, folder))[1]
    except FileNotFoundError:
        return []


def _name(mode: Mode, path: str) -> str:
    return path if mode == Mode.LIVE else f"{mode}/{path}"
