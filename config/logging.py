"""Logs as JSON lines, each with the id of the request it belongs to. Never a key, never an e-mail."""

from typing import Any


def logging_config(*, level: str) -> dict[str, Any]:
    """Django's LOGGING: one JSON object a line on standard error."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "filters": {"request_id": {"()": "accounts.middleware.RequestIdFilter"}},
        "formatters": {
            "json": {
                "()": "pythonjsonlogger.orjson.OrjsonFormatter",
                "fmt": "%(asctime)s %(levelname)s %(name)s %(message)s %(request_id)s",
            }
        },
        "handlers": {
            "stderr": {
                "class": "logging.StreamHandler",
                "formatter": "json",
                "filters": ["request_id"],
            }
        },
        "root": {"handlers": ["stderr"], "level": level},
        "loggers": {
            "django.request": {"level": "ERROR"},  # 4xx stand in the access log already
            "django.security.DisallowedHost": {"level": "CRITICAL"},
        },
    }
