"""Settings of local development (`make run`). Nothing in here is secret."""

import os
from pathlib import Path

from django.core.exceptions import ImproperlyConfigured

# `make run` names its servers to its children; any other command joins them, or starts its own.
if not (os.environ.get("DATABASE_URL") and os.environ.get("REDIS_URL")):
    try:
        from tools.embedded import serve_this_process
    except ModuleNotFoundError as error:  # an installation has no packages for development
        raise ImproperlyConfigured(
            "DJANGO_SETTINGS_MODULE is not set, and DATABASE_URL and REDIS_URL are missing. Run commands of an"
            " installation by deploy/manage, which reads its settings."
        ) from error
    serve_this_process(Path(__file__).resolve().parents[2] / "var")

from .base import *

INSTALLED_APPS = [*INSTALLED_APPS, "tools"]

SECRET_KEY = env.str("SECRET_KEY", default="local-development-only-not-a-secret-at-all-0123456789")
ALLOWED_HOSTS = ["*"]
API_KEY_PEPPERS = API_KEY_PEPPERS or {"local": "local-development-only-pepper"}
FIELD_KEYS = FIELD_KEYS or ["bG9jYWwtZGV2ZWxvcG1lbnQtb25seS1maWVsZC1rZXk="]
METRICS_TOKEN = METRICS_TOKEN or "local-development-only"
AUDIT_KEY = AUDIT_KEY or "local-development-only-audit-key"
SIGNING_KEYS = SIGNING_KEYS or ["bG9jYWwtZGV2LW9ubHktc2lnbmluZy1rZXktb2YtMzI="]
LOG_KEY = LOG_KEY or "bG9jYWwtZGV2ZWxvcG1lbnQtb25seS1sb2cta2V5ISE="
LOG_ORIGIN = env.str("LOG_ORIGIN", default="localhost/log")  # whatever the port
EMAIL_BACKEND = "django.core.mail.backends.filebased.EmailBackend"
EMAIL_FILE_PATH = Path(__file__).resolve().parents[2] / "var" / "mail"
WHITENOISE_USE_FINDERS = True
WHITENOISE_AUTOREFRESH = True
STORAGES = STORAGES | {
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}
}
# Receivers on this machine, over plain http: for trying webhooks out.
WEBHOOK_ALLOW_HTTP = True
WEBHOOK_ALLOWED_NETWORKS = ["127.0.0.0/8", "::1/128"]
WEBHOOK_PORTS = []
