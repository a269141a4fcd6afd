"""The programs that check a proof file without us: files of docs/verifier/, to download and keep."""

import hashlib
from functools import cache
from pathlib import Path
from typing import NamedTuple

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.urls import reverse
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.views import View

FOLDER = Path(settings.BASE_DIR) / "docs" / "verifier"
HTML, PYTHON = "text/html; charset=utf-8", "text/x-python; charset=utf-8"
FILES = {
    "verify_certificate.html": (HTML, _("Page for the browser, in four languages")),
    "verify_certificate.py": (PYTHON, _("Program: Python 3.10 or later")),
    "verify_export.py": (PYTHON, _("Program that checks the export of an account")),
    "monitor.py": (PYTHON, _("Program that follows the log")),
}


class VerifierFile(NamedTuple):
    """A file to download."""

    name: str
    media_type: str
    about: str | Promise
    content: bytes

    @property
    def address(self) -> str:
        return reverse("verifier", kwargs={"name": self.name})

    @property
    def sha256(self) -> str:
        return hashlib.sha256(self.content).hexdigest()


@cache
def verifier_files() -> dict[str, VerifierFile]:
    """The files by name."""
    return {
        name: VerifierFile(name, media_type, about, (FOLDER / name).read_bytes())
        for name, (media_type, about) in FILES.items()
    }


class VerifierDownload(View):
    """`/verifier/<name>`: always a download. The page is meant to be opened as a file, without a network."""

    http_method_names = ["get", "head", "options"]

    def get(self, request: HttpRequest, *, name: str) -> HttpResponse:
        file = verifier_files().get(name)
        if file is None:
            raise Http404
        response = HttpResponse(file.content, content_type=file.media_type)
        response["Content-Disposition"] = f'attachment; filename="{name}"'
        response["Cache-Control"] = "public, max-age=3600"
        response["Access-Control-Allow-Origin"] = "*"
        return response
