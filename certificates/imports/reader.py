"""Reads the rows of an import of certificates: their types say how dates and numbers are read."""

from collections.abc import Callable, Mapping, Set
from functools import cache, partial
from typing import Any

from accounts.jobs.imports.parameters import ImportParameters
from accounts.jobs.imports.reader import TableReader
from accounts.jobs.models import Job
from certificates.certificate.draft import Draft
from certificates.types.types import TypeFacts, find_type
from lib import ids
from lib.tables import Cell, Row, shown

from .columns import EXAMPLE_ROWS, kinds_of, value_of


class CertificateImportParameters(ImportParameters, frozen=True, kw_only=True, rename="camel"):
    """`partial` issues rows that are right beside others that are not."""

    type_id: int | None = None  # of the rows that state none
    may_supersede: bool = True
    partial: bool = False


class CertificateReader(TableReader[Draft]):
    """Reads the drafts of an import."""

    shape = Draft
    nested = "metadata"
    examples = EXAMPLE_ROWS

    def __init__(self, job: Job, parameters: CertificateImportParameters) -> None:
        super().__init__(job, parameters)
        self._default_type = parameters.type_id
        self._types = frozenset(parameters.types)
        self._find = cache(find_type)
        self._kinds_by_version: dict[int | None, Mapping[str, str]] = {}

    def facts(self, draft: Draft) -> TypeFacts | None:
        """The type of a draft."""
        return self._type(draft.type_id, draft.type_code)

    def cell_parser(self, row: Row) -> Callable[[str, Cell], Any]:
        kinds = self._kinds(self._type_of(row))
        return partial(value_of, layout=self.layout, kinds=kinds)

    def with_defaults(self, tree: Any, unread: Set[str] = frozenset()) -> Any:
        default = self._default_type
        if default is None or not isinstance(tree, dict) or {"typeId", "typeCode"} & unread:
            return tree
        return tree if tree.get("typeId") or tree.get("typeCode") else {**tree, "typeId": default}

    def _type_of(self, row: Row) -> TypeFacts | None:
        """The type whose fields say how the row's dates and numbers are read."""
        cells: Mapping[str | None, Any] = dict(zip(self.columns, row.cells, strict=False))
        named = {name: shown(cells.get(name, "")).strip() for name in ("typeId", "typeCode")}
        if (number := ids.parse_number(named["typeId"])) is not None:
            return self._type(number, None)
        code = named["typeCode"]
        return self._type(None if code else self._default_type, code)

    def _type(self, type_id: int | None, code: str | None) -> TypeFacts | None:
        if type_id is None and not code:
            return None
        return self._find(self.job.issuer_id, type_id=type_id, code=code, types=self._types)

    def _kinds(self, facts: TypeFacts | None) -> Mapping[str, str]:
        key = facts.version_id if facts else None
        if key not in self._kinds_by_version:
            self._kinds_by_version[key] = kinds_of(facts)
        return self._kinds_by_version[key]
