"""Settings of the fixed floor: two middlewares, one database, REST framework for the naive view."""

import os
from urllib.parse import parse_qs, urlsplit

_URL = urlsplit(os.environ["REFERENCE_DATABASE_URL"])  # postgresql://user@/name?host=folder

SECRET_KEY = "reference-only-not-a-secret-at-all-0123456789-0123456789"
DEBUG = False
ALLOWED_HOSTS = ["127.0.0.1"]
ROOT_URLCONF = "bench.reference.urls"
INSTALLED_APPS = ["rest_framework"]
MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "django.middleware.common.CommonMiddleware",
]
DATABASES = {
    "default": {
        "ENGINE": "django.db.backends.postgresql",
        "NAME": _URL.path.removeprefix("/"),
        "USER": _URL.username,
        "HOST": parse_qs(_URL.query)["host"][0],
        "CONN_MAX_AGE": None,
    }
}
USE_TZ = True
REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": [],
    "DEFAULT_PERMISSION_CLASSES": [],
    "DEFAULT_PARSER_CLASSES": ["rest_framework.parsers.JSONParser"],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "UNAUTHENTICATED_USER": None,
}
