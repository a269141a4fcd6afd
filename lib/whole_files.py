"""A folder in which a file is either whole or not there: written beside, then renamed."""

import os
import tempfile
from pathlib import Path

from django.core.files.base import File
from django.core.files.storage import FileSystemStorage


class WholeFiles(FileSystemStorage):
    """Stores files so that neither a full disk nor the end of a process leaves a part of one."""

    def _save(self, name: str, content: File) -> str:  # type: ignore[type-arg]
        path = Path(self.path(name))
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, prefix=".", delete=False) as beside:
            try:
                for chunk in content.chunks():
                    beside.write(chunk)
                beside.flush()
                os.fsync(beside.fileno())
                Path(beside.name).chmod(self.file_permissions_mode or 0o640)
                return self._put(Path(beside.name), name)
            finally:
                Path(beside.name).unlink(missing_ok=True)

    def _put(self, beside: Path, name: str) -> str:
        """Give the file its name, or another one where that is taken and not to be overwritten."""
        while True:
            try:
                if self._allow_overwrite:  # type: ignore[attr-defined]
                    beside.replace(self.path(name))
                else:
                    Path(self.path(name)).hardlink_to(beside)
            except FileExistsError:
                name = self.get_available_name(name)
            else:
                return name
