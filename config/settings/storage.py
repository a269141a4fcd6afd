"""Storages of files: attachments, and the published files of the transparency log."""

from importlib import import_module
from pathlib import Path
from typing import Any

import environ

FOLDER = "django.core.files.storage.FileSystemStorage"


def _file_storage(
    env: environ.Env, name: str, folder: Path, *, overwrite: bool = False, mode: int = 0o640
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


def storages(env: environ.Env, var: Path) -> dict[str, Any]:
    """Django's STORAGES: static files, attachments, and the log's published files."""
    return {
        "default": {"BACKEND": FOLDER},
        "staticfiles": {"BACKEND": "whitenoise.storage.CompressedManifestStaticFilesStorage"},
        "attachments": _file_storage(env, "ATTACHMENTS", var / "media"),
        "log": _file_storage(env, "LOG", var / "log-files", overwrite=True, mode=0o644),
    }
