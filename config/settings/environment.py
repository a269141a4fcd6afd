"""The environment that settings are read from."""

from typing import Any

import environ
from django.core.exceptions import ImproperlyConfigured


class Env(environ.Env):
    """Names the setting whose value cannot be read."""

    def get_value(self, var: str, *args: Any, **options: Any) -> Any:
        try:
            return super().get_value(var, *args, **options)
        except ValueError as error:
            raise ImproperlyConfigured(f"{var}: {error}. See .env.example.") from error
