"""Change the status of many certificates: select them, count them in a dry run, start the job.

The selection is fixed when the job is created: the ids are the job's input, read by one query. The token of
a dry run binds the real run to what was counted. It is signed, and stored nowhere. It holds the number of
certificates and the moment of counting, and is valid for one action on one selection of one account only.
"""

import hashlib
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from itertools import islice
from typing import Any
from uuid import UUID

import msgspec
from django.core import signing
from django.db import transaction
from django.db.models import Count

from accounts.actors import RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.errors import FieldError, ValidationFailed
from accounts.jobs.models import Job
from accounts.jobs.operations import create_job
from accounts.models import Issuer
from accounts.scopes import Feature, Mode, Scope
from certificates.certificate.operations import CertificateSummary, summaries
from certificates.errors import CountChanged, TooManySelected
from certificates.lifecycle import NEEDS_REASON, Action, Reason, State, is_allowed
from certificates.models import Certificate
from certificates.search.lists import CertificateFilters, ListQuery, select
from lib import ids

from .effects import Explanation

MAX_CERTIFICATES = 500_000  # certificates of one bulk transition
MAX_IDS = 5_000  # ids of one selection
SAMPLES = 20


@dataclass(frozen=True, slots=True, kw_only=True)
class CertificateSelection:
    """Certificates by filters and ids; those issued at `up_to` or later are left out."""

    filters: CertificateFilters = field(default_factory=CertificateFilters)
    ids: tuple[UUID, ...] | None = None
    up_to: datetime | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SelectionPreview:
    """How many certificates are selected, how many the action can change now, and the newest few."""

    count: int
    movable: int
    samples: Sequence[CertificateSummary]
    up_to: datetime


def preview(
    *, context: RequestContext, selection: CertificateSelection, action: Action
) -> SelectionPreview:
    """Preview a bulk transition. Refuses with CertificateFilterTooBroad and TooManySelected."""
    listing = _listing(context, selection)
    if listing.rows.order_by()[: MAX_CERTIFICATES + 1].count() > MAX_CERTIFICATES:
        raise TooManySelected(limit=MAX_CERTIFICATES)
    states = listing.rows.order_by().values_list(f"{listing.prefix}state")
    numbers = {State(state): number for state, number in states.annotate(n=Count("*"))}
    order = [f"-{column}" for column in listing.order_by]
    return SelectionPreview(
        count=sum(numbers.values()),
        movable=sum(n for state, n in numbers.items() if is_allowed(action, state)),
        samples=summaries(listing.summaries().order_by(*order)[:SAMPLES]),
        up_to=selection.up_to or context.now,
    )


def selected_ids(*, context: RequestContext, selection: CertificateSelection) -> Iterator[UUID]:
    """The ids of the selected certificates at this moment, in order. Refuses as `preview` does."""
    listing = _listing(context, selection)
    key = listing.order_by[-1]
    certificate_ids = listing.rows.order_by(key).values_list(key, flat=True)[: MAX_CERTIFICATES + 1]
    for number, certificate_id in enumerate(certificate_ids.iterator(chunk_size=5_000), start=1):
        if number > MAX_CERTIFICATES:
            raise TooManySelected(limit=MAX_CERTIFICATES)
        yield certificate_id


def unknown_ids(*, context: RequestContext, certificate_ids: Sequence[UUID]) -> set[UUID]:
    """Those of these ids that do not exist for the caller."""
    rows = Certificate.objects.for_issuer(context.issuer.id, context.mode, context.types)
    rows = rows.filter(pk__in=certificate_ids)
    return set(certificate_ids) - set(rows.values_list("pk", flat=True))


def _listing(context: RequestContext, selection: CertificateSelection) -> ListQuery:
    """The query of a selection. Raises CertificateFilterTooBroad; ids alone need no index."""
    issuer_id, mode = context.issuer.id, context.mode
    if selection.ids is not None and selection.filters == CertificateFilters(
        types=selection.filters.types
    ):
        own = Certificate.objects.for_issuer(issuer_id, mode, selection.filters.types)
        listing = ListQuery(own, ("id",))
    else:
        now = context.certificate_time
        listing = select(issuer_id=issuer_id, mode=mode, filters=selection.filters, now=now)
    key, bounds = listing.order_by[-1], dict[str, Any]()
    if selection.ids is not None:
        bounds[f"{key}__in"] = selection.ids
    if selection.up_to is not None:
        bounds[f"{key}__lt"] = ids.lower_bound(selection.up_to)
    return ListQuery(listing.rows.filter(**bounds), listing.order_by, listing.prefix)


def pack_ids(certificate_ids: Iterable[UUID]) -> Iterator[bytes]:
    """Ids as a job stores them: 16 bytes each."""
    rest = iter(certificate_ids)
    while some := list(islice(rest, 1_000)):
        yield b"".join(each.bytes for each in some)


def unpack_ids(data: bytes) -> list[UUID]:
    """The ids that `pack_ids` packed."""
    return [UUID(bytes=data[at : at + WIDTH]) for at in range(0, len(data), WIDTH)]


def count_ids(job: Job) -> int:
    """How many ids a job's input has."""
    return job.input().seek(0, os.SEEK_END) // WIDTH


WIDTH = 16  # bytes of an id


VALID_FOR = 24 * 60 * 60  # seconds that the token of a dry run works
LONGEST = 500  # characters of a token
_SALT = "certificates.dry_run"


