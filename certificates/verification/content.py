"""What was certified beside the columns: metadata fields and attachments, as a page shows them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import orjson

from certificates.domain.lifecycle import State
from certificates.models.multilingual import text_in


@dataclass(frozen=True, slots=True)
class PublicField:
    """A public metadata field: its label in the page's language, its value as issued.

    A table has columns and rows instead of a value. Only the issuer sees fields that are not public.
    """

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


def facts(
    fields: str, metadata: Mapping[str, Any], locale: str, *, whole: bool
) -> Iterator[PublicField]:
    """The public metadata fields, in the type's order; for the issuer also the others."""
    declared = orjson.loads(fields)
    known = {each["key"] for each in declared}
    if whole:
        declared += [{"key": key, "label": {}} for key in metadata if key not in known]
    for each in declared:
        is_public = bool(each.get("public"))
        if (is_public or whole) and each["key"] in metadata:
            label = _label(each, locale) or each["key"]
            value, unit = metadata[each["key"]], each.get("unit", "")
            kind = each.get("kind", "")
            if isinstance(value, str):
                yield PublicField(label, value, unit, kind, public=is_public)
            else:
                columns = [_label(column, locale) for column in each.get("columns", ())]
                roles = [column.get("role") or "" for column in each.get("columns", ())]
                yield PublicField(label, "", unit, kind, columns, value, roles, public=is_public)


def _label(declared: Mapping[str, Any], locale: str) -> str:
    return text_in(declared["label"], locale)


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
