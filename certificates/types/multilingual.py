"""Models with texts in the languages of the service, and which language stands in for a missing one."""

from collections.abc import Mapping

from accounts.scopes import Locale

CODES = tuple(Locale.values)  # which Django makes anew each time


def text_in(texts: Mapping[str, str], locale: str) -> str:
    """The text in this language; else in English, else in any other. Empty if there is none at all."""
    codes = (locale[:2], Locale.EN.value, *CODES)
    return next((texts[code] for code in codes if texts.get(code)), "")


class Multilingual:
    """A model with a name and a description in each language: `name_de` to `description_sq`."""

    def name_in(self, locale: str) -> str:
        """The name in this language, or in one that stands in for it."""
        return self._in("name", locale)

    def description_in(self, locale: str) -> str:
        """The description in this language, or in one that stands in for it."""
        return self._in("description", locale)

    def _in(self, column: str, locale: str) -> str:
        texts = {code: str(getattr(self, f"{column}_{code}")) for code in CODES}
        return text_in(texts, locale)
