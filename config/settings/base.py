"""Settings of every environment. Each environment's module imports this and adds its own."""

import os
from datetime import timedelta
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import environ
from django.core.exceptions import ImproperlyConfigured
from django.urls import reverse_lazy
from kombu import Queue

from config.back_office.unfold_settings import UNFOLD as UNFOLD  # noqa: PLC0414  (settings re-export it)
from config.observability.logging import logging_config

from .database import databases, replicas

_TRACE_ENDPOINTS = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")


class Env(environ.Env):
    """Names the setting whose value cannot be read."""

    def get_value(self, var: str, *args: Any, **options: Any) -> Any:
        try:
            return super().get_value(var, *args, **options)
        except ValueError as error:
            raise ImproperlyConfigured(f"{var}: {error}. See .env.example.") from error


def _file_storage(
    name: str, folder: Path, *, overwrite: bool = False, mode: int = 0o640
) -> dict[str, Any]:
    """The storage from the environment (`<name>_BUCKET` ...): a bucket, or a folder shared by all processes."""
    bucket = env.str(f"{name}_BUCKET", default="")
    if not bucket:
        location = env.str(f"{name}_FOLDER", default=str(folder))
        return {
            "BACKEND": "lib.whole_files.WholeFiles",
            "OPTIONS": {
                "location": location,
                "allow_overwrite": overwrite,
                "file_permissions_mode": mode,
            },
        }
    return {
        "BACKEND": "storages.backends.s3.S3Storage",
        "OPTIONS": {
            "bucket_name": bucket,
            "endpoint_url": env.str(f"{name}_ENDPOINT", default=None),
            "region_name": env.str(f"{name}_REGION", default=None),
            "access_key": env.str(f"{name}_ACCESS_KEY", default=None),
            "secret_key": env.str(f"{name}_SECRET_KEY", default=None),
            "file_overwrite": overwrite,
            "default_acl": None,
            # Its own defaults hold a request for minutes: 60 s to connect, 60 s to read, five times.
            "client_config": import_module("botocore.config").Config(
                connect_timeout=3, read_timeout=5, retries={"total_max_attempts": 1}
            ),
        },
    }


def _is_traced() -> bool:
    """Whether this process traces. Raises ImproperlyConfigured where it should and cannot."""
    named = next((name for name in _TRACE_ENDPOINTS if os.environ.get(name)), None)
    disabled = os.environ.get("OTEL_SDK_DISABLED", "").lower() == "true"
    if named is None or disabled or os.environ.get("OTEL_TRACES_EXPORTER") == "none":
        return False
    if find_spec("opentelemetry") is None:
        raise ImproperlyConfigured(
            f"{named} is set, but OpenTelemetry is not installed: install requirements/tracing.txt"
            " too, or leave it unset. See .env.example."
        )
    return True


env = Env()

BASE_DIR = Path(__file__).resolve().parent.parent.parent
VERSION = (BASE_DIR / "VERSION").read_text().strip()

DEBUG = False
ROOT_URLCONF = "config.urls"
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
AUTH_USER_MODEL = "accounts.User"

INSTALLED_APPS = [
    "unfold",
    "unfold.contrib.filters",
    "unfold.contrib.forms",
    # Its pages are registered by config/urls.py: only a process that serves them loads them.
    "django.contrib.admin.apps.SimpleAdminConfig",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "django.contrib.humanize",
    "django.forms",
    "allauth",
    "allauth.account",
    "allauth.mfa",
    "axes",
    "rest_framework",
    "csp",
    "config",
    "accounts",
    "webhooks",
    "certificates",
    "edu",
]

# Traces for OpenTelemetry: on where its own variable OTEL_EXPORTER_OTLP_ENDPOINT is set (decision 0071).
TRACING = _is_traced()
MIDDLEWARE = [
    *(["config.observability.tracing.TracingMiddleware"] if TRACING else []),
    "accounts.request_log.log.RequestLogMiddleware",
    "config.middleware.CompressionMiddleware",
    "config.middleware.RefusedLanguagesMiddleware",
    "config.middleware.LeadOnMiddleware",
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "config.middleware.ContentSecurityPolicyMiddleware",
    "config.middleware.RefuseMethodMiddleware",
    "config.middleware.RefuseBadAddressMiddleware",
    "config.middleware.IgnoreCookiesMiddleware",  # before whatever reads one
    "django.contrib.sessions.middleware.SessionMiddleware",
    "config.middleware.LocaleMiddleware",
    "django.middleware.common.CommonMiddleware",
    "config.middleware.LimitPublicPosts",
    "config.middleware.LimitBodies",  # before the next one, which reads the form
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "config.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "accounts.sign_in.middleware.SignInRules",
    "axes.middleware.AxesMiddleware",  # innermost: it puts its page in the place of a refused form
]

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "OPTIONS": {
            "loaders": [
                (
                    "django.template.loaders.cached.Loader",
                    [
                        "config.back_office.template_loaders.FilesystemLoader",
                        "config.back_office.template_loaders.AppDirectoriesLoader",
                    ],
                )
            ],
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ],
        },
    },
]

