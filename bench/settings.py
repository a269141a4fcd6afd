"""Production's settings; the floor's routes are added beside the product's."""

# ruff: noqa: F403, F405  (settings build on one another by star import)

from config.settings.production import *

INSTALLED_APPS = [*INSTALLED_APPS, "bench"]  # for its command that seeds
ROOT_URLCONF = "bench.urls"
STATIC_ROOT = env.path("BENCH_STATIC_ROOT")
# Hashed names as in production, without minutes of compressing files that are not fetched here.
STORAGES = STORAGES | {
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.ManifestStaticFilesStorage"}
}
