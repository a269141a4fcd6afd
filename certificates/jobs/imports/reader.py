"""The next rows of an import's file, each as a draft: types say how its dates and numbers are read."""

from collections.abc import Callable, Mapping, Set
from functools import cache, partial
from typing import Any

from accounts import body
from accounts.jobs.imports import reading
from accounts.jobs.models import Job
from accounts.tables import Cell, Row, shown
from certificates.operations.imports.fields import METADATA, kinds_of, value_of
from certificates.operations.imports.start import CertificateImportParameters
from certificates.operations.issuing.draft import Draft
from certificates.operations.types.types import TypeFacts, find_type
from lib import ids

Entry = reading.ParsedRow[Draft]


class CertificateRowReader(reading.TableReader[Draft]):
    """Reads the drafts of an import."""

    shape = Draft

    def __init__(self, job: Job, asked: CertificateImportParameters) -> None:
        super().__init__(job, asked)
        self._asked = asked
        self._types = frozenset(asked.types)
        self._find = cache(find_type)
        self._kinds_by_version: dict[int | None, Mapping[str, str]] = {}

    def facts(self, draft: Draft) -> TypeFacts | None:
        """The type of a draft."""
        return self._type(draft.type_id, draft.type_code)

    def name_of(self, pointer: str) -> str:
        first, _, key = pointer.removeprefix("/").partition("/")
        key = key.replace("~1", "/").replace("~0", "~")
        return f"{METADATA}{key}" if first == "metadata" and key else first

    def cells_of(self, row: Row) -> Callable[[str, Cell], Any]:
        kinds = self._kinds(self._type_named(row))
        return partial(value_of, layout=self._asked.layout, kinds=kinds)

    def put(self, tree: dict[str, Any], name: str, value: Any) -> None:
        if name.startswith(METADATA):
            tree.setdefault("metadata", {})[name.removeprefix(METADATA)] = value
        else:
            tree[name] = value

    def pointer_of(self, name: str) -> str:
        if name.startswith(METADATA):
            return f"/metadata/{body.escape_pointer(name.removeprefix(METADATA))}"
        return super().pointer_of(name)

    def whole(self, tree: Any, unread: Set[str] = frozenset()) -> Any:
        default = self._asked.type_id
        if default is None or not isinstance(tree, dict) or {"typeId", "typeCode"} & unread:
            return tree
        return tree if tree.get("typeId") or tree.get("typeCode") else {**tree, "typeId": default}

    def _type_named(self, row: Row) -> TypeFacts | None:
        """The type whose fields say how the row's dates and numbers are read."""
        said: Mapping[str | None, Any] = dict(zip(self._asked.columns, row.cells, strict=False))
        named = {name: shown(said.get(name, "")).strip() for name in ("typeId", "typeCode")}
        if (number := ids.parse_number(named["typeId"])) is not None:
            return self._type(number, None)
        code = named["typeCode"]
        return self._type(None if code else self._asked.type_id, code)

    def _type(self, type_id: int | None, code: str | None) -> TypeFacts | None:
        if type_id is None and not code:
            return None
        return self._find(self.job.issuer_id, type_id=type_id, code=code, types=self._types)

    def _kinds(self, facts: TypeFacts | None) -> Mapping[str, str]:
        key = facts.version_id if facts else None
        if key not in self._kinds_by_version:
            self._kinds_by_version[key] = kinds_of(facts)
        return self._kinds_by_version[key]
