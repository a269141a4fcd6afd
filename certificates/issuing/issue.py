"""Issue many certificates with one request."""

from collections.abc import Sequence
from functools import cache, partial
from threading import Semaphore
from uuid import UUID

from django.conf import settings
from django.http import HttpResponse
from django.utils import translation
from django.utils.translation import gettext_lazy as _
from rest_framework.request import Request

from accounts.api.foundation.schema import documented
from accounts.api.foundation.throttling import RateLimited
from accounts.api.foundation.views import ExternalView, Handler
from accounts.domain import parsing
from accounts.errors import FieldError, ValidationFailed
from accounts.scopes import Feature, Scope
from certificates.certificate.draft import Draft
from certificates.types.types import find_type

from .build import remaining_faults
from .draft_batch import DraftOrRefused, RefusedDraft
from .operations import check_many, issue_many
from .schemas import (
    ALL_OR_NOTHING,
    CERTIFICATES,
    BulkIssueRequest,
    BulkIssueResult,
    Outcome,
    bulk_answer,
)

MAX_SUCCESSORS = 100  # each takes as long as a single request
AT_ONCE = 2  # of an issuer in a process, whose other threads are for others
_free: dict[UUID, Semaphore] = {}  # by issuer


class TooManyBulkRequests(RateLimited):
    """More bulk requests of one issuer at once, with all its keys, than may be."""

    message = _("Too many bulk requests at once. Send this one again in a second.")


class BulkIssueView(ExternalView):
    """`POST /certificates/issue/bulk`"""

    scopes = {"post": Scope.CERTIFICATES_ISSUE}
    feature = Feature.BULK
    idempotency_required = True

    def act(self, request: Request, handler: Handler) -> HttpResponse:
        """Runs the handler where few others of the issuer are at work. Raises TooManyBulkRequests: one that
        waited would hold a thread that another issuer needs."""
        free = _free.setdefault(self.caller.issuer.id, Semaphore(AT_ONCE))
        if not free.acquire(blocking=False):
            raise TooManyBulkRequests(members={"retryAfter": 1})
        try:
            return super().act(request, handler)
        finally:
            free.release()

    @documented(
        operation_id="issueCertificates",
        summary=_("Issue up to 1,000 certificates: all or none of them, or those that can be"),
        tag="certificates",
        request=BulkIssueRequest,
        response=BulkIssueResult,
        status=201,
        also={200: BulkIssueResult, 207: BulkIssueResult},
        errors=("consent_required", "quota_exceeded"),
    )
    def post(self, request: Request) -> HttpResponse:
        context = self.request_context(request)
        context.issuer.refuse_issuing(context.now)
        body, drafts = self.drafts(request)
        do = check_many if body.dry_run else issue_many
        outcomes: Sequence[Outcome] = do(
            context=context,
            drafts=drafts,
            whole=body.mode == ALL_OR_NOTHING,
        )
        with translation.override(translation.get_language_from_request(request._request)):
            bulk = bulk_answer(outcomes, self.caller.issuer, dry_run=body.dry_run)
        status = 201 if bulk.ok else 207
        return self.answer(
            bulk,
            status=200 if body.dry_run else status,
            changed_nothing=body.dry_run or bulk.counts.ok == 0,
        )

    def body_limit(self) -> int:
        limit: int = settings.BULK_LIMIT
        return limit

    def drafts(self, request: Request) -> tuple[BulkIssueRequest, Sequence[DraftOrRefused]]:
        """The body and its drafts; a draft that cannot be read is refused alone."""
        body, entries = parsing.read_each(
            self.json(request),
            BulkIssueRequest,
            name=CERTIFICATES,
            entry=Draft,
            limit=settings.BULK_CERTIFICATES,
            rules=partial(remaining_faults, self.request_context(request), find=cache(find_type)),
        )
        drafts = [
            RefusedDraft(error=each, faults=each.errors)
            if isinstance(each, ValidationFailed)
            else each
            for each in entries
        ]
        successors = [at for at, each in enumerate(drafts) if _supersedes(each)]
        if successors:
            self.authorise(request, Scope.CERTIFICATES_MANAGE)
        if len(successors) > MAX_SUCCESSORS:
            pointer = f"/{CERTIFICATES}/{successors[MAX_SUCCESSORS]}/supersedes"
            limit = {"limit": MAX_SUCCESSORS}
            raise ValidationFailed([FieldError(pointer, "too_many_successors", limit)])
        return body, drafts


def _supersedes(entry: DraftOrRefused) -> bool:
    return isinstance(entry, Draft) and entry.supersedes is not None
