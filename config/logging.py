"""Logs as JSON lines, each with the id of the request it belongs to. Never a key, never an e-mail."""

import re
from typing import Any

from pythonjsonlogger.orjson import OrjsonFormatter

# PostgreSQL's DETAIL quotes the row that broke a rule: whole columns of somebody's data.
_ROW = re.compile(r"^DETAIL:.*$", re.MULTILINE)
_SECRET = re.compile(r"cis_(?:live|test)_\w+|whsec_[\w+/=]+|[^\s@'\"<>=/]{1,64}@[^\s@'\"<>/]+")


def discreet(text: str) -> str:
    """The text without rows that a database error quotes, keys, and e-mail addresses."""
    if "DETAIL:" in text:
        text = _ROW.sub("DETAIL: ***", text)
    suspicious = "@" in text or "cis_" in text or "whsec_" in text  # most lines are not: saves time
    return _SECRET.sub("***", text) if suspicious else text


class DiscreetFormatter(OrjsonFormatter):
    """JSON lines whose messages and tracebacks name no secret and no person, whoever wrote them."""

    def process_log_record(self, log_data: dict[str, Any]) -> dict[str, Any]:
        """Every text of the line, just before it becomes JSON."""
        return {
            name: discreet(value) if isinstance(value, str) else value
            for name, value in super().process_log_record(log_data).items()
        }


def logging_config(*, level: str) -> dict[str, Any]:
    """Django's LOGGING: one JSON object a line on standard error."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "filters": {"request_id": {"()": "accounts.middleware.RequestIdFilter"}},
        "formatters": {
            "json": {
                "()": "config.logging.DiscreetFormatter",
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
            # accounts.signin says what matters of these, and names nobody.
            "axes": {"level": "ERROR"},
            "fido2": {"level": "WARNING"},
            "django.security.DisallowedHost": {"level": "CRITICAL"},
        },
    }