CSRF_FAILURE_VIEW = "config.pages.expired_form"
FORM_RENDERER = "django.forms.renderers.TemplatesSetting"  # widgets by the loaders above, too

# --- database -------------------------------------------------------------------------------------

DATABASES = databases(env)
# ADR 0006: the hot path prepares its statements on the server; DB_PREPARE switches it off for poolers that cannot.
DB_PREPARE = env.bool("DB_PREPARE", default=True)
# ADR 0102: seconds for which the web (PROCESS_ROLE is set by config/wsgi.py) waits for an answer of the database.
# A server that lives has ended the statement before, by its statement_timeout. None, of all others: any time.
DB_WAIT = 7.0 if os.environ.get("PROCESS_ROLE") == "web" else None
DATABASES["default"]["OPTIONS"]["prepare_threshold"] = 5 if DB_PREPARE else None
# ADR 0074: how old what a replica says may be while the primary answers, and while it does not.
REPLICA_URLS = env.list("REPLICA_URLS", default=[])
REPLICA_FRESH_SECONDS = env.float("REPLICA_FRESH_SECONDS", default=2)
REPLICA_LIMIT_SECONDS = env.float("REPLICA_LIMIT_SECONDS", default=60)
DATABASES |= replicas(env, DATABASES["default"])
DATABASE_ROUTERS = ["lib.database.replicas.ReadRouter"] if REPLICA_URLS else []

REDIS_URL = env.str("REDIS_URL", default="redis://127.0.0.1:6379/0")

# ADR 0012: it holds how often codes were tried and which were used. In PostgreSQL, because these
# limits must hold for all processes, and must hold while Redis is away.
CACHES = {
    "default": {
        "BACKEND": "django.core.cache.backends.db.DatabaseCache",
        "LOCATION": "accounts_signin_cache",
        "OPTIONS": {"MAX_ENTRIES": 200_000},
    }
}

# --- the interface --------------------------------------------------------------------------------

API_VERSION = "2026-03-01"  # the version that keys get which state none
API_VERSIONS = (API_VERSION,)  # those that a request may ask for, and a key be pinned to

REST_FRAMEWORK = {
    "DEFAULT_SCHEMA_CLASS": None,  # the document is made by config/api_schema
    "DEFAULT_AUTHENTICATION_CLASSES": [],
    "DEFAULT_PERMISSION_CLASSES": [],
    "DEFAULT_THROTTLE_CLASSES": [],
    "UNAUTHENTICATED_USER": None,
}

# --- the service ----------------------------------------------------------------------------------

BASE_URL = env.str("BASE_URL", default="http://127.0.0.1:8000").rstrip("/")
# pepper id -> pepper; the first one hashes new keys, all of them check old ones.
API_KEY_PEPPERS = env.dict("API_KEY_PEPPERS", default={})
# The first one encrypts secrets in their columns, all of them decrypt (lib/crypto.py).
FIELD_KEYS = env.list("FIELD_KEYS", default=[])
# Seals the audit; entries that an earlier key sealed are still checked with the fallbacks.
AUDIT_KEY = env.str("AUDIT_KEY", default="")
# Earlier SECRET_KEYs: links in mails and holders' objections stay valid under them.
SECRET_KEY_FALLBACKS = env.list("SECRET_KEY_FALLBACKS", default=[])
AUDIT_KEY_FALLBACKS = env.list("AUDIT_KEY_FALLBACKS", default=[])
# How many of our proxies append the client's address to this header; 0: the header is ignored.
_proxies = env.str("TRUSTED_PROXIES", default="0")
TRUSTED_PROXIES = int(_proxies) if _proxies.isdecimal() else -1  # which production refuses
CLIENT_ADDRESS_HEADER = env.str("CLIENT_ADDRESS_HEADER", default="X-Forwarded-For")
BODY_LIMIT = 256 * 1024  # bytes
FORM_FIELDS = 100  # of a form, except back-office forms of signed-in people
# Of one network: failed keys, unknown identifiers, and posts to each page; so many at once, so many a minute.
FLOOD_BURST = env.int("FLOOD_BURST", default=60)
FLOOD_PER_MINUTE = env.int("FLOOD_PER_MINUTE", default=60)
# What Prometheus sends as a bearer token to read /metrics; without it there is no such address.
METRICS_TOKEN = env.str("METRICS_TOKEN", default="")
# Where the processes of this machine add up their metrics. The library reads it as it is imported.
if METRICS_FOLDER := env.str("PROMETHEUS_MULTIPROC_DIR", default=""):
    Path(METRICS_FOLDER).mkdir(parents=True, exist_ok=True)
