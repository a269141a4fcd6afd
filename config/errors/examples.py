"""An example of every error, raised as in the product, for the OpenAPI document."""

from typing import Any

from django.conf import settings
from django.utils.translation import gettext_lazy as _

from accounts import errors as accounts
from accounts.api import idempotency, problems, throttling
from accounts.errors import PROBLEMS, FieldError, ServiceError, ValidationFailed
from accounts.scopes import Feature, Scope
from certificates import errors
from edu import errors as edu
from webhooks import errors as webhooks

REQUEST_ID = "01a1fe8a6d0071f3a9c2b74e5d10c8f6"
CERTIFICATE = "cert_01m7yeskffen5swzbddr6p6gm6"
EXISTING = {
    "id": CERTIFICATE,
    "verifyUrl": f"{settings.BASE_URL}/en/verify/{CERTIFICATE}",
    "status": "active",
}
EARLIER = {
    "method": "POST",
    "path": "/api/external/certificates/issue",
    "at": "2026-03-05T09:15:00.000Z",
}
REGISTERED = {"mediaType": "application/pdf", "size": 48213, "sha256": "3e23e8160039594a" * 4}
FAULTS = [
    FieldError("/validUntil", "date_order", {"other": "issuedOn"}),
    FieldError("/metadata/batch", "too_long", {"limit": 1000}),
]
RAISED: tuple[ServiceError, ...] = (
    accounts.MalformedJson(reason=_("it is empty")),
    problems.MalformedRequest(),
    ValidationFailed(FAULTS),
    problems.UnknownApiVersion(
        known=settings.API_VERSION, members={"knownVersions": list(settings.API_VERSIONS)}
    ),
    errors.AttachmentDiffers(what="sha256", members={"expected": REGISTERED}),
    idempotency.IdempotencyKeyMissing(),
    problems.InvalidCursor(),
    errors.CertificateFilterTooBroad(add="typeId, serialNumber"),
    problems.MethodNotAllowed(method="PUT"),
    problems.BodyTooLarge(limit=settings.BODY_LIMIT),
    problems.UnsupportedMediaType(),
    idempotency.IdempotencyKeyReused(
        request=f"POST {EARLIER['path']}", at=EARLIER["at"], members={"earlierRequest": EARLIER}
    ),
    accounts.ApiKeyMissing(),
    accounts.ApiKeyInvalid(),
    accounts.ApiKeyExpired(),
    accounts.ApiKeyRevoked(),
    accounts.IpNotAllowed(),
    accounts.GrantExceeded(fields="scopes"),
    accounts.AccountLimitWideningRefused(fields="trustedNetworks"),
    accounts.KeyRestricted(),
    accounts.TestModeOnly(),
    accounts.ScopeMissing(scope=Scope.CERTIFICATES_ISSUE.value),
    accounts.FeatureNotInPlan(feature=Feature.BULK.value),
    accounts.PlanLimitReached(limit=5),
    accounts.OwnerRequired(),
    accounts.QuotaExceeded(limit=1000, members={"resetsAt": "2026-04-01T00:00:00.000Z"}),
    accounts.LiveModeRequired(),
    accounts.IssuerSuspended(),
    accounts.ConsentRequired(),
    errors.SecondPersonRequired(),
    edu.ApprovalRequired(),
    edu.CoordinatorRequired(),
    problems.NotFound(),
    problems.RouteNotFound(),
    errors.DuplicateCertificate(number="3.1-2026-000007", members={"existing": EXISTING}),
    errors.InvalidTransition(
        state="revoked", to="suspended", members={"from": "revoked", "to": "suspended"}
    ),
    idempotency.IdempotencyInProgress(members={"retryAfter": 1}),
    errors.RetentionNotOver(until="2036-12-31", members={"retainUntil": "2036-12-31"}),
    errors.CountChanged(count=2, members={"count": 2}),
    errors.CertificateErased(),
    webhooks.CursorExpired(days=30),
    accounts.ResultsExpired(days=7),
    throttling.RateLimited(seconds=2, members={"retryAfter": 2}),
    problems.InternalError(),
    problems.Unavailable(),
    errors.NotSealedYet(),
    errors.ProofPending(),
    errors.NotPrintedYet(),
    errors.TooLargeToPrint(),
)


def refusals() -> dict[str, dict[str, Any]]:
    """A problem document for each code, in the active language."""
    documents = {error.code: problems.problem_document(error, REQUEST_ID) for error in RAISED}
    # Whatever stands in the way is particular to the operation: the table says it for all of them.
    conflict = problems.problem_document(accounts.JobHasEnded(), REQUEST_ID)
    return {**documents, "conflict": conflict | {"detail": str(PROBLEMS["conflict"].meaning)}}
