"""What every environment shares. Each environment's module imports this and adds its own."""

from pathlib import Path

import environ

from config.backoffice import UNFOLD as UNFOLD  # noqa: PLC0414  (settings re-export it)
from config.logging import logging_config

env = environ.Env()

BASE_DIR = Path(__file__).resolve().parent.parent.parent

DEBUG = False
ROOT_URLCONF = "config.urls"
WSGI_APPLICATION = "config.wsgi.application"
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
AUTH_USER_MODEL = "accounts.User"

INSTALLED_APPS = [
    "unfold",
    "unfold.contrib.filters",
    "unfold.contrib.forms",
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "rest_framework",
    "drf_spectacular",
    "csp",
    "config",
    "accounts",
    "webhooks",
    "certificates",
    "edu",
]

MIDDLEWARE = [
    "accounts.middleware.RequestContextMiddleware",
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "config.middleware.ContentSecurityPolicyMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
]

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ],
        },
    },
]

# --- database -------------------------------------------------------------------------------------

DATABASES = {
    "default": env.db_url("DATABASE_URL", default="postgres:///certificates")
    | {
        "ENGINE": "django.db.backends.postgresql",
        "CONN_MAX_AGE": env.int("CONN_MAX_AGE", default=600),
        "ATOMIC_REQUESTS": False,
    }
}
# ADR 0006: the hot path prepares its statements on the server; poolers that can't are told so.
DB_PREPARE = env.bool("DB_PREPARE", default=True)
DATABASES["default"].setdefault("OPTIONS", {})
DATABASES["default"]["OPTIONS"]["connect_timeout"] = 5  # seconds
DATABASES["default"]["OPTIONS"]["prepare_threshold"] = 5 if DB_PREPARE else None

REDIS_URL = env.str("REDIS_URL", default="redis://127.0.0.1:6379/0")

# --- the service ----------------------------------------------------------------------------------

BASE_URL = env.str("BASE_URL", default="http://127.0.0.1:8000").rstrip("/")
API_VERSION = "2026-03-01"  # the platform state of the specification, section 9
# pepper id -> pepper; the first one hashes new keys, all of them check old ones.
API_KEY_PEPPERS = env.dict("API_KEY_PEPPERS", default={})
# The first one encrypts secrets in their columns, all of them decrypt (accounts/crypto.py).
FIELD_KEYS = env.list("FIELD_KEYS", default=[])
# Seals the audit; entries that an earlier key sealed are still checked with the fallbacks.
AUDIT_KEY = env.str("AUDIT_KEY", default="")
AUDIT_KEY_FALLBACKS = env.list("AUDIT_KEY_FALLBACKS", default=[])
BODY_LIMIT = 256 * 1024  # bytes

# --- language and time ----------------------------------------------------------------------------

LANGUAGE_CODE = "en"
LANGUAGES = [("de", "Deutsch"), ("en", "English"), ("fr", "Français"), ("sq", "Shqip")]
LOCALE_PATHS = [BASE_DIR / "locale"]
USE_I18N = True
USE_TZ = True
TIME_ZONE = "UTC"

# --- static files ---------------------------------------------------------------------------------

STATIC_URL = "/static/"
STATIC_ROOT = BASE_DIR / "static-collected"
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "whitenoise.storage.CompressedManifestStaticFilesStorage"},
}

# --- security -------------------------------------------------------------------------------------

SECURE_CONTENT_TYPE_NOSNIFF = True
SECURE_REFERRER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"
SESSION_COOKIE_AGE = 8 * 60 * 60
SESSION_COOKIE_HTTPONLY = True
SESSION_COOKIE_SAMESITE = "Lax"
LANGUAGE_COOKIE_SAMESITE = "Lax"
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator"},
    {
        "NAME": "django.contrib.auth.password_validation.MinimumLengthValidator",
        "OPTIONS": {"min_length": 12},
    },
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
]
DATA_UPLOAD_MAX_MEMORY_SIZE = 10 * 1024 * 1024
LOGIN_URL = "admin:login"
DEFAULT_FROM_EMAIL = env.str("DEFAULT_FROM_EMAIL", default="certificates@localhost")
LOGIN_REDIRECT_URL = "admin:index"

# ADR 0007: pages of ours take nothing from anywhere but our own files; the back office has its own.
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": ["'none'"],
        "script-src": ["'self'"],
        "style-src": ["'self'"],
        "img-src": ["'self'", "data:"],
        "font-src": ["'self'"],
        "form-action": ["'self'"],
        "base-uri": ["'none'"],
        "frame-ancestors": ["'none'"],
    }
}
BACK_OFFICE_CONTENT_SECURITY_POLICY = {
    **CONTENT_SECURITY_POLICY["DIRECTIVES"],
    "script-src": ["'self'", "'unsafe-eval'"],  # Alpine, which Unfold ships, evaluates attributes
    "style-src": ["'self'", "'unsafe-inline'"],  # Unfold writes its colours into the page
    "connect-src": ["'self'"],
}

# --- REST framework -------------------------------------------------------------------------------

REST_FRAMEWORK = {
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "DEFAULT_AUTHENTICATION_CLASSES": [],
    "DEFAULT_PERMISSION_CLASSES": [],
    "DEFAULT_THROTTLE_CLASSES": [],
    "UNAUTHENTICATED_USER": None,
}

SPECTACULAR_SETTINGS = {
    "OAS_VERSION": "3.1.0",
    "TITLE": "Certificate Issuing Service",
    "VERSION": API_VERSION,
    "SCHEMA_PATH_PREFIX": "/api/",
    "DESCRIPTION": "Issues certificates, and says whether one is good now.",
    "SERVE_INCLUDE_SCHEMA": False,
    "POSTPROCESSING_HOOKS": ["accounts.api.schema.add_components"],
}

# --- Celery: it carries and wakes, and holds no truth ----------------------------------------------

CELERY_BROKER_URL = REDIS_URL
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_ACKS_LATE = True
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_TIMEZONE = "UTC"

LOGGING = logging_config(level=env.str("LOG_LEVEL", default="INFO"))
