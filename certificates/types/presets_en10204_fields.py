"""Helpers to write presets: texts in four languages, and fields that several share.

These texts are data of a type, in the terms of its trade, and are stored with it.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from .credential_profiles import ProfileName
from .credential_setting import CredentialSetting, to_column

Texts = tuple[str, str, str, str]  # German, English, French, Albanian
LANGUAGES = ("de", "en", "fr", "sq")
NO_ROLES: Mapping[int, str] = {}


def named(name: Texts, description: Texts) -> dict[str, str]:
    """A type's name and description, as columns of its version."""
    return {
        **{f"name_{code}": text for code, text in zip(LANGUAGES, name, strict=True)},
        **{f"description_{code}": text for code, text in zip(LANGUAGES, description, strict=True)},
    }


def credential(profile: ProfileName, **members: Any) -> dict[str, Any]:
    """How certificates become credentials: each key where it usually goes, whatever fields a type has later."""
    return to_column(CredentialSetting(profile=profile, **members))


def field(
    key: str,
    *label: str,
    kind: str = "text",
    unit: str = "",
    required: bool = False,
    public: bool = True,
    searchable: bool = False,
    choices: Sequence[str] = (),
    columns: Iterable[Texts] = (),
    roles: Mapping[int, str] = NO_ROLES,
) -> dict[str, Any]:
    """A metadata field, as a version stores it; `label` in the order of LANGUAGES.

    `roles` are those of columns, by their place.
    """
    return {
        "key": key,
        "label": _labels(label),
        "kind": "table" if columns else kind,
        "unit": unit,
        "required": required,
        "public": public,
        "searchable": searchable,
        "maxLength": 1000,
        "choices": list(choices),
        "columns": [
            {"label": _labels(texts)} | ({"role": roles[place]} if place in roles else {})
            for place, texts in enumerate(columns)
        ],
    }


def _labels(texts: Sequence[str]) -> dict[str, str]:
    return dict(zip(LANGUAGES, texts, strict=True))


RESULTS: tuple[Texts, ...] = (
    ("Prüfmerkmal", "Characteristic", "Caractéristique", "Karakteristika"),
    ("Soll", "Required", "Valeur exigée", "Vlera e kërkuar"),
    ("Ist", "Actual", "Valeur obtenue", "Vlera e matur"),
    ("Einheit", "Unit", "Unité", "Njësia"),
)
RESULT_ROLES = {1: "limits", 2: "value", 3: "unit"}
