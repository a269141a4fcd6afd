"""Change the status of one certificate or of many, and read its history."""

from uuid import UUID

import msgspec
from django.db.models import F
from django.http import HttpResponse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from rest_framework.request import Request

from accounts.api import pagination
from accounts.api.schema import documented
from accounts.api.views import ExternalView
from accounts.errors import MAX_ERRORS, FieldError, ValidationFailed
from accounts.jobs.api import accepted
from accounts.jobs.schemas import JobAnswer
from accounts.scopes import Feature, Scope
from certificates import responses
from certificates.addresses import CertificatesPrefix
from certificates.certificate import operations as certificate
from certificates.certificate.api import OneCertificateView
from certificates.lifecycle import Action
from certificates.models import CertificateHistory, Hold
from certificates.search import api as search_api
from certificates.search.lists import CertificateFilters
from lib import ids
from lib.structs import to_struct

from . import bulk
from .bulk import CertificateSelection, DryRunSubject, read_token, token_of
from .operations import transition
from .schemas import (
    BulkActionPreview,
    BulkActionRequest,
    CertificateHistoryAnswer,
    ChangedCertificateAnswer,
    HoldAnswer,
    ReinstateRequest,
    ReleaseRequest,
    StatusChangeRequest,
    dry_run,
    explanation_of,
    history_entry,
    missing_members,
)

TRANSITION_ERRORS = ("invalid_transition",)
MAX_HOLDS = 200  # more than can be open


class TransitionView(OneCertificateView):
    """Changes the status, then answers with the changed certificate."""

    def move(
        self,
        request: Request,
        action: Action,
        shape: type[StatusChangeRequest] | type[ReleaseRequest] | type[ReinstateRequest],
    ) -> HttpResponse:
        """Does what the body asks for. Answers with the whole certificate and its open holds."""
        body = self.read(request, shape)
        transition(
            context=self.request_context(request),
            action=action,
            certificate_id=self.certificate_id,
            explanation=explanation_of(body),
            hold_id=getattr(body, "hold_id", None),
        )
        caller = self.caller
        record = certificate.find(
            issuer_id=caller.issuer.id,
            mode=caller.mode,
            certificate_id=self.certificate_id,
            types=caller.types,
        )
        own = Hold.objects.filter(issuer=caller.issuer.id, certificate=self.certificate_id)
        holds = [to_struct(row, HoldAnswer) for row in own.filter(lifted_at=None).order_by("pk")]
        answer = responses.certificate(
            record, caller.issuer, timezone.now(), ChangedCertificateAnswer, holds=holds
        )
        return self.answer(answer, subject=self.certificate_id)


class SuspendCertificateView(TransitionView):
    """`POST /certificates/{id}/suspend`"""

    scopes = {"post": Scope.CERTIFICATES_MANAGE}

    @documented(
        operation_id="suspendCertificate",
        summary=_("Suspend a certificate: place a hold. Several may be open at once"),
        tag="certificates",
        request=StatusChangeRequest,
        response=ChangedCertificateAnswer,
        errors=(*TRANSITION_ERRORS, "conflict"),
    )
    def post(self, request: Request, certificate_id: str) -> HttpResponse:
        return self.move(request, Action.SUSPEND, StatusChangeRequest)


class ReinstateCertificateView(TransitionView):
    """`POST /certificates/{id}/reinstate`"""

    scopes = {"post": Scope.CERTIFICATES_MANAGE}

    @documented(
        operation_id="reinstateCertificate",
        summary=_("Lift one hold. The certificate is in force again once none is left"),
        tag="certificates",
        request=ReinstateRequest,
        response=ChangedCertificateAnswer,
        errors=(*TRANSITION_ERRORS, "conflict"),
    )
    def post(self, request: Request, certificate_id: str) -> HttpResponse:
        return self.move(request, Action.REINSTATE, ReinstateRequest)


class RevokeCertificateView(TransitionView):
    """`POST /certificates/{id}/revoke`"""

    scopes = {"post": Scope.CERTIFICATES_MANAGE}

    @documented(
        operation_id="revokeCertificate",
        summary=_("Revoke a certificate for good"),
        tag="certificates",
        request=StatusChangeRequest,
        response=ChangedCertificateAnswer,
        errors=TRANSITION_ERRORS,
    )
    def post(self, request: Request, certificate_id: str) -> HttpResponse:
        return self.move(request, Action.REVOKE, StatusChangeRequest)


class ReleaseCertificateView(TransitionView):
    """`POST /certificates/{id}/release`"""

    scopes = {"post": Scope.CERTIFICATES_RELEASE}

    @documented(
        operation_id="releaseCertificate",
        summary=_("Release a pending certificate, as somebody other than who issued it"),
        tag="certificates",
        request=ReleaseRequest,
        response=ChangedCertificateAnswer,
        errors=(*TRANSITION_ERRORS, "second_person_required"),
    )
    def post(self, request: Request, certificate_id: str) -> HttpResponse:
        return self.move(request, Action.RELEASE, ReleaseRequest)


class RejectCertificateView(TransitionView):
    """`POST /certificates/{id}/reject`"""

    scopes = {"post": Scope.CERTIFICATES_RELEASE}

    @documented(
        operation_id="rejectCertificate",
        summary=_("Reject a pending certificate: it is revoked"),
        tag="certificates",
        request=StatusChangeRequest,
        response=ChangedCertificateAnswer,
        errors=TRANSITION_ERRORS,
    )
    def post(self, request: Request, certificate_id: str) -> HttpResponse:
        return self.move(request, Action.REJECT, StatusChangeRequest)