CLOCK_LIMIT = 60.0  # seconds between our clock and the database's beyond which nothing is issued
FLUSH_SECONDS = 2.0  # how often a process writes usage and logged requests; 0: never
ATTACHMENT_LIMIT = BULK_LIMIT = 10 * 1024 * 1024  # bytes; the routes that take more
BULK_CERTIFICATES = 1000  # in one request
IMPORT_LIMIT = 100 * 1024 * 1024  # bytes of a file of many certificates, packed or not
# Bytes of a form of the back office, which may have a file to import.
FORM_LIMIT = IMPORT_LIMIT + BODY_LIMIT
WEB_THREADS = env.int("WEB_THREADS", default=8)  # of a web process (config/serve.py)

# --- what proves certificates to others: the log, and the keys that sign --------------------------

# Signs the checkpoints of the transparency log: 32 bytes in base64. Only workers have it.
LOG_KEY = env.str("LOG_KEY", default="")
# Other keys that sign each checkpoint, too: the former key, from the day that LOG_KEY has a successor on.
LOG_KEY_FALLBACKS = env.list("LOG_KEY_FALLBACKS", default=[])
# The name of that log, for ever: who checks certificates knows it by this name and its public key. Without
# it, it is that of the host.
LOG_ORIGIN = env.str("LOG_ORIGIN", default="") or f"{urlsplit(BASE_URL).netloc}/log"
# Encrypt the issuers' signing keys (lib/crypto.py), as FIELD_KEYS do other secrets. Only workers have them.
SIGNING_KEYS = env.list("SIGNING_KEYS", default=[])
# Where checkpoints of the log and signatures of PDFs are time-stamped (RFC 3161), and the file (PEM) with
# the certificates of the authority that the stamps must lead to.
TIMESTAMP_URL = env.str("TIMESTAMP_URL", default="")
TIMESTAMP_CA = env.str("TIMESTAMP_CA", default="")
# Who cosigns checkpoints: "<verifier key> <address>", separated by commas (C2SP tlog-witness).
LOG_WITNESSES = env.list("LOG_WITNESSES", default=[])

# --- webhooks: where they may be sent (webhooks/endpoints/rules.py) --------------------------------------

# From which addresses webhooks come: shown to issuers, for their firewalls. It opens and closes nothing.
SOURCE_ADDRESSES = env.list("SOURCE_ADDRESSES", default=[])
# Networks that the table of denied addresses does not hold for: receivers on one's own premises.
WEBHOOK_ALLOWED_NETWORKS = env.list("WEBHOOK_ALLOWED_NETWORKS", default=[])
WEBHOOK_ALLOW_HTTP = env.bool("WEBHOOK_ALLOW_HTTP", default=False)
WEBHOOK_PORTS = env.list("WEBHOOK_PORTS", cast=int, default=[443, 8443])  # empty: any
WEBHOOK_PROXY = env.str("WEBHOOK_PROXY", default="")
WEBHOOK_CA_BUNDLE = env.str("WEBHOOK_CA_BUNDLE", default="")

# --- language and time ----------------------------------------------------------------------------

LANGUAGE_CODE = "en"
LANGUAGES = [("de", "Deutsch"), ("en", "English"), ("fr", "Français"), ("sq", "Shqip")]
LOCALE_PATHS = [BASE_DIR / "locale", BASE_DIR / "locale/third_party"]
FORMAT_MODULE_PATH = ["config.settings.formats"]
USE_I18N = True
USE_TZ = True
TIME_ZONE = "UTC"

