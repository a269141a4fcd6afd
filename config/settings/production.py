"""Settings of production: secrets come from the environment; a missing one stops the start."""

import base64
import os
import re

from cryptography.fernet import Fernet
from django.core.exceptions import ImproperlyConfigured

from .base import *
from .database import database_url_name

LOG_KEY_BYTES = 32
REQUIRED = (
    "SECRET_KEY",
    "DATABASE_URL",
    "REDIS_URL",
    "BASE_URL",
    "ALLOWED_HOSTS",
    "API_KEY_PEPPERS",
    "FIELD_KEYS",
    "AUDIT_KEY",
    "TRUSTED_PROXIES",
)
if os.environ.get("PROCESS_ROLE") == "web":
    # Who faces the internet signs nothing: keys that stand in its environment are not taken from there.
    LOG_KEY, LOG_KEY_FALLBACKS, SIGNING_KEYS = "", [], []
else:
    REQUIRED += ("LOG_KEY", "SIGNING_KEYS")
missing = [name for name in REQUIRED if not env.str(name, default="")]
if "DATABASE_URL" in missing and database_url_name() != "DATABASE_URL":
    missing.remove("DATABASE_URL")  # this process has a login of its own
if missing:
    raise ImproperlyConfigured(
        f"Missing in the environment: {', '.join(missing)}. See .env.example for what each one is."
    )


def _is_fernet(keys: list[str]) -> bool:
    try:
        return all(Fernet(key) for key in keys)
    except ValueError:
        return False


def _are_log_keys(keys: list[str]) -> bool:
    try:
        return all(len(base64.b64decode(key, validate=True)) == LOG_KEY_BYTES for key in keys)
    except ValueError:
        return False


# fmt: off
for is_right, text in (
    (all(part.strip() for pepper in API_KEY_PEPPERS.items() for part in pepper), "API_KEY_PEPPERS: id=value, and neither is empty"),
    (_is_fernet(FIELD_KEYS + SIGNING_KEYS), "FIELD_KEYS, SIGNING_KEYS: each is 32 bytes in url-safe base64"),
    (_are_log_keys([key for key in (LOG_KEY, *LOG_KEY_FALLBACKS) if key]), "LOG_KEY, LOG_KEY_FALLBACKS: each is 32 bytes in base64"),
    (TIMESTAMP_CA or not TIMESTAMP_URL, "TIMESTAMP_CA: the file with the certificates that time stamps lead to"),
    (all(re.fullmatch(r"\S+\+[0-9a-f]{8}\+\S+ +https?://\S+", each) for each in LOG_WITNESSES), "LOG_WITNESSES: a verifier key, a space and an address each"),
    (TRUSTED_PROXIES >= 0, "TRUSTED_PROXIES: how many proxies of yours stand before the service, a number, 0 or more"),
    (re.fullmatch(r"[A-Za-z0-9]+(-[A-Za-z0-9]+)*", CLIENT_ADDRESS_HEADER), "CLIENT_ADDRESS_HEADER: the name of a header, as X-Forwarded-For"),
):
    if not is_right:
        raise ImproperlyConfigured(f"{text}. See .env.example.")
# fmt: on
for name, pattern in {
    "IMPRINT_URL": r"https://\S+",
    "PRIVACY_URL": r"https://\S+",
    "OPERATOR_CONTACT": r"https://\S+|mailto:[^\s@]+@[^\s@]+",
}.items():
    if (address := globals()[name]) and not re.fullmatch(pattern, address):
        raise ImproperlyConfigured(f"{name}: {address!r} is no address. See .env.example.")

SECRET_KEY = env.str("SECRET_KEY")
ALLOWED_HOSTS = env.list("ALLOWED_HOSTS")
try:
    vars().update(env.email_url_config(env.str("EMAIL_URL", default="") or "smtp://localhost:25"))
except ImproperlyConfigured as error:
    raise ImproperlyConfigured(
        "EMAIL_URL: write smtp+tls://user:password@host:587. See .env.example."
    ) from error
if os.environ.get("PROCESS_ROLE") == "web" and EMAIL_BACKEND.endswith("smtp.EmailBackend"):
    EMAIL_BACKEND = "config.mail.BoundedBackend"  # so that mails do not take all web threads
if EMAIL_BACKEND == "django.core.mail.backends.smtp.EmailBackend":
    EMAIL_BACKEND = "config.mail.DeadlineBackend"

MFA_REQUIRED = env.bool("MFA_REQUIRED", default=True)
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
SECURE_SSL_REDIRECT = env.bool("SECURE_SSL_REDIRECT", default=True)
SECURE_REDIRECT_EXEMPT = [r"^healthz$", r"^readyz$", r"^metrics$"]
SECURE_HSTS_SECONDS = env.int("SECURE_HSTS_SECONDS", default=31_536_000)
SECURE_HSTS_INCLUDE_SUBDOMAINS = env.bool("SECURE_HSTS_INCLUDE_SUBDOMAINS", default=False)
SECURE_HSTS_PRELOAD = env.bool("SECURE_HSTS_PRELOAD", default=False)
# Both affect other hosts of the operator's domain, and cannot be taken back for months.
SILENCED_SYSTEM_CHECKS = ["security.W005", "security.W021"]
SESSION_COOKIE_SECURE = True
CSRF_COOKIE_SECURE = True
LANGUAGE_COOKIE_SECURE = True
# Browsers take these from this very host over HTTPS only: no other host of the domain plants one.
SESSION_COOKIE_NAME = "__Host-sessionid"
CSRF_COOKIE_NAME = "__Host-csrftoken"
LANGUAGE_COOKIE_NAME = "__Host-language"
CSRF_TRUSTED_ORIGINS = [BASE_URL]
