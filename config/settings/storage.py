"""The storage of attachments."""

from pathlib import Path
from typing import Any

import environ
from botocore.config import Config


def attachment_storage(env: environ.Env, folder: Path) -> dict[str, Any]:
    """The storage from the environment: a bucket, or a folder shared by all processes."""
    bucket = env.str("ATTACHMENTS_BUCKET", default="")
    if not bucket:
        location = env.str("ATTACHMENTS_FOLDER", default=str(folder))
        return {
            "BACKEND": "django.core.files.storage.FileSystemStorage",
            "OPTIONS": {"location": location},
        }
    return {
        "BACKEND": "storages.backends.s3.S3Storage",
        "OPTIONS": {
            "bucket_name": bucket,
            "endpoint_url": env.str("ATTACHMENTS_ENDPOINT", default=None),
            "region_name": env.str("ATTACHMENTS_REGION", default=None),
            "access_key": env.str("ATTACHMENTS_ACCESS_KEY", default=None),
            "secret_key": env.str("ATTACHMENTS_SECRET_KEY", default=None),
            "file_overwrite": False,
            "default_acl": None,
            # Its own defaults hold a request for minutes: 60 s to connect, 60 s to read, five times.
            "client_config": Config(
                connect_timeout=3, read_timeout=10, retries={"max_attempts": 1}
            ),
        },
    }
