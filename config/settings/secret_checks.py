"""Checks of `manage.py check --deploy`: secrets are long, random and not reused."""

import base64
import binascii
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from django.conf import settings
from django.core.checks import CheckMessage, Error, Tags, register

SHORTEST = 32  # characters
MAKE_ONE = "Make one: `deploy/make-secrets` prints one for each setting."
FEWEST_DIFFERENT = 10  # characters: 32 random ones have fewer about never
# What stands in examples, in settings for development, and in what people type to fill a field.
PLACEHOLDERS = (
    "change-me",
    "changeme",
    "example",
    "local-development-only",
    "python3 -c",
    "test-only",
)


@dataclass(frozen=True, slots=True)
class ConfiguredSecret:
    """A secret from the settings, with its name."""

    name: str
    value: str

    def fault(self) -> str | None:
        """Why this secret is weak; None if it looks random."""
        if any(mark in self.value.lower() for mark in PLACEHOLDERS):
            return "is a placeholder"
        if len(self.value) < SHORTEST:
            return f"is shorter than {SHORTEST} characters"
        if len(set(_content(self.value))) < FEWEST_DIFFERENT:
            return "repeats a few characters"
        return None


@register(Tags.security, deploy=True)
def check_secrets(**_: Any) -> list[CheckMessage]:
    """One error for each weak secret, and for each value used for two secrets."""
    secrets = [*stated(settings)]
    weak = [(secret, fault) for secret in secrets if (fault := secret.fault())]
    errors: list[CheckMessage] = [
        Error(f"{secret.name} {fault}.", hint=MAKE_ONE, id="config.E001") for secret, fault in weak
    ]
    names: dict[str, list[ConfiguredSecret]] = defaultdict(list)
    for secret in secrets:
        names[secret.value].append(secret)
    errors += [
        Error(
            f"{', '.join(secret.name for secret in same)} have the same value.",
            hint=f"Each needs a secret of its own. {MAKE_ONE}",
            id="config.E002",
        )
        for same in names.values()
        if len(same) > 1
    ]
    return errors


def stated(known: Any) -> Iterator[ConfiguredSecret]:
    """Every secret in use for new data. Earlier audit keys are left out: they only verify old seals."""
    yield ConfiguredSecret("SECRET_KEY", known.SECRET_KEY)
    yield ConfiguredSecret("AUDIT_KEY", known.AUDIT_KEY)
    for pepper_id, pepper in known.API_KEY_PEPPERS.items():
        yield ConfiguredSecret(f"API_KEY_PEPPERS ({pepper_id})", pepper)
    for place, key in enumerate(known.FIELD_KEYS, start=1):
        yield ConfiguredSecret(f"FIELD_KEYS (number {place})", key)
    for place, key in enumerate(known.SIGNING_KEYS, start=1):
        yield ConfiguredSecret(f"SIGNING_KEYS (number {place})", key)
    if known.LOG_KEY:
        yield ConfiguredSecret("LOG_KEY", known.LOG_KEY)
    for place, key in enumerate(known.LOG_KEY_FALLBACKS, start=1):
        yield ConfiguredSecret(f"LOG_KEY_FALLBACKS (number {place})", key)
    if known.METRICS_TOKEN:
        yield ConfiguredSecret("METRICS_TOKEN", known.METRICS_TOKEN)


def _content(value: str) -> bytes:
    """The decoded bytes of a base64 value, else the value itself."""
    try:
        return base64.b64decode(value, altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        return value.encode()
