"""Compute the SHA-256 of an uploaded file, and find certificate ids in it, without storing it."""

import hashlib
import re
from typing import Any

from django.core.files.uploadhandler import FileUploadHandler, StopUpload

MAX_FILE_SIZE = 25 * 1024 * 1024  # bytes
MAX_IDENTIFIERS = 5
_IDENTIFIER = re.compile(rb"cert_[0-9a-z]{26}(?![0-9a-z])")
_LONGEST = 32  # bytes: an id and the character after it


class FileHashHandler(FileUploadHandler):
    """Hashes one file while it arrives; stops if it is too large."""

    sha256: bytes | None = None  # None: there was no file
    too_large = False
    named: tuple[str, ...] = ()  # certificate ids in the file

    def new_file(self, *args: Any, **kwargs: Any) -> None:
        super().new_file(*args, **kwargs)
        self._digest, self._size, self._tail = hashlib.sha256(), 0, b""

    def receive_data_chunk(self, raw_data: bytes, start: int) -> None:
        self._size += len(raw_data)
        if self._size > MAX_FILE_SIZE:
            self.too_large = True
            raise StopUpload(connection_reset=True)
        self._digest.update(raw_data)
        text = self._tail + raw_data
        self.named = identifiers(text, self.named)
        self._tail = text[-_LONGEST:]

    def file_complete(self, file_size: int) -> None:
        self.sha256 = self._digest.digest()


def identifiers(text: bytes, before: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The certificate ids in the text, each once, at most MAX_IDENTIFIERS."""
    ids = dict.fromkeys(before)
    for match in _IDENTIFIER.finditer(text):
        if len(ids) == MAX_IDENTIFIERS:
            break
        ids[match[0].decode()] = None
    return tuple(ids)
