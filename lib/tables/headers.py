"""Match columns with fields: by a stated mapping, or by a name that can mean only one."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from django.utils import translation
from django.utils.functional import Promise

from lib.faults import FieldError, InvalidInput
from lib.text import clean_text

MAPPING = "mapping"
_FILLERS = re.compile(r"[\W_]+")


@dataclass(frozen=True, slots=True, kw_only=True)
class Fields:
    """The fields that columns may stand for, each with the names that people know it by.

    A column may also be named as the field itself. With `open_prefix` ("metadata."), whatever
    follows the prefix is a field too.
    """

    names: Mapping[str, Iterable[str]]
    open_prefix: str | None = None
    closed: frozenset[str] = field(default_factory=frozenset)  # known, and not for one cell

    def has(self, name: str) -> bool:
        """Whether there is such a field."""
        prefix = self.open_prefix
        return name in self.names or bool(
            prefix and len(name) > len(prefix) and name.startswith(prefix)
        )

    def meant_by(self, header: str) -> str | None:
        """The one field that has this name; None if there is none, or more than one."""
        if self.has(header):
            return header
        wanted = folded(header)
        found = [
            name for name, known in self.names.items() if wanted in map(folded, (name, *known))
        ]
        return found[0] if wanted and len(found) == 1 else None


def in_all_languages(words: Iterable[str | Promise], locales: Iterable[str]) -> list[str]:
    """These words in each of these languages, each once."""
    found: list[str] = []
    for locale in locales:
        with translation.override(locale):
            found += map(str, words)
    return list(dict.fromkeys(found))


def folded(name: str) -> str:
    """A name without capitals, spaces, hyphens and the like: `Serial-Nr.` is `serialnr`."""
    return _FILLERS.sub("", (clean_text(name) or "").casefold())


def suggest(
    header: Sequence[str], fields: Fields, mapping: Mapping[str, str | None]
) -> list[str | None]:
    """The field of each column, None where it has none: said in `mapping`, or by its name.

    A field is suggested for one column only: the first.
    """
    taken = {target for target in mapping.values() if target}
    columns: list[str | None] = []
    for name in header:
        target = mapping[name] if name in mapping else fields.meant_by(name)
        if name not in mapping and target in taken:
            target = None
        columns.append(target)
        taken |= {target} if target else set()
    return columns


def assign(
    header: Sequence[str], fields: Fields, mapping: Mapping[str, str | None]
) -> list[str | None]:
    """The field of each column; None only where the mapping says that it is left out.

    Raises InvalidInput, which names every column at fault: nothing of a file is passed over
    because its name was mistyped.
    """
    columns = [mapping[name] if name in mapping else fields.meant_by(name) for name in header]
    faults = [*_wrong_mapping(header, fields, mapping)]
    first: dict[str, str] = {}
    for name, target in zip(header, columns, strict=True):
        if target is None and name and name not in mapping:
            faults.append(_fault("unknown_column", column=name))
        elif target is not None and first.setdefault(target, name) is not name:
            faults.append(_fault("same_column", column=name, other=first[target]))
    if faults:
        raise InvalidInput(faults[:100])
    return columns


def _wrong_mapping(
    header: Sequence[str], fields: Fields, mapping: Mapping[str, str | None]
) -> Iterable[FieldError]:
    for name, target in mapping.items():
        if name not in header:
            yield _fault("missing_column", column=name)
        elif target in fields.closed:
            yield _fault("not_in_tables")
        elif target is not None and not fields.has(target):
            yield _fault("invalid_choice", expected=", ".join(fields.names))


def _fault(code: str, **params: object) -> FieldError:
    return FieldError("", code, params, parameter=MAPPING)
