"""The SHA-256 of an uploaded file, computed while it arrives. Nothing of the file is kept."""

import hashlib
from typing import Any

from django.core.files.uploadhandler import FileUploadHandler, StopUpload

LIMIT = 25 * 1024 * 1024  # bytes


class Fingerprint(FileUploadHandler):
    """Takes in one file and remembers its checksum; breaks off where it is too large."""

    sha256: bytes | None = None  # None: there was no file
    too_large = False

    def new_file(self, *args: Any, **kwargs: Any) -> None:
        super().new_file(*args, **kwargs)
        self._digest, self._size = hashlib.sha256(), 0

    def receive_data_chunk(self, raw_data: bytes, start: int) -> None:
        self._size += len(raw_data)
        if self._size > LIMIT:
            self.too_large = True
            raise StopUpload(connection_reset=True)
        self._digest.update(raw_data)

    def file_complete(self, file_size: int) -> None:
        self.sha256 = self._digest.digest()
