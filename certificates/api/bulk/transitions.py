"""`POST /certificates/bulk-actions`: a recall, and other moves of many certificates."""

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
from certificates.api.search import filters
from certificates.lifecycle import Action
from certificates.operations.bulk import bulk_transitions, selection
from certificates.operations.bulk.dry_run_token import DryRunSubject, read_token, token_of
from certificates.operations.bulk.selection import CertificateSelection
from certificates.operations.search.lists import CertificateFilters
from lib import ids

from .transition_shapes import BulkActionRequest, DryRunAnswer, dry_run, missing_members, why


class BulkActionsView(ExternalView):
    """Each action takes the scope of the single move."""

    scopes = {"post": Scope.CERTIFICATES_MANAGE}
    feature = Feature.BULK
    idempotency_required = True

    @classmethod
    def opened_by(cls, method: str) -> frozenset[Scope]:
        return super().opened_by(method) | frozenset(bulk_transitions.SCOPES.values())

    def authorise(self, request: Request, scope: Scope) -> None:
        """Any of the scopes opens the address; which one is needed, the action says."""
        held = (each for each in self.opened_by("post") if each in self.caller.scopes)
        super().authorise(request, next(held, scope))

    @documented(
        operation_id="moveCertificates",
        summary=_("Suspend, reinstate, revoke, release or reject many certificates: as a job"),
        tag="certificates",
        request=BulkActionRequest,
        response=JobAnswer,
        status=202,
        also={200: DryRunAnswer},
        errors=(
            "idempotency_key_missing",
            "filter_too_broad",
            "feature_not_in_plan",
            "count_changed",
            "conflict",
        ),
    )
    def post(self, request: Request) -> HttpResponse:
        asked = self.read(request, BulkActionRequest, rules=missing_members)
        action = Action(asked.action)
        super().authorise(request, bulk_transitions.SCOPES[action])
        chosen, context = self.careful(asked), self.request_context(request)
        meant = DryRunSubject(
            issuer_id=context.issuer.id, mode=context.mode, action=action, selection=chosen
        )
        if asked.dry_run:
            found = selection.preview(
                issuer_id=context.issuer.id,
                mode=context.mode,
                selection=chosen,
                action=action,
                now=context.now,
            )
            return self.answer(
                dry_run(found, token_of(meant, found), context.now), changed_nothing=True
            )
        expected = asked.expected_count
        if asked.token is not None:
            chosen, expected = read_token(asked.token, meant)
        job = bulk_transitions.start(
            context=context, action=action, selection=chosen, why=why(asked), expected=expected
        )
        return accepted(job)

    def careful(self, asked: BulkActionRequest) -> CertificateSelection:
        """What is selected. Raises ValidationFailed for all that is missing or wrong beside it, too."""
        faults = list(missing_members(msgspec.structs.asdict(asked), frozenset()))
        try:
            chosen = self.meant(asked)
        except ValidationFailed as error:
            faults = [*error.errors, *faults]
        if faults:
            raise ValidationFailed(faults)
        return chosen

    def meant(self, asked: BulkActionRequest) -> CertificateSelection:
        """What is selected: exactly one of the two ways, and nothing that this key may not see."""
        if asked.action == "release" and asked.reason is not None:
            raise ValidationFailed([FieldError("/reason", "unknown_field")])
        if asked.filter and asked.ids:
            raise ValidationFailed([FieldError("/filter", "ambiguous", {"other": "ids"})])
        if asked.ids:
            chosen = self.certificates(asked.ids)
            own = CertificateFilters(types=self.caller.types)
            return CertificateSelection(filters=own, ids=chosen, up_to=asked.moment())
        if not asked.filter:  # an empty one would mean everything
            raise ValidationFailed([FieldError("/filter", "required")])
        found = filters.read_body(asked.filter, self.caller.issuer, self.caller.types)
        return CertificateSelection(filters=found, up_to=asked.moment())

    def certificates(self, texts: list[str]) -> tuple[UUID, ...]:
        """The certificates of these ids. Each that is none of the caller's is named."""
        parsed = [ids.parse(ids.Prefix.CERTIFICATE, text) for text in texts]
        unknown = selection.unknown_ids(
            issuer_id=self.caller.issuer.id,
            mode=self.caller.mode,
            types=self.caller.types,
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