@dataclass(frozen=True, slots=True, kw_only=True)
class DryRunSubject:
    """One action on one selection of one account."""

    issuer_id: UUID
    mode: Mode
    action: Action
    selection: CertificateSelection

    def fingerprint(self) -> str:
        """A hash of the action and the selection, without the moment of counting."""
        timeless = replace(self.selection, up_to=None)
        claims = [self.issuer_id, self.mode, self.action, timeless.filters, timeless.ids]
        return hashlib.sha256(msgspec.json.encode(claims, order="deterministic")).hexdigest()[:32]


def token_of(subject: DryRunSubject, preview: SelectionPreview) -> str:
    """The token of this dry run, to start the action with."""
    content = [subject.fingerprint(), preview.count, preview.up_to.isoformat()]
    return signing.dumps(content, salt=_SALT)


def read_token(token: str, subject: DryRunSubject) -> tuple[CertificateSelection, int]:
    """The selection up to the moment of the dry run, and how many certificates it counted.

    Raises ValidationFailed where the token is invalid, too old, or of another action or selection.
    """
    try:
        fingerprint, count, text = signing.loads(token, salt=_SALT, max_age=VALID_FOR)
        up_to = datetime.fromisoformat(text)
    except (signing.BadSignature, ValueError, TypeError) as error:
        raise _invalid() from error
    stated = subject.selection.up_to
    if fingerprint != subject.fingerprint() or (stated is not None and stated != up_to):
        raise _invalid()
    return replace(subject.selection, up_to=up_to), count


def _invalid() -> ValidationFailed:
    return ValidationFailed([FieldError("/token", "invalid_token")])


# Each is a kind of job of its own, with its scope. A job of suspending can be undone (UNDO_SUSPENSION).
SCOPES: Mapping[Action, Scope] = {
    Action.SUSPEND: Scope.CERTIFICATES_MANAGE,
    Action.REINSTATE: Scope.CERTIFICATES_MANAGE,
    Action.REVOKE: Scope.CERTIFICATES_MANAGE,
    Action.RELEASE: Scope.CERTIFICATES_RELEASE,
    Action.REJECT: Scope.CERTIFICATES_RELEASE,
}
IRREVERSIBLE = frozenset({Action.REVOKE, Action.REJECT})  # final: the expected count is required
UNDO_SUSPENSION = "certificates.lift"  # the kind of job that undoes a suspension


def kind_of(action: Action) -> str:
    """The kind of job of this action."""
    return f"certificates.{action.value}"


@transaction.atomic
def start(
    *,
    context: RequestContext,
    action: Action,
    selection: CertificateSelection,
    explanation: Explanation,
    expected: int | None = None,
) -> Job:
    """Start the job that changes the status of the certificates that are selected at this moment.

    Refuses with FeatureNotInPlan, IssuerSuspended, CertificateFilterTooBroad, TooManySelected,
    TooManyJobs; with ValidationFailed without a reason where the action needs one, and without
    `expected` where certificates are selected by filters or the action is irreversible; and with
    CountChanged where the number selected is not the expected one.
    """
    context.issuer.require_feature(Feature.BULK)
    context.issuer.refuse_writing()
    by_ids = selection.ids is not None
    if faults := list(missing_fields(action, explanation.reason, expected, by_ids=by_ids)):
        raise ValidationFailed(faults)
    job = create_job(
        context=context,
        kind=kind_of(action),
        parameters=_parameters(action, selection, explanation),
        source=pack_ids(selected_ids(context=context, selection=selection)),
    )
    job.total = count = count_ids(job)
    job.save(update_fields=["total"])
    if expected is not None and count != expected:
        raise CountChanged(count=count, members={"count": count})
    filters, reason = _filter_names(selection), explanation.reason
    changes = audit.initial_values({"reason": reason, "count": count, "filters": filters})
    record(context, f"certificates.{action.value}", job.public_id, changes)
    return job


def context_of_job(job: Job, now: datetime) -> RequestContext:
    """The context of a job's steps: they act in the name of the one who started it."""
    return RequestContext(
        issuer=Issuer.objects.select_related("plan").get(pk=job.issuer_id).facts(),
        mode=Mode(job.mode),
        actor=job.actor(),
        now=now,
    )


def explanation_of_job(job: Job) -> Explanation:
    """The explanation that was given when the job was started."""
    stated = job.parameters
    reason = stated["reason"] and Reason(stated["reason"])
    return Explanation(reason=reason, note=stated["note"], public_note=stated["publicNote"])


def missing_fields(
    action: Action, reason: str | None, expected: int | str | None, *, by_ids: bool
) -> Iterator[FieldError]:
    """Faults of a request: what must be stated for a bulk transition, and is missing."""
    if action in NEEDS_REASON and reason is None:
        yield FieldError("/reason", "required")
    if expected is None and (action in IRREVERSIBLE or not by_ids):
        yield FieldError("/expectedCount", "required", {"other": "token"})


def _parameters(
    action: Action, selection: CertificateSelection, explanation: Explanation
) -> dict[str, object]:
    return {
        "action": action.value,
        "filter": msgspec.to_builtins(selection.filters),
        "ids": selection.ids and len(selection.ids),
        "reason": explanation.reason and explanation.reason.value,
        "note": explanation.note,
        "publicNote": explanation.public_note,
    }


def _filter_names(selection: CertificateSelection) -> list[str]:
    """The names of the filters used, for the audit. Values may be personal, and the audit is permanent."""
    filters = selection.filters
    used = {
        "certificateNumber": filters.number,
        "typeId": filters.type_id,
        "status": filters.status,
        "issued": filters.issued,
        "statusChanged": filters.changed,
        "validUntil": filters.valid_until_from or filters.valid_until_to,
        "ids": selection.ids,
    }
    return [name for name, _value in filters.keys] + [name for name in used if used[name]]
