"""What was certified beside the columns: metadata fields and attachments, as a page shows them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple

import orjson

from certificates.lifecycle import State
from certificates.types.multilingual import text_in


@dataclass(frozen=True, slots=True)
class PublicField:
    """A public metadata field: its label in the page's language, its value as issued.

    A table has columns and rows instead of a value. Only the issuer sees fields that are not public.
    """

    key: str
    label: str
    value: str
    unit: str
    kind: str
    columns: list[str] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)
    roles: list[str] = field(default_factory=list)  # of the columns; empty where one has none
    public: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicAttachment:
    """An attachment that the type shows to everybody. It can be downloaded (`downloadable`) if it was uploaded,
    not only registered, and its issuer is not flagged.
    """

    number: int
    name: str
    media_type: str
    size: int
    sha256: str
    downloadable: bool


class _DeclaredField(NamedTuple):
    """A field as its type declares it, in one language."""

    key: str
    label: str
    unit: str = ""
    kind: str = ""
    columns: tuple[str, ...] = ()
    roles: tuple[str, ...] = ()
    public: bool = False


def facts(
    fields: str, metadata: Mapping[str, Any], locale: str, *, whole: bool
) -> Iterator[PublicField]:
    """The public metadata fields, in the type's order; for the issuer also the others."""
    declared = _declared(fields, locale)
    if whole:
        known = {each.key for each in declared}
        declared += tuple(_DeclaredField(key, key) for key in metadata if key not in known)
    for key, label, unit, kind, columns, roles, is_public in declared:
        if (is_public or whole) and key in metadata:
            value = metadata[key]
            if isinstance(value, str):
                yield PublicField(key, label, value, unit, kind, public=is_public)
            else:
                yield PublicField(
                    key, label, "", unit, kind, [*columns], value, [*roles], public=is_public
                )


@lru_cache(maxsize=256)
def _declared(fields: str, locale: str) -> tuple[_DeclaredField, ...]:
    """The declared fields of a type, which many certificates share."""
    return tuple(
        _DeclaredField(
            each["key"],
            text_in(each["label"], locale) or each["key"],
            each.get("unit", ""),
            each.get("kind", ""),
            tuple(text_in(column["label"], locale) for column in each.get("columns", ())),
            tuple(column.get("role") or "" for column in each.get("columns", ())),
            bool(each.get("public")),
        )
        for each in orjson.loads(fields)
    )


def attachments(
    row: Mapping[str, Any], document: Mapping[str, Any], *, flagged: bool, whole: bool
) -> Iterator[PublicAttachment]:
    """The attachments, where the type shows them and the certificate is released. Those of an issuer
    blocked for fraud are named, so that files can be compared, but cannot be downloaded.
    """
    is_public = row["attachments_public"] and row["state"] != State.PENDING.value
    if not is_public and not whole:
        return
    for number, registered in enumerate(document.get("attachments", ()), start=1):
        yield PublicAttachment(
            number=number,
            name=registered["name"],
            media_type=registered["mediaType"],
            size=registered["size"],
            sha256=registered["sha256"],
            downloadable=is_public and number in row["files"] and not flagged,
        )