# --- static files ---------------------------------------------------------------------------------

STATIC_URL = "/static/"
STATIC_ROOT = BASE_DIR / "static-collected"
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "whitenoise.storage.CompressedManifestStaticFilesStorage"},
    "attachments": _file_storage("ATTACHMENTS", BASE_DIR / "var" / "media"),
    # The published files of the transparency log.
    "log": _file_storage("LOG", BASE_DIR / "var" / "log-files", overwrite=True, mode=0o644),
}

# --- security -------------------------------------------------------------------------------------

SECURE_CONTENT_TYPE_NOSNIFF = True
SECURE_REFERRER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"
SESSION_ENGINE = "accounts.sign_in.sessions"
SESSION_COOKIE_AGE = 8 * 60 * 60
SESSION_IDLE_MINUTES = env.int("SESSION_IDLE_MINUTES", default=30)  # of inactivity, then signed out
PASSWORD_RESET_TIMEOUT = 24 * 60 * 60  # seconds that a mailed link for a new password works
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
    {"NAME": "accounts.sign_in.adapters.BreachedPasswordValidator"},
]
DATA_UPLOAD_MAX_NUMBER_FIELDS = 20_000  # a certificate of 500 items, filled in by hand, has 4,000
DATA_UPLOAD_MAX_MEMORY_SIZE = BULK_LIMIT + BODY_LIMIT + 1  # so that our own limits come first
DEFAULT_FROM_EMAIL = env.str(
    "DEFAULT_FROM_EMAIL", default=f"certificates@{urlsplit(BASE_URL).hostname or 'localhost'}"
)
EMAIL_TIMEOUT = 3 if os.environ.get("PROCESS_ROLE") == "web" else 10  # seconds
# Where mails to holders come back to, such as bounces@mail.example.com: `+` and a mark go before the @.
# Empty: to DEFAULT_FROM_EMAIL.
BOUNCE_ADDRESS = env.str("BOUNCE_ADDRESS", default="")
# Fonts beside the layouts' own, for the scripts that those lack: where Debian puts fonts-noto-core and -cjk.
FONT_FOLDERS = [
    folder
    for folder in env.list(
        "FONT_FOLDERS",
        default=["/usr/share/fonts/truetype/noto", "/usr/share/fonts/opentype/noto"],
    )
    if Path(folder).is_dir()
]
# Who is mailed of open items (onboardings, wishes for a plan, reports of problems), with commas between
# addresses; empty: they stand on the operators' dashboard only.
OPERATORS_EMAIL = env.list("OPERATORS_EMAIL", default=[])
# Where to report a weakness: mailto: or https: (RFC 9116). Empty: /.well-known/security.txt is 404.
SECURITY_CONTACT = env.str("SECURITY_CONTACT", default="")

# Who runs the service, at the foot of every public page. {locale} stands for the language of the page.
OPERATOR_NAME = env.str("OPERATOR_NAME", default="")
IMPRINT_URL = env.str("IMPRINT_URL", default="")
PRIVACY_URL = env.str("PRIVACY_URL", default="")
OPERATOR_CONTACT = env.str("OPERATOR_CONTACT", default="")  # mailto: or https:

# ADR 0007. Pages of ours take nothing from anywhere but our own files.
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

# --- signing in to the back office (ADR 0012) -----------------------------------------------------

AUTHENTICATION_BACKENDS = [
    "axes.backends.AxesStandaloneBackend",  # first: it refuses who is locked out
    "allauth.account.auth_backends.AuthenticationBackend",
]
LOGIN_URL = reverse_lazy("account_login")
LOGIN_REDIRECT_URL = reverse_lazy("admin:index")
LOGOUT_REDIRECT_URL = LOGIN_URL
# Whether owners, administrators and operators of the platform must have a second factor.
MFA_REQUIRED = env.bool("MFA_REQUIRED", default=False)

