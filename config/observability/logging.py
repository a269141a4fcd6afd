"""Logging as JSON lines with the request id; API keys and e-mail addresses are removed."""

import logging
import re
from typing import Any

import orjson
from pythonjsonlogger.orjson import OrjsonFormatter

from lib import tracing

# What PostgreSQL adds to an error quotes the row, the statement or the value that broke a rule: somebody's
# data, over as many lines as they have. It ends where Python goes on, at the next exception.
_QUOTED = re.compile(
    r"^(DETAIL|CONTEXT|QUERY|LINE \d+):.*?(?=\n\n(?:The above exception was|During handling of)|\Z)",
    re.MULTILINE | re.DOTALL,
)
_SECRET = re.compile(
    r"cis_(?:live|test|invite)_[\w-]+|whsec_[\w+/=]+|(?<=/password/reset/key/)[^\s'\"<>/]+"
    r"|(?<=/mails/)[^\s'\"<>/]+|(?<=/watching/)[^\s'\"<>/]+"
    r"|[^\s@'\"<>=/]{1,64}@[^\s@'\"<>/]+"
)
# Most lines have none of these: saves time.
_SIGNS = ("@", "cis_", "whsec_", "/password/reset/key/", "/mails/", "/watching/")
_FLAT = frozenset({str, int, float, bool})


def discreet(text: str) -> str:
    """The text without keys, tokens, e-mail addresses and values quoted by database errors."""
    if "\n" in text:
        text = _QUOTED.sub(r"\1: ***", text)
    return _SECRET.sub("***", text) if any(sign in text for sign in _SIGNS) else text


class TraceIdFilter(logging.Filter):
    """Names the trace on the log records of traced requests and tasks."""

    def filter(self, record: logging.LogRecord) -> bool:
        if (traceparent := tracing.traceparent()) is not None:
            record.trace_id = traceparent.split("-")[1]
        return True


class OncePerMinute(logging.Filter):
    """Lets one record a minute through: of what would else be said every few seconds."""

    _next = 0.0

    def filter(self, record: logging.LogRecord) -> bool:
        if record.created < self._next:
            return False
        self._next = record.created + 60
        return True


class DiscreetFormatter(OrjsonFormatter):
    """Formats log records as JSON lines without secrets and personal data, tracebacks included."""

    def format(self, record: logging.LogRecord) -> str:
        """One line; most records are flat and harmless, and need nothing of the library."""
        if record.exc_info or record.exc_text or record.stack_info or type(record.msg) is not str:
            return super().format(record)
        record.message, record.asctime = record.getMessage(), self.formatTime(record)
        known, named = record.__dict__, self._required_fields
        log_data = {name: known.get(name) for name in named} | {
            name: value
            for name, value in known.items()
            if name not in self._skip_fields and name[0] != "_"
        }
        return orjson.dumps(log_data).decode() if _is_harmless(log_data) else super().format(record)

    def process_log_record(self, log_data: dict[str, Any]) -> dict[str, Any]:
        """Redact every text of the record, however deep, before it becomes JSON."""
        if _is_harmless(log_data):
            return log_data
        return {
            name: _discreet(value) for name, value in super().process_log_record(log_data).items()
        }


def _is_harmless(log_data: dict[str, Any]) -> bool:
    """Whether a record is flat and has no sign of a secret, as nearly all lines of the access log."""
    flat = all(value is None or type(value) in _FLAT for value in log_data.values())
    text = "\0".join([value for value in log_data.values() if type(value) is str])
    return flat and "\n" not in text and not any(sign in text for sign in _SIGNS)


def _discreet(value: Any) -> Any:
    """Redact a value of a log record; what is not JSON becomes text first."""
    match value:
        case None | bool() | int() | float():
            return value
        case dict():
            return {discreet(str(name)): _discreet(each) for name, each in value.items()}
        case list() | tuple() | set() | frozenset():
            return [_discreet(each) for each in value]
    return discreet(str(value))


def logging_config(*, level: str) -> dict[str, Any]:
    """Django's LOGGING setting: one JSON object per line on standard error.

    That a task was sent, taken and done is for DEBUG: there are hundreds a minute, and those that fail
    say so as errors.
    """
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "filters": {
            "request_id": {"()": "accounts.request_log.log.RequestIdFilter"},
            "trace_id": {"()": "config.observability.logging.TraceIdFilter"},
            "with_cause": {
                "()": "django.utils.log.CallbackFilter",
                "callback": lambda record: record.exc_info,
            },
            "once_a_minute": {"()": "config.observability.logging.OncePerMinute"},
        },
        "formatters": {
            "json": {
                "()": "config.observability.logging.DiscreetFormatter",
                "fmt": "%(asctime)s %(levelname)s %(name)s %(message)s %(request_id)s",
            }
        },
        "handlers": {
            "stderr": {
                "class": "logging.StreamHandler",
                "formatter": "json",
                "filters": ["request_id", "trace_id"],
            }
        },
        "root": {"handlers": ["stderr"], "level": level},
        "loggers": _loggers({"level": "DEBUG" if level == "DEBUG" else "WARNING"}),
    }


def _loggers(tasks: dict[str, str]) -> dict[str, Any]:
    """Loggers of packages that say more, or less, than an operator has to know."""
    return {
        "celery.app.trace": tasks,
        "celery.beat": tasks,
        "celery.worker.strategy": tasks,
        # While no collector of traces answers, it fails every few seconds.
        "opentelemetry.exporter.otlp.proto.http.trace_exporter": {
            "level": "ERROR",
            "filters": ["once_a_minute"],
        },
        # Refusals, 503 among them, stand in the access log already.
        "django.request": {"level": "ERROR", "filters": ["with_cause"]},
        # accounts.sign_in logs these without personal data.
        "axes": {"level": "ERROR"},
        "fido2": {"level": "WARNING"},
        "django.security.DisallowedHost": {"level": "CRITICAL"},
    }
