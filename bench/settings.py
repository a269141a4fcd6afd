"""Production's settings, with the command that seeds the benchmark's database."""

# ruff: noqa: F403, F405  (settings build on one another by star import)

from config.settings.production import *

INSTALLED_APPS = [*INSTALLED_APPS, "bench"]  # for its command that seeds
STATIC_ROOT = env.path("BENCH_STATIC_ROOT")
# Hashed names as in production, without minutes of compressing files that are not fetched here.
STORAGES = STORAGES | {
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.ManifestStaticFilesStorage"}
}
