"""Refuse to migrate a database that this release can't upgrade."""

import os
from typing import Any

from django.core.management import CommandError

from accounts import schema_state


def refuse_old_database(sender: object, **signal: Any) -> None:
    """Ends `migrate` before it changes anything (`pre_migrate`)."""
    if schema_state.is_from_before_1_0():
        raise CommandError(
            "This database was created before version 1.0.0 and can't be upgraded:"
            " use a new one (`make reset` removes the data of `make run`).",
            returncode=os.EX_DATAERR,
        )
