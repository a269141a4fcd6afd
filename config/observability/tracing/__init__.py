"""Traces for OpenTelemetry: an optional extra, on where OTEL_EXPORTER_OTLP_ENDPOINT is set (decision 0071).

This module is read by the settings, so it imports nothing of ours and nothing of OpenTelemetry.
"""

import os
from importlib.util import find_spec

from django.core.exceptions import ImproperlyConfigured

ENDPOINTS = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")


def is_on() -> bool:
    """Whether this process traces. Raises ImproperlyConfigured where it should and cannot."""
    named = next((name for name in ENDPOINTS if os.environ.get(name)), None)
    disabled = os.environ.get("OTEL_SDK_DISABLED", "").lower() == "true"
    if named is None or disabled or os.environ.get("OTEL_TRACES_EXPORTER") == "none":
        return False
    if find_spec("opentelemetry") is None:
        raise ImproperlyConfigured(
            f"{named} is set, but OpenTelemetry is not installed: install requirements/tracing.txt"
            " too, or leave it unset. See .env.example."
        )
    return True
