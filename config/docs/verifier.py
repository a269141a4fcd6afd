"""The programs that check a proof file without us: files of docs/verifier/, to download and keep."""

import hashlib
from functools import cache
from pathlib import Path
from typing import NamedTuple

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.urls import reverse
from django.views import View

FOLDER = Path(settings.BASE_DIR) / "docs" / "verifier"
MEDIA_TYPES = {
    "monitor.py": "text/x-python; charset=utf-8",
    "verify_certificate.html": "text/html; charset=utf-8",
    "verify_certificate.py": "text/x-python; charset=utf-8",
}


class VerifierFile(NamedTuple):
    """A file to download."""

    name: str
    address: str
    sha256: str
    content: bytes


@cache
def verifier_files() -> dict[str, VerifierFile]:
    """The files by name."""
    return {
        name: VerifierFile(
            name,
            reverse("verifier", kwargs={"name": name}),
            hashlib.sha256(content).hexdigest(),
            content,
        )
        for name in MEDIA_TYPES
        if (content := (FOLDER / name).read_bytes())
    }


class VerifierDownload(View):
    """`/verifier/<name>`: always a download. The page is meant to be opened as a file, without a network."""

    http_method_names = ["get", "head", "options"]

    def get(self, request: HttpRequest, *, name: str) -> HttpResponse:
        file = verifier_files().get(name)
        if file is None:
            raise Http404
        response = HttpResponse(file.content, content_type=MEDIA_TYPES[name])
        response["Content-Disposition"] = f'attachment; filename="{name}"'
        response["Cache-Control"] = "public, max-age=3600"
        response["Access-Control-Allow-Origin"] = "*"
        return response
