"""Production: everything secret comes from the environment, and a missing one stops the start."""

import os

from cryptography.fernet import Fernet
from django.core.exceptions import ImproperlyConfigured

from .base import *

REQUIRED = (
    "SECRET_KEY",
    "DATABASE_URL",
    "REDIS_URL",
    "BASE_URL",
    "ALLOWED_HOSTS",
    "API_KEY_PEPPERS",
    "FIELD_KEYS",
    "AUDIT_KEY",
)
missing = [name for name in REQUIRED if not env.str(name, default="")]
if missing:
    raise ImproperlyConfigured(
        f"Missing in the environment: {', '.join(missing)}. See .env.example for what each one is."
    )
if not all(part.strip() for pepper in API_KEY_PEPPERS.items() for part in pepper):
    raise ImproperlyConfigured("API_KEY_PEPPERS: id=value, and neither is empty. See .env.example.")
try:
    [Fernet(key) for key in FIELD_KEYS]
except ValueError as error:
    raise ImproperlyConfigured(
        "FIELD_KEYS: each is 32 bytes in url-safe base64. See .env.example."
    ) from error

SECRET_KEY = env.str("SECRET_KEY")
ALLOWED_HOSTS = env.list("ALLOWED_HOSTS")
vars().update(env.email_url("EMAIL_URL", default="smtp://localhost:25"))

MFA_REQUIRED = env.bool("MFA_REQUIRED", default=True)
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
SECURE_SSL_REDIRECT = env.bool("SECURE_SSL_REDIRECT", default=True)
SECURE_REDIRECT_EXEMPT = [r"^healthz$", r"^readyz$", r"^metrics$"]
SECURE_HSTS_SECONDS = env.int("SECURE_HSTS_SECONDS", default=31_536_000)
SECURE_HSTS_INCLUDE_SUBDOMAINS = env.bool("SECURE_HSTS_INCLUDE_SUBDOMAINS", default=True)
SECURE_HSTS_PRELOAD = env.bool("SECURE_HSTS_PRELOAD", default=True)
SESSION_COOKIE_SECURE = True
CSRF_COOKIE_SECURE = True
LANGUAGE_COOKIE_SECURE = True
CSRF_TRUSTED_ORIGINS = [BASE_URL]

# ADR 0006: the web gives up rather than pile up. Workers and commands take the time that a large
# print, an erasure or a migration needs; no task may take longer than its own limit.
DATABASES["default"]["OPTIONS"]["options"] = (
    env.str(
        "DB_SESSION_OPTIONS",
        default="-c statement_timeout=10s -c lock_timeout=3s -c idle_in_transaction_session_timeout=15s",
    )
    if os.environ.get("PROCESS_ROLE") == "web"  # said by config/wsgi.py, not by whoever installs
    else env.str(
        "DB_WORK_SESSION_OPTIONS",
        default="-c lock_timeout=10s -c idle_in_transaction_session_timeout=5min",
    )
)
