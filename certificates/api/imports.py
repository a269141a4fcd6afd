"""Imports over the API: a file of many certificates, taken in as a job."""

from django.conf import settings
from django.http import HttpResponse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.request import Request

from accounts.api.base import ExternalView, Handler
from accounts.api.idempotency import IdempotencyKeyMissing, key_of
from accounts.api.job_answers import JobAnswer
from accounts.api.jobs import accepted
from accounts.api.schema import documented
from accounts.scopes import Feature, Scope
from certificates.operations.imports import start, understand

from .import_request import FORM, NAMES, RAW_TYPES, Options, Taken, taken_in


class ImportsView(ExternalView):
    """`POST /certificates/imports`: the file as the body, or as the part `file` of a form."""

    scopes = {"post": Scope.CERTIFICATES_ISSUE}
    feature = Feature.BULK
    idempotency_required = True
    query_parameters = frozenset(NAMES)
    taken: Taken[Options]

    def act(self, request: Request, handler: Handler) -> HttpResponse:
        """Takes the file in first: no transaction waits for it, and its hash is the fingerprint."""
        if request.method != "POST":
            return super().act(request, handler)
        if key_of(request) is None:
            raise IdempotencyKeyMissing
        limit = settings.IMPORT_LIMIT
        with taken_in(request, Options, limit, self.body_limit()) as self.taken:
            return super().act(request, handler)

    def body_limit(self) -> int:
        return int(settings.IMPORT_LIMIT + settings.BODY_LIMIT)  # a form has more than the file

    def fingerprint(self, request: Request) -> bytes:
        return self.taken.fingerprint(request)

    @extend_schema(request={"multipart/form-data": FORM, **RAW_TYPES})
    @documented(
        operation_id="importCertificates",
        summary=_("Import certificates: all rows are checked, then all are issued, or none"),
        tag="certificates",
        response=JobAnswer,
        status=202,
        errors=(
            "body_too_large",
            "conflict",
            "consent_required",
            "feature_not_in_plan",
            "idempotency_key_missing",
            "malformed_request",
            "unsupported_media_type",
        ),
        parameters=[OpenApiParameter(name, kind, **more) for name, (kind, more) in NAMES.items()],
    )
    def post(self, request: Request) -> HttpResponse:
        caller = self.caller
        caller.issuer.refuse_issuing(timezone.now())
        file, asked = self.taken.sent.file, self.taken.options.asked(self.taken.layout)
        understood = understand(file, asked, issuer=caller.issuer, types=caller.types)
        job = start(
            understood,
            file,
            asked=asked,
            issuer=caller.issuer,
            mode=caller.mode,
            actor=self.actor(request),
            now=timezone.now(),
            types=caller.types,
            may_supersede=Scope.CERTIFICATES_MANAGE in caller.scopes,
        )
        return accepted(job)
