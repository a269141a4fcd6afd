"""Coloured labels for the values of a column, such as a state or the mode."""

from django.template.loader import render_to_string
from django.utils.safestring import SafeString

from accounts.scopes import Mode


def badge(text: object, kind: str = "") -> SafeString:
    """A word in a coloured box. `kind` is danger, warning, success, info, or empty for grey.

    The colour only repeats what the word says.
    """
    return render_to_string("unfold/helpers/label.html", {"text": text, "type": kind})


def mode_badge(mode: str) -> SafeString:
    """The badge of a mode: live or test."""
    return badge(Mode(mode).label, "warning" if mode == Mode.TEST else "")
