"""Change the status of many certificates with one request, such as for a recall."""

from uuid import UUID

import msgspec
from django.http import HttpResponse
from django.utils.translation import gettext_lazy as _
from rest_framework.request import Request

from accounts.api.foundation.schema import documented
from accounts.api.foundation.views import ExternalView
from accounts.errors import MAX_ERRORS, FieldError, ValidationFailed
from accounts.jobs.api.answers import JobAnswer
from accounts.jobs.api.views import accepted
from accounts.scopes import Feature, Scope
from certificates.lifecycle import Action
from certificates.prefixes import CertificatesPrefix
from certificates.search import filters
from certificates.search.lists import CertificateFilters
from lib import ids

from . import bulk_transitions, selection
from .dry_run_token import DryRunSubject, read_token, token_of
from .selection import CertificateSelection
from .shapes import explanation_of
from .transition_shapes import BulkActionPreview, BulkActionRequest, dry_run, missing_members


class BulkActionsView(ExternalView):
    """`POST /certificates/bulk-actions`. An action needs the same scope as for one certificate."""

    scopes = {"post": Scope.CERTIFICATES_MANAGE}
    feature = Feature.BULK
    idempotency_required = True

    @classmethod
    def opened_by(cls, method: str) -> frozenset[Scope]:
        return super().opened_by(method) | frozenset(bulk_transitions.SCOPES.values())

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
        super().authorise(request, bulk_transitions.SCOPES[action])
        selected, context = self.careful(body), self.request_context(request)
        subject = DryRunSubject(
            issuer_id=context.issuer.id, mode=context.mode, action=action, selection=selected
        )
        if body.dry_run:
            preview = selection.preview(context=context, selection=selected, action=action)
            return self.answer(
                dry_run(preview, token_of(subject, preview), context.certificate_time),
                changed_nothing=True,
            )
        expected = body.expected_count
        if body.token is not None:
            selected, expected = read_token(body.token, subject)
        job = bulk_transitions.start(
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
        filters_read = filters.read_body(body.filter, self.caller.issuer, self.caller.types)
        return CertificateSelection(filters=filters_read, up_to=body.moment())

    def certificates(self, texts: list[str]) -> tuple[UUID, ...]:
        """The certificates of these ids. Raises ValidationFailed that names each unknown one."""
        parsed = [ids.parse(CertificatesPrefix.CERTIFICATE, text) for text in texts]
        unknown = selection.unknown_ids(
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
