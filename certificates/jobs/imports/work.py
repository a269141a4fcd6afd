"""The rows of an import: what is wrong with each as a certificate, and what it becomes."""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from functools import cache, partial

from accounts.actors import IssuerFacts, RequestContext
from accounts.errors import FieldError
from accounts.jobs.imports.validated_import import RowDone, RowOutcome, UniqueKey, ValidatedImport
from accounts.jobs.models import Job
from accounts.scopes import Mode
from certificates.operations.imports.start import MOST_ROWS, CertificateImportParameters
from certificates.operations.issuing.build import Issued, remaining_faults
from certificates.operations.issuing.draft import Draft
from certificates.operations.issuing.issue import check_many, issue_many
from certificates.operations.issuing.uniqueness import natural_key
from certificates.operations.types.types import find_type

from .reader import CertificateRowReader, Entry


class CertificateImport(ValidatedImport[Draft, Draft]):
    """All are issued, or none; `partial`, those that are right."""

    reader = CertificateRowReader
    kept = Draft
    known_by = ("certificateNumber", "productId", "serialNumber", "externalRef")
    named = ("id", "verifyUrl", "dataHash")
    second = "issue"
    most = MOST_ROWS
    table: CertificateRowReader

    def __init__(self, job: Job, asked: CertificateImportParameters, now: datetime) -> None:
        super().__init__(job, asked, now)
        self.partial, self._may_supersede = asked.partial, asked.may_supersede
        self._issuer = job.issuer.facts()  # read anew in every step
        self._by = RequestContext(
            issuer=self._issuer,
            mode=Mode(job.mode),
            actor=job.actor(),
            now=now,
            types=frozenset(asked.types),
        )
        self.table.rules = partial(remaining_faults, self._by, find=cache(find_type))

    def understand(self, entries: Sequence[Entry]) -> Mapping[int, Draft]:
        return {entry.row: entry.draft for entry in entries if entry.draft}

    def claims(self, row: Draft) -> Iterable[UniqueKey]:
        if row.certificate_number is not None:
            yield _digest("number", row.certificate_number), "/certificateNumber"
        if row.supersedes is not None:
            yield _digest("supersedes", row.supersedes), "/supersedes"
        facts = self.table.facts(row)
        key = natural_key(row, facts.unique_by) if facts else None
        if facts is not None and key is not None:
            pointer = "/externalRef" if facts.unique_by == "external_ref" else "/serialNumber"
            yield _digest("subject", str(facts.id), key), pointer

    def refusals(self, rows: Sequence[Draft]) -> Sequence[Sequence[FieldError]]:
        """By their type, or by a certificate that is there."""
        refused = check_many(context=self._by, drafts=rows)
        return [
            each.field_errors() if each else self._superseding(row)
            for row, each in zip(rows, refused, strict=True)
        ]

    def names_of(self, row: Draft) -> Mapping[str, object]:
        return {
            "certificateNumber": row.certificate_number,
            "productId": row.product_id,
            "serialNumber": row.serial_number,
            "externalRef": row.external_ref,
        }

    def takes(self, row: Draft) -> int:
        return 1

    def carry_out(self, rows: Sequence[Draft]) -> Sequence[RowOutcome]:
        outcomes = issue_many(context=self._by, drafts=rows)
        return [
            _done(each, self._issuer) if isinstance(each, Issued) else each.field_errors()
            for each in outcomes
        ]

    def _superseding(self, row: Draft) -> Sequence[FieldError]:
        allowed = self._may_supersede or row.supersedes is None
        return [] if allowed else [FieldError("/supersedes", "may_not_supersede")]


def _done(issued: Issued, issuer: IssuerFacts) -> RowDone:
    data_hash = issued.data_hash if issuer.returns_data_hash else None
    number = {"certificateNumber": issued.number}
    return RowDone("issued", (issued.public_id, issued.verify_url, data_hash), known_by=number)


def _digest(*parts: str) -> bytes:
    return hashlib.sha256("\x1e".join(parts).encode()).digest()[:16]