class HistoryView(OneCertificateView):
    """`GET /certificates/{id}/history`"""

    scopes = {"get": Scope.CERTIFICATES_READ}
    query_parameters = pagination.PAGE_PARAMETERS

    @documented(
        operation_id="getCertificateHistory",
        summary=_("What happened to a certificate, the latest first, and its holds"),
        tag="certificates",
        response=CertificateHistoryAnswer,
        parameters=[*pagination.PAGE_PARAMETER_DOCS],
    )
    def get(self, request: Request, certificate_id: str) -> HttpResponse:
        own = {"issuer": self.caller.issuer.id, "certificate": self.certificate_id}
        rows = CertificateHistory.objects.filter(**own)
        page = pagination.paginate(rows, request, order_by=("sequence",))
        holds = Hold.objects.filter(**own)
        shown = holds.order_by(F("lifted_at").desc(nulls_first=True), "-pk")[:MAX_HOLDS]
        return self.answer(
            CertificateHistoryAnswer(
                data=[history_entry(row) for row in page.rows],
                holds=[to_struct(row, HoldAnswer) for row in sorted(shown, key=lambda row: row.pk)],
                next_cursor=page.next_cursor,
            )
        )


class BulkActionsView(ExternalView):
    """`POST /certificates/bulk-actions`. An action needs the same scope as for one certificate."""

    scopes = {"post": Scope.CERTIFICATES_MANAGE}
    feature = Feature.BULK
    idempotency_required = True

    @classmethod
    def opened_by(cls, method: str) -> frozenset[Scope]:
        return super().opened_by(method) | frozenset(bulk.SCOPES.values())

    def authorise(self, request: Request, scope: Scope) -> None:
        """Lets in a key with any of the scopes; `post` checks the one that the action needs."""
        held = (each for each in self.opened_by("post") if each in self.caller.scopes)
        super().authorise(request, next(held, scope))

    @documented(
        operation_id="startBulkAction",
        summary=_("Suspend, reinstate, revoke, release or reject many certificates: as a job"),
        tag="certificates",
        request=BulkActionRequest,
        response=JobAnswer,
        status=202,
        also={200: BulkActionPreview},
        errors=("filter_too_broad", "count_changed", "conflict"),
    )
    def post(self, request: Request) -> HttpResponse:
        body = self.read(request, BulkActionRequest, rules=missing_members)
        action = Action(body.action)
        super().authorise(request, bulk.SCOPES[action])
        selected, context = self.careful(body), self.request_context(request)
        subject = DryRunSubject(
            issuer_id=context.issuer.id, mode=context.mode, action=action, selection=selected
        )
        if body.dry_run:
            preview = bulk.preview(context=context, selection=selected, action=action)
            return self.answer(
                dry_run(preview, token_of(subject, preview), context.certificate_time),
                changed_nothing=True,
            )
        expected = body.expected_count
        if body.token is not None:
            selected, expected = read_token(body.token, subject)
        job = bulk.start(
            context=context,
            action=action,
            selection=selected,
            explanation=explanation_of(body),
            expected=expected,
        )
        return accepted(job)

    def careful(self, body: BulkActionRequest) -> CertificateSelection:
        """The selection. Raises ValidationFailed, also with the other faults of the body."""
        faults = list(missing_members(msgspec.structs.asdict(body), frozenset()))
        try:
            selected = self.meant(body)
        except ValidationFailed as error:
            faults = [*error.errors, *faults]
        if faults:
            raise ValidationFailed(faults)
        return selected

    def meant(self, body: BulkActionRequest) -> CertificateSelection:
        """The selection, by filter or by ids (exactly one), limited to the types of this key."""
        if body.action == "release" and body.reason is not None:
            raise ValidationFailed([FieldError("/reason", "unknown_field")])
        if body.filter and body.ids:
            raise ValidationFailed([FieldError("/filter", "ambiguous", {"other": "ids"})])
        if body.ids:
            certificate_ids = self.certificates(body.ids)
            types_only = CertificateFilters(types=self.caller.types)
            return CertificateSelection(
                filters=types_only, ids=certificate_ids, up_to=body.moment()
            )
        if not body.filter:  # an empty filter would select every certificate
            raise ValidationFailed([FieldError("/filter", "required")])
        filters_read = search_api.read_body(body.filter, self.caller.issuer, self.caller.types)
        return CertificateSelection(filters=filters_read, up_to=body.moment())

    def certificates(self, texts: list[str]) -> tuple[UUID, ...]:
        """The certificates of these ids. Raises ValidationFailed that names each unknown one."""
        parsed = [ids.parse(CertificatesPrefix.CERTIFICATE, text) for text in texts]
        unknown = bulk.unknown_ids(
            context=self.request_context(self.request),
            certificate_ids=[each for each in parsed if each],
        )
        faults = [
            FieldError(f"/ids/{place}", "unknown_certificate")
            for place, each in enumerate(parsed)
            if each is None or each in unknown
        ]
        if faults:
            raise ValidationFailed(faults[:MAX_ERRORS])
        return tuple(dict.fromkeys(each for each in parsed if each))
