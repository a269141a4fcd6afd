"""The shapes of requests and answers, named as in the reference.

Generated from docs/openapi.yaml by `make clients`: change nothing here.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, TypedDict

from typing_extensions import NotRequired


class AccessRequest(TypedDict):
    """Exactly one: an e-mail address, a whole name, or a certificate (with its supersede chain)."""

    holderEmail: NotRequired[str]
    holderName: NotRequired[str]
    certificateId: NotRequired[str]


class AccountAnswer(TypedDict):
    """Who the caller is, and what this key may do."""

    ok: bool
    issuer: IssuerAnswer
    key: KeyAnswer
    plan: str
    features: list[Literal["dataHash", "bulk", "edu", "webhooks"]]
    limits: LimitsAnswer
    quota: QuotaAnswer
    consentDueAt: str | None


class ActorAnswer(TypedDict):
    """Who did it: a key's id, a person's, or which part of the service."""

    kind: Literal["key", "user", "system"]
    id: str


class AddedAnswer(TypedDict):
    """The member, if the address is of one of the account's people; else the invitation."""

    ok: bool
    member: MemberItem | None
    invitation: InvitationItem | None


class AlignmentEntry(TypedDict):
    """An entry of a framework that the program corresponds to, such as an ESCO skill by its URI."""

    framework: str
    uri: str
    label: str


class Answer(TypedDict):
    """Every success says `"ok": true`."""

    ok: bool


class ApiKeyAnswer(TypedDict):
    """One key."""

    id: str
    name: str
    mode: Literal["live", "test"]
    state: Literal["usable", "expired", "revoked"]
    lastFour: str
    scopes: list[
        Literal[
            "certificates:issue",
            "certificates:read",
            "certificates:manage",
            "certificates:release",
            "certificates:types",
            "webhooks:read",
            "webhooks:manage",
            "edu:read",
            "edu:manage",
            "edu:issue",
            "account:read",
            "account:manage",
            "keys:manage",
            "privacy:manage",
        ]
    ]
    scopeCap: list[
        Literal[
            "certificates:issue",
            "certificates:read",
            "certificates:manage",
            "certificates:release",
            "certificates:types",
            "webhooks:read",
            "webhooks:manage",
            "edu:read",
            "edu:manage",
            "edu:issue",
            "account:read",
            "account:manage",
            "keys:manage",
            "privacy:manage",
        ]
    ]
    typeIds: list[int]
    allowedNetworks: list[str]
    rootId: str | None
    orphanedAt: str | None
    createdAt: str
    expiresAt: str | None
    revokedAt: str | None
    lastUsedAt: str | None
    predecessorId: str | None
    successorId: str | None
    ok: bool


