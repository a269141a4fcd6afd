"""The back office's looks: what Unfold reads from settings."""

from typing import Any

UNFOLD: dict[str, Any] = {
    "SITE_TITLE": "Certificate Issuing Service",
    "SITE_HEADER": "Certificate Issuing Service",
    "SHOW_LANGUAGES": True,
}
