"""Models with texts in every language of the service."""

from accounts.scopes import Locale


class Multilingual:
    """A model with a name and a description in each language: `name_de` to `description_sq`."""

    def name_in(self, locale: str) -> str:
        """The name in one of the four languages; English for any other."""
        return self._in("name", locale)

    def description_in(self, locale: str) -> str:
        """The description in one of the four languages; English where there is none."""
        return self._in("description", locale) or self._in("description", Locale.EN)

    def _in(self, column: str, locale: str) -> str:
        known = locale[:2] if locale[:2] in Locale.values else Locale.EN
        return str(getattr(self, f"{column}_{known}"))