class ApiKeyCreatedEvent(TypedDict):
    type: Literal["api_key.created"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    data: KeyData


class ApiKeyDraft(TypedDict):
    """A key of the same mode. What is left out is as it is with the key that asks."""

    name: str
    scopes: list[
        Literal[
            "certificates:issue",
            "certificates:read",
            "certificates:manage",
            "certificates:release",
            "certificates:types",
            "webhooks:read",
            "webhooks:manage",
            "edu:read",
            "edu:manage",
            "edu:issue",
            "account:read",
            "account:manage",
            "keys:manage",
            "privacy:manage",
        ]
    ]
    typeIds: NotRequired[list[int] | None]
    allowedNetworks: NotRequired[list[str] | None]
    expiresAt: NotRequired[str | None]


class ApiKeyExpiringEvent(TypedDict):
    type: Literal["api_key.expiring"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    data: ExpiringKeyData


class ApiKeyItem(TypedDict):
    """A key: what it may do, and where and when. Empty lists of types and networks limit nothing.

    `scopeCap` is the most it can be given. `rootId` is the person who made it, or who made the key
    that made it; `orphanedAt` says since when that person can no longer make such a key."""

    id: str
    name: str
    mode: Literal["live", "test"]
    state: Literal["usable", "expired", "revoked"]
    lastFour: str
    scopes: list[
        Literal[
            "certificates:issue",
            "certificates:read",
            "certificates:manage",
            "certificates:release",
            "certificates:types",
            "webhooks:read",
            "webhooks:manage",
            "edu:read",
            "edu:manage",
            "edu:issue",
            "account:read",
            "account:manage",
            "keys:manage",
            "privacy:manage",
        ]
    ]
    scopeCap: list[
        Literal[
            "certificates:issue",
            "certificates:read",
            "certificates:manage",
            "certificates:release",
            "certificates:types",
            "webhooks:read",
            "webhooks:manage",
            "edu:read",
            "edu:manage",
            "edu:issue",
            "account:read",
            "account:manage",
            "keys:manage",
            "privacy:manage",
        ]
    ]
    typeIds: list[int]
    allowedNetworks: list[str]
    rootId: str | None
    orphanedAt: str | None
    createdAt: str
    expiresAt: str | None
    revokedAt: str | None
    lastUsedAt: str | None
    predecessorId: str | None
    successorId: str | None


class ApiKeyPatch(TypedDict):
    """What becomes narrower, and the name. What is left out stays."""

    name: NotRequired[str | None]
    scopes: NotRequired[
        list[
            Literal[
                "certificates:issue",
                "certificates:read",
                "certificates:manage",
                "certificates:release",
                "certificates:types",
                "webhooks:read",
                "webhooks:manage",
                "edu:read",
                "edu:manage",
                "edu:issue",
                "account:read",
                "account:manage",
                "keys:manage",
                "privacy:manage",
            ]
        ]
        | None
    ]
    typeIds: NotRequired[list[int] | None]
    allowedNetworks: NotRequired[list[str] | None]
    expiresAt: NotRequired[str | None]


class ApiKeyRevokedEvent(TypedDict):
    type: Literal["api_key.revoked"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    data: KeyData


class ApiKeyRotatedEvent(TypedDict):
    type: Literal["api_key.rotated"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    data: RotatedKeyData


class ApiKeysAnswer(TypedDict):
    """A page of keys, the newest first."""

    ok: bool
    data: list[ApiKeyItem]
    nextCursor: str | None


class AskedBy(TypedDict):
    """The person who requested the change, by kind and id as in the audit."""

    kind: str
    id: str


class Attachment(TypedDict):
    """A file of the issuer, registered by its hash."""

    name: str
    mediaType: str
    size: int
    sha256: str


class AttachmentAnswer(TypedDict):
    """An attachment whose file was uploaded."""

    ok: bool
    number: int
    name: str
    mediaType: str
    size: int
    sha256: str
    uploadedAt: str


class AttachmentItem(TypedDict):
    """A file that was registered at issue; `number` counts from 1.

    `uploadedAt` is null until the file is uploaded."""

    number: int
    name: str
    mediaType: str
    size: int
    sha256: str
    uploadedAt: str | None


class AttemptItem(TypedDict):
    """One HTTP request. At most 16 KiB of the answer's body are kept, without secrets."""

    number: int
    trigger: Literal["automatic", "manual", "bulk", "replay"]
    url: str
    startedAt: str
    durationMs: int
    outcome: Literal[
        "http_2xx",
        "http_3xx",
        "http_4xx",
        "http_5xx",
        "timeout",
        "dns",
        "tls",
        "refused",
        "broken",
        "blocked",
        "error",
    ]
    httpStatus: int | None
    responseHeaders: dict[str, str]
    responseBody: str
    responseTruncated: bool
    error: str | None


class AttemptsAnswer(TypedDict):
    """A page of attempts, newest first."""

    ok: bool
    data: list[AttemptItem]
    nextCursor: str | None


class AuditAnswer(TypedDict):
    """A page of the audit, newest first."""

    ok: bool
    data: list[AuditEntryAnswer]
    nextCursor: str | None


class AuditEntryAnswer(TypedDict):
    """One change. `position` and `seal` are there once it is sealed, some seconds later."""

    id: str
    at: str
    actor: ActorAnswer
    action: str
    target: str
    changes: list[ChangeAnswer]
    requestId: str
    network: str | None
    mode: Literal["live", "test"]
    position: int | None
    seal: str | None


class BrandingAnswer(TypedDict):
    """`textColor` is the one that can be read on `color`; `hasSignature` whether an image is stored."""

    logoUrl: str | None
    color: str | None
    textColor: str | None
    address: str | None
    website: str | None
    contact: str | None
    printColumns: int
    signatureName: str | None
    signatureRole: str | None
    hasSignature: bool


class BrandingDraft(TypedDict):
    """How the issuer presents itself: null clears, or puts the default back.

    `contact` is an e-mail or https address. The signature is printed above the line of the signatory
    with this name, and with this function where one is stated."""

    color: NotRequired[str | None]
    address: NotRequired[str | None]
    website: NotRequired[str | None]
    contact: NotRequired[str | None]
    printColumns: NotRequired[int | None]
    signatureName: NotRequired[str | None]
    signatureRole: NotRequired[str | None]


class BulkActionRequest(TypedDict):
    """Which certificates (a filter that is not empty, or ids), and what to do with them.

    `reason` is used as for one certificate; reinstating lifts the only hold with this reason.
    With a filter, and for revoking and rejecting, send the `token` of a dry run, or its `count` as
    `expectedCount`: if the number has changed since, nothing is done. With the `token`, or with the
    dry run's `upTo`, certificates issued since then are left out."""

    action: Literal["reinstate", "reject", "release", "revoke", "suspend"]
    filter: NotRequired[dict[str, str | int]]
    """The filters of the list of certificates, by their names: `{"batch": "B-42", "plant": "Prishtina", "issuedFrom": "2026-03-01"}`."""
    ids: NotRequired[list[str]]
    reason: NotRequired[
        Literal[
            "data_error",
            "fraud",
            "issued_in_error",
            "nonconformity",
            "on_request",
            "other",
            "recall",
            "replaced",
        ]
        | None
    ]
    note: NotRequired[str | None]
    publicNote: NotRequired[str | None]
    dryRun: NotRequired[bool]
    """Without it: `false`"""
    expectedCount: NotRequired[int | None]
    token: NotRequired[str | None]
    upTo: NotRequired[str]


class BulkAnswer(TypedDict):
    """Every certificate's result, in the order of the request. `ok` only if none was refused."""

    ok: bool
    dryRun: bool
    counts: BulkCounts
    results: list[BulkResult]


class BulkBody(TypedDict):
    """Certificates to issue: all or none (`all_or_nothing`), or those without faults (`partial`).

    `dryRun` reports what would be refused and changes nothing."""

    certificates: list[Draft]
    mode: NotRequired[Literal["all_or_nothing", "partial"]]
    """Without it: `"all_or_nothing"`"""
    dryRun: NotRequired[bool]
    """Without it: `false`"""


class BulkCounts(TypedDict):
    """How many of the certificates were issued (in a dry run: would be), and how many refused."""

    total: int
    ok: int
    failed: int


class BulkResult(TypedDict):
    """The result for one certificate of the request; `index` counts from 0.

    Issued: `id`, `verifyUrl`, `dataHash` and `digitalLink` as in the answer of issuing one.
    Refused: `code` and `detail` as in an error of `POST /certificates/issue`; the pointers of
    `errors` are into this request."""

    index: int
    ok: bool
    id: NotRequired[str]
    verifyUrl: NotRequired[str]
    dataHash: NotRequired[str]
    digitalLink: NotRequired[str]
    code: NotRequired[str]
    detail: NotRequired[str]
    existing: NotRequired[ExistingAnswer]
    errors: NotRequired[list[FieldProblem]]


class BulkRetryBody(TypedDict):
    """Either ids or a filter. Delivered ones are skipped unless `includeSucceeded` is true."""

    ids: NotRequired[list[str]]
    filter: NotRequired[DeliveryFilter]
    includeSucceeded: NotRequired[bool]
    """Without it: `false`"""
    maxPerSecond: NotRequired[int | None]
    dryRun: NotRequired[bool]
    """Without it: `false`"""


class BulkSample(TypedDict):
    """One of the selected certificates."""

    id: str
    certificateNumber: str | None
    typeCode: str
    productId: str | None
    serialNumber: str | None
    status: Literal[
        "pending", "active", "suspended", "revoked", "superseded", "expired", "not_yet_valid"
    ]


class CertificateAnswer(TypedDict):
    """The whole certificate, as its issuer sees it."""

    ok: bool
    id: str
    certificateNumber: str | None
    typeId: int
    typeCode: str
    productId: str | None
    gtin: str | None
    serialNumber: str | None
    items: list[dict[str, Any]]
    holderName: str | None
    holderEmail: str | None
    issuedAt: str
    issuedOn: str
    validFrom: str | None
    validUntil: str | None
    startsAt: str
    expiresAt: str | None
    metadata: dict[str, str | list[list[str]]]
    signatories: list[dict[str, str]]
    attachments: list[AttachmentItem]
    externalRef: str | None
    locale: Literal["de", "en", "fr", "sq"]
    status: Literal[
        "pending", "active", "suspended", "revoked", "superseded", "expired", "not_yet_valid"
    ]
    statusReason: (
        Literal[
            "issued_in_error",
            "data_error",
            "nonconformity",
            "recall",
            "fraud",
            "replaced",
            "on_request",
            "other",
        ]
        | None
    )
    statusChangedAt: str
    verifyUrl: str
    dataHash: NotRequired[str]
    digitalLink: NotRequired[str]
    supersedes: str | None
    supersededBy: str | None
    test: bool


class CertificateData(TypedDict):
    """References to a certificate; `status` is what its page showed at that moment."""

    certificateId: str
    certificateNumber: str | None
    externalRef: str | None
    status: Literal[
        "pending", "active", "suspended", "revoked", "superseded", "expired", "not_yet_valid"
    ]
    verifyUrl: str


class CertificateErasedEvent(TypedDict):
    type: Literal["certificate.erased"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    data: CertificateData


class CertificateExpiredEvent(TypedDict):
    type: Literal["certificate.expired"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    data: ExpiredData


class CertificateExpiringEvent(TypedDict):
    type: Literal["certificate.expiring"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    data: ExpiringData


class CertificateIssuedEvent(TypedDict):
    type: Literal["certificate.issued"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    data: CertificateData


class CertificateItem(TypedDict):
    """A certificate in a list: without items, metadata, signatories and attachments."""

    id: str
    certificateNumber: str | None
    typeId: int
    typeCode: str
    productId: str | None
    gtin: str | None
    serialNumber: str | None
    holderName: str | None
    holderEmail: str | None
    issuedAt: str
    issuedOn: str
    validFrom: str | None
    validUntil: str | None
    startsAt: str
    expiresAt: str | None
    externalRef: str | None
    locale: Literal["de", "en", "fr", "sq"]
    status: Literal[
        "pending", "active", "suspended", "revoked", "superseded", "expired", "not_yet_valid"
    ]
    statusReason: (
        Literal[
            "issued_in_error",
            "data_error",
            "nonconformity",
            "recall",
            "fraud",
            "replaced",
            "on_request",
            "other",
        ]
        | None
    )
    statusChangedAt: str
    verifyUrl: str
    dataHash: NotRequired[str]
    supersedes: str | None
    supersededBy: str | None
    test: bool


class CertificateLinkedEvent(TypedDict):
    type: Literal["certificate.linked"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    data: LinkedData


class CertificateReinstatedEvent(TypedDict):
    type: Literal["certificate.reinstated"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    data: HeldData


class CertificateRejectedEvent(TypedDict):
    type: Literal["certificate.rejected"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    data: MovedData


class CertificateReleasedEvent(TypedDict):
    type: Literal["certificate.released"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    data: MovedData


class CertificateRevokedEvent(TypedDict):
    type: Literal["certificate.revoked"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    data: MovedData


class CertificateSupersededEvent(TypedDict):
    type: Literal["certificate.superseded"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    data: SupersededData


class CertificateSuspendedEvent(TypedDict):
    type: Literal["certificate.suspended"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    data: HeldData


class CertificatesAnswer(TypedDict):
    """A page of certificates."""

    ok: bool
    data: list[CertificateItem]
    nextCursor: str | None


class ChangeAnswer(TypedDict):
    """One field. Of a personal one only that it changed."""

    field: str
    personal: bool
    before: Any
    after: Any


class ChangedRecipientData(TypedDict):
    """A recipient, and the fields that were changed."""

    recipientId: str
    externalId: str | None
    changed: list[str]


class CheckAnswer(TypedDict):
    """Whether the copy matches what was issued, and the certificate's status."""

    ok: bool
    match: bool
    status: Literal[
        "pending", "active", "suspended", "revoked", "superseded", "expired", "not_yet_valid"
    ]
    statusChangedAt: str


class CheckRequest(TypedDict):
    """Exactly one of the two. `document` is the canonical text, or the same as an object."""

    dataHash: NotRequired[str | None]
    document: NotRequired[dict[str, Any] | str | None]


class CohortAnswer(TypedDict):
    """One cohort, by itself."""

    id: str
    programId: str
    code: str
    name: str
    startsOn: str | None
    endsOn: str | None
    teamId: str | None
    createdAt: str
    changedAt: str
    test: bool
    ok: bool


class CohortChange(TypedDict):
    """The fields to change; a field that is left out stays as it is, null clears it."""

    code: NotRequired[str]
    name: NotRequired[str]
    startsOn: NotRequired[str | None]
    endsOn: NotRequired[str | None]
    teamId: NotRequired[str | None]


class CohortDraft(TypedDict):
    """A run of a program: a class, a course date. Without a team the program's team runs it."""

    code: str
    name: str
    startsOn: NotRequired[str | None]
    endsOn: NotRequired[str | None]
    teamId: NotRequired[str | None]


class CohortItem(TypedDict):
    """A cohort."""

    id: str
    programId: str
    code: str
    name: str
    startsOn: str | None
    endsOn: str | None
    teamId: str | None
    createdAt: str
    changedAt: str
    test: bool


class CohortRef(TypedDict):
    """A cohort by its code."""

    id: str
    code: str
    name: str


class CohortsAnswer(TypedDict):
    """A page of cohorts, newest first."""

    ok: bool
    data: list[CohortItem]
    nextCursor: str | None


class Column(TypedDict):
    """One column of a table. By the roles, the verify page and the PDF mark a measured `value` that is
    outside of its `limits` (one text, such as `≥ 230`, `540 – 750` or `± 0.5`), or of `min` and `max`."""

    label: Labels
    role: NotRequired[Literal["limits", "max", "min", "unit", "value"] | None]


class Completion(TypedDict):
    """What one recipient has reached. Named by the enrolment, or by your number for the recipient.

    `cohort` (id or code) says which enrolment is meant, where a recipient is in several cohorts of
    the program. Without `completedOn` it is today."""

    enrolmentId: NotRequired[str | None]
    externalId: NotRequired[str | None]
    cohort: NotRequired[str | None]
    grade: NotRequired[str | int | float | None]
    completedOn: NotRequired[str | None]
    results: NotRequired[list[Result]]
    evidence: NotRequired[str | None]


class CompletionRequest(TypedDict):
    """The results of recipients. Certificates are issued for all who have passed, or for none.

    Enrolments completed already with the same result are skipped. `correct` also takes another
    result: its certificate is superseded by a new one. Without `notifyHolder` the account's settings
    say whether holders get a mail."""

    completions: list[Completion]
    correct: NotRequired[bool]
    """Without it: `false`"""
    notifyHolder: NotRequired[bool | None]


class ConsentAnswer(TypedDict):
    """All that is to be accepted. Issuing stops at `consentDueAt`, if it is not null."""

    ok: bool
    consentDueAt: str | None
    documents: list[ConsentDocumentAnswer]


class ConsentDocumentAnswer(TypedDict):
    """The document of a kind that is to be accepted, in one language."""

    id: str
    kind: Literal["terms", "dpa", "privacy"]
    version: str
    publishedAt: str
    requiredFrom: str
    accepted: bool
    decision: DecisionAnswer | None
    locale: Literal["de", "en", "fr", "sq"]
    text: str
    hash: str


class ConsentDraft(TypedDict):
    """Which document, by id or by kind and version; and which words of it, by their hash."""

    documentId: NotRequired[str | None]
    kind: NotRequired[Literal["dpa", "privacy", "terms"] | None]
    version: NotRequired[str | None]
    hash: NotRequired[str | None]
    action: NotRequired[Literal["accept", "withdraw"]]
    """Without it: `"accept"`"""


class DayItem(TypedDict):
    """How often certificates were checked on one day (UTC)."""

    day: str
    verified: int


class DecisionAnswer(TypedDict):
    """What was said last about documents of one kind: by whom, when, about which words, and how."""

    action: Literal["accepted", "withdrawn"]
    documentId: str
    version: str
    hash: str
    at: str
    by: ActorAnswer
    via: Literal["api", "back_office"]


class DeliveriesAnswer(TypedDict):
    """A page of deliveries, newest first."""

    ok: bool
    data: list[DeliveryItem]
    nextCursor: str | None


class DeliveryAnswer(TypedDict):
    """One delivery; `body` is exactly what is sent, null once it was removed."""

    id: str
    eventId: str
    eventType: str
    endpointId: str
    mode: Literal["live", "test"]
    state: Literal["pending", "leased", "held", "succeeded", "exhausted", "cancelled"]
    trigger: Literal["automatic", "manual", "bulk", "replay"]
    attempts: int
    nextAttemptAt: str | None
    createdAt: str
    finishedAt: str | None
    outcome: (
        Literal[
            "http_2xx",
            "http_3xx",
            "http_4xx",
            "http_5xx",
            "timeout",
            "dns",
            "tls",
            "refused",
            "broken",
            "blocked",
            "error",
        ]
        | None
    )
    httpStatus: int | None
    resendableUntil: str
    ok: bool
    body: dict[str, Any] | None


class DeliveryFilter(TypedDict):
    """A filter of deliveries, created in [since, until): instants, or days in the account's time zone."""

    endpointId: NotRequired[str]
    state: NotRequired[Literal["pending", "leased", "held", "succeeded", "exhausted", "cancelled"]]
    eventType: NotRequired[
        Literal[
            "api_key.created",
            "api_key.expiring",
            "api_key.revoked",
            "api_key.rotated",
            "certificate.erased",
            "certificate.expired",
            "certificate.expiring",
            "certificate.issued",
            "certificate.linked",
            "certificate.reinstated",
            "certificate.rejected",
            "certificate.released",
            "certificate.revoked",
            "certificate.superseded",
            "certificate.suspended",
            "enrolment.completed",
            "enrolment.created",
            "enrolment.failed",
            "enrolment.reopened",
            "enrolment.withdrawn",
            "job.completed",
            "onboarding.approved",
            "onboarding.rejected",
            "onboarding.submitted",
            "ping",
            "program.archived",
            "program.published",
            "quota.exceeded",
            "quota.warning",
            "recipient.created",
            "recipient.erased",
            "recipient.merged",
            "recipient.updated",
            "team.member_added",
            "team.member_removed",
            "webhook_endpoint.disabled",
            "webhook_endpoint.failing",
            "webhook_endpoint.held_expiring",
            "webhook_endpoint.recovered",
        ]
    ]
    since: NotRequired[str]
    until: NotRequired[str]
    outcome: NotRequired[
        Literal[
            "http_2xx",
            "http_3xx",
            "http_4xx",
            "http_5xx",
            "timeout",
            "dns",
            "tls",
            "refused",
            "broken",
            "blocked",
            "error",
        ]
    ]
    httpStatus: NotRequired[int]


class DeliveryItem(TypedDict):
    """One event to one endpoint. It can be sent again until `resendableUntil`."""

    id: str
    eventId: str
    eventType: str
    endpointId: str
    mode: Literal["live", "test"]
    state: Literal["pending", "leased", "held", "succeeded", "exhausted", "cancelled"]
    trigger: Literal["automatic", "manual", "bulk", "replay"]
    attempts: int
    nextAttemptAt: str | None
    createdAt: str
    finishedAt: str | None
    outcome: (
        Literal[
            "http_2xx",
            "http_3xx",
            "http_4xx",
            "http_5xx",
            "timeout",
            "dns",
            "tls",
            "refused",
            "broken",
            "blocked",
            "error",
        ]
        | None
    )
    httpStatus: int | None
    resendableUntil: str


class Descriptions(TypedDict):
    """A description in each language; where one is missing, English is shown."""

    de: NotRequired[str | None]
    en: NotRequired[str | None]
    fr: NotRequired[str | None]
    sq: NotRequired[str | None]


class DigitalLinkSetting(TypedDict):
    """Certificates of the type are found by `/01/{GTIN}`, if the issuer's company prefix is confirmed.

    `productPage` is where a bare GTIN leads; `{gtin}` in it is filled in. `batch`, `variant` and
    `thirdPartySerial` name searchable metadata fields that hold the key qualifiers 10, 22 and 235 (empty:
    none). `qrCode`: QR codes and printed documents show the Digital Link instead of the verify page's URL."""

    productPage: str
    batch: NotRequired[str]
    """Without it: `"batch"`"""
    variant: NotRequired[str]
    thirdPartySerial: NotRequired[str]
    qrCode: NotRequired[bool]
    """Without it: `false`"""


class Draft(TypedDict):
    """The issue request (specification, 2.1, and what the service adds to it)."""

    typeId: NotRequired[int | None]
    typeCode: NotRequired[str | None]
    productId: NotRequired[str | None]
    serialNumber: NotRequired[str | None]
    holderEmail: NotRequired[str | None]
    holderName: NotRequired[str | None]
    validUntil: NotRequired[str | None]
    metadata: NotRequired[dict[str, str | list[list[str]]]]
    certificateNumber: NotRequired[str | None]
    issuedOn: NotRequired[str | None]
    validFrom: NotRequired[str | None]
    gtin: NotRequired[str | None]
    items: NotRequired[list[Item]]
    signatories: NotRequired[list[Signatory]]
    attachments: NotRequired[list[Attachment]]
    externalRef: NotRequired[str | None]
    supersedes: NotRequired[str | None]
    notifyHolder: NotRequired[bool | None]
    locale: NotRequired[Literal["de", "en", "fr", "sq"] | None]


class DryRunAnswer(TypedDict):
    """How many are selected, how many of them have a status that allows the action, and the newest.

    `token` starts the action for exactly these: send it instead of `dryRun`, within 24 hours."""

    ok: bool
    count: int
    movable: int
    samples: list[BulkSample]
    upTo: str
    token: str


class EnableBody(TypedDict):
    """Whether deliveries held while the endpoint was disabled are sent now."""

    release: NotRequired[bool]
    """Without it: `false`"""


class EnabledAnswer(TypedDict):
    """The endpoint, and how many deliveries were released."""

    id: str
    url: str
    description: str
    events: list[str]
    headers: list[str]
    maxPerSecond: int | None
    mode: Literal["live", "test"]
    state: Literal["active", "disabled"]
    disabledReason: Literal["by_hand", "failing", "gone"] | None
    disabledAt: str | None
    failingSince: str | None
    createdAt: str
    updatedAt: str
    ok: bool
    released: int


class EndedJobCounts(TypedDict):
    """Rows of a job by result; `total` is None if it was cancelled before they were counted."""

    total: int | None
    ok: int
    failed: int
    skipped: int


class EndpointAnswer(TypedDict):
    """One endpoint with its health."""

    id: str
    url: str
    description: str
    events: list[str]
    headers: list[str]
    maxPerSecond: int | None
    mode: Literal["live", "test"]
    state: Literal["active", "disabled"]
    disabledReason: Literal["by_hand", "failing", "gone"] | None
    disabledAt: str | None
    failingSince: str | None
    createdAt: str
    updatedAt: str
    ok: bool
    health: HealthAnswer


class EndpointBody(TypedDict):
    """A new endpoint. `events` are types (`certificate.issued`), groups (`certificate.*`) or `*`."""

    url: str
    events: list[
        Literal[
            "*",
            "api_key.*",
            "api_key.created",
            "api_key.expiring",
            "api_key.revoked",
            "api_key.rotated",
            "certificate.*",
            "certificate.erased",
            "certificate.expired",
            "certificate.expiring",
            "certificate.issued",
            "certificate.linked",
            "certificate.reinstated",
            "certificate.rejected",
            "certificate.released",
            "certificate.revoked",
            "certificate.superseded",
            "certificate.suspended",
            "enrolment.*",
            "enrolment.completed",
            "enrolment.created",
            "enrolment.failed",
            "enrolment.reopened",
            "enrolment.withdrawn",
            "job.*",
            "job.completed",
            "onboarding.*",
            "onboarding.approved",
            "onboarding.rejected",
            "onboarding.submitted",
            "program.*",
            "program.archived",
            "program.published",
            "quota.*",
            "quota.exceeded",
            "quota.warning",
            "recipient.*",
            "recipient.created",
            "recipient.erased",
            "recipient.merged",
            "recipient.updated",
            "team.*",
            "team.member_added",
            "team.member_removed",
            "webhook_endpoint.*",
            "webhook_endpoint.disabled",
            "webhook_endpoint.failing",
            "webhook_endpoint.held_expiring",
            "webhook_endpoint.recovered",
        ]
    ]
    description: NotRequired[str | None]
    headers: NotRequired[dict[str, str] | None]
    maxPerSecond: NotRequired[int | None]


class EndpointChange(TypedDict):
    """Changes to an endpoint; fields that are not sent stay. `headers` replaces all of them."""

    url: NotRequired[str | None]
    events: NotRequired[
        list[
            Literal[
                "*",
                "api_key.*",
                "api_key.created",
                "api_key.expiring",
                "api_key.revoked",
                "api_key.rotated",
                "certificate.*",
                "certificate.erased",
                "certificate.expired",
                "certificate.expiring",
                "certificate.issued",
                "certificate.linked",
                "certificate.reinstated",
                "certificate.rejected",
                "certificate.released",
                "certificate.revoked",
                "certificate.superseded",
                "certificate.suspended",
                "enrolment.*",
                "enrolment.completed",
                "enrolment.created",
                "enrolment.failed",
                "enrolment.reopened",
                "enrolment.withdrawn",
                "job.*",
                "job.completed",
                "onboarding.*",
                "onboarding.approved",
                "onboarding.rejected",
                "onboarding.submitted",
                "program.*",
                "program.archived",
                "program.published",
                "quota.*",
                "quota.exceeded",
                "quota.warning",
                "recipient.*",
                "recipient.created",
                "recipient.erased",
                "recipient.merged",
                "recipient.updated",
                "team.*",
                "team.member_added",
                "team.member_removed",
                "webhook_endpoint.*",
                "webhook_endpoint.disabled",
                "webhook_endpoint.failing",
                "webhook_endpoint.held_expiring",
                "webhook_endpoint.recovered",
            ]
        ]
        | None
    ]
    description: NotRequired[str | None]
    headers: NotRequired[dict[str, str] | None]
    maxPerSecond: NotRequired[int | None]


class EndpointData(TypedDict):
    """An endpoint, its health, and how many deliveries are held for it (counted to 10,000)."""

    endpointId: str
    url: str
    failingSince: str | None
    disabledReason: Literal["by_hand", "failing", "gone"] | None
    held: int


class EndpointItem(TypedDict):
    """An endpoint. Only the names of its own headers are shown."""

    id: str
    url: str
    description: str
    events: list[str]
    headers: list[str]
    maxPerSecond: int | None
    mode: Literal["live", "test"]
    state: Literal["active", "disabled"]
    disabledReason: Literal["by_hand", "failing", "gone"] | None
    disabledAt: str | None
    failingSince: str | None
    createdAt: str
    updatedAt: str


class EndpointsAnswer(TypedDict):
    """A page of endpoints, newest first."""

    ok: bool
    data: list[EndpointItem]
    nextCursor: str | None


class EnrolRequest(TypedDict):
    """Recipients to enrol in a cohort, one or a whole class: all of them are enrolled or none."""

    cohortId: str
    recipients: list[RecipientRef]


class EnrolledAnswer(TypedDict):
    """The enrolments in the order of the request, and how many of them this request made."""

    ok: bool
    created: int
    data: list[PlacedItem]


class EnrolmentAnswer(TypedDict):
    """One enrolment, by itself."""

    id: str
    programId: str
    cohortId: str
    recipientId: str
    externalId: str | None
    status: Literal["enrolled", "completed", "withdrawn", "failed"]
    attempt: int
    grade: str | None
    completedOn: str | None
    results: list[dict[str, str]]
    evidence: str | None
    certificateId: str | None
    createdAt: str
    changedAt: str
    test: bool
    ok: bool


class EnrolmentCompletedEvent(TypedDict):
    type: Literal["enrolment.completed"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    data: EnrolmentData


class EnrolmentCreatedEvent(TypedDict):
    type: Literal["enrolment.created"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    data: EnrolmentData


class EnrolmentData(TypedDict):
    """One attempt of a recipient; without the grade, which is the person's own."""

    enrolmentId: str
    programId: str
    cohortId: str
    recipientId: str
    externalId: str | None
    status: Literal["enrolled", "completed", "withdrawn", "failed"]
    attempt: int
    completedOn: str | None
    certificateId: str | None


class EnrolmentFailedEvent(TypedDict):
    type: Literal["enrolment.failed"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    data: EnrolmentData


class EnrolmentItem(TypedDict):
    """One attempt of a recipient at a cohort. `certificateId` is the certificate in force."""

    id: str
    programId: str
    cohortId: str
    recipientId: str
    externalId: str | None
    status: Literal["enrolled", "completed", "withdrawn", "failed"]
    attempt: int
    grade: str | None
    completedOn: str | None
    results: list[dict[str, str]]
    evidence: str | None
    certificateId: str | None
    createdAt: str
    changedAt: str
    test: bool


class EnrolmentReopenedEvent(TypedDict):
    type: Literal["enrolment.reopened"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    data: ReopenedData


class EnrolmentWithdrawnEvent(TypedDict):
    type: Literal["enrolment.withdrawn"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    data: EnrolmentData


class EnrolmentsAnswer(TypedDict):
    """A page of enrolments, newest first."""

    ok: bool
    data: list[EnrolmentItem]
    nextCursor: str | None


class EraseRequest(TypedDict):
    """`dryRun` true shows what would be erased, false requests it. It must be stated."""

    dryRun: bool


class ErasedItem(TypedDict):
    """A certificate that the erasure includes; it must be kept until `retainUntil`."""

    id: str
    certificateNumber: str | None
    typeId: int
    issuedOn: str
    status: Literal[
        "pending", "active", "suspended", "revoked", "superseded", "expired", "not_yet_valid"
    ]
    retainUntil: str | None


class ErasureAnswer(TypedDict):
    """What an erasure includes: the supersede chain, and how many files, links to the web and mails.

    `preview`: nothing was requested. `pending`: erased at `eraseAt`, can be undone until then.
    `retainUntil`: the latest of the certificates' days; nothing can be erased before it is over."""

    ok: bool
    state: Literal["pending", "preview", "undone"]
    id: str | None
    eraseAt: str | None
    retainUntil: str | None
    certificates: list[ErasedItem]
    attachments: int
    links: int
    mails: int


class EventTypeAnswer(TypedDict):
    """An event type with the JSON Schema (2020-12) of its body and an example."""

    type: str
    summary: str
    subscribable: bool
    schema: dict[str, Any]
    example: dict[str, Any]


class EventTypesAnswer(TypedDict):
    """All event types."""

    ok: bool
    data: list[EventTypeAnswer]


class ExistingAnswer(TypedDict):
    """The existing certificate that the new one conflicts with."""

    id: str
    verifyUrl: str
    status: Literal[
        "pending", "active", "suspended", "revoked", "superseded", "expired", "not_yet_valid"
    ]


class ExpiredData(TypedDict):
    """A certificate, and when its validity ends."""

    certificateId: str
    certificateNumber: str | None
    externalRef: str | None
    status: Literal[
        "pending", "active", "suspended", "revoked", "superseded", "expired", "not_yet_valid"
    ]
    verifyUrl: str
    expiresAt: str


class ExpiringData(TypedDict):
    """A certificate, and in how many days its validity ends."""

    certificateId: str
    certificateNumber: str | None
    externalRef: str | None
    status: Literal[
        "pending", "active", "suspended", "revoked", "superseded", "expired", "not_yet_valid"
    ]
    verifyUrl: str
    expiresAt: str
    daysLeft: int


class ExpiringKeyData(TypedDict):
    """An API key that expires in so many days."""

    apiKeyId: str
    lastFour: str
    scopes: list[str]
    expiresAt: str | None
    days: int


class ExportRequest(TypedDict):
    """The program or the cohort to export; only enrolments in this `status`, if it is stated."""

    programId: NotRequired[str]
    cohortId: NotRequired[str]
    status: NotRequired[Literal["completed", "enrolled", "failed", "withdrawn"]]


class FactAnswer(TypedDict):
    """One public entry of the metadata: `value`, or `table`."""

    label: str
    value: str | None
    unit: str
    table: FactTableAnswer | None


class FactTableAnswer(TypedDict):
    """A public entry of the metadata that is a table."""

    columns: list[str]
    rows: list[list[str]]


class FailRequest(TypedDict):
    """The grade of the failed attempt, if any, and its date; without one it is today."""

    grade: NotRequired[str]
    completedOn: NotRequired[str | None]


class FeedAnswer(TypedDict):
    """Events as they would be sent, in feed order. `nextAfter` continues after the last one."""

    ok: bool
    data: list[dict[str, Any]]
    nextAfter: str
    more: bool


class FieldProblem(TypedDict):
    """One field at fault: a JSON pointer into the body, or the name of a query parameter."""

    code: str
    detail: str
    pointer: NotRequired[str]
    parameter: NotRequired[str]


class HealthAnswer(TypedDict):
    """Attempts of the last 24 hours; times are averages in milliseconds. `waiting` counts to 10,000."""

    succeeded: int
    failed: int
    answerMs: int | None
    firstAttemptAfterMs: int | None
    waiting: int
    held: int


class HeldData(TypedDict):
    """A certificate, and how many holds are open on it now."""

    certificateId: str
    certificateNumber: str | None
    externalRef: str | None
    status: Literal[
        "pending", "active", "suspended", "revoked", "superseded", "expired", "not_yet_valid"
    ]
    verifyUrl: str
    reason: (
        Literal[
            "issued_in_error",
            "data_error",
            "nonconformity",
            "recall",
            "fraud",
            "replaced",
            "on_request",
            "other",
        ]
        | None
    )
    openHolds: int


class HeldExpiringData(TypedDict):
    """An endpoint, and in how many days its oldest held delivery is given up."""

    endpointId: str
    url: str
    failingSince: str | None
    disabledReason: Literal["by_hand", "failing", "gone"] | None
    held: int
    daysLeft: int


class HistoryAnswer(TypedDict):
    """A page of changes, the latest first; and holds, the oldest first: all that are open and the
    latest of those that were lifted, 200 in all."""

    ok: bool
    data: list[HistoryEntryAnswer]
    holds: list[HoldAnswer]
    nextCursor: str | None


HistoryEntryAnswer = TypedDict(
    "HistoryEntryAnswer",
    {
        "sequence": "int",
        "action": "Literal['issue', 'release', 'reject', 'suspend', 'reinstate', 'revoke', 'supersede', 'erase']",
        "from": "Literal['pending', 'active', 'suspended', 'revoked', 'superseded'] | None",
        "to": "Literal['pending', 'active', 'suspended', 'revoked', 'superseded']",
        "reason": "Literal['issued_in_error', 'data_error', 'nonconformity', 'recall', 'fraud', 'replaced', 'on_request', 'other'] | None",
        "note": "str | None",
        "publicNote": "str | None",
        "at": "str",
        "actor": "ActorAnswer",
        "requestId": "str",
    },
)


class HoldAnswer(TypedDict):
    """A hold: one reason why a certificate is or was suspended."""

    id: str
    reason: Literal[
        "issued_in_error",
        "data_error",
        "nonconformity",
        "recall",
        "fraud",
        "replaced",
        "on_request",
        "other",
    ]
    publicNote: str | None
    placedAt: str
    liftedAt: str | None


class HolderAnswer(TypedDict):
    """The holder and the address for mails. The certificate's `holderEmail` stays."""

    ok: bool
    id: str
    holderName: str | None
    email: str


class HolderRequest(TypedDict):
    """The address for future mails to the holder."""

    email: str


class InvitationAnswer(TypedDict):
    """One invitation, by itself."""

    id: str
    email: str
    role: Literal["coordinator", "instructor", "assessor"]
    expiresAt: str
    mailedAt: str | None
    ok: bool


class InvitationItem(TypedDict):
    """An open invitation: the person who accepts it joins the team.

    `mailedAt` is null until its mail is sent, which happens after the request is answered."""

    id: str
    email: str
    role: Literal["coordinator", "instructor", "assessor"]
    expiresAt: str
    mailedAt: str | None


class InvitationsAnswer(TypedDict):
    """A page of open invitations, newest first."""

    ok: bool
    data: list[InvitationItem]
    nextCursor: str | None


class IssuedAnswer(TypedDict):
    """The issued certificate (specification, 2.2).

    `dataHash` is given if the account's settings and plan include it; `digitalLink`, the GS1 Digital Link
    URI, if the type has such links and the GTIN lies in a confirmed company prefix."""

    ok: bool
    id: str
    verifyUrl: str
    dataHash: NotRequired[str]
    digitalLink: NotRequired[str]


class IssuerAnswer(TypedDict):
    """The account the key belongs to."""

    id: str
    name: str
    defaultLocale: Literal["de", "en", "fr", "sq"]
    timeZone: str
    verifiedDomains: list[str]


class Item(TypedDict):
    """One line of a certificate that covers several products."""

    position: NotRequired[int]
    productId: NotRequired[str]
    serialNumber: NotRequired[str]
    batch: NotRequired[str]
    quantity: NotRequired[str]
    unit: NotRequired[str]
    orderNo: NotRequired[str]
    orderItem: NotRequired[str]


class JobAnswer(TypedDict):
    """One job, with the first of its errors. `ok` is false once it has failed."""

    id: str
    kind: str
    state: Literal["queued", "running", "cancelling", "cancelled", "succeeded", "failed"]
    phase: str | None
    dryRun: bool
    undoOf: str | None
    done: int
    total: int | None
    counts: JobCounts
    errorCount: int
    failure: JobFault | None
    createdAt: str
    startedAt: str | None
    finishedAt: str | None
    resultsUntil: str | None
    ok: bool
    errors: list[JobRowError]


class JobCompletedEvent(TypedDict):
    type: Literal["job.completed"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    data: JobData


class JobCounts(TypedDict):
    """Rows by outcome; `total` is an upper bound, once it is known."""

    total: int | None
    ok: int
    failed: int
    skipped: int


class JobData(TypedDict):
    """A job that has ended; `failure` is an error code."""

    jobId: str
    kind: str
    state: Literal["queued", "running", "cancelling", "cancelled", "succeeded", "failed"]
    dryRun: bool
    failure: str | None
    counts: EndedJobCounts


class JobErrorsAnswer(TypedDict):
    """A page of a job's errors, in the order in which they were found."""

    ok: bool
    data: list[JobRowError]
    nextCursor: str | None


class JobFault(TypedDict):
    """Why a job as a whole has failed."""

    code: str
    detail: str


class JobItem(TypedDict):
    """A piece of bulk work, and how far it is."""

    id: str
    kind: str
    state: Literal["queued", "running", "cancelling", "cancelled", "succeeded", "failed"]
    phase: str | None
    dryRun: bool
    undoOf: str | None
    done: int
    total: int | None
    counts: JobCounts
    errorCount: int
    failure: JobFault | None
    createdAt: str
    startedAt: str | None
    finishedAt: str | None
    resultsUntil: str | None


class JobRowError(TypedDict):
    """What was wrong with one row of the input, and in which column.

    Of a file, `row` is the row as a spreadsheet shows it (the head line is 1; of NDJSON, the line) and
    `column` the file's name of the column. Of a body, `row` is the place in its list, from 0, and
    `column` the JSON Pointer into the body."""

    row: int | None
    column: str | None
    code: str
    detail: str


class JobsAnswer(TypedDict):
    """A page of jobs, the newest first."""

    ok: bool
    data: list[JobItem]
    nextCursor: str | None


class KeyAnswer(TypedDict):
    """The key that was used. Empty lists limit nothing."""

    id: str
    mode: Literal["live", "test"]
    scopes: list[
        Literal[
            "certificates:issue",
            "certificates:read",
            "certificates:manage",
            "certificates:release",
            "certificates:types",
            "webhooks:read",
            "webhooks:manage",
            "edu:read",
            "edu:manage",
            "edu:issue",
            "account:read",
            "account:manage",
            "keys:manage",
            "privacy:manage",
        ]
    ]
    typeIds: list[int]
    allowedNetworks: list[str]
    expiresAt: str | None


class KeyData(TypedDict):
    """An API key, without its secret."""

    apiKeyId: str
    lastFour: str
    scopes: list[str]
    expiresAt: str | None


class Labels(TypedDict):
    """A text in up to four languages; where one is missing English stands in, or any other."""

    en: NotRequired[str]
    de: NotRequired[str]
    fr: NotRequired[str]
    sq: NotRequired[str]


class LimitsAnswer(TypedDict):
    """How much, how fast, how many: what a request may hold; requests are counted by key, the rest
    by issuer (None: any)."""

    bodyBytes: int
    bulkBodyBytes: int
    bulkCertificates: int
    importBytes: int
    importRows: int
    recipientImportRows: int
    attachments: int
    attachmentBytes: int
    textLength: int
    emailLength: int
    items: int
    metadataKeys: int
    metadataKeyLength: int
    metadataValueLength: int
    metadataBytes: int
    bulkActionCertificates: int
    bulkActionIds: int
    statusIds: int
    retryIds: int
    enrolments: int
    completions: int
    page: int
    unfinishedJobs: int
    workbookRows: int
    requestsAtOnce: int
    requestsPerMinute: int
    certificatesPerMonth: int | None
    apiKeys: int | None
    webhookEndpoints: int | None
    members: int | None


class LinkAnswer(TypedDict):
    """One link."""

    id: str
    certificateId: str
    rel: Literal["partOf", "derivedFrom", "relatedTo", "documents"]
    target: str
    targetStatus: (
        Literal[
            "pending", "active", "suspended", "revoked", "superseded", "expired", "not_yet_valid"
        ]
        | None
    )
    label: str | None
    sha256: str | None
    createdAt: str
    ok: bool


class LinkItem(TypedDict):
    """A link from `certificateId` to `target`; `targetStatus` is null unless that is a certificate."""

    id: str
    certificateId: str
    rel: Literal["partOf", "derivedFrom", "relatedTo", "documents"]
    target: str
    targetStatus: (
        Literal[
            "pending", "active", "suspended", "revoked", "superseded", "expired", "not_yet_valid"
        ]
        | None
    )
    label: str | None
    sha256: str | None
    createdAt: str


class LinkRequest(TypedDict):
    """The target: a certificate's id, or an https address (and the SHA-256 of the document)."""

    rel: Literal["derivedFrom", "documents", "partOf", "relatedTo"]
    target: str
    label: NotRequired[str | None]
    sha256: NotRequired[str | None]


class LinkedData(TypedDict):
    """A certificate, and a new link from it."""

    certificateId: str
    certificateNumber: str | None
    externalRef: str | None
    status: Literal[
        "pending", "active", "suspended", "revoked", "superseded", "expired", "not_yet_valid"
    ]
    verifyUrl: str
    linkId: str
    rel: Literal["partOf", "derivedFrom", "relatedTo", "documents"]


class LinksAnswer(TypedDict):
    """A page of links, the newest first."""

    ok: bool
    data: list[LinkItem]
    nextCursor: str | None


class MemberAnswer(TypedDict):
    """One member, by itself."""

    id: str
    name: str | None
    email: str
    role: Literal["coordinator", "instructor", "assessor"]
    joinedAt: str
    ok: bool


class MemberChange(TypedDict):
    """The new role: the key needs the same scopes as for adding a member with this role."""

    role: Literal["assessor", "coordinator", "instructor"]


class MemberData(TypedDict):
    """A person in a team."""

    teamId: str
    memberId: str
    role: Literal["coordinator", "instructor", "assessor"]


class MemberDraft(TypedDict):
    """A person to add to the team, or to invite; `locale` is the language of the invitation.

    The key needs `edu:read` and `edu:manage` to add instructors, `edu:issue` too for assessors, and
    `certificates:manage` as well for coordinators. A key that is limited to certificate types
    or networks cannot add members."""

    email: str
    role: Literal["assessor", "coordinator", "instructor"]
    locale: NotRequired[Literal["de", "en", "fr", "sq"] | None]


class MemberItem(TypedDict):
    """A member of the team, one of the account's people."""

    id: str
    name: str | None
    email: str
    role: Literal["coordinator", "instructor", "assessor"]
    joinedAt: str


class MembersAnswer(TypedDict):
    """A page of members, newest first."""

    ok: bool
    data: list[MemberItem]
    nextCursor: str | None


class MergeAnswer(TypedDict):
    """The effect of a merge. `collisions` are cohorts in which both are enrolled: they prevent it."""

    ok: bool
    dryRun: bool
    recipient: RecipientItem
    duplicateId: str
    filled: list[str]
    differing: list[str]
    enrolments: int
    certificates: int
    collisions: list[str]


class MergeRequest(TypedDict):
    """The duplicate to merge into the recipient. A dry run shows the result and changes nothing."""

    duplicateId: str
    dryRun: NotRequired[bool]
    """Without it: `false`"""


class MergedRecipientData(TypedDict):
    """A recipient, and the one that it was merged into."""

    recipientId: str
    externalId: str | None
    mergedInto: str


class MetadataField(TypedDict):
    """The declaration of a metadata key: what it may hold, and how the verify page shows it."""

    key: str
    label: Labels
    kind: NotRequired[Literal["choice", "date", "decimal", "table", "text"]]
    """Without it: `"text"`"""
    unit: NotRequired[str]
    required: NotRequired[bool]
    """Without it: `false`"""
    public: NotRequired[bool]
    """Without it: `false`"""
    searchable: NotRequired[bool]
    """Without it: `false`"""
    maxLength: NotRequired[int]
    """Without it: `1000`"""
    choices: NotRequired[list[str]]
    columns: NotRequired[list[Column]]


class MovedAnswer(TypedDict):
    """The certificate after the change, with its open holds."""

    ok: bool
    id: str
    certificateNumber: str | None
    typeId: int
    typeCode: str
    productId: str | None
    gtin: str | None
    serialNumber: str | None
    items: list[dict[str, Any]]
    holderName: str | None
    holderEmail: str | None
    issuedAt: str
    issuedOn: str
    validFrom: str | None
    validUntil: str | None
    startsAt: str
    expiresAt: str | None
    metadata: dict[str, str | list[list[str]]]
    signatories: list[dict[str, str]]
    attachments: list[AttachmentItem]
    externalRef: str | None
    locale: Literal["de", "en", "fr", "sq"]
    status: Literal[
        "pending", "active", "suspended", "revoked", "superseded", "expired", "not_yet_valid"
    ]
    statusReason: (
        Literal[
            "issued_in_error",
            "data_error",
            "nonconformity",
            "recall",
            "fraud",
            "replaced",
            "on_request",
            "other",
        ]
        | None
    )
    statusChangedAt: str
    verifyUrl: str
    dataHash: NotRequired[str]
    digitalLink: NotRequired[str]
    supersedes: str | None
    supersededBy: str | None
    test: bool
    holds: list[HoldAnswer]


class MovedData(TypedDict):
    """A certificate whose status changed, and the reason."""

    certificateId: str
    certificateNumber: str | None
    externalRef: str | None
    status: Literal[
        "pending", "active", "suspended", "revoked", "superseded", "expired", "not_yet_valid"
    ]
    verifyUrl: str
    reason: (
        Literal[
            "issued_in_error",
            "data_error",
            "nonconformity",
            "recall",
            "fraud",
            "replaced",
            "on_request",
            "other",
        ]
        | None
    )


class NamedItem(TypedDict):
    """A program by its code, in the four languages."""

    id: str
    code: str
    name: dict[str, str]


class Names(TypedDict):
    """The name in at least one language; where one is missing English is shown, or any other."""

    de: NotRequired[str]
    en: NotRequired[str]
    fr: NotRequired[str]
    sq: NotRequired[str]


class NewApiKeyAnswer(TypedDict):
    """A key just made. `secret` is the whole key: here, once, and never again."""

    id: str
    name: str
    mode: Literal["live", "test"]
    state: Literal["usable", "expired", "revoked"]
    lastFour: str
    scopes: list[
        Literal[
            "certificates:issue",
            "certificates:read",
            "certificates:manage",
            "certificates:release",
            "certificates:types",
            "webhooks:read",
            "webhooks:manage",
            "edu:read",
            "edu:manage",
            "edu:issue",
            "account:read",
            "account:manage",
            "keys:manage",
            "privacy:manage",
        ]
    ]
    scopeCap: list[
        Literal[
            "certificates:issue",
            "certificates:read",
            "certificates:manage",
            "certificates:release",
            "certificates:types",
            "webhooks:read",
            "webhooks:manage",
            "edu:read",
            "edu:manage",
            "edu:issue",
            "account:read",
            "account:manage",
            "keys:manage",
            "privacy:manage",
        ]
    ]
    typeIds: list[int]
    allowedNetworks: list[str]
    rootId: str | None
    orphanedAt: str | None
    createdAt: str
    expiresAt: str | None
    revokedAt: str | None
    lastUsedAt: str | None
    predecessorId: str | None
    successorId: str | None
    ok: bool
    secret: str | None
    secretAlreadyShown: bool


class NewEndpointAnswer(TypedDict):
    """An endpoint with a new secret. A repeated request does not show the secret again."""

    id: str
    url: str
    description: str
    events: list[str]
    headers: list[str]
    maxPerSecond: int | None
    mode: Literal["live", "test"]
    state: Literal["active", "disabled"]
    disabledReason: Literal["by_hand", "failing", "gone"] | None
    disabledAt: str | None
    failingSince: str | None
    createdAt: str
    updatedAt: str
    ok: bool
    secret: str | None
    secretAlreadyShown: bool
    oldSecretValidUntil: str | None


class OnboardingAnswer(TypedDict):
    """The issuer's onboarding and its steps. `reason` is why it was rejected."""

    ok: bool
    state: Literal["not_started", "in_progress", "submitted", "approved", "rejected"]
    reason: str | None
    submittedAt: str | None
    decidedAt: str | None
    profile: ProfileAnswer
    steps: list[StepAnswer]


class OnboardingApprovedEvent(TypedDict):
    type: Literal["onboarding.approved"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    data: OnboardingData


class OnboardingData(TypedDict):
    """How far an issuer's onboarding has come."""

    issuerId: str
    state: Literal["not_started", "in_progress", "submitted", "approved", "rejected"]


class OnboardingRejectedEvent(TypedDict):
    type: Literal["onboarding.rejected"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    data: OnboardingData


class OnboardingSubmittedEvent(TypedDict):
    type: Literal["onboarding.submitted"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    data: OnboardingData


class OtherAnswer(TypedDict):
    """Another certificate, as its own page shows it. `issuerName` is null if it is the same issuer's."""

    id: str
    status: Literal[
        "pending", "active", "suspended", "revoked", "superseded", "expired", "not_yet_valid"
    ]
    typeName: str
    certificateNumber: str | None
    productId: str | None
    serialNumber: str | None
    issuerName: str | None
    issuerFlagged: bool


class OverviewAnswer(TypedDict):
    """Enrolments by status; `issued` counts those that have a certificate. `verified` is about how
    often the public has checked certificates since they were issued; `days` are the last 30 days."""

    ok: bool
    programId: str
    cohortId: str | None
    enrolled: int
    completed: int
    failed: int
    withdrawn: int
    issued: int
    verified: int
    days: list[DayItem]


class PartAnswer(TypedDict):
    """A part of the certificate; `depth` counts from 1."""

    depth: int
    certificate: OtherAnswer


class PartsAnswer(TypedDict):
    """How many parts there are (`complete` is false if not all were counted), and the first ones."""

    total: int
    revoked: int
    suspended: int
    complete: bool
    data: list[PartAnswer]


class PendingChange(TypedDict):
    """A requested change that a second person may confirm in the back office until `expiresAt`."""

    releaseRequired: bool
    requestedAt: str
    requestedBy: AskedBy
    expiresAt: str


class PingAnswer(TypedDict):
    """The delivery that shows the result of the ping."""

    ok: bool
    deliveryId: str


class PingData(TypedDict):
    """The endpoint that the ping was sent to."""

    endpointId: str


class PingEvent(TypedDict):
    type: Literal["ping"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    data: PingData


class PlacedItem(TypedDict):
    """An enrolment, and whether this request made it: a recipient already in the cohort stays."""

    id: str
    programId: str
    cohortId: str
    recipientId: str
    externalId: str | None
    status: Literal["enrolled", "completed", "withdrawn", "failed"]
    attempt: int
    grade: str | None
    completedOn: str | None
    results: list[dict[str, str]]
    evidence: str | None
    certificateId: str | None
    createdAt: str
    changedAt: str
    test: bool
    created: bool


class PrintRequest(TypedDict):
    """Certificates to print, in this order. `pdf`: one file with up to 100; `zip`: one file each.

    Without `locale`, each is printed in its own language."""

    ids: list[str]
    format: Literal["pdf", "zip"]
    locale: NotRequired[Literal["de", "en", "fr", "sq"] | None]


class ProblemDocument(TypedDict):
    """A refusal (RFC 9457)."""

    type: str
    title: str
    status: int
    detail: str
    instance: str
    ok: bool
    code: str
    requestId: str
    errors: NotRequired[list[FieldProblem]]


class ProfileAnswer(TypedDict):
    """The institution's profile, which operators review. An accreditation is given whole or not at all."""

    legalName: str | None
    country: str | None
    address: str | None
    website: str | None
    accreditationBody: str | None
    accreditationNumber: str | None
    contactName: str | None
    contactEmail: str | None
    contactPhone: str | None


class ProfileChange(TypedDict):
    """The fields to change; a field that is left out stays as it is, null clears it."""

    legalName: NotRequired[str | None]
    country: NotRequired[str | None]
    address: NotRequired[str | None]
    website: NotRequired[str | None]
    accreditationBody: NotRequired[str | None]
    accreditationNumber: NotRequired[str | None]
    contactName: NotRequired[str | None]
    contactEmail: NotRequired[str | None]
    contactPhone: NotRequired[str | None]


class ProgramAnswer(TypedDict):
    """One program, by itself."""

    id: str
    code: str
    state: Literal["draft", "published", "archived"]
    name: dict[str, str]
    description: dict[str, str | None]
    teamId: str | None
    typeId: int | None
    typeCode: str | None
    eqfLevel: int | None
    credits: float | None
    hours: float | None
    attendance: Literal["on_site", "online", "blended"]
    language: str
    learningOutcomes: list[str]
    alignment: list[AlignmentEntry]
    validityMonths: int | None
    gradeScale: dict[str, Any] | None
    publishedAt: str | None
    archivedAt: str | None
    createdAt: str
    changedAt: str
    ok: bool


class ProgramArchivedEvent(TypedDict):
    type: Literal["program.archived"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    data: ProgramData


class ProgramChange(TypedDict):
    """The fields to change; a field that is left out stays as it is, null clears it. The code is fixed.

    Once the program is published its `gradeScale` is fixed."""

    name: NotRequired[ProgramNames]
    language: NotRequired[str]
    description: NotRequired[ProgramDescriptions | None]
    teamId: NotRequired[str | None]
    typeId: NotRequired[int | None]
    typeCode: NotRequired[str | None]
    eqfLevel: NotRequired[int | None]
    credits: NotRequired[float | None]
    hours: NotRequired[float | None]
    attendance: NotRequired[Literal["blended", "on_site", "online"]]
    learningOutcomes: NotRequired[list[str] | None]
    alignment: NotRequired[list[AlignmentEntry] | None]
    validityMonths: NotRequired[int | None]
    gradeScale: NotRequired[dict[str, Any] | None]


class ProgramData(TypedDict):
    """A program, by its references."""

    programId: str
    code: str
    state: Literal["draft", "published", "archived"]


class ProgramDescriptions(TypedDict):
    """The description in each of the four languages; null in a language without one."""

    de: NotRequired[str | None]
    en: NotRequired[str | None]
    fr: NotRequired[str | None]
    sq: NotRequired[str | None]


class ProgramDraft(TypedDict):
    """A new program, as a draft. `credits` are ECTS; `attendance` is how it is held.

    The certificate type is named by `typeId` or `typeCode`; if by both, they have to agree.
    Without `validityMonths` the certificate type says how long certificates last; without a
    `gradeScale` a program is only passed."""

    code: str
    name: ProgramNames
    language: str
    description: NotRequired[ProgramDescriptions]
    teamId: NotRequired[str | None]
    typeId: NotRequired[int | None]
    typeCode: NotRequired[str | None]
    eqfLevel: NotRequired[int | None]
    credits: NotRequired[float | None]
    hours: NotRequired[float | None]
    attendance: NotRequired[Literal["blended", "on_site", "online"]]
    """Without it: `"on_site"`"""
    learningOutcomes: NotRequired[list[str]]
    alignment: NotRequired[list[AlignmentEntry]]
    validityMonths: NotRequired[int | None]
    gradeScale: NotRequired[dict[str, Any] | None]


class ProgramItem(TypedDict):
    """A program."""

    id: str
    code: str
    state: Literal["draft", "published", "archived"]
    name: dict[str, str]
    description: dict[str, str | None]
    teamId: str | None
    typeId: int | None
    typeCode: str | None
    eqfLevel: int | None
    credits: float | None
    hours: float | None
    attendance: Literal["on_site", "online", "blended"]
    language: str
    learningOutcomes: list[str]
    alignment: list[AlignmentEntry]
    validityMonths: int | None
    gradeScale: dict[str, Any] | None
    publishedAt: str | None
    archivedAt: str | None
    createdAt: str
    changedAt: str


class ProgramNames(TypedDict):
    """The name in each of the four languages."""

    de: str
    en: str
    fr: str
    sq: str


class ProgramPublishedEvent(TypedDict):
    type: Literal["program.published"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    data: ProgramData


class ProgramsAnswer(TypedDict):
    """A page of programs, newest first."""

    ok: bool
    data: list[ProgramItem]
    nextCursor: str | None


class PublicAnswer(TypedDict):
    """What the verify page shows. `trustworthy` is true if the page is green."""

    ok: bool
    id: str
    status: Literal[
        "pending", "active", "suspended", "revoked", "superseded", "expired", "not_yet_valid"
    ]
    trustworthy: bool
    issuerName: str
    issuerFlagged: bool
    typeName: str
    locale: Literal["de", "en", "fr", "sq"]
    certificateNumber: str | None
    productId: str | None
    gtin: str | None
    serialNumber: str | None
    items: list[dict[str, Any]]
    holderName: str | None
    issuedOn: str
    validFrom: str | None
    validUntil: str | None
    statusReason: (
        Literal[
            "issued_in_error",
            "data_error",
            "nonconformity",
            "recall",
            "fraud",
            "replaced",
            "on_request",
            "other",
        ]
        | None
    )
    publicNote: str | None
    statusChangedAt: str | None
    supersededBy: str | None
    facts: list[FactAnswer]
    signatories: list[dict[str, str]]
    attachments: list[PublicAttachmentAnswer]
    pdfUrl: str | None
    parts: PartsAnswer | None
    links: list[PublicLinkAnswer]
    dataHash: str
    test: bool
    erased: bool
    checkedAt: str
    timeZone: str


class PublicAttachmentAnswer(TypedDict):
    """A public attachment; `url` is null if only its hash was registered."""

    name: str
    mediaType: str
    size: int
    sha256: str
    url: str | None


class PublicLinkAnswer(TypedDict):
    """A reference to another certificate or to a URL."""

    rel: Literal["partOf", "derivedFrom", "relatedTo", "documents"]
    certificate: OtherAnswer | None
    url: str | None
    label: str | None
    sha256: str | None


class QuotaAnswer(TypedDict):
    """Certificates of this calendar month (UTC): exact. Test certificates do not count."""

    used: int
    limit: int | None
    resetsAt: str


class QuotaData(TypedDict):
    """How much of the quota of a calendar month (UTC) is used."""

    month: str
    used: int
    limit: int
    resetsAt: str


class QuotaExceededEvent(TypedDict):
    type: Literal["quota.exceeded"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    data: QuotaData


class QuotaWarningEvent(TypedDict):
    type: Literal["quota.warning"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    data: QuotaData


class ReasonedRequest(TypedDict):
    """Why the status changes. `note` is only for the issuer; the verify page shows `publicNote`."""

    reason: Literal[
        "data_error",
        "fraud",
        "issued_in_error",
        "nonconformity",
        "on_request",
        "other",
        "recall",
        "replaced",
    ]
    note: NotRequired[str | None]
    publicNote: NotRequired[str | None]


class RecipientAnswer(TypedDict):
    """One recipient, by itself."""

    id: str
    externalId: str | None
    givenName: str | None
    familyName: str
    printedName: str | None
    fullName: str
    email: str | None
    locale: Literal["de", "en", "fr", "sq"]
    birthDate: str | None
    birthPlace: str | None
    attributes: dict[str, str]
    createdAt: str
    changedAt: str
    test: bool
    ok: bool


class RecipientChange(TypedDict):
    """The fields to change; a field that is left out stays as it is, null clears it. `attributes`
    replaces all of them."""

    familyName: NotRequired[str]
    givenName: NotRequired[str | None]
    externalId: NotRequired[str | None]
    printedName: NotRequired[str | None]
    email: NotRequired[str | None]
    locale: NotRequired[Literal["de", "en", "fr", "sq"]]
    birthDate: NotRequired[str | None]
    birthPlace: NotRequired[str | None]
    attributes: NotRequired[dict[str, str | None] | None]


class RecipientCreatedEvent(TypedDict):
    type: Literal["recipient.created"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    data: RecipientData


class RecipientData(TypedDict):
    """A recipient, by its references; `externalId` is the school's own."""

    recipientId: str
    externalId: str | None


class RecipientDraft(TypedDict):
    """A recipient. With an `externalId` that is known, what is stated here is changed of that one.

    `printedName` stands on certificates instead of given and family name. Date and place of birth
    are for the printed document only."""

    familyName: str
    givenName: NotRequired[str | None]
    externalId: NotRequired[str | None]
    printedName: NotRequired[str | None]
    email: NotRequired[str | None]
    locale: NotRequired[Literal["de", "en", "fr", "sq"] | None]
    birthDate: NotRequired[str | None]
    birthPlace: NotRequired[str | None]
    attributes: NotRequired[dict[str, str] | None]


class RecipientErasedEvent(TypedDict):
    type: Literal["recipient.erased"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    data: RecipientData


class RecipientErasureAnswer(TypedDict):
    """The data that an erasure of a recipient covers: their `enrolments`, of which `graded` have a
    grade, results or evidence and `running` ones are withdrawn; and the certificates issued to them.

    `preview`: no erasure was requested. `pending`: erased at `eraseAt`, until then it can be undone.
    `retainUntil`: the last day on which a certificate must be kept; nothing can be erased before it
    is over."""

    ok: bool
    state: Literal["pending", "preview", "undone"]
    recipientId: str
    id: str | None
    eraseAt: str | None
    retainUntil: str | None
    enrolments: int
    graded: int
    running: int
    certificates: list[ErasedItem]
    attachments: int
    links: int
    mails: int


class RecipientItem(TypedDict):
    """A recipient. `fullName` is the name on certificates."""

    id: str
    externalId: str | None
    givenName: str | None
    familyName: str
    printedName: str | None
    fullName: str
    email: str | None
    locale: Literal["de", "en", "fr", "sq"]
    birthDate: str | None
    birthPlace: str | None
    attributes: dict[str, str]
    createdAt: str
    changedAt: str
    test: bool


class RecipientMergedEvent(TypedDict):
    type: Literal["recipient.merged"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    data: MergedRecipientData


class RecipientRef(TypedDict):
    """The recipient to enrol: by our identifier, or by your own number."""

    recipientId: NotRequired[str | None]
    externalId: NotRequired[str | None]


class RecipientSearch(TypedDict):
    """A search by beginnings of words of the name, in any order, ignoring case and accents; or by a
    whole e-mail address."""

    name: NotRequired[str]
    email: NotRequired[str]
    limit: NotRequired[int]
    """Without it: `50`"""
    cursor: NotRequired[str | None]


class RecipientUpdatedEvent(TypedDict):
    type: Literal["recipient.updated"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    data: ChangedRecipientData


class RecipientsAnswer(TypedDict):
    """A page of recipients, newest first."""

    ok: bool
    data: list[RecipientItem]
    nextCursor: str | None


class RecordAnswer(TypedDict):
    """A recipient with all their enrolments, the newest first."""

    ok: bool
    recipient: RecipientItem
    enrolments: list[RecordEntry]


class RecordCertificate(TypedDict):
    """A certificate, with the status that it has at this moment."""

    id: str
    certificateNumber: str | None
    typeId: int
    typeCode: str
    issuedOn: str
    validUntil: str | None
    status: Literal[
        "pending", "active", "suspended", "revoked", "superseded", "expired", "not_yet_valid"
    ]
    verifyUrl: str


class RecordEntry(TypedDict):
    """An enrolment with its program and cohort; its certificates, the one in force before the ones
    that it superseded."""

    id: str
    programId: str
    cohortId: str
    recipientId: str
    externalId: str | None
    status: Literal["enrolled", "completed", "withdrawn", "failed"]
    attempt: int
    grade: str | None
    completedOn: str | None
    results: list[dict[str, str]]
    evidence: str | None
    certificateId: str | None
    createdAt: str
    changedAt: str
    test: bool
    program: NamedItem
    cohort: CohortRef
    certificates: list[RecordCertificate]


class ReinstateRequest(TypedDict):
    """Which hold to lift: `holdId`, or the only hold with this `reason`, or the only hold."""

    holdId: NotRequired[str | None]
    reason: NotRequired[
        Literal[
            "data_error",
            "fraud",
            "issued_in_error",
            "nonconformity",
            "on_request",
            "other",
            "recall",
            "replaced",
        ]
        | None
    ]
    note: NotRequired[str | None]
    publicNote: NotRequired[str | None]


class ReleaseRequest(TypedDict):
    """Notes on the release. `note` is only for the issuer; the verify page shows `publicNote`."""

    note: NotRequired[str | None]
    publicNote: NotRequired[str | None]


class ReopenRequest(TypedDict):
    """The reason. With `revoke` the certificate is revoked for it too; only then are notes accepted:
    `note` stays with the issuer, `publicNote` stands on the verify page."""

    reason: Literal[
        "data_error",
        "fraud",
        "issued_in_error",
        "nonconformity",
        "on_request",
        "other",
        "recall",
        "replaced",
    ]
    revoke: NotRequired[bool]
    """Without it: `false`"""
    note: NotRequired[str | None]
    publicNote: NotRequired[str | None]


class ReopenedData(TypedDict):
    """An attempt that goes on, and why."""

    enrolmentId: str
    programId: str
    cohortId: str
    recipientId: str
    externalId: str | None
    status: Literal["enrolled", "completed", "withdrawn", "failed"]
    attempt: int
    completedOn: str | None
    certificateId: str | None
    reason: Literal[
        "issued_in_error",
        "data_error",
        "nonconformity",
        "recall",
        "fraud",
        "replaced",
        "on_request",
        "other",
    ]


class ReplayBody(TypedDict):
    """Events since then, of these types or of those that the endpoint subscribes to."""

    since: str
    eventTypes: NotRequired[
        list[
            Literal[
                "*",
                "api_key.*",
                "api_key.created",
                "api_key.expiring",
                "api_key.revoked",
                "api_key.rotated",
                "certificate.*",
                "certificate.erased",
                "certificate.expired",
                "certificate.expiring",
                "certificate.issued",
                "certificate.linked",
                "certificate.reinstated",
                "certificate.rejected",
                "certificate.released",
                "certificate.revoked",
                "certificate.superseded",
                "certificate.suspended",
                "enrolment.*",
                "enrolment.completed",
                "enrolment.created",
                "enrolment.failed",
                "enrolment.reopened",
                "enrolment.withdrawn",
                "job.*",
                "job.completed",
                "onboarding.*",
                "onboarding.approved",
                "onboarding.rejected",
                "onboarding.submitted",
                "program.*",
                "program.archived",
                "program.published",
                "quota.*",
                "quota.exceeded",
                "quota.warning",
                "recipient.*",
                "recipient.created",
                "recipient.erased",
                "recipient.merged",
                "recipient.updated",
                "team.*",
                "team.member_added",
                "team.member_removed",
                "webhook_endpoint.*",
                "webhook_endpoint.disabled",
                "webhook_endpoint.failing",
                "webhook_endpoint.held_expiring",
                "webhook_endpoint.recovered",
            ]
        ]
    ]
    includeSucceeded: NotRequired[bool]
    """Without it: `false`"""
    maxPerSecond: NotRequired[int | None]
    dryRun: NotRequired[bool]
    """Without it: `false`"""


class Result(TypedDict):
    """What was reached in one part of the program: a line of the transcript."""

    title: str
    code: NotRequired[str]
    grade: NotRequired[str]
    credits: NotRequired[str | None]


class RetryBody(TypedDict):
    """`force` sends once more what was delivered already."""

    force: NotRequired[bool]
    """Without it: `false`"""


class RotateBody(TypedDict):
    """For how many hours the old secret also signs."""

    overlapHours: NotRequired[int]
    """Without it: `24`"""


class RotatedKeyData(TypedDict):
    """An API key, and its successor."""

    apiKeyId: str
    lastFour: str
    scopes: list[str]
    expiresAt: str | None
    successorId: str


class RotationDraft(TypedDict):
    """For how many hours the old key goes on to work beside its successor."""

    overlapHours: NotRequired[int]
    """Without it: `24`"""


class SavedAnswer(TypedDict):
    """The recipient, and whether this request created it (its externalId was new)."""

    id: str
    externalId: str | None
    givenName: str | None
    familyName: str
    printedName: str | None
    fullName: str
    email: str | None
    locale: Literal["de", "en", "fr", "sq"]
    birthDate: str | None
    birthPlace: str | None
    attributes: dict[str, str]
    createdAt: str
    changedAt: str
    test: bool
    ok: bool
    created: bool


class SearchRequest(TypedDict):
    """Exactly one of the two: a whole e-mail address, or the beginnings of a name's words."""

    holderEmail: NotRequired[str]
    holderName: NotRequired[str]
    limit: NotRequired[int]
    """Without it: `50`"""
    cursor: NotRequired[str | None]


class SecretAnswer(TypedDict):
    """The signing secret (Standard Webhooks): `whsec_` and base64."""

    ok: bool
    secret: str
    oldSecretValidUntil: str | None


class SettingsAnswer(TypedDict):
    """All settings; `dataHash` is what holds: the setting, capped by the plan."""

    ok: bool
    defaultLocale: Literal["de", "en", "fr", "sq"]
    timeZone: str
    dataHash: bool
    expiryWarningDays: list[int]
    notifyHolder: bool
    toldOfChanges: Literal["everybody", "nobody", "persons"]
    trustedNetworks: list[str]
    secondFactorForAll: bool
    branding: BrandingAnswer


class SettingsDraft(TypedDict):
    """What is to be changed; what is left out stays. null clears, or puts the default back."""

    defaultLocale: NotRequired[Literal["de", "en", "fr", "sq"]]
    timeZone: NotRequired[str]
    dataHash: NotRequired[bool]
    expiryWarningDays: NotRequired[list[int] | None]
    notifyHolder: NotRequired[bool]
    toldOfChanges: NotRequired[Literal["everybody", "nobody", "persons"]]
    trustedNetworks: NotRequired[list[str] | None]
    secondFactorForAll: NotRequired[bool]
    branding: NotRequired[BrandingDraft | None]


class Signatory(TypedDict):
    """A person who signs for the content, and the role."""

    name: str
    role: NotRequired[str]


class StatusAnswer(TypedDict):
    """One entry for each id of the request, in the same order."""

    ok: bool
    data: list[StatusItem]


class StatusItem(TypedDict):
    """The status of one certificate, or `code` not_found."""

    id: str
    status: NotRequired[
        Literal[
            "pending", "active", "suspended", "revoked", "superseded", "expired", "not_yet_valid"
        ]
    ]
    statusChangedAt: NotRequired[str]
    code: NotRequired[str]


class StatusRequest(TypedDict):
    """Certificates by their ids."""

    ids: list[str]


class StepAnswer(TypedDict):
    """One step, derived from the data; `missing` names fields of the profile or kinds of consent."""

    step: Literal["profile", "consent", "branding", "team", "program", "recipients"]
    done: bool
    missing: list[str]


class SupersedeRequest(TypedDict):
    """The successor, as for issuing, and why the predecessor is replaced."""

    typeId: NotRequired[int | None]
    typeCode: NotRequired[str | None]
    productId: NotRequired[str | None]
    serialNumber: NotRequired[str | None]
    holderEmail: NotRequired[str | None]
    holderName: NotRequired[str | None]
    validUntil: NotRequired[str | None]
    metadata: NotRequired[dict[str, str | list[list[str]]]]
    certificateNumber: NotRequired[str | None]
    issuedOn: NotRequired[str | None]
    validFrom: NotRequired[str | None]
    gtin: NotRequired[str | None]
    items: NotRequired[list[Item]]
    signatories: NotRequired[list[Signatory]]
    attachments: NotRequired[list[Attachment]]
    externalRef: NotRequired[str | None]
    supersedes: NotRequired[str | None]
    notifyHolder: NotRequired[bool | None]
    locale: NotRequired[Literal["de", "en", "fr", "sq"] | None]
    reason: Literal[
        "data_error",
        "fraud",
        "issued_in_error",
        "nonconformity",
        "on_request",
        "other",
        "recall",
        "replaced",
    ]
    note: NotRequired[str | None]
    publicNote: NotRequired[str | None]


class SupersededData(TypedDict):
    """A certificate, and its successor."""

    certificateId: str
    certificateNumber: str | None
    externalRef: str | None
    status: Literal[
        "pending", "active", "suspended", "revoked", "superseded", "expired", "not_yet_valid"
    ]
    verifyUrl: str
    reason: (
        Literal[
            "issued_in_error",
            "data_error",
            "nonconformity",
            "recall",
            "fraud",
            "replaced",
            "on_request",
            "other",
        ]
        | None
    )
    supersededBy: str


class TeamAnswer(TypedDict):
    """One team, by itself."""

    id: str
    name: str
    createdAt: str
    ok: bool


class TeamDraft(TypedDict):
    """A team's name: unique within the account."""

    name: str


class TeamItem(TypedDict):
    """A team."""

    id: str
    name: str
    createdAt: str


class TeamMemberAddedEvent(TypedDict):
    type: Literal["team.member_added"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    data: MemberData


class TeamMemberRemovedEvent(TypedDict):
    type: Literal["team.member_removed"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    data: MemberData


class TeamsAnswer(TypedDict):
    """A page of teams, newest first."""

    ok: bool
    data: list[TeamItem]
    nextCursor: str | None


class TypeAnswer(TypedDict):
    """One certificate type. `pendingChange` is a change that waits for a second person, or null."""

    typeId: int
    code: str
    version: int
    archived: bool
    kind: Literal["product", "person", "document"]
    name: dict[str, str]
    description: dict[str, str]
    required: list[Literal["productId", "serialNumber", "holderName", "holderEmail", "validUntil"]]
    fields: list[MetadataField]
    strict: bool
    numberPattern: str | None
    signatories: list[dict[str, str]]
    validityMonths: int | None
    uniqueBy: Literal["none", "serial", "product_and_serial", "external_ref"]
    showHolder: Literal["name", "check", "never"]
    releaseRequired: bool
    attachmentsPublic: bool
    retentionYears: int | None
    pdfPublic: bool
    printLayout: Literal["report", "calibration", "training", "diploma"] | None
    defaultLocale: Literal["de", "en", "fr", "sq"] | None
    digitalLink: DigitalLinkSetting | None
    createdAt: str
    changedAt: str
    pendingChange: PendingChange | None
    ok: bool


class TypeChange(TypedDict):
    """The settings to change; null resets a setting to its default. The code cannot change."""

    kind: NotRequired[Literal["document", "person", "product"] | None]
    name: NotRequired[Names | None]
    description: NotRequired[Descriptions | None]
    required: NotRequired[
        list[Literal["holderEmail", "holderName", "productId", "serialNumber", "validUntil"]] | None
    ]
    fields: NotRequired[list[MetadataField] | None]
    strict: NotRequired[bool | None]
    numberPattern: NotRequired[str | None]
    signatories: NotRequired[list[Signatory] | None]
    validityMonths: NotRequired[int | None]
    uniqueBy: NotRequired[Literal["external_ref", "none", "product_and_serial", "serial"] | None]
    showHolder: NotRequired[Literal["check", "name", "never"] | None]
    releaseRequired: NotRequired[bool | None]
    attachmentsPublic: NotRequired[bool | None]
    retentionYears: NotRequired[int | None]
    pdfPublic: NotRequired[bool | None]
    printLayout: NotRequired[Literal["calibration", "diploma", "report", "training"] | None]
    defaultLocale: NotRequired[Literal["de", "en", "fr", "sq"] | None]
    digitalLink: NotRequired[DigitalLinkSetting | None]


class TypeDraft(TypedDict):
    """A new certificate type. `pdfPublic` is true by default, except for the kind `person`."""

    code: str
    kind: Literal["document", "person", "product"]
    name: Names
    description: NotRequired[Descriptions]
    required: NotRequired[
        list[Literal["holderEmail", "holderName", "productId", "serialNumber", "validUntil"]]
    ]
    fields: NotRequired[list[MetadataField]]
    strict: NotRequired[bool]
    """Without it: `false`"""
    numberPattern: NotRequired[str]
    signatories: NotRequired[list[Signatory]]
    validityMonths: NotRequired[int | None]
    uniqueBy: NotRequired[Literal["external_ref", "none", "product_and_serial", "serial"]]
    """Without it: `"none"`"""
    showHolder: NotRequired[Literal["check", "name", "never"]]
    """Without it: `"never"`"""
    releaseRequired: NotRequired[bool]
    """Without it: `false`"""
    attachmentsPublic: NotRequired[bool]
    """Without it: `false`"""
    retentionYears: NotRequired[int | None]
    pdfPublic: NotRequired[bool | None]
    printLayout: NotRequired[Literal["calibration", "diploma", "report", "training"] | None]
    defaultLocale: NotRequired[Literal["de", "en", "fr", "sq"] | None]
    digitalLink: NotRequired[DigitalLinkSetting | None]


class TypeItem(TypedDict):
    """A certificate type with the settings of its current version."""

    typeId: int
    code: str
    version: int
    archived: bool
    kind: Literal["product", "person", "document"]
    name: dict[str, str]
    description: dict[str, str]
    required: list[Literal["productId", "serialNumber", "holderName", "holderEmail", "validUntil"]]
    fields: list[MetadataField]
    strict: bool
    numberPattern: str | None
    signatories: list[dict[str, str]]
    validityMonths: int | None
    uniqueBy: Literal["none", "serial", "product_and_serial", "external_ref"]
    showHolder: Literal["name", "check", "never"]
    releaseRequired: bool
    attachmentsPublic: bool
    retentionYears: int | None
    pdfPublic: bool
    printLayout: Literal["report", "calibration", "training", "diploma"] | None
    defaultLocale: Literal["de", "en", "fr", "sq"] | None
    digitalLink: DigitalLinkSetting | None
    createdAt: str
    changedAt: str


class TypesAnswer(TypedDict):
    """A page of certificate types."""

    ok: bool
    data: list[TypeItem]
    nextCursor: str | None


UsageAnswer = TypedDict(
    "UsageAnswer",
    {
        "ok": "bool",
        "granularity": "Literal['day', 'month']",
        "from": "str",
        "to": "str",
        "data": "list[UsageRow]",
        "asOf": "str",
        "approximate": "list[Literal['apiCalls', 'verifications']]",
        "quota": "QuotaAnswer",
    },
)


class UsageRow(TypedDict):
    """One day (`2026-11-21`) or month (`2026-11`; of its days those that were asked for), in UTC."""

    period: str
    certificates: int
    apiCalls: int
    verifications: int
    deliveries: NotRequired[int]


class WebhookEndpointDisabledEvent(TypedDict):
    type: Literal["webhook_endpoint.disabled"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    data: EndpointData


class WebhookEndpointFailingEvent(TypedDict):
    type: Literal["webhook_endpoint.failing"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    data: EndpointData


class WebhookEndpointHeldExpiringEvent(TypedDict):
    type: Literal["webhook_endpoint.held_expiring"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    data: HeldExpiringData


class WebhookEndpointRecoveredEvent(TypedDict):
    type: Literal["webhook_endpoint.recovered"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    data: EndpointData


Event: TypeAlias = "ApiKeyCreatedEvent | ApiKeyExpiringEvent | ApiKeyRevokedEvent | ApiKeyRotatedEvent | CertificateErasedEvent | CertificateExpiredEvent | CertificateExpiringEvent | CertificateIssuedEvent | CertificateLinkedEvent | CertificateReinstatedEvent | CertificateRejectedEvent | CertificateReleasedEvent | CertificateRevokedEvent | CertificateSupersededEvent | CertificateSuspendedEvent | EnrolmentCompletedEvent | EnrolmentCreatedEvent | EnrolmentFailedEvent | EnrolmentReopenedEvent | EnrolmentWithdrawnEvent | JobCompletedEvent | OnboardingApprovedEvent | OnboardingRejectedEvent | OnboardingSubmittedEvent | PingEvent | ProgramArchivedEvent | ProgramPublishedEvent | QuotaExceededEvent | QuotaWarningEvent | RecipientCreatedEvent | RecipientErasedEvent | RecipientMergedEvent | RecipientUpdatedEvent | TeamMemberAddedEvent | TeamMemberRemovedEvent | WebhookEndpointDisabledEvent | WebhookEndpointFailingEvent | WebhookEndpointHeldExpiringEvent | WebhookEndpointRecoveredEvent"
