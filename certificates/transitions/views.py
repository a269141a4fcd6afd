"""Change the status of a certificate, and read its history."""

from functools import partial
from typing import Any
from uuid import UUID

import msgspec
from django.db.models import F
from django.http import HttpResponse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from rest_framework.request import Request

from accounts.api.foundation import pagination
from accounts.api.foundation.schema import documented
from accounts.api.foundation.views import ExternalView
from accounts.errors import FieldError, ValidationFailed
from accounts.scopes import Scope
from certificates import responses as answers
from certificates.addresses import resource_url
from certificates.certificate import read
from certificates.certificate.schemas import IssuedCertificateAnswer
from certificates.errors import CertificateNotFound
from certificates.issuing.build import remaining_faults
from certificates.issuing.operations import supersede
from certificates.lifecycle import Action
from certificates.models import CertificateHistory, Hold
from certificates.prefixes import CertificatesPrefix
from lib import ids
from lib.structs import to_struct

from .shapes import (
    CertificateHistoryAnswer,
    ChangedCertificateAnswer,
    HoldAnswer,
    ReinstateRequest,
    ReleaseRequest,
    StatusChangeRequest,
    SupersedeRequest,
    explanation_of,
    history_entry,
)
from .transition import exists, transition

TRANSITION_ERRORS = ("invalid_transition",)
MAX_HOLDS = 200  # more than can be open


class OneCertificateView(ExternalView):
    """A view of one certificate. Answers not_found before it reads the body."""

    certificate_id: UUID

    def act(self, request: Request, handler: Any) -> HttpResponse:
        certificate_id = ids.parse(CertificatesPrefix.CERTIFICATE, self.kwargs["certificate_id"])
        if certificate_id is None or not exists(
            context=self.request_context(request), certificate_id=certificate_id
        ):
            raise CertificateNotFound
        self.certificate_id = certificate_id
        return super().act(request, handler)


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
        record = read.find(
            issuer_id=caller.issuer.id,
            mode=caller.mode,
            certificate_id=self.certificate_id,
            types=caller.types,
        )
        own = Hold.objects.filter(issuer=caller.issuer.id, certificate=self.certificate_id)
        holds = [to_struct(row, HoldAnswer) for row in own.filter(lifted_at=None).order_by("pk")]
        answer = answers.certificate(
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


class SupersedeCertificateView(OneCertificateView):
    """`POST /certificates/{id}/supersede`. Also needs the scope for issuing."""

    scopes = {"post": Scope.CERTIFICATES_MANAGE}

    @documented(
        operation_id="supersedeCertificate",
        summary=_("Issue the successor of a certificate, which from then on points to it"),
        tag="certificates",
        request=SupersedeRequest,
        response=IssuedCertificateAnswer,
        status=201,
        errors=(*TRANSITION_ERRORS, "consent_required", "quota_exceeded", "duplicate_certificate"),
    )
    def post(self, request: Request, certificate_id: str) -> HttpResponse:
        self.authorise(request, Scope.CERTIFICATES_ISSUE)
        context = self.request_context(request)
        draft = self.read(request, SupersedeRequest, rules=partial(remaining_faults, context))
        if draft.supersedes is not None:
            more = remaining_faults(context, msgspec.structs.asdict(draft), frozenset())
            raise ValidationFailed([FieldError("/supersedes", "unknown_field"), *more])
        issued = supersede(
            context=context,
            certificate_id=self.certificate_id,
            draft=draft,
            explanation=explanation_of(draft),
        )
        return self.answer(
            answers.issued(issued, self.caller.issuer),
            status=201,
            headers={"Location": resource_url(issued.id)},
            subject=issued.id,
        )


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
