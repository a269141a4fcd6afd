"""The test suite's settings: real PostgreSQL and Redis, cheap password hashes."""

from .base import *

SECRET_KEY = "test-only-not-a-secret-at-all-0123456789-0123456789"
ALLOWED_HOSTS = ["*"]
BASE_URL = "https://certificates.example"
API_KEY_PEPPERS = {"test": "test-only-pepper"}
FIELD_KEYS = ["dGVzdC1vbmx5LWZpZWxkLWtleS1vZi0zMi1ieXRlcyE="]
AUDIT_KEY = "test-only-audit-key"
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
STORAGES = STORAGES | {
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}
}
EMAIL_BACKEND = "django.core.mail.backends.locmem.EmailBackend"
WHITENOISE_USE_FINDERS = True
WHITENOISE_AUTOREFRESH = True  # nothing has been collected here