ACCOUNT_ADAPTER = "accounts.sign_in.adapters.AccountAdapter"
ACCOUNT_USER_MODEL_USERNAME_FIELD = None
ACCOUNT_LOGIN_METHODS = {"email"}
ACCOUNT_SIGNUP_FIELDS = ["email*", "password1*"]  # sign-up is closed: people are invited
ACCOUNT_EMAIL_VERIFICATION = "none"  # an invitation has reached the address
ACCOUNT_EMAIL_NOTIFICATIONS = True
ACCOUNT_EMAIL_SUBJECT_PREFIX = ""
# As long as SESSION_COOKIE_AGE, and no longer: accounts.sign_in.middleware.
ACCOUNT_SESSION_REMEMBER = True
ACCOUNT_REAUTHENTICATION_TIMEOUT = 5 * 60
ACCOUNT_PASSWORD_RESET_TOKEN_GENERATOR = "django.contrib.auth.tokens.PasswordResetTokenGenerator"
ACCOUNT_FORMS = {"reset_password": "accounts.sign_in.pages.ResetPasswordForm"}
ACCOUNT_RATE_LIMITS = {
    "login": None,  # axes counts failures, below: many people may share an address
    "login_failed": "5/15m/key",  # codes of a second factor, of one person
    "reauthenticate": "10/m/user",
    "change_password": "5/m/user",
    # Of a mailbox, of all mails that a stranger can have sent to it; by network:
    # config.middleware.
    "reset_password": "5/h/key",
    "reset_password_from_key": None,  # likewise
}

MFA_ADAPTER = "accounts.sign_in.adapters.SecondFactorAdapter"
MFA_SUPPORTED_TYPES = ["totp", "webauthn", "recovery_codes"]
MFA_PASSKEY_LOGIN_ENABLED = True
MFA_ALLOW_UNVERIFIED_EMAIL = True  # allauth's own table of addresses stays empty
MFA_TOTP_ISSUER = "Certificate Issuing Service"
MFA_TOTP_TOLERANCE = 0  # allauth remembers a used code for one period, so it must not live longer

AXES_HANDLER = "accounts.sign_in.lockout.LockoutHandler"
AXES_CLIENT_IP_CALLABLE = "lib.net.ip_addresses.caller_address"
AXES_LOCKOUT_CALLABLE = "accounts.sign_in.lockout.locked_out"
AXES_LOCKOUT_PARAMETERS = [
    ["username", "ip_address"],
    "ip_address",
]  # an order that `locked_out` knows
AXES_FAILURE_LIMIT = 5  # of one person from one address
AXES_ADDRESS_SLOW_LIMIT = 20  # of one address, over all people: its failures are answered 429
AXES_ADDRESS_FAILURE_LIMIT = 300  # beyond this only known browsers try passwords from there
AXES_PERSON_FAILURE_LIMIT = 50  # of one person, over all addresses; beyond it likewise
AXES_COOLOFF_TIME = timedelta(minutes=15)
AXES_RESET_ON_SUCCESS = True
AXES_RESET_COOL_OFF_ON_FAILURE_DURING_LOCKOUT = False
AXES_ENABLE_ADMIN = False
AXES_VERBOSE = False
AXES_DISABLE_ACCESS_LOG = True  # the audit knows who signed in
AXES_SENSITIVE_PARAMETERS = ["username", "ip_address", "login", "csrfmiddlewaretoken"]

# --- Celery: it carries and wakes, and holds no truth ----------------------------------------------

CELERY_BROKER_URL = REDIS_URL
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_ACKS_LATE = True
# After this Redis hands an unfinished task to another worker: longer than any task may take, or one that
# works for long would run twice. A task that died with its worker need not wait: beat sends it again.
CELERY_BROKER_TRANSPORT_OPTIONS = {"visibility_timeout": 2 * 60 * 60}  # seconds
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
# A process prefetches one message while it works on another; the rest are for other workers.
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
# A task goes on when Redis goes away: what it does stands in PostgreSQL.
CELERY_WORKER_CANCEL_LONG_RUNNING_TASKS_ON_CONNECTION_LOSS = False
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_DB_REUSE_MAX = 10_000  # tasks for which a connection to PostgreSQL is kept
CELERY_TIMEZONE = "UTC"
# Jobs have a queue of their own, so that two long ones hold up nothing else; so has the courier
# (docs/runbook.md). A worker without -Q takes from all of them.
CELERY_TASK_QUEUES = [Queue("celery"), Queue("jobs"), Queue("webhooks")]
CELERY_TASK_ROUTES = {
    "accounts.jobs.tasks.run_jobs": {"queue": "jobs"},
    "webhooks.tasks.dispatch": {"queue": "webhooks"},
}

# Requests and statements that take so many milliseconds are logged as warnings.
SLOW_MS = env.float("SLOW_MS", default=200)
LOGGING = logging_config(level=env.str("LOG_LEVEL", default="INFO"))
