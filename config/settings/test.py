"""Settings of the test suite: real PostgreSQL and Redis, fast password hashes."""

import os
import tempfile
import time

from .base import *

INSTALLED_APPS = [*INSTALLED_APPS, "tools"]

SECRET_KEY = "test-only-not-a-secret-at-all-0123456789-0123456789"
ALLOWED_HOSTS = ["*"]
BASE_URL = "https://certificates.example"
API_KEY_PEPPERS = {"test": "test-only-pepper"}
FIELD_KEYS = ["dGVzdC1vbmx5LWZpZWxkLWtleS1vZi0zMi1ieXRlcyE="]
AUDIT_KEY = "test-only-audit-key"
SIGNING_KEYS = ["dGVzdC1vbmx5LXNpZ25pbmcta2V5LTMyLWJ5dGVzISE="]
LOG_KEY = "dGVzdC1vbmx5LWxvZy1rZXktb2YtMzItYnl0ZXMhISE="
LOG_ORIGIN = "certificates.example/log"
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
STORAGES = STORAGES | {
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}
}
# Each process publishes the log elsewhere: their databases differ, and `make run` has its own in var/.
_own_folder = f"{tempfile.gettempdir()}/certificates-log-{os.getpid()}-{time.time_ns()}"
STORAGES["log"]["OPTIONS"]["location"] = env.str("LOG_FOLDER", default=_own_folder)
# Where whole processes under test leave their mails.
EMAIL_FILE_PATH = env.str("EMAIL_FILE_PATH", default=None)
EMAIL_BACKEND = (
    f"django.core.mail.backends.{'filebased' if EMAIL_FILE_PATH else 'locmem'}.EmailBackend"
)
WHITENOISE_USE_FINDERS = True
WHITENOISE_AUTOREFRESH = True  # nothing has been collected here
# Tests flush what they counted themselves; only whole processes under test do it on their own.
FLUSH_SECONDS = env.float("FLUSH_SECONDS", default=0)
CLOCK_LIMIT = float("inf")  # tests travel in time
FLOOD_BURST = env.int("FLOOD_BURST", default=1_000_000)  # all tests share one address
# Receivers on this machine, over plain http: the tests' own.
WEBHOOK_ALLOW_HTTP = True
WEBHOOK_ALLOWED_NETWORKS = ["127.0.0.0/8", "::1/128"]
WEBHOOK_PORTS = []
