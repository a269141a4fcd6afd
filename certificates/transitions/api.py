"""Change the status of one certificate or of many, and read its history."""

from uuid import UUID

import msgspec
from django.db.models import F
from django.utils import timezone
from rest_framework.request import Request

from accounts.api.endpoints import Accepted, JsonBody, Reply, endpoint
from accounts.api.lists import PageQuery, paginate
from accounts.api.views import ExternalView
from accounts.errors import MAX_ERRORS, FieldError, ValidationFailed
from accounts.jobs.api import accepted
from accounts.jobs.schemas import JobAnswer
from accounts.scopes import Feature, Scope
from certificates.addresses import CertificatesPrefix
from certificates.api import certificate_answer
from certificates.certificate import operations as certificate
from certificates.certificate.api import CertificateView
from certificates.lifecycle import Action
from certificates.models import CertificateHistory, Hold
from certificates.search.api import read_body
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


class TransitionsApi(CertificateView):
    """Changes of the status, and the history."""

    tag = "certificates"

    def move(
        self,
        certificate_id: UUID,
        action: Action,
        body: StatusChangeRequest | ReleaseRequest | ReinstateRequest,
    ) -> Reply[ChangedCertificateAnswer]:
        """Does what the body asks for. Responds with the whole certificate and its open holds."""
        transition(
            context=self.context,
            action=action,
            certificate_id=certificate_id,
            explanation=explanation_of(body),
            hold_id=getattr(body, "hold_id", None),
        )
        caller = self.caller
        record = certificate.find(
            issuer_id=caller.issuer.id,
            mode=caller.mode,
            certificate_id=certificate_id,
            types=caller.types,
        )
        own = Hold.objects.filter(issuer=caller.issuer.id, certificate=certificate_id)
        holds = [to_struct(row, HoldAnswer) for row in own.filter(lifted_at=None).order_by("pk")]
        response = certificate_answer(
            record, caller.issuer, timezone.now(), ChangedCertificateAnswer, holds=holds
        )
        return Reply(response, subject=certificate_id)

    @endpoint(Scope.CERTIFICATES_MANAGE, errors=(*TRANSITION_ERRORS, "conflict"))
    def suspend_certificate(
        self, certificate_id: UUID, body: StatusChangeRequest
    ) -> Reply[ChangedCertificateAnswer]:
        """Suspend a certificate: place a hold. Several may be open at once"""
        return self.move(certificate_id, Action.SUSPEND, body)

    @endpoint(Scope.CERTIFICATES_MANAGE, errors=(*TRANSITION_ERRORS, "conflict"))
    def reinstate_certificate(
        self, certificate_id: UUID, body: ReinstateRequest
    ) -> Reply[ChangedCertificateAnswer]:
        """Lift one hold. The certificate is in force again once none is left"""
        return self.move(certificate_id, Action.REINSTATE, body)

    @endpoint(Scope.CERTIFICATES_MANAGE, errors=TRANSITION_ERRORS)
    def revoke_certificate(
        self, certificate_id: UUID, body: StatusChangeRequest
    ) -> Reply[ChangedCertificateAnswer]:
        """Revoke a certificate for good"""
        return self.move(certificate_id, Action.REVOKE, body)

    @endpoint(Scope.CERTIFICATES_RELEASE, errors=(*TRANSITION_ERRORS, "second_person_required"))
    def release_certificate(
        self, certificate_id: UUID, body: ReleaseRequest
    ) -> Reply[ChangedCertificateAnswer]:
        """Release a pending certificate, as somebody other than who issued it"""
        return self.move(certificate_id, Action.RELEASE, body)

    @endpoint(Scope.CERTIFICATES_RELEASE, errors=TRANSITION_ERRORS)
    def reject_certificate(
        self, certificate_id: UUID, body: StatusChangeRequest
    ) -> Reply[ChangedCertificateAnswer]:
        """Reject a pending certificate: it is revoked"""
        return self.move(certificate_id, Action.REJECT, body)

    @endpoint(Scope.CERTIFICATES_READ)
    def get_certificate_history(
        self, certificate_id: UUID, page: PageQuery
    ) -> CertificateHistoryAnswer:
        """What happened to a certificate, the latest first, and its holds"""
        own = {"issuer": self.caller.issuer.id, "certificate": certificate_id}
        rows = CertificateHistory.objects.filter(**own)
        found = paginate(rows, page, order_by=("sequence",))
        holds = Hold.objects.filter(**own)
        shown = holds.order_by(F("lifted_at").desc(nulls_first=True), "-pk")[:MAX_HOLDS]
        return CertificateHistoryAnswer(
            data=[history_entry(row) for row in found.rows],
            holds=[to_struct(row, HoldAnswer) for row in sorted(shown, key=lambda row: row.pk)],
            next_cursor=found.next_cursor,
        )


class BulkActionsApi(ExternalView):
    """Changes the status of many. An action needs the same scope as for one certificate."""

    tag = "certificates"

    @classmethod
    def opened_by(cls, method: str) -> frozenset[Scope]:
        return super().opened_by(method) | frozenset(bulk.SCOPES.values())

    def authorise(self, request: Request, scope: Scope) -> None:
        """Lets in a key with any of the scopes; `post` checks the one that the action needs."""
        held = (each for each in self.opened_by("post") if each in self.caller.scopes)
        super().authorise(request, next(held, scope))

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
        filters_read = read_body(body.filter, self.caller.issuer, self.caller.types)
        return CertificateSelection(filters=filters_read, up_to=body.moment())

    def certificates(self, texts: list[str]) -> tuple[UUID, ...]:
        """The certificates of these ids. Raises ValidationFailed that names each unknown one."""
        parsed = [ids.parse(CertificatesPrefix.CERTIFICATE, text) for text in texts]
        unknown = bulk.unknown_ids(
            context=self.context,
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

    @endpoint(
        Scope.CERTIFICATES_MANAGE,
        feature=Feature.BULK,
        idempotency_required=True,
        errors=("filter_too_broad", "count_changed", "conflict"),
    )
    def start_bulk_action(
        self, body: JsonBody[BulkActionRequest]
    ) -> Accepted[JobAnswer] | Reply[BulkActionPreview]:
        """Suspend, reinstate, revoke, release or reject many certificates: as a job"""
        stated = body.read(rules=missing_members)
        action = Action(stated.action)
        super().authorise(self.request, bulk.SCOPES[action])
        selected = self.careful(stated)
        context = self.context
        subject = DryRunSubject(
            issuer_id=context.issuer.id, mode=context.mode, action=action, selection=selected
        )
        if stated.dry_run:
            preview = bulk.preview(context=context, selection=selected, action=action)
            return Reply(
                dry_run(preview, token_of(subject, preview), context.certificate_time),
                changed_nothing=True,
            )
        expected = stated.expected_count
        if stated.token is not None:
            selected, expected = read_token(stated.token, subject)
        job = bulk.start(
            context=context,
            action=action,
            selection=selected,
            explanation=explanation_of(stated),
            expected=expected,
        )
        return accepted(job)
