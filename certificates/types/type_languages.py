"""The languages of a type: which of them its form asks for, and short names made from texts."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from django.utils.text import slugify

from accounts.scopes import Locale

LONGEST_KEY = 64
LONGEST_CODE = 60


def languages_of(version: Mapping[str, Any]) -> list[str]:
    """The languages in which a version says anything."""
    texts = [
        *({code: version.get(f"name_{code}", "") for code in Locale.values},),
        *({code: version.get(f"description_{code}", "") for code in Locale.values},),
        *(field["label"] for field in version.get("fields", ())),
    ]
    return [code for code in Locale.values if any(text.get(code) for text in texts)]


def only(languages: Iterable[str], field: Mapping[str, Any]) -> dict[str, Any]:
    """A metadata field with its texts in these languages alone."""
    kept = set(languages)
    columns = [
        {**column, "label": _in(kept, column["label"])} for column in field.get("columns", ())
    ]
    return {**field, "label": _in(kept, field["label"]), "columns": columns}


def untranslated(version: Mapping[str, Any], languages: Sequence[str]) -> dict[str, int]:
    """How many texts of a version each of these languages lacks."""
    texts = [{code: version[f"name_{code}"] for code in Locale.values}]
    for field in version["fields"]:
        texts += [field["label"], *(column["label"] for column in field["columns"])]
    missing = {code: sum(not text.get(code) for text in texts) for code in languages}
    return {code: count for code, count in missing.items() if count}


def code_from(name: str) -> str:
    """A code for a type of this name: `inspection-certificate-3-1`."""
    code = slugify(name.replace("ß", "ss")).replace("_", "-")[:LONGEST_CODE].strip("-")
    return f"type-{code}"[:LONGEST_CODE] if code.isdigit() else code


def key_from(label: str) -> str:
    """A key for a field of this label: `heatNumber`."""
    first, *rest = slugify(label.replace("ß", "ss")).replace("_", "-").split("-")
    return (first + "".join(word.capitalize() for word in rest))[:LONGEST_KEY]


def _in(languages: set[str], texts: Mapping[str, str]) -> dict[str, str]:
    return {code: text if code in languages else "" for code, text in texts.items()}
