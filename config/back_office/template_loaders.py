"""Template loaders that hide the names of icons from screen readers.

An icon is a word that a font shows as a picture (Material Symbols). Unfold writes some hundred of
them without `aria-hidden`, and a screen reader would read "more underscore horiz" aloud.
"""

import re

from django.template import Origin
from django.template.loaders import app_directories, filesystem

ICON = re.compile(
    r'<(span|div)(?=\s[^<>]*\bclass="[^"<>]*material-symbols-outlined)(?![^<>]*aria-)'
)


def hide_icons(source: str) -> str:
    """The template's text, each icon in it with `aria-hidden`."""
    return ICON.sub(r'<\1 aria-hidden="true"', source)


class FilesystemLoader(filesystem.Loader):
    """Loads our templates."""

    def get_contents(self, origin: Origin) -> str:
        """The text of one template, its icons hidden."""
        return hide_icons(super().get_contents(origin))


class AppDirectoriesLoader(app_directories.Loader):
    """Loads the templates of apps and packages."""

    def get_contents(self, origin: Origin) -> str:
        """The text of one template, its icons hidden."""
        return hide_icons(super().get_contents(origin))
