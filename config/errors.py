"""The table of errors: an example, HTTP status, title, meaning, remedy.

The page at /<locale>/docs/errors is generated from it, and the examples of errors in the OpenAPI document; a test
holds every error class to it.
"""

from django.conf import settings
from django.utils.translation import gettext_lazy as _

from accounts import errors as accounts
from accounts.api import idempotency, problems
from accounts.errors import PROBLEMS, FieldError, ProblemType, ValidationFailed
from accounts.limits import throttling
from accounts.scopes import Feature, Scope
from certificates import errors as certificates
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
CHALLENGE = (("WWW-Authenticate", 'ApiKey realm="certificates"'),)
RETRY_SHORTLY = (("Retry-After", "5"),)
RETRY_SIGNATURE = (("Retry-After", "2"),)
RETRY_PROOF = (("Retry-After", "3"),)

TABLE: tuple[ProblemType, ...] = (
    # --- requests that cannot be read or accepted
    ProblemType(accounts.MalformedJson(reason=_("it is empty")), 400, _("The body is not acceptable JSON"),
        _("The body is empty, is not JSON in UTF-8, or holds what JSON libraries read differently: a key twice in one object, NaN, an integer beyond ±(2^53-1), nesting deeper than 20."),
        _("Send one JSON object in UTF-8; `detail` says what was found and where.")),
    ProblemType(problems.MalformedRequest(), 400, _("The request cannot be read"),
        _("The address, a header or the host of the request is malformed."),
        _("Check the address and the headers that your HTTP library sends.")),
    ProblemType(ValidationFailed(FAULTS), 400, _("Fields cannot be accepted"),
        _("The request was understood, but some of its fields or query parameters cannot be accepted. Nothing was changed."),
        _("`errors` names every field at fault by its JSON pointer. Correct them and send the request again.")),
    ProblemType(problems.UnknownApiVersion(known=settings.API_VERSION, members={"knownVersions": list(settings.API_VERSIONS)}), 400, _("No such version of the interface"),
        _("The header API-Version names a version that the interface does not have, or no longer has. Without the header, a key gets the version that it is pinned to."),
        _("Send one of `knownVersions`, or leave the header out.")),
    ProblemType(certificates.AttachmentDiffers(what="sha256", members={"expected": REGISTERED}), 400, _("Not the registered file"),
        _("An attachment is registered at issue by its media type, size and SHA-256. What was sent is another file. Nothing was stored."),
        _("`expected` says what was registered. Send that very file, with its Content-Type.")),
    ProblemType(idempotency.IdempotencyKeyMissing(), 400, _("Idempotency-Key missing"),
        _("This address changes many things at once and must not do so twice by accident."),
        _("Send an Idempotency-Key header with a value of your own, and the same value when you try again.")),
    ProblemType(problems.InvalidCursor(), 400, _("Cursor not valid"),
        _("The cursor was not made by this list, or was changed on the way."),
        _("Pass on `nextCursor` of the page before as it is. Without a cursor the list begins anew.")),
    ProblemType(certificates.CertificateFilterTooBroad(add="typeId, serialNumber"), 400, _("Filters too broad"),
        _("No index serves this combination of filters: the answer would take longer the more certificates there are."),
        _("Add one of the filters that `detail` names, or leave one out.")),
    ProblemType(problems.MethodNotAllowed(method="PUT"), 405, _("Method not allowed"),
        _("The address exists, but does not answer to this method."),
        _("Use one of the methods in the Allow header.")),
    ProblemType(problems.BodyTooLarge(limit=settings.BODY_LIMIT), 413, _("Body too large"),
        _("The body is larger than this route accepts."),
        _("Send less in one request; `GET /account` lists the limits.")),
    ProblemType(problems.UnsupportedMediaType(), 415, _("Unsupported media type"),
        _("The body is not announced as what this address reads: application/json in UTF-8, for imports a table."),
        _("Send `Content-Type: application/json`; for imports that of the file, or multipart/form-data.")),
    ProblemType(idempotency.IdempotencyKeyReused(request=f"POST {EARLIER['path']}", at=EARLIER["at"], members={"earlierRequest": EARLIER}), 422, _("Idempotency-Key used for another request"),
        _("An earlier request with this Idempotency-Key had another address or another body; `earlierRequest` names it. Nothing was done."),
        _("Use a new key for every new request, and the old one only to send the very same request again.")),
    # --- access: keys, scopes, plans, people
    ProblemType(accounts.ApiKeyMissing(), 401, _("API key missing"),
        _("The request carries no x-api-key header. Keys in the address are not read: addresses end up in logs."),
        _("Send the key in the x-api-key header. If it has stood in an address, rotate it."), CHALLENGE),
    ProblemType(accounts.ApiKeyInvalid(), 401, _("API key not valid"),
        _("The key is not one of this service, or its secret is wrong."),
        _("Check that the whole key was copied. If it is lost, create a new one in the back office."), CHALLENGE),
    ProblemType(accounts.ApiKeyExpired(), 401, _("API key expired"),
        _("The key was valid until its expiry date."),
        _("Create or rotate a key in the back office."), CHALLENGE),
    ProblemType(accounts.ApiKeyRevoked(), 401, _("API key revoked"),
        _("A member of the issuer has revoked this key."),
        _("Use another key, or create one in the back office."), CHALLENGE),
    ProblemType(accounts.IpNotAllowed(), 403, _("Not from this address"),
        _("The key is valid, but neither the key nor its account accepts requests from the address that this one came from."),
        _("Call from one of the networks that the key and the account allow, or change them in the back office.")),
    ProblemType(accounts.GrantExceeded(fields="scopes"), 403, _("More than may be given"),
        _("A key gives no more than it has itself: scopes, certificate types, networks, expiry, mode. A change over the API only narrows. It also never has more scopes than the role of the person who made it allowed, and it revokes only keys whose scopes and types it has."),
        _("Ask for less, use a key that has all of it, or let an owner do it in the back office.")),
    ProblemType(accounts.AccountLimitWideningRefused(fields="trustedNetworks"), 403, _("Only people widen this limit"),
        _("What limits every key, such as trustedNetworks of the account or releaseRequired of a type, can be tightened by a key, and not loosened or cleared: a key that has leaked would lift the limit that it runs into."),
        _("Send a narrower value, or change it in the back office. There, releaseRequired is turned off once one person has asked for it and a second one has confirmed it.")),
    ProblemType(accounts.KeyRestricted(), 403, _("The key is limited to some types"),
        _("The key is limited to some certificate types, and this concerns all of them."),
        _("Use a key without that limit.")),
    ProblemType(accounts.ScopeMissing(scope=Scope.CERTIFICATES_ISSUE.value), 403, _("The key may not do this"),
        _("The key is valid, but lacks the scope that `detail` names."),
        _("Use a key that has the scope. Grant a key only what it needs.")),
    ProblemType(accounts.FeatureNotInPlan(feature=Feature.BULK.value), 403, _("Not in the plan"),
        _("The account's plan does not include the feature that `detail` names."),
        _("`GET /account` lists what the plan includes. Ask the operator of this service for another plan.")),
    ProblemType(accounts.PlanLimitReached(limit=5), 403, _("Plan limit reached"),
        _("The account has as many API keys, webhook endpoints or members as its plan allows. `GET /account` lists the limits."),
        _("Remove one that is no longer used, or ask the operator of this service for another plan.")),
    ProblemType(accounts.OwnerRequired(), 403, _("An owner is required"),
        _("Only owners manage people, consent and the plan, in the back office."),
        _("Ask an owner of the account.")),
    ProblemType(accounts.QuotaExceeded(limit=1000, members={"resetsAt": "2026-04-01T00:00:00.000Z"}), 403, _("Quota used up"),
        _("The plan's certificates of this calendar month (UTC) are used up. Nothing was issued."),
        _("Go on after `resetsAt`, or ask for a larger plan. Trying again before is of no use.")),
    ProblemType(accounts.LiveModeRequired(), 403, _("A live key is needed"),
        _("The key is a test key. Settings, consent, certificate types, teams, programs and onboarding are the same for both modes, so a test key only reads them."),
        _("Use a live key that has the scope, or the back office. Rehearse the change of a type on a copy under another code.")),
    ProblemType(accounts.TestModeOnly(), 403, _("A test key is needed"),
        _("The key is a live key. The test clock and the sample data belong to the test mode: what is live goes by the real time, and is never made up."),
        _("Use a test key. A live key with the scope keys:manage makes one: POST /api/external/account/api-keys with \"mode\": \"test\".")),
    ProblemType(accounts.IssuerSuspended(), 403, _("Account suspended"),
        _("The account this key belongs to is suspended; reading goes on, changes do not."),
        _("Contact the operator of this service.")),
    ProblemType(accounts.ConsentRequired(), 403, _("Consent required"),
        _("The terms of issuing have changed, and no owner of the issuer has accepted them in time."),
        _("An owner accepts them in the back office; issuing then goes on at once.")),
    ProblemType(certificates.SecondPersonRequired(), 403, _("A second person is needed"),
        _("Certificates of this type take effect once somebody other than the one who issued them has released them. A person and the keys that they made are one; so are all keys that were rotated from each other, and all keys of which no person is known."),
        _("Release it with a key that another person has made and that has the scope certificates:release, or by another person in the back office.")),
    ProblemType(edu.ApprovalRequired(), 403, _("The issuer is not approved yet"),
        _("Programs are published by issuers whose onboarding the operator of this service has approved. Drafts can be written before."),
        _("`GET /edu/onboarding` says how far it has come and what is missing. Submit it, and publish once it is approved.")),
    ProblemType(edu.CoordinatorRequired(), 403, _("A coordinator is required"),
        _("A team is run by its coordinators, and by the owners and administrators of the account."),
        _("Ask a coordinator of the team.")),
    # --- state: not found, conflict
    ProblemType(problems.NotFound(), 404, _("Not found"),
        _("There is nothing at this address, or nothing that this key may see: other issuers' objects, and those of the other mode, do not exist for it."),
        _("Check the identifier, and whether it belongs to the key's mode (live or test).")),
    ProblemType(problems.RouteNotFound(), 404, _("No such address"),
        _("The API has no route with this path. Nothing was changed."),
        _("Compare the path with the reference: it begins with `/api/external/`, has no version in it and no slash at its end.")),
    ProblemType(certificates.DuplicateCertificate(number="3.1-2026-000007", members={"existing": EXISTING}), 409, _("Such a certificate exists already"),
        _("Another certificate has this certificate number, or the type allows only one for the same subject (uniqueBy) and there is one. Nothing was issued."),
        _("`existing` names it. Use it, issue under another number, or renew it by `supersedes`.")),
    ProblemType(certificates.InvalidTransition(state="revoked", to="suspended", members={"from": "revoked", "to": "suspended"}), 409, _("Not possible in this status"),
        _("The certificate, or the enrolment, is not in a status that allows this. Nothing was changed."),
        _("`from` and `to` name the status it has and the one it was to get. Read it again, and decide anew.")),
    ProblemType(idempotency.IdempotencyInProgress(members={"retryAfter": 1}), 409, _("The first request is still being worked on"),
        _("Another request with the same Idempotency-Key is being worked on at this moment."),
        _("Send it again after the number of seconds in the Retry-After header: you will get the first one's answer.")),
    ProblemType(certificates.RetentionNotOver(until="2036-12-31", members={"retainUntil": "2036-12-31"}), 409, _("Retention runs"),
        _("The type of this certificate, or of one in its supersede chain, says how long it must be kept. Nothing was erased."),
        _("`retainUntil` is the last day of it. The type's `retentionYears` say how it is counted: from the day of issue on.")),
    ProblemType(accounts.JobHasEnded(), 409, _("Not possible in the present state"),
        _("What is stored has changed since you read it, or does not allow this. Nothing was changed."),
        _("`detail` gives the reason. Read the present state and decide again.")),
    ProblemType(certificates.TooLargeToPrint(), 409, _("Too large for a PDF"),
        _("The tables have more cells than a PDF can be made of in a reasonable time. Certificates that are issued now are small enough; older ones, and many in one file, may be too large."),
        _("Print many certificates as a file each (`zip`), or fewer in one file. The page of a certificate shows all of it.")),
    ProblemType(certificates.CountChanged(count=2, members={"count": 2}), 409, _("Another number than expected"),
        _("The filters of this bulk action find more or fewer certificates than `expectedCount`, or the dry run of this `token`, says. Nothing was changed."),
        _("`count` says how many there are now. Look again with `dryRun`, and decide anew. With the dry run's `token` or `upTo`, what is issued meanwhile does not count.")),
    ProblemType(certificates.CertificateErased(), 410, _("Erased"),
        _("The personal content of this certificate was erased on request. Its hash and its status remain."),
        _("Whoever holds a copy of the document can still check it against the hash.")),
    ProblemType(webhooks.CursorExpired(days=30), 410, _("Cursor too old"),
        _("Events that come after this cursor were removed meanwhile, so the feed would have a gap."),
        _("Begin again without `after`, and compare what you hold with `GET /certificates`.")),
    ProblemType(accounts.ResultsExpired(days=7), 410, _("Results removed"),
        _("The results of this job were removed. The files of a job are kept for 7 days after its end."),
        _("Start the job again if its results are still needed, and fetch them in time.")),
    # --- the service: unavailable, too many requests
    ProblemType(throttling.RateLimited(seconds=2, members={"retryAfter": 2}), 429, _("Too many requests"),
        _("This key has called faster than its plan allows; the RateLimit headers of every answer say what is left. Or too many attempts from one network have failed, with wrong keys or with unknown identifiers; a valid key goes on working there."),
        _("Wait for the number of seconds in the Retry-After header, then go on.")),
    ProblemType(problems.InternalError(), 500, _("Internal error"),
        _("Something failed in the service. Nothing was changed."),
        _("Try again. If it happens again, report the request id.")),
    ProblemType(problems.Unavailable(), 503, _("Not available right now"),
        _("The service, or the database behind it, cannot answer right now. Nothing was changed."),
        _("Try again after the number of seconds in the Retry-After header."), RETRY_SHORTLY),
    ProblemType(certificates.NotSealedYet(), 503, _("Not signed yet"),
        _("The certificate is in force, and a worker signs its credential within seconds. The certificate itself can be read and verified meanwhile."),
        _("Try again after the number of seconds in the Retry-After header."), RETRY_SIGNATURE),
    ProblemType(certificates.ProofPending(), 503, _("Proof not complete yet"),
        _("The certificate is in force. Its credential is signed first, then the status list in which it stands: its proof file is there some five seconds after the issue. A job that is asked for proof files waits for them."),
        _("Try again after the number of seconds in the Retry-After header."), RETRY_PROOF),
    ProblemType(certificates.NotPrintedYet(), 503, _("PDF not made yet"),
        _("A worker of the service makes each PDF once, when it is first asked for; that usually takes a second. That of a new certificate waits for its proof file, some seconds longer."),
        _("Try again after the number of seconds in the Retry-After header."), RETRY_SIGNATURE),
)  # fmt: skip
PROBLEMS.update((problem.code, problem) for problem in TABLE)


def refusals() -> dict[str, dict[str, object]]:
    """A problem document for each code, in the active language."""
    documents = {each.code: problems.problem_document(each.example, REQUEST_ID) for each in TABLE}
    # Whatever stands in the way is particular to the operation: the table says it for all of them.
    documents["conflict"]["detail"] = str(PROBLEMS["conflict"].meaning)
    return documents
