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


class Account(TypedDict):
    """Who the caller is, and what this key may do."""

    ok: bool
    issuer: Issuer
    key: CallerKey
    plan: str
    features: list[Feature]
    limits: Limits
    quota: Quota
    consentDueAt: str | None


class Actor(TypedDict):
    """Who did it: a key's id, a person's, or which part of the service."""

    kind: ActorKind
    id: str


ActorKind: TypeAlias = "Literal['key', 'user', 'system']"
"""Who acted.

* `key`: An API key
* `user`: A person, in the back office
* `system`: The service itself"""


class AddedTeamMember(TypedDict):
    """The member, if the address is of one of the account's people; else the invitation."""

    ok: bool
    member: TeamMember | None
    invitation: TeamInvitation | None


class ApiKey(TypedDict):
    """One key, and what it uses of the interface that is deprecated."""

    id: str
    name: str
    mode: Mode
    state: ApiKeyState
    lastFour: str
    scopes: list[Scope]
    scopeCap: list[Scope]
    typeIds: list[int]
    allowedNetworks: list[str]
    apiVersion: str
    rootId: str | None
    orphanedAt: str | None
    createdAt: str
    expiresAt: str | None
    revokedAt: str | None
    lastUsedAt: str | None
    predecessorId: str | None
    successorId: str | None
    ok: bool
    deprecatedUses: list[DeprecatedUse]


class ApiKeyCreate(TypedDict):
    """A new key. What is left out is as it is with the key that asks.

    A live key makes live and test keys, a test key only test keys. A test key is seen and changed by
    test keys, and in the back office."""

    name: str
    scopes: list[Scope]
    mode: NotRequired[Mode | None]
    typeIds: NotRequired[list[int] | None]
    allowedNetworks: NotRequired[list[str] | None]
    expiresAt: NotRequired[str | None]


class ApiKeyCreatedEvent(TypedDict):
    type: Literal["api_key.created"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    sample: NotRequired[bool]
    data: ApiKeyData


class ApiKeyData(TypedDict):
    """An API key, without its secret."""

    apiKeyId: str
    lastFour: str
    scopes: list[str]
    expiresAt: str | None


class ApiKeyExpiringData(TypedDict):
    """An API key that expires in so many days."""

    apiKeyId: str
    lastFour: str
    scopes: list[str]
    expiresAt: str | None
    days: int


class ApiKeyExpiringEvent(TypedDict):
    type: Literal["api_key.expiring"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    sample: NotRequired[bool]
    data: ApiKeyExpiringData


class ApiKeyList(TypedDict):
    """A page of keys, the newest first."""

    ok: bool
    data: list[ApiKeySummary]
    nextCursor: str | None


class ApiKeyRevokedEvent(TypedDict):
    type: Literal["api_key.revoked"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    sample: NotRequired[bool]
    data: ApiKeyData


class ApiKeyRotateRequest(TypedDict):
    """For how many hours the old key goes on to work beside its successor."""

    overlapHours: NotRequired[int]
    """Without it: `24`"""


class ApiKeyRotatedData(TypedDict):
    """An API key, and its successor."""

    apiKeyId: str
    lastFour: str
    scopes: list[str]
    expiresAt: str | None
    successorId: str


class ApiKeyRotatedEvent(TypedDict):
    type: Literal["api_key.rotated"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    sample: NotRequired[bool]
    data: ApiKeyRotatedData


ApiKeyState: TypeAlias = "Literal['usable', 'expired', 'revoked']"
"""Whether an API key works.

* `usable`: It works
* `expired`: Its `expiresAt` has passed
* `revoked`: It was revoked, for good"""


class ApiKeySummary(TypedDict):
    """A key: what it may do, and where and when. Empty lists of types and networks limit nothing.

    `scopeCap` is the most it can be given. `rootId` is the person who made it, or who made the key
    that made it; `orphanedAt` says since when that person can no longer make such a key.
    `apiVersion` is the version of the interface for requests without the header `API-Version`."""

    id: str
    name: str
    mode: Mode
    state: ApiKeyState
    lastFour: str
    scopes: list[Scope]
    scopeCap: list[Scope]
    typeIds: list[int]
    allowedNetworks: list[str]
    apiVersion: str
    rootId: str | None
    orphanedAt: str | None
    createdAt: str
    expiresAt: str | None
    revokedAt: str | None
    lastUsedAt: str | None
    predecessorId: str | None
    successorId: str | None


class ApiKeyUpdate(TypedDict):
    """What becomes narrower, the name, and the version that the key is pinned to. The rest stays."""

    name: NotRequired[str | None]
    scopes: NotRequired[list[Scope] | None]
    typeIds: NotRequired[list[int] | None]
    allowedNetworks: NotRequired[list[str] | None]
    expiresAt: NotRequired[str | None]
    apiVersion: NotRequired[str | None]


class Attachment(TypedDict):
    """A file that was registered at issue; `number` counts from 1.

    `uploadedAt` is null until the file is uploaded."""

    ok: NotRequired[bool]
    number: int
    name: str
    mediaType: str
    size: int
    sha256: str
    uploadedAt: str | None


class AttachmentCreate(TypedDict):
    """A file of the issuer, registered by its hash."""

    name: str
    mediaType: str
    size: int
    sha256: str


Attendance: TypeAlias = "Literal['on_site', 'online', 'blended']"
"""How a program is held.

* `on_site`: In a classroom or workshop
* `online`: Online
* `blended`: Partly online"""


class AuditChange(TypedDict):
    """One field. Of a personal one only that it changed."""

    field: str
    personal: bool
    before: Any
    after: Any


class AuditEntry(TypedDict):
    """One change. `position` and `seal` are there once it is sealed, some seconds later."""

    id: str
    at: str
    actor: Actor
    action: str
    target: str
    changes: list[AuditChange]
    requestId: str
    network: str | None
    mode: Mode
    position: int | None
    seal: str | None


class AuditEntryList(TypedDict):
    """A page of the audit, newest first."""

    ok: bool
    data: list[AuditEntry]
    nextCursor: str | None


class Branding(TypedDict):
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


class BrandingUpdate(TypedDict):
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


BulkActionKind: TypeAlias = "Literal['reinstate', 'reject', 'release', 'revoke', 'suspend']"
"""What a bulk action does to each certificate.

* `reinstate`: Lift the hold with the stated reason
* `reject`: Refuse the release; final
* `release`: Release those that wait for it
* `revoke`: Declare them invalid; final
* `suspend`: Put a hold on them, which can be lifted"""


class BulkActionPreview(TypedDict):
    """How many are selected, how many of them have a status that allows the action, and the newest.

    `token` starts the action for exactly these: send it instead of `dryRun`, within 24 hours."""

    ok: bool
    count: int
    movable: int
    samples: list[BulkActionSample]
    upTo: str
    token: str


class BulkActionRequest(TypedDict):
    """Which certificates (a filter that is not empty, or ids), and what to do with them.

    `reason` is used as for one certificate; reinstating lifts the only hold with this reason.
    With a filter, and for revoking and rejecting, send the `token` of a dry run, or its `count` as
    `expectedCount`: if the number has changed since, nothing is done. With the `token`, or with the
    dry run's `upTo`, certificates issued since then are left out."""

    action: BulkActionKind
    filter: NotRequired[dict[str, str | int]]
    """The filters of the list of certificates, by their names: `{"batch": "B-42", "plant": "Prishtina", "issuedFrom": "2026-03-01"}`."""
    ids: NotRequired[list[str]]
    reason: NotRequired[ReasonCode | None]
    note: NotRequired[str | None]
    publicNote: NotRequired[str | None]
    dryRun: NotRequired[bool]
    """Without it: `false`"""
    expectedCount: NotRequired[int | None]
    token: NotRequired[str | None]
    upTo: NotRequired[str]


class BulkActionSample(TypedDict):
    """One of the selected certificates."""

    id: str
    certificateNumber: str | None
    typeCode: str
    productId: str | None
    serialNumber: str | None
    status: CertificateStatus


class BulkCounts(TypedDict):
    """How many of the certificates were issued (in a dry run: would be), and how many refused."""

    total: int
    ok: int
    failed: int


class BulkIssueRequest(TypedDict):
    """Certificates to issue: all or none (`all_or_nothing`), or those without faults (`partial`).

    `dryRun` reports what would be refused and changes nothing."""

    certificates: list[CertificateCreate]
    mode: NotRequired[BulkMode]
    """Without it: `"all_or_nothing"`"""
    dryRun: NotRequired[bool]
    """Without it: `false`"""


class BulkIssueResult(TypedDict):
    """Every certificate's result, in the order of the request. `ok` only if none was refused."""

    ok: bool
    dryRun: bool
    counts: BulkCounts
    results: list[BulkResult]


BulkMode: TypeAlias = "Literal['all_or_nothing', 'partial']"
"""What happens if some entries are at fault.

* `all_or_nothing`: Nothing is issued if one is at fault
* `partial`: Those without faults are issued"""


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
    existing: NotRequired[ExistingCertificate]
    errors: NotRequired[list[FieldProblem]]


class BulkRetryRequest(TypedDict):
    """Either ids or a filter. Delivered ones are skipped unless `includeSucceeded` is true."""

    ids: NotRequired[list[str]]
    filter: NotRequired[WebhookDeliveryFilter]
    includeSucceeded: NotRequired[bool]
    """Without it: `false`"""
    maxPerSecond: NotRequired[int | None]
    dryRun: NotRequired[bool]
    """Without it: `false`"""


class CallerKey(TypedDict):
    """The key that was used. Empty lists limit nothing."""

    id: str
    mode: Mode
    scopes: list[Scope]
    typeIds: list[int]
    allowedNetworks: list[str]
    expiresAt: str | None


class Certificate(TypedDict):
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
    attachments: list[Attachment]
    externalRef: str | None
    locale: Locale
    status: CertificateStatus
    statusReason: ReasonCode | None
    statusChangedAt: str
    verifyUrl: str
    dataHash: NotRequired[str]
    digitalLink: NotRequired[str]
    supersedes: str | None
    supersededBy: str | None
    test: bool


class CertificateChangedData(TypedDict):
    """A certificate whose status changed, and the reason."""

    certificateId: str
    certificateNumber: str | None
    externalRef: str | None
    status: CertificateStatus
    verifyUrl: str
    reason: ReasonCode | None


class CertificateCreate(TypedDict):
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
    items: NotRequired[list[CertificateLine]]
    signatories: NotRequired[list[Signatory]]
    attachments: NotRequired[list[AttachmentCreate]]
    externalRef: NotRequired[str | None]
    supersedes: NotRequired[str | None]
    notifyHolder: NotRequired[bool | None]
    locale: NotRequired[Locale | None]


class CertificateData(TypedDict):
    """References to a certificate; `status` is what its page showed at that moment."""

    certificateId: str
    certificateNumber: str | None
    externalRef: str | None
    status: CertificateStatus
    verifyUrl: str


class CertificateErasedEvent(TypedDict):
    type: Literal["certificate.erased"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    sample: NotRequired[bool]
    data: CertificateData


class CertificateExpiredData(TypedDict):
    """A certificate, and when its validity ends."""

    certificateId: str
    certificateNumber: str | None
    externalRef: str | None
    status: CertificateStatus
    verifyUrl: str
    expiresAt: str


class CertificateExpiredEvent(TypedDict):
    type: Literal["certificate.expired"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    sample: NotRequired[bool]
    data: CertificateExpiredData


class CertificateExpiringData(TypedDict):
    """A certificate, and in how many days its validity ends."""

    certificateId: str
    certificateNumber: str | None
    externalRef: str | None
    status: CertificateStatus
    verifyUrl: str
    expiresAt: str
    daysLeft: int


class CertificateExpiringEvent(TypedDict):
    type: Literal["certificate.expiring"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    sample: NotRequired[bool]
    data: CertificateExpiringData


class CertificateHeldData(TypedDict):
    """A certificate, and how many holds are open on it now."""

    certificateId: str
    certificateNumber: str | None
    externalRef: str | None
    status: CertificateStatus
    verifyUrl: str
    reason: ReasonCode | None
    openHolds: int


class CertificateHistory(TypedDict):
    """A page of changes, the latest first; and holds, the oldest first: all that are open and the
    latest of those that were lifted, 200 in all."""

    ok: bool
    data: list[HistoryEntry]
    holds: list[Hold]
    nextCursor: str | None


class CertificateIssuedEvent(TypedDict):
    type: Literal["certificate.issued"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    sample: NotRequired[bool]
    data: CertificateData


CertificateKind: TypeAlias = "Literal['product', 'person', 'document']"
"""What certificates of a type are about.

* `product`: A product or a delivery
* `person`: A person
* `document`: A document, a site, an organisation"""


class CertificateLine(TypedDict):
    """One line of a certificate that covers several products."""

    position: NotRequired[int]
    productId: NotRequired[str]
    serialNumber: NotRequired[str]
    batch: NotRequired[str]
    quantity: NotRequired[str]
    unit: NotRequired[str]
    orderNo: NotRequired[str]
    orderItem: NotRequired[str]


class CertificateLinkedData(TypedDict):
    """A certificate, and a new link from it."""

    certificateId: str
    certificateNumber: str | None
    externalRef: str | None
    status: CertificateStatus
    verifyUrl: str
    linkId: str
    rel: LinkRelation


class CertificateLinkedEvent(TypedDict):
    type: Literal["certificate.linked"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    sample: NotRequired[bool]
    data: CertificateLinkedData


class CertificateList(TypedDict):
    """A page of certificates."""

    ok: bool
    data: list[CertificateSummary]
    nextCursor: str | None


class CertificateReinstatedEvent(TypedDict):
    type: Literal["certificate.reinstated"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    sample: NotRequired[bool]
    data: CertificateHeldData


class CertificateRejectedEvent(TypedDict):
    type: Literal["certificate.rejected"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    sample: NotRequired[bool]
    data: CertificateChangedData


class CertificateReleasedEvent(TypedDict):
    type: Literal["certificate.released"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    sample: NotRequired[bool]
    data: CertificateChangedData


class CertificateRevokedEvent(TypedDict):
    type: Literal["certificate.revoked"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    sample: NotRequired[bool]
    data: CertificateChangedData


class CertificateSearch(TypedDict):
    """Exactly one of the two: a whole e-mail address, or the beginnings of a name's words."""

    holderEmail: NotRequired[str]
    holderName: NotRequired[str]
    limit: NotRequired[int]
    """Without it: `50`"""
    cursor: NotRequired[str | None]


CertificateState: TypeAlias = "Literal['pending', 'active', 'suspended', 'revoked', 'superseded']"
"""The stored state of a certificate, which transitions change.

* `pending`: Waits for release by a second person
* `active`: In force
* `suspended`: Held back for a time: at least one hold is open
* `revoked`: Declared invalid, for good
* `superseded`: Replaced by another certificate"""

CertificateStatus: TypeAlias = (
    "Literal['pending', 'active', 'suspended', 'revoked', 'superseded', 'expired', 'not_yet_valid']"
)
"""What the verify page shows now: the state, and what follows from the dates.

* `pending`: Waits for release by a second person
* `active`: Valid now
* `suspended`: Held back for a time: at least one hold is open
* `revoked`: Declared invalid, for good
* `superseded`: Replaced by another certificate
* `expired`: Its validity has ended
* `not_yet_valid`: Its validity has not begun"""


class CertificateSummary(TypedDict):
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
    locale: Locale
    status: CertificateStatus
    statusReason: ReasonCode | None
    statusChangedAt: str
    verifyUrl: str
    dataHash: NotRequired[str]
    supersedes: str | None
    supersededBy: str | None
    test: bool


class CertificateSupersededData(TypedDict):
    """A certificate, and its successor."""

    certificateId: str
    certificateNumber: str | None
    externalRef: str | None
    status: CertificateStatus
    verifyUrl: str
    reason: ReasonCode | None
    supersededBy: str


class CertificateSupersededEvent(TypedDict):
    type: Literal["certificate.superseded"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    sample: NotRequired[bool]
    data: CertificateSupersededData


class CertificateSuspendedEvent(TypedDict):
    type: Literal["certificate.suspended"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    sample: NotRequired[bool]
    data: CertificateHeldData


class CertificateType(TypedDict):
    """One certificate type. `pendingChange` is a change that waits for a second person, or null."""

    typeId: int
    code: str
    version: int
    archived: bool
    kind: CertificateKind
    name: dict[str, str]
    description: dict[str, str]
    required: list[RequiredField]
    fields: list[MetadataField]
    strict: bool
    numberPattern: str | None
    signatories: list[dict[str, str]]
    validityMonths: int | None
    uniqueBy: UniqueBy
    showHolder: HolderDisplay
    releaseRequired: bool
    attachmentsPublic: bool
    retentionYears: int | None
    pdfPublic: bool
    printLayout: PrintLayout | None
    defaultLocale: Locale | None
    digitalLink: DigitalLinkSetting | None
    createdAt: str
    changedAt: str
    pendingChange: PendingChange | None
    ok: bool


class CertificateTypeCreate(TypedDict):
    """A new certificate type. `pdfPublic` is true by default, except for the kind `person`."""

    code: str
    kind: CertificateKind
    name: TypeNames
    description: NotRequired[TypeDescriptions]
    required: NotRequired[list[RequiredField]]
    fields: NotRequired[list[MetadataField]]
    strict: NotRequired[bool]
    """Without it: `false`"""
    numberPattern: NotRequired[str]
    signatories: NotRequired[list[Signatory]]
    validityMonths: NotRequired[int | None]
    uniqueBy: NotRequired[UniqueBy]
    """Without it: `"none"`"""
    showHolder: NotRequired[HolderDisplay]
    """Without it: `"never"`"""
    releaseRequired: NotRequired[bool]
    """Without it: `false`"""
    attachmentsPublic: NotRequired[bool]
    """Without it: `false`"""
    retentionYears: NotRequired[int | None]
    pdfPublic: NotRequired[bool | None]
    printLayout: NotRequired[PrintLayout | None]
    defaultLocale: NotRequired[Locale | None]
    digitalLink: NotRequired[DigitalLinkSetting | None]


class CertificateTypeList(TypedDict):
    """A page of certificate types."""

    ok: bool
    data: list[CertificateTypeSummary]
    nextCursor: str | None


class CertificateTypeSummary(TypedDict):
    """A certificate type with the settings of its current version."""

    typeId: int
    code: str
    version: int
    archived: bool
    kind: CertificateKind
    name: dict[str, str]
    description: dict[str, str]
    required: list[RequiredField]
    fields: list[MetadataField]
    strict: bool
    numberPattern: str | None
    signatories: list[dict[str, str]]
    validityMonths: int | None
    uniqueBy: UniqueBy
    showHolder: HolderDisplay
    releaseRequired: bool
    attachmentsPublic: bool
    retentionYears: int | None
    pdfPublic: bool
    printLayout: PrintLayout | None
    defaultLocale: Locale | None
    digitalLink: DigitalLinkSetting | None
    createdAt: str
    changedAt: str


class CertificateTypeUpdate(TypedDict):
    """The settings to change; null resets a setting to its default. The code cannot change."""

    kind: NotRequired[CertificateKind | None]
    name: NotRequired[TypeNames | None]
    description: NotRequired[TypeDescriptions | None]
    required: NotRequired[list[RequiredField] | None]
    fields: NotRequired[list[MetadataField] | None]
    strict: NotRequired[bool | None]
    numberPattern: NotRequired[str | None]
    signatories: NotRequired[list[Signatory] | None]
    validityMonths: NotRequired[int | None]
    uniqueBy: NotRequired[UniqueBy | None]
    showHolder: NotRequired[HolderDisplay | None]
    releaseRequired: NotRequired[bool | None]
    attachmentsPublic: NotRequired[bool | None]
    retentionYears: NotRequired[int | None]
    pdfPublic: NotRequired[bool | None]
    printLayout: NotRequired[PrintLayout | None]
    defaultLocale: NotRequired[Locale | None]
    digitalLink: NotRequired[DigitalLinkSetting | None]


class ChangeRequester(TypedDict):
    """The person who requested the change, by kind and id as in the audit."""

    kind: str
    id: str


class ChangedCertificate(TypedDict):
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
    attachments: list[Attachment]
    externalRef: str | None
    locale: Locale
    status: CertificateStatus
    statusReason: ReasonCode | None
    statusChangedAt: str
    verifyUrl: str
    dataHash: NotRequired[str]
    digitalLink: NotRequired[str]
    supersedes: str | None
    supersededBy: str | None
    test: bool
    holds: list[Hold]


class ChangedWebhookEndpoint(TypedDict):
    """The endpoint, and how many deliveries were released."""

    id: str
    url: str
    description: str
    events: list[str]
    headers: list[str]
    maxPerSecond: int | None
    mode: Mode
    state: WebhookEndpointState
    disabledReason: WebhookDisabledReason | None
    disabledAt: str | None
    failingSince: str | None
    createdAt: str
    updatedAt: str
    ok: bool
    released: int


class CheckRequest(TypedDict):
    """Exactly one of the two. `document` is the canonical text, or the same as an object."""

    dataHash: NotRequired[str | None]
    document: NotRequired[dict[str, Any] | str | None]


class CheckResult(TypedDict):
    """Whether the copy matches what was issued, and the certificate's status."""

    ok: bool
    match: bool
    status: CertificateStatus
    statusChangedAt: str


class Cohort(TypedDict):
    """A cohort."""

    ok: NotRequired[bool]
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


class CohortCreate(TypedDict):
    """A run of a program: a class, a course date. Without a team the program's team runs it."""

    code: str
    name: str
    startsOn: NotRequired[str | None]
    endsOn: NotRequired[str | None]
    teamId: NotRequired[str | None]


class CohortList(TypedDict):
    """A page of cohorts, newest first."""

    ok: bool
    data: list[Cohort]
    nextCursor: str | None


class CohortUpdate(TypedDict):
    """The fields to change; a field that is left out stays as it is, null clears it."""

    code: NotRequired[str]
    name: NotRequired[str]
    startsOn: NotRequired[str | None]
    endsOn: NotRequired[str | None]
    teamId: NotRequired[str | None]


class Completion(TypedDict):
    """What one recipient has reached. Named by the enrolment, or by your number for the recipient.

    `cohort` (id or code) says which enrolment is meant, where a recipient is in several cohorts of
    the program. Without `completedOn` it is today."""

    enrolmentId: NotRequired[str | None]
    externalId: NotRequired[str | None]
    cohort: NotRequired[str | None]
    grade: NotRequired[str | int | float | None]
    completedOn: NotRequired[str | None]
    results: NotRequired[list[CompletionResult]]
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


class CompletionResult(TypedDict):
    """What was reached in one part of the program: a line of the transcript."""

    title: str
    code: NotRequired[str]
    grade: NotRequired[str]
    credits: NotRequired[str | None]


class Consent(TypedDict):
    """All that is to be accepted. Issuing stops at `consentDueAt`, if it is not null."""

    ok: bool
    consentDueAt: str | None
    documents: list[ConsentDocument]


ConsentAction: TypeAlias = "Literal['accept', 'withdraw']"
"""What to do with a document.

* `accept`: Accept it
* `withdraw`: Withdraw an earlier acceptance"""

ConsentChannel: TypeAlias = "Literal['api', 'back_office']"
"""Where consent was given.

* `api`: Over the API
* `back_office`: In the back office"""


class ConsentDecision(TypedDict):
    """What was said last about documents of one kind: by whom, when, about which words, and how."""

    action: ConsentDecisionAction
    documentId: str
    version: str
    hash: str
    at: str
    by: Actor
    via: ConsentChannel


ConsentDecisionAction: TypeAlias = "Literal['accepted', 'withdrawn']"
"""What was decided about a document.

* `accepted`: It was accepted
* `withdrawn`: The acceptance was withdrawn"""


class ConsentDocument(TypedDict):
    """The document of a kind that is to be accepted, in one language."""

    id: str
    kind: ConsentKind
    version: str
    publishedAt: str
    requiredFrom: str
    accepted: bool
    decision: ConsentDecision | None
    locale: Locale
    text: str
    hash: str


ConsentKind: TypeAlias = "Literal['terms', 'dpa', 'privacy']"
"""The kind of a legal document.

* `terms`: Terms of service
* `dpa`: Data processing agreement
* `privacy`: Privacy notice"""


class ConsentRequest(TypedDict):
    """Which document, by id or by kind and version; and which words of it, by their hash."""

    documentId: NotRequired[str | None]
    kind: NotRequired[ConsentKind | None]
    version: NotRequired[str | None]
    hash: NotRequired[str | None]
    action: NotRequired[ConsentAction]
    """Without it: `"accept"`"""


DateFormat: TypeAlias = (
    "Literal['YYYY-MM-DD', 'YYYYMMDD', 'DD.MM.YYYY', 'DD/MM/YYYY', 'MM/DD/YYYY', 'DD-MM-YYYY']"
)
"""How days are written in a table.

* `YYYY-MM-DD`: 2026-11-22
* `YYYYMMDD`: 20261122
* `DD.MM.YYYY`: 22.11.2026
* `DD/MM/YYYY`: 22/11/2026
* `MM/DD/YYYY`: 11/22/2026
* `DD-MM-YYYY`: 22-11-2026"""

DecimalMark: TypeAlias = "Literal['.', ',']"
"""What stands before decimals.

* `.`: A point: 12.5
* `,`: A comma: 12,5"""

Delimiter: TypeAlias = "Literal[',', ';', '|', 'tab']"
"""What stands between the cells of a CSV file.

* `,`: A comma
* `;`: A semicolon
* `|`: A vertical bar
* `tab`: A tab"""


class DeprecatedUse(TypedDict):
    """How often a key has used something that will be removed, and when that will be.

    Counted every few seconds; what a killed process had counted is missing."""

    code: str
    count: int
    lastUsedOn: str
    sunsetAt: str


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


class EnableRequest(TypedDict):
    """Whether deliveries held while the endpoint was disabled are sent now."""

    release: NotRequired[bool]
    """Without it: `false`"""


Encoding: TypeAlias = "Literal['utf-8', 'windows-1252', 'iso-8859-1', 'iso-8859-15', 'windows-1250', 'cp850', 'macintosh']"
"""The character encoding of a CSV file.

* `utf-8`: Unicode, with or without a byte order mark
* `windows-1252`: Western European, Windows
* `iso-8859-1`: Western European
* `iso-8859-15`: Western European with the euro sign
* `windows-1250`: Central European, Windows
* `cp850`: Western European, DOS
* `macintosh`: Western European, old Macintosh"""


class EndedJobCounts(TypedDict):
    """Rows of a job by result; `total` is None if it was cancelled before they were counted."""

    total: int | None
    ok: int
    failed: int
    skipped: int


class EnrolRequest(TypedDict):
    """Recipients to enrol in a cohort, one or a whole class: all of them are enrolled or none."""

    cohortId: str
    recipients: list[RecipientReference]


class EnrolResult(TypedDict):
    """The enrolments in the order of the request, and how many of them this request made."""

    ok: bool
    created: int
    data: list[PlacedEnrolment]


class Enrolment(TypedDict):
    """One attempt of a recipient at a cohort. `certificateId` is the certificate in force."""

    ok: NotRequired[bool]
    id: str
    programId: str
    cohortId: str
    recipientId: str
    externalId: str | None
    status: EnrolmentStatus
    attempt: int
    grade: str | None
    completedOn: str | None
    results: list[dict[str, str]]
    evidence: str | None
    certificateId: str | None
    createdAt: str
    changedAt: str
    test: bool


class EnrolmentCompletedEvent(TypedDict):
    type: Literal["enrolment.completed"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    sample: NotRequired[bool]
    data: EnrolmentData


class EnrolmentCreatedEvent(TypedDict):
    type: Literal["enrolment.created"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    sample: NotRequired[bool]
    data: EnrolmentData


class EnrolmentData(TypedDict):
    """One attempt of a recipient; without the grade, which is the person's own."""

    enrolmentId: str
    programId: str
    cohortId: str
    recipientId: str
    externalId: str | None
    status: EnrolmentStatus
    attempt: int
    completedOn: str | None
    certificateId: str | None


class EnrolmentExportRequest(TypedDict):
    """The program or the cohort to export; only enrolments in this `status`, if it is stated."""

    programId: NotRequired[str]
    cohortId: NotRequired[str]
    status: NotRequired[EnrolmentStatus]


class EnrolmentFailedEvent(TypedDict):
    type: Literal["enrolment.failed"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    sample: NotRequired[bool]
    data: EnrolmentData


class EnrolmentList(TypedDict):
    """A page of enrolments, newest first."""

    ok: bool
    data: list[Enrolment]
    nextCursor: str | None


class EnrolmentReopenedData(TypedDict):
    """An attempt that goes on, and why."""

    enrolmentId: str
    programId: str
    cohortId: str
    recipientId: str
    externalId: str | None
    status: EnrolmentStatus
    attempt: int
    completedOn: str | None
    certificateId: str | None
    reason: ReasonCode


class EnrolmentReopenedEvent(TypedDict):
    type: Literal["enrolment.reopened"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    sample: NotRequired[bool]
    data: EnrolmentReopenedData


EnrolmentStatus: TypeAlias = "Literal['enrolled', 'completed', 'withdrawn', 'failed']"
"""How far an enrolment is.

* `enrolled`: Under way
* `completed`: Passed; a certificate was issued
* `withdrawn`: Ended early, by the recipient or the school
* `failed`: Ended without passing"""


class EnrolmentWithdrawnEvent(TypedDict):
    type: Literal["enrolment.withdrawn"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    sample: NotRequired[bool]
    data: EnrolmentData


class EraseRequest(TypedDict):
    """`dryRun` true shows what would be erased, false requests it. It must be stated."""

    dryRun: bool


class ErasedCertificate(TypedDict):
    """A certificate that the erasure includes; it must be kept until `retainUntil`."""

    id: str
    certificateNumber: str | None
    typeId: int
    issuedOn: str
    status: CertificateStatus
    retainUntil: str | None


class Erasure(TypedDict):
    """What an erasure includes: the supersede chain, and how many files, links to the web and mails.

    `preview`: nothing was requested. `pending`: erased at `eraseAt`, can be undone until then.
    `retainUntil`: the latest of the certificates' days; nothing can be erased before it is over."""

    ok: bool
    state: ErasureState
    id: str | None
    eraseAt: str | None
    retainUntil: str | None
    certificates: list[ErasedCertificate]
    attachments: int
    links: int
    mails: int


ErasureState: TypeAlias = "Literal['pending', 'preview', 'undone']"
"""How far an erasure is.

* `pending`: Requested; carried out at `eraseAt`, can be undone until then
* `preview`: A dry run: nothing was requested
* `undone`: Withdrawn in time: nothing was erased"""

EventFilter: TypeAlias = "Literal['*', 'api_key.*', 'api_key.created', 'api_key.expiring', 'api_key.revoked', 'api_key.rotated', 'certificate.*', 'certificate.erased', 'certificate.expired', 'certificate.expiring', 'certificate.issued', 'certificate.linked', 'certificate.reinstated', 'certificate.rejected', 'certificate.released', 'certificate.revoked', 'certificate.superseded', 'certificate.suspended', 'enrolment.*', 'enrolment.completed', 'enrolment.created', 'enrolment.failed', 'enrolment.reopened', 'enrolment.withdrawn', 'job.*', 'job.completed', 'onboarding.*', 'onboarding.approved', 'onboarding.rejected', 'onboarding.submitted', 'program.*', 'program.archived', 'program.published', 'quota.*', 'quota.exceeded', 'quota.warning', 'recipient.*', 'recipient.created', 'recipient.erased', 'recipient.merged', 'recipient.updated', 'team.*', 'team.member_added', 'team.member_removed', 'webhook_endpoint.*', 'webhook_endpoint.disabled', 'webhook_endpoint.failing', 'webhook_endpoint.held_expiring', 'webhook_endpoint.recovered']"
"""What a webhook endpoint subscribes to: a type of event, all types of a group, or everything.

* `*`: Every event
* `api_key.*`: Every event whose type begins with api_key
* `api_key.created`: An API key was created.
* `api_key.expiring`: An API key will expire in 30, 7 or 1 days, and has no successor.
* `api_key.revoked`: An API key was revoked and is no longer accepted.
* `api_key.rotated`: An API key was rotated: it works until `expiresAt`, its successor from now on.
* `certificate.*`: Every event whose type begins with certificate
* `certificate.erased`: The content of a certificate was erased, with all that named its holder. Its status stays.
* `certificate.expired`: A certificate has expired.
* `certificate.expiring`: A certificate will expire in some days.
* `certificate.issued`: A certificate was issued.
* `certificate.linked`: A certificate was linked to another one, or to a document.
* `certificate.reinstated`: A certificate is no longer suspended: its last hold was lifted.
* `certificate.rejected`: A certificate was not released: it will never be valid.
* `certificate.released`: A second person released a certificate.
* `certificate.revoked`: A certificate was revoked for good.
* `certificate.superseded`: A certificate was replaced by a newer one.
* `certificate.suspended`: A certificate is suspended: a hold was placed, or lifted while another one is open.
* `enrolment.*`: Every event whose type begins with enrolment
* `enrolment.completed`: A recipient has completed a program; `certificateId` was issued for it.
* `enrolment.created`: A recipient was enrolled in a cohort.
* `enrolment.failed`: A recipient has not passed; another attempt may follow.
* `enrolment.reopened`: What became of an attempt was taken back, for this `reason`: it goes on.
* `enrolment.withdrawn`: A recipient was withdrawn from a cohort.
* `job.*`: Every event whose type begins with job
* `job.completed`: A job has ended: it succeeded, failed or was cancelled.
* `onboarding.*`: Every event whose type begins with onboarding
* `onboarding.approved`: The issuer was approved: it may publish programs.
* `onboarding.rejected`: The onboarding was rejected: `GET /edu/onboarding` says why.
* `onboarding.submitted`: The onboarding awaits approval.
* `program.*`: Every event whose type begins with program
* `program.archived`: A program was archived.
* `program.published`: A program was published.
* `quota.*`: Every event whose type begins with quota
* `quota.exceeded`: The month's certificates are used up: nothing more is issued.
* `quota.warning`: Most of the month's certificates are used (80 percent).
* `recipient.*`: Every event whose type begins with recipient
* `recipient.created`: A recipient was created.
* `recipient.erased`: The personal data of a recipient were erased.
* `recipient.merged`: A recipient was found to be another one, `mergedInto`, who has the enrolments now.
* `recipient.updated`: Data of a recipient were changed: `changed` names the fields.
* `team.*`: Every event whose type begins with team
* `team.member_added`: Somebody came into a team.
* `team.member_removed`: Somebody left a team.
* `webhook_endpoint.*`: Every event whose type begins with webhook_endpoint
* `webhook_endpoint.disabled`: A webhook endpoint was disabled: it has failed for five days, or answered 410. Its deliveries are held.
* `webhook_endpoint.failing`: A webhook endpoint fails: a delivery to it has failed for the fourth time, or it will be disabled within a day.
* `webhook_endpoint.held_expiring`: Held deliveries of a webhook endpoint will be given up in 7 days or 1 day, the oldest first.
* `webhook_endpoint.recovered`: A webhook endpoint that failed accepts deliveries again."""


class EventList(TypedDict):
    """Events as they would be sent, in feed order. `nextAfter` continues after the last one."""

    ok: bool
    data: list[dict[str, Any]]
    nextAfter: str
    more: bool


EventName: TypeAlias = "Literal['api_key.created', 'api_key.expiring', 'api_key.revoked', 'api_key.rotated', 'certificate.erased', 'certificate.expired', 'certificate.expiring', 'certificate.issued', 'certificate.linked', 'certificate.reinstated', 'certificate.rejected', 'certificate.released', 'certificate.revoked', 'certificate.superseded', 'certificate.suspended', 'enrolment.completed', 'enrolment.created', 'enrolment.failed', 'enrolment.reopened', 'enrolment.withdrawn', 'job.completed', 'onboarding.approved', 'onboarding.rejected', 'onboarding.submitted', 'ping', 'program.archived', 'program.published', 'quota.exceeded', 'quota.warning', 'recipient.created', 'recipient.erased', 'recipient.merged', 'recipient.updated', 'team.member_added', 'team.member_removed', 'webhook_endpoint.disabled', 'webhook_endpoint.failing', 'webhook_endpoint.held_expiring', 'webhook_endpoint.recovered']"
"""What has happened.

* `api_key.created`: An API key was created.
* `api_key.expiring`: An API key will expire in 30, 7 or 1 days, and has no successor.
* `api_key.revoked`: An API key was revoked and is no longer accepted.
* `api_key.rotated`: An API key was rotated: it works until `expiresAt`, its successor from now on.
* `certificate.erased`: The content of a certificate was erased, with all that named its holder. Its status stays.
* `certificate.expired`: A certificate has expired.
* `certificate.expiring`: A certificate will expire in some days.
* `certificate.issued`: A certificate was issued.
* `certificate.linked`: A certificate was linked to another one, or to a document.
* `certificate.reinstated`: A certificate is no longer suspended: its last hold was lifted.
* `certificate.rejected`: A certificate was not released: it will never be valid.
* `certificate.released`: A second person released a certificate.
* `certificate.revoked`: A certificate was revoked for good.
* `certificate.superseded`: A certificate was replaced by a newer one.
* `certificate.suspended`: A certificate is suspended: a hold was placed, or lifted while another one is open.
* `enrolment.completed`: A recipient has completed a program; `certificateId` was issued for it.
* `enrolment.created`: A recipient was enrolled in a cohort.
* `enrolment.failed`: A recipient has not passed; another attempt may follow.
* `enrolment.reopened`: What became of an attempt was taken back, for this `reason`: it goes on.
* `enrolment.withdrawn`: A recipient was withdrawn from a cohort.
* `job.completed`: A job has ended: it succeeded, failed or was cancelled.
* `onboarding.approved`: The issuer was approved: it may publish programs.
* `onboarding.rejected`: The onboarding was rejected: `GET /edu/onboarding` says why.
* `onboarding.submitted`: The onboarding awaits approval.
* `ping`: A trial without content, sent to one endpoint on request.
* `program.archived`: A program was archived.
* `program.published`: A program was published.
* `quota.exceeded`: The month's certificates are used up: nothing more is issued.
* `quota.warning`: Most of the month's certificates are used (80 percent).
* `recipient.created`: A recipient was created.
* `recipient.erased`: The personal data of a recipient were erased.
* `recipient.merged`: A recipient was found to be another one, `mergedInto`, who has the enrolments now.
* `recipient.updated`: Data of a recipient were changed: `changed` names the fields.
* `team.member_added`: Somebody came into a team.
* `team.member_removed`: Somebody left a team.
* `webhook_endpoint.disabled`: A webhook endpoint was disabled: it has failed for five days, or answered 410. Its deliveries are held.
* `webhook_endpoint.failing`: A webhook endpoint fails: a delivery to it has failed for the fourth time, or it will be disabled within a day.
* `webhook_endpoint.held_expiring`: Held deliveries of a webhook endpoint will be given up in 7 days or 1 day, the oldest first.
* `webhook_endpoint.recovered`: A webhook endpoint that failed accepts deliveries again."""


class EventType(TypedDict):
    """An event type with the JSON Schema (2020-12) of its body and an example."""

    type: str
    summary: str
    subscribable: bool
    schema: dict[str, Any]
    example: dict[str, Any]


class EventTypeList(TypedDict):
    """All event types."""

    ok: bool
    data: list[EventType]


class ExistingCertificate(TypedDict):
    """The existing certificate that the new one conflicts with."""

    id: str
    verifyUrl: str
    status: CertificateStatus


class Fact(TypedDict):
    """One public entry of the metadata: `value`, or `table`."""

    label: str
    value: str | None
    unit: str
    table: FactTable | None


class FactTable(TypedDict):
    """A public entry of the metadata that is a table."""

    columns: list[str]
    rows: list[list[str]]


class FailRequest(TypedDict):
    """The grade of the failed attempt, if any, and its date; without one it is today."""

    grade: NotRequired[str]
    completedOn: NotRequired[str | None]


Feature: TypeAlias = "Literal['dataHash', 'bulk', 'edu', 'webhooks']"
"""What a plan may include.

* `dataHash`: `dataHash` is returned with certificates
* `bulk`: Bulk issuing, imports and bulk actions
* `edu`: Programs, cohorts, recipients, enrolments
* `webhooks`: Webhook endpoints and the event feed"""

FieldKind: TypeAlias = "Literal['text', 'decimal', 'date', 'choice', 'table']"
"""What a metadata field holds.

* `text`: Text of one or several lines
* `decimal`: A decimal number, kept as written
* `date`: A day: `2026-11-22`
* `choice`: One of `choices`
* `table`: Rows of the declared `columns`"""


class FieldLabels(TypedDict):
    """A text in up to four languages; where one is missing English stands in, or any other."""

    en: NotRequired[str]
    de: NotRequired[str]
    fr: NotRequired[str]
    sq: NotRequired[str]


class FieldProblem(TypedDict):
    """One field at fault: a JSON pointer into the body, or the name of a query parameter."""

    code: str
    detail: str
    pointer: NotRequired[str]
    parameter: NotRequired[str]


class GradeScale(TypedDict):
    """numeric {min, max, step, passMark, better}, labels {labels: [{label, passed}]}, or pass_fail"""

    kind: GradeScaleKind


GradeScaleKind: TypeAlias = "Literal['numeric', 'labels', 'pass_fail']"
"""How a program is graded.

* `numeric`: By a number between `min` and `max`
* `labels`: By one of the words in `labels`
* `pass_fail`: Passed or not, without a grade"""

Granularity: TypeAlias = "Literal['day', 'month']"
"""How usage is summed up.

* `day`: One row a day
* `month`: One row a calendar month"""

HistoryAction: TypeAlias = (
    "Literal['issue', 'release', 'reject', 'suspend', 'reinstate', 'revoke', 'supersede', 'erase']"
)
"""What was done to a certificate.

* `issue`: It was issued
* `release`: It was released by a second person
* `reject`: The release was refused
* `suspend`: A hold was put on it
* `reinstate`: A hold was lifted
* `revoke`: It was revoked
* `supersede`: It was replaced by another certificate
* `erase`: What it says about a person was erased"""

HistoryEntry = TypedDict(
    "HistoryEntry",
    {
        "sequence": "int",
        "action": "HistoryAction",
        "from": "CertificateState | None",
        "to": "CertificateState",
        "reason": "ReasonCode | None",
        "note": "str | None",
        "publicNote": "str | None",
        "at": "str",
        "actor": "Actor",
        "requestId": "str",
    },
)


class Hold(TypedDict):
    """A hold: one reason why a certificate is or was suspended."""

    id: str
    reason: ReasonCode
    publicNote: str | None
    placedAt: str
    liftedAt: str | None


class Holder(TypedDict):
    """The holder and the address for mails. The certificate's `holderEmail` stays."""

    ok: bool
    id: str
    holderName: str | None
    email: str


HolderDisplay: TypeAlias = "Literal['name', 'check', 'never']"
"""How the verify page treats the holder's name.

* `name`: It shows the name
* `check`: It shows no name, and confirms one that the visitor types
* `never`: It neither shows nor confirms it"""


class HolderUpdate(TypedDict):
    """The address for future mails to the holder."""

    email: str


class IssuedCertificate(TypedDict):
    """The issued certificate (specification, 2.2).

    `dataHash` is given if the account's settings and plan include it; `digitalLink`, the GS1 Digital Link
    URI, if the type has such links and the GTIN lies in a confirmed company prefix."""

    ok: bool
    id: str
    verifyUrl: str
    dataHash: NotRequired[str]
    digitalLink: NotRequired[str]


class Issuer(TypedDict):
    """The account the key belongs to."""

    id: str
    name: str
    defaultLocale: Locale
    timeZone: str
    verifiedDomains: list[str]


class Job(TypedDict):
    """One job, with the first of its errors. `ok` is false once it has failed."""

    id: str
    kind: str
    state: JobState
    phase: str | None
    dryRun: bool
    undoOf: str | None
    done: int
    total: int | None
    counts: JobCounts
    errorCount: int
    failure: JobFailure | None
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
    sample: NotRequired[bool]
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
    state: JobState
    dryRun: bool
    failure: str | None
    counts: EndedJobCounts


class JobFailure(TypedDict):
    """Why a job as a whole has failed."""

    code: str
    detail: str


JobKind: TypeAlias = "Literal['account.export', 'certificates.access', 'certificates.export', 'certificates.import', 'certificates.lift', 'certificates.notices', 'certificates.print', 'certificates.print_archive', 'certificates.print_parts', 'certificates.reinstate', 'certificates.reject', 'certificates.release', 'certificates.revoke', 'certificates.suspend', 'edu.complete', 'edu.export', 'edu.recipients.import', 'webhooks.replay', 'webhooks.retry']"
"""What a job does.

* `account.export`: Export of the account
* `certificates.access`: Export of the data of a person
* `certificates.export`: Export of certificates
* `certificates.import`: Import of certificates
* `certificates.lift`: Taking back a suspension
* `certificates.notices`: New dates of expiry notices
* `certificates.print`: Printing of certificates into one file
* `certificates.print_archive`: Printing of certificates, a file each
* `certificates.print_parts`: Printing of certificates, a hundred in a file
* `certificates.reinstate`: Reinstatement of many certificates
* `certificates.reject`: Rejection of many certificates
* `certificates.release`: Release of many certificates
* `certificates.revoke`: Revocation of many certificates
* `certificates.suspend`: Suspension of many certificates
* `edu.complete`: Completion of a program
* `edu.export`: Export of enrolments
* `edu.recipients.import`: Import of recipients
* `webhooks.replay`: Webhooks: replay
* `webhooks.retry`: Webhooks: send again"""


class JobList(TypedDict):
    """A page of jobs, the newest first."""

    ok: bool
    data: list[JobSummary]
    nextCursor: str | None


class JobRowError(TypedDict):
    """What was wrong with one row of the input, and in which column.

    Of a file, `row` is the row as a spreadsheet shows it (the head line is 1; of NDJSON, the line) and
    `column` the file's name of the column. Of a body, `row` is the place in its list, from 0, and
    `column` the JSON Pointer into the body."""

    row: int | None
    column: str | None
    code: str
    detail: str


class JobRowErrorList(TypedDict):
    """A page of a job's errors, in the order in which they were found."""

    ok: bool
    data: list[JobRowError]
    nextCursor: str | None


JobState: TypeAlias = (
    "Literal['queued', 'running', 'cancelling', 'cancelled', 'succeeded', 'failed']"
)
"""How far a job is.

* `queued`: Waits for its turn
* `running`: Works
* `cancelling`: Stops as soon as its current step is done
* `cancelled`: Was stopped before its end
* `succeeded`: Has reached its end; single rows may have failed
* `failed`: Has failed as a whole: see `failure`"""


class JobSummary(TypedDict):
    """A piece of bulk work, and how far it is."""

    id: str
    kind: str
    state: JobState
    phase: str | None
    dryRun: bool
    undoOf: str | None
    done: int
    total: int | None
    counts: JobCounts
    errorCount: int
    failure: JobFailure | None
    createdAt: str
    startedAt: str | None
    finishedAt: str | None
    resultsUntil: str | None


class Limits(TypedDict):
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


class Link(TypedDict):
    """A link from `certificateId` to `target`; `targetStatus` is null unless that is a certificate."""

    ok: NotRequired[bool]
    id: str
    certificateId: str
    rel: LinkRelation
    target: str
    targetStatus: CertificateStatus | None
    label: str | None
    sha256: str | None
    createdAt: str


class LinkCreate(TypedDict):
    """The target: a certificate's id, or an https address (and the SHA-256 of the document)."""

    rel: LinkRelation
    target: str
    label: NotRequired[str | None]
    sha256: NotRequired[str | None]


LinkDirection: TypeAlias = "Literal['out', 'in']"
"""Which links of a certificate are listed.

* `out`: What this certificate refers to
* `in`: Your other certificates that refer to it"""


class LinkList(TypedDict):
    """A page of links, the newest first."""

    ok: bool
    data: list[Link]
    nextCursor: str | None


LinkRelation: TypeAlias = "Literal['partOf', 'derivedFrom', 'relatedTo', 'documents']"
"""How a certificate is related to the target.

* `partOf`: It is about a part of what the target is about
* `derivedFrom`: It is based on the target, such as an inspection of the material
* `relatedTo`: Something else connects them
* `documents`: The target documents it, such as a data sheet"""

Locale: TypeAlias = "Literal['de', 'en', 'fr', 'sq']"
"""A language of the service (ISO 639-1).

* `de`: German
* `en`: English
* `fr`: French
* `sq`: Albanian"""


class Log(TypedDict):
    """The log of a certificate and its changes there; those of the last seconds are on their way."""

    ok: bool
    origin: str | None
    verifierKey: str | None
    changes: list[LoggedChange]


class LoggedChange(TypedDict):
    """One change as the log holds it: its position, the statement that the entry commits to, the proof.

    The entry's `commitment` is the SHA-256 of the statement's RFC 8785 form. `proof` is a
    c2sp.org/tlog-proof@v1, with the first checkpoint that covers the entry."""

    index: int
    recordedAt: str
    statement: dict[str, Any]
    proof: str


class LoggedRequest(TypedDict):
    """A request: what was asked and how it was answered. Bodies, header values and parameter values are not kept."""

    requestId: str
    """What the answer said in `X-Request-Id`."""
    at: str
    """When the request came."""
    method: str
    """HTTP method."""
    route: str
    """Path of the operation, as this document lists it. Empty: unknown."""
    path: str
    """Path that was called, without its query string."""
    parameters: list[str]
    """Names of the query parameters."""
    status: int
    """HTTP status of the answer."""
    code: str | None
    """Error code of the answer; null for a success."""
    errors: list[RequestFault]
    """The faulty fields: 20 at most."""
    key: RequestKey
    """The API key that was used."""
    durationMs: int
    """How long the service worked on it."""


class LoggedRequestList(TypedDict):
    """A page of the request log, newest first."""

    ok: bool
    data: list[LoggedRequest]
    nextCursor: str | None


class MergeRequest(TypedDict):
    """The duplicate to merge into the recipient. A dry run shows the result and changes nothing."""

    duplicateId: str
    dryRun: NotRequired[bool]
    """Without it: `false`"""


class MergeResult(TypedDict):
    """The effect of a merge. `collisions` are cohorts in which both are enrolled: they prevent it."""

    ok: bool
    dryRun: bool
    recipient: Recipient
    duplicateId: str
    filled: list[str]
    differing: list[str]
    enrolments: int
    certificates: int
    collisions: list[str]


class MetadataField(TypedDict):
    """The declaration of a metadata key: what it may hold, and how the verify page shows it."""

    key: str
    label: FieldLabels
    kind: NotRequired[FieldKind]
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
    columns: NotRequired[list[TableColumn]]


MetadataRole: TypeAlias = "Literal['limits', 'max', 'min', 'unit', 'value']"
"""What a column of a measured table holds, so that values outside of their limits are marked.

* `limits`: The limits as one text: `≥ 230`, `540 – 750`, `± 0.5`
* `max`: The upper limit
* `min`: The lower limit
* `unit`: The unit of the value
* `value`: The measured value"""

Mode: TypeAlias = "Literal['live', 'test']"
"""Whether an object is real or was made for trying out.

* `live`: Real: counted, and valid
* `test`: Made with a test key: marked as a test, removed after 30 days"""


class NewApiKey(TypedDict):
    """A key just made. `secret` is the whole key: here, once, and never again."""

    id: str
    name: str
    mode: Mode
    state: ApiKeyState
    lastFour: str
    scopes: list[Scope]
    scopeCap: list[Scope]
    typeIds: list[int]
    allowedNetworks: list[str]
    apiVersion: str
    rootId: str | None
    orphanedAt: str | None
    createdAt: str
    expiresAt: str | None
    revokedAt: str | None
    lastUsedAt: str | None
    predecessorId: str | None
    successorId: str | None
    ok: bool
    deprecatedUses: list[DeprecatedUse]
    secret: str | None
    secretAlreadyShown: bool


class NewWebhookEndpoint(TypedDict):
    """An endpoint with a new secret. A repeated request does not show the secret again."""

    id: str
    url: str
    description: str
    events: list[str]
    headers: list[str]
    maxPerSecond: int | None
    mode: Mode
    state: WebhookEndpointState
    disabledReason: WebhookDisabledReason | None
    disabledAt: str | None
    failingSince: str | None
    createdAt: str
    updatedAt: str
    ok: bool
    secret: str | None
    secretAlreadyShown: bool
    oldSecretValidUntil: str | None


class Onboarding(TypedDict):
    """The issuer's onboarding and its steps. `reason` is why it was rejected."""

    ok: bool
    state: OnboardingState
    reason: str | None
    submittedAt: str | None
    decidedAt: str | None
    profile: OnboardingProfile
    steps: list[OnboardingStep]


class OnboardingApprovedEvent(TypedDict):
    type: Literal["onboarding.approved"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    sample: NotRequired[bool]
    data: OnboardingData


class OnboardingData(TypedDict):
    """How far an issuer's onboarding has come."""

    issuerId: str
    state: OnboardingState


class OnboardingProfile(TypedDict):
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


class OnboardingProfileUpdate(TypedDict):
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


class OnboardingRejectedEvent(TypedDict):
    type: Literal["onboarding.rejected"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    sample: NotRequired[bool]
    data: OnboardingData


OnboardingState: TypeAlias = (
    "Literal['not_started', 'in_progress', 'submitted', 'approved', 'rejected']"
)
"""How far an institution's approval is.

* `not_started`: Nothing was stated yet
* `in_progress`: The profile is being filled in
* `submitted`: Waits for the operator's review
* `approved`: Programs can be published
* `rejected`: Not approved: see `reason`; it can be submitted again"""


class OnboardingStep(TypedDict):
    """One step, derived from the data; `missing` names fields of the profile or kinds of consent."""

    step: OnboardingStepName
    done: bool
    missing: list[str]


OnboardingStepName: TypeAlias = (
    "Literal['profile', 'consent', 'branding', 'team', 'program', 'recipients']"
)
"""A step of the onboarding.

* `profile`: Profile of the institution
* `consent`: Terms accepted
* `branding`: Logo or colour
* `team`: First team, with a coordinator
* `program`: First program, with a certificate type
* `recipients`: First recipients"""


class OnboardingSubmittedEvent(TypedDict):
    type: Literal["onboarding.submitted"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    sample: NotRequired[bool]
    data: OnboardingData


class Overview(TypedDict):
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
    days: list[OverviewDay]


class OverviewDay(TypedDict):
    """How often certificates were checked on one day (UTC)."""

    day: str
    verified: int


class Part(TypedDict):
    """A part of the certificate; `depth` counts from 1."""

    depth: int
    certificate: RelatedCertificate


class Parts(TypedDict):
    """How many parts there are (`complete` is false if not all were counted), and the first ones."""

    total: int
    revoked: int
    suspended: int
    complete: bool
    data: list[Part]


class PendingChange(TypedDict):
    """A requested change that a second person may confirm in the back office until `expiresAt`."""

    releaseRequired: bool
    requestedAt: str
    requestedBy: ChangeRequester
    expiresAt: str


class PingData(TypedDict):
    """The endpoint that it was sent to."""

    endpointId: str


class PingEvent(TypedDict):
    type: Literal["ping"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    sample: NotRequired[bool]
    data: PingData


class PlacedEnrolment(TypedDict):
    """An enrolment, and whether this request made it: a recipient already in the cohort stays."""

    id: str
    programId: str
    cohortId: str
    recipientId: str
    externalId: str | None
    status: EnrolmentStatus
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


PrintFormat: TypeAlias = "Literal['pdf', 'zip']"
"""How printed certificates are packed.

* `pdf`: One PDF with all of them
* `zip`: An archive with one PDF each"""

PrintLayout: TypeAlias = "Literal['report', 'calibration', 'training', 'diploma']"
"""The layout of the PDF.

* `report`: An inspection certificate with tables
* `calibration`: A calibration certificate
* `training`: A certificate of training, landscape
* `diploma`: A diploma with a transcript"""


class PrintRequest(TypedDict):
    """Certificates to print, in this order. `pdf`: one file with up to 100; `zip`: one file each.

    Without `locale`, each is printed in its own language."""

    ids: list[str]
    format: PrintFormat
    locale: NotRequired[Locale | None]


class Problem(TypedDict):
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


class Program(TypedDict):
    """A program."""

    ok: NotRequired[bool]
    id: str
    code: str
    state: ProgramState
    name: dict[str, str]
    description: dict[str, str | None]
    teamId: str | None
    typeId: int | None
    typeCode: str | None
    eqfLevel: int | None
    credits: float | None
    hours: float | None
    attendance: Attendance
    language: str
    learningOutcomes: list[str]
    alignment: list[ProgramAlignment]
    validityMonths: int | None
    gradeScale: GradeScale | None
    publishedAt: str | None
    archivedAt: str | None
    createdAt: str
    changedAt: str


class ProgramAlignment(TypedDict):
    """An entry of a framework that the program corresponds to, such as an ESCO skill by its URI."""

    framework: str
    uri: str
    label: str


class ProgramArchivedEvent(TypedDict):
    type: Literal["program.archived"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    sample: NotRequired[bool]
    data: ProgramData


class ProgramCreate(TypedDict):
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
    attendance: NotRequired[Attendance]
    """Without it: `"on_site"`"""
    learningOutcomes: NotRequired[list[str]]
    alignment: NotRequired[list[ProgramAlignment]]
    validityMonths: NotRequired[int | None]
    gradeScale: NotRequired[GradeScale | None]


class ProgramData(TypedDict):
    """A program, by its references."""

    programId: str
    code: str
    state: ProgramState


class ProgramDescriptions(TypedDict):
    """The description in each of the four languages; null in a language without one."""

    de: NotRequired[str | None]
    en: NotRequired[str | None]
    fr: NotRequired[str | None]
    sq: NotRequired[str | None]


class ProgramList(TypedDict):
    """A page of programs, newest first."""

    ok: bool
    data: list[Program]
    nextCursor: str | None


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
    sample: NotRequired[bool]
    data: ProgramData


ProgramState: TypeAlias = "Literal['draft', 'published', 'archived']"
"""Whether recipients can be enrolled in a program.

* `draft`: In preparation: it can be changed
* `published`: Open: cohorts run, recipients are enrolled and completed
* `archived`: Closed: nothing new begins"""


class ProgramUpdate(TypedDict):
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
    attendance: NotRequired[Attendance]
    learningOutcomes: NotRequired[list[str] | None]
    alignment: NotRequired[list[ProgramAlignment] | None]
    validityMonths: NotRequired[int | None]
    gradeScale: NotRequired[GradeScale | None]


class PublicAttachment(TypedDict):
    """A public attachment; `url` is null if only its hash was registered."""

    name: str
    mediaType: str
    size: int
    sha256: str
    url: str | None


class PublicCertificate(TypedDict):
    """What the verify page shows. `trustworthy` is true if the page is green."""

    ok: bool
    id: str
    status: CertificateStatus
    trustworthy: bool
    issuerName: str
    issuerFlagged: bool
    typeName: str
    locale: Locale
    certificateNumber: str | None
    productId: str | None
    gtin: str | None
    serialNumber: str | None
    items: list[dict[str, Any]]
    holderName: str | None
    issuedOn: str
    validFrom: str | None
    validUntil: str | None
    statusReason: ReasonCode | None
    publicNote: str | None
    statusChangedAt: str | None
    supersededBy: str | None
    facts: list[Fact]
    signatories: list[dict[str, str]]
    attachments: list[PublicAttachment]
    pdfUrl: str | None
    parts: Parts | None
    links: list[PublicLink]
    dataHash: str
    test: bool
    erased: bool
    checkedAt: str
    timeZone: str


class PublicLink(TypedDict):
    """A reference to another certificate or to a URL."""

    rel: LinkRelation
    certificate: RelatedCertificate | None
    url: str | None
    label: str | None
    sha256: str | None


QrTarget: TypeAlias = "Literal['digitalLink', 'verifyPage']"
"""Where a QR code leads.

* `digitalLink`: To the GS1 Digital Link of the product
* `verifyPage`: To the verify page"""


class Quota(TypedDict):
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
    sample: NotRequired[bool]
    data: QuotaData


class QuotaWarningEvent(TypedDict):
    type: Literal["quota.warning"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    sample: NotRequired[bool]
    data: QuotaData


ReasonCode: TypeAlias = "Literal['issued_in_error', 'data_error', 'nonconformity', 'recall', 'fraud', 'replaced', 'on_request', 'other']"
"""Why the status of a certificate changes.

* `issued_in_error`: It should not have been issued
* `data_error`: It states something wrong
* `nonconformity`: The product or service does not conform
* `recall`: The product is recalled
* `fraud`: It was obtained or used by deception
* `replaced`: Another certificate takes its place
* `on_request`: The holder or customer asked for it
* `other`: Another reason: see the note"""


class Recipient(TypedDict):
    """A recipient. `fullName` is the name on certificates."""

    ok: NotRequired[bool]
    id: str
    externalId: str | None
    givenName: str | None
    familyName: str
    printedName: str | None
    fullName: str
    email: str | None
    locale: Locale
    birthDate: str | None
    birthPlace: str | None
    attributes: dict[str, str]
    createdAt: str
    changedAt: str
    test: bool


class RecipientCreate(TypedDict):
    """A recipient. With an `externalId` that is known, what is stated here is changed of that one.

    `printedName` stands on certificates instead of given and family name. Date and place of birth
    are for the printed document only."""

    familyName: str
    givenName: NotRequired[str | None]
    externalId: NotRequired[str | None]
    printedName: NotRequired[str | None]
    email: NotRequired[str | None]
    locale: NotRequired[Locale | None]
    birthDate: NotRequired[str | None]
    birthPlace: NotRequired[str | None]
    attributes: NotRequired[dict[str, str] | None]


class RecipientCreatedEvent(TypedDict):
    type: Literal["recipient.created"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    sample: NotRequired[bool]
    data: RecipientData


class RecipientData(TypedDict):
    """A recipient, by its references; `externalId` is the school's own."""

    recipientId: str
    externalId: str | None


class RecipientErasedEvent(TypedDict):
    type: Literal["recipient.erased"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    sample: NotRequired[bool]
    data: RecipientData


class RecipientErasure(TypedDict):
    """The data that an erasure of a recipient covers: their `enrolments`, of which `graded` have a
    grade, results or evidence and `running` ones are withdrawn; and the certificates issued to them.

    `preview`: no erasure was requested. `pending`: erased at `eraseAt`, until then it can be undone.
    `retainUntil`: the last day on which a certificate must be kept; nothing can be erased before it
    is over."""

    ok: bool
    state: ErasureState
    recipientId: str
    id: str | None
    eraseAt: str | None
    retainUntil: str | None
    enrolments: int
    graded: int
    running: int
    certificates: list[ErasedCertificate]
    attachments: int
    links: int
    mails: int


class RecipientList(TypedDict):
    """A page of recipients, newest first."""

    ok: bool
    data: list[Recipient]
    nextCursor: str | None


class RecipientMergedData(TypedDict):
    """A recipient, and the one that it was merged into."""

    recipientId: str
    externalId: str | None
    mergedInto: str


class RecipientMergedEvent(TypedDict):
    type: Literal["recipient.merged"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    sample: NotRequired[bool]
    data: RecipientMergedData


class RecipientRecord(TypedDict):
    """A recipient with all their enrolments, the newest first."""

    ok: bool
    recipient: Recipient
    enrolments: list[RecordEntry]


class RecipientReference(TypedDict):
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


class RecipientUpdate(TypedDict):
    """The fields to change; a field that is left out stays as it is, null clears it. `attributes`
    replaces all of them."""

    familyName: NotRequired[str]
    givenName: NotRequired[str | None]
    externalId: NotRequired[str | None]
    printedName: NotRequired[str | None]
    email: NotRequired[str | None]
    locale: NotRequired[Locale]
    birthDate: NotRequired[str | None]
    birthPlace: NotRequired[str | None]
    attributes: NotRequired[dict[str, str | None] | None]


class RecipientUpdatedData(TypedDict):
    """A recipient, and the fields that were changed."""

    recipientId: str
    externalId: str | None
    changed: list[str]


class RecipientUpdatedEvent(TypedDict):
    type: Literal["recipient.updated"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    sample: NotRequired[bool]
    data: RecipientUpdatedData


class RecordCertificate(TypedDict):
    """A certificate, with the status that it has at this moment."""

    id: str
    certificateNumber: str | None
    typeId: int
    typeCode: str
    issuedOn: str
    validUntil: str | None
    status: CertificateStatus
    verifyUrl: str


class RecordCohort(TypedDict):
    """A cohort by its code."""

    id: str
    code: str
    name: str


class RecordEntry(TypedDict):
    """An enrolment with its program and cohort; its certificates, the one in force before the ones
    that it superseded."""

    id: str
    programId: str
    cohortId: str
    recipientId: str
    externalId: str | None
    status: EnrolmentStatus
    attempt: int
    grade: str | None
    completedOn: str | None
    results: list[dict[str, str]]
    evidence: str | None
    certificateId: str | None
    createdAt: str
    changedAt: str
    test: bool
    program: RecordProgram
    cohort: RecordCohort
    certificates: list[RecordCertificate]


class RecordProgram(TypedDict):
    """A program by its code, in the four languages."""

    id: str
    code: str
    name: dict[str, str]


class ReinstateRequest(TypedDict):
    """Which hold to lift: `holdId`, or the only hold with this `reason`, or the only hold."""

    holdId: NotRequired[str | None]
    reason: NotRequired[ReasonCode | None]
    note: NotRequired[str | None]
    publicNote: NotRequired[str | None]


class RelatedCertificate(TypedDict):
    """Another certificate, as its own page shows it. `issuerName` is null if it is the same issuer's."""

    id: str
    status: CertificateStatus
    typeName: str
    certificateNumber: str | None
    productId: str | None
    serialNumber: str | None
    issuerName: str | None
    issuerFlagged: bool


class ReleaseRequest(TypedDict):
    """Notes on the release. `note` is only for the issuer; the verify page shows `publicNote`."""

    note: NotRequired[str | None]
    publicNote: NotRequired[str | None]


class ReopenRequest(TypedDict):
    """The reason. With `revoke` the certificate is revoked for it too; only then are notes accepted:
    `note` stays with the issuer, `publicNote` stands on the verify page."""

    reason: ReasonCode
    revoke: NotRequired[bool]
    """Without it: `false`"""
    note: NotRequired[str | None]
    publicNote: NotRequired[str | None]


class ReplayRequest(TypedDict):
    """Events since then, of these types or of those that the endpoint subscribes to."""

    since: str
    eventTypes: NotRequired[list[EventFilter]]
    includeSucceeded: NotRequired[bool]
    """Without it: `false`"""
    maxPerSecond: NotRequired[int | None]
    dryRun: NotRequired[bool]
    """Without it: `false`"""


class RequestFault(TypedDict):
    """What was wrong with one field or query parameter; never its value."""

    code: str
    """What is wrong, as in `errors` of the answer."""
    pointer: NotRequired[str]
    """JSON Pointer of the field."""
    parameter: NotRequired[str]
    """Name of the query parameter."""


class RequestKey(TypedDict):
    """The API key that a request came with."""

    id: str
    """Id of the key."""
    name: str
    """Name of the key, as it is now."""


RequiredField: TypeAlias = (
    "Literal['productId', 'serialNumber', 'holderName', 'holderEmail', 'validUntil']"
)
"""A field that every certificate of a type has to state.

* `productId`: The article number
* `serialNumber`: The serial number
* `holderName`: The holder's name
* `holderEmail`: The holder's e-mail address
* `validUntil`: The last day of validity"""

ResultFormat: TypeAlias = "Literal['csv', 'ndjson', 'pdf', 'xlsx', 'zip']"
"""The format of a job's results.

* `csv`: A table as CSV (UTF-8, commas)
* `ndjson`: One JSON object a line
* `pdf`: One PDF, of printed certificates
* `xlsx`: A workbook
* `zip`: An archive of PDF files"""


class RetryRequest(TypedDict):
    """`force` sends once more what was delivered already."""

    force: NotRequired[bool]
    """Without it: `false`"""


class SampleData(TypedDict):
    """How many test certificates were made or removed."""

    ok: bool
    certificates: int


class SampleRequest(TypedDict):
    """Which event the sample shows: any of `GET /webhooks/event-types`."""

    type: NotRequired[str]
    """Without it: `"ping"`"""


class SampleResult(TypedDict):
    """The delivery that shows what became of the sample."""

    ok: bool
    deliveryId: str


class SavedRecipient(TypedDict):
    """The recipient, and whether this request created it (its externalId was new)."""

    id: str
    externalId: str | None
    givenName: str | None
    familyName: str
    printedName: str | None
    fullName: str
    email: str | None
    locale: Locale
    birthDate: str | None
    birthPlace: str | None
    attributes: dict[str, str]
    createdAt: str
    changedAt: str
    test: bool
    ok: bool
    created: bool


Scope: TypeAlias = "Literal['certificates:issue', 'certificates:read', 'certificates:manage', 'certificates:release', 'certificates:types', 'webhooks:read', 'webhooks:manage', 'edu:read', 'edu:manage', 'edu:issue', 'account:read', 'account:manage', 'keys:manage', 'privacy:manage']"
"""What an API key may do.

* `certificates:issue`: Issue certificates, read types
* `certificates:read`: Read certificates
* `certificates:manage`: Suspend, revoke and link certificates
* `certificates:release`: Release or reject certificates
* `certificates:types`: Change certificate types
* `webhooks:read`: Read webhook endpoints and deliveries
* `webhooks:manage`: Change webhook endpoints, send again
* `edu:read`: Read programs and recipients
* `edu:manage`: Change programs and recipients
* `edu:issue`: Complete programs
* `account:read`: Read the account
* `account:manage`: Change the account
* `keys:manage`: Manage API keys
* `privacy:manage`: Export and erase the data of a person"""


class SecretRotateRequest(TypedDict):
    """For how many hours the old secret also signs."""

    overlapHours: NotRequired[int]
    """Without it: `24`"""


class Settings(TypedDict):
    """All settings; `dataHash` is what holds: the setting, capped by the plan."""

    ok: bool
    defaultLocale: Locale
    timeZone: str
    dataHash: bool
    expiryWarningDays: list[int]
    notifyHolder: bool
    toldOfChanges: ToldOfChanges
    trustedNetworks: list[str]
    secondFactorForAll: bool
    branding: Branding


class SettingsUpdate(TypedDict):
    """What is to be changed; what is left out stays. null clears, or puts the default back."""

    defaultLocale: NotRequired[Locale]
    timeZone: NotRequired[str]
    dataHash: NotRequired[bool]
    expiryWarningDays: NotRequired[list[int] | None]
    notifyHolder: NotRequired[bool]
    toldOfChanges: NotRequired[ToldOfChanges]
    trustedNetworks: NotRequired[list[str] | None]
    secondFactorForAll: NotRequired[bool]
    branding: NotRequired[BrandingUpdate | None]


class Signatory(TypedDict):
    """A person who signs for the content, and the role."""

    name: str
    role: NotRequired[str]


class StatusChangeRequest(TypedDict):
    """Why the status changes. `note` is only for the issuer; the verify page shows `publicNote`."""

    reason: ReasonCode
    note: NotRequired[str | None]
    publicNote: NotRequired[str | None]


StatusClass: TypeAlias = "Literal['2xx', '3xx', '4xx', '5xx']"
"""The class of an HTTP status.

* `2xx`: The request was accepted
* `3xx`: It was answered by a redirection
* `4xx`: It was refused: something about the request was wrong
* `5xx`: The service failed"""


class StatusList(TypedDict):
    """One entry for each id of the request, in the same order."""

    ok: bool
    data: list[StatusResult]


class StatusRequest(TypedDict):
    """Certificates by their ids."""

    ids: list[str]


class StatusResult(TypedDict):
    """The status of one certificate, or `code` not_found."""

    id: str
    status: NotRequired[CertificateStatus]
    statusChangedAt: NotRequired[str]
    code: NotRequired[str]


class Success(TypedDict):
    """Every success says `"ok": true`."""

    ok: bool


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
    items: NotRequired[list[CertificateLine]]
    signatories: NotRequired[list[Signatory]]
    attachments: NotRequired[list[AttachmentCreate]]
    externalRef: NotRequired[str | None]
    supersedes: NotRequired[str | None]
    notifyHolder: NotRequired[bool | None]
    locale: NotRequired[Locale | None]
    reason: ReasonCode
    note: NotRequired[str | None]
    publicNote: NotRequired[str | None]


class TableColumn(TypedDict):
    """One column of a table. By the roles, the verify page and the PDF mark a measured `value` that is
    outside of its `limits` (one text, such as `≥ 230`, `540 – 750` or `± 0.5`), or of `min` and `max`."""

    label: FieldLabels
    role: NotRequired[MetadataRole | None]


class Team(TypedDict):
    """A team."""

    ok: NotRequired[bool]
    id: str
    name: str
    createdAt: str


class TeamInvitation(TypedDict):
    """An open invitation: the person who accepts it joins the team.

    `mailedAt` is null until its mail is sent, which happens after the request is answered."""

    ok: NotRequired[bool]
    id: str
    email: str
    role: TeamRole
    expiresAt: str
    mailedAt: str | None


class TeamInvitationList(TypedDict):
    """A page of open invitations, newest first."""

    ok: bool
    data: list[TeamInvitation]
    nextCursor: str | None


class TeamList(TypedDict):
    """A page of teams, newest first."""

    ok: bool
    data: list[Team]
    nextCursor: str | None


class TeamMember(TypedDict):
    """A member of the team, one of the account's people."""

    ok: NotRequired[bool]
    id: str
    name: str | None
    email: str
    role: TeamRole
    joinedAt: str


class TeamMemberAddedEvent(TypedDict):
    type: Literal["team.member_added"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    sample: NotRequired[bool]
    data: TeamMemberData


class TeamMemberCreate(TypedDict):
    """A person to add to the team, or to invite; `locale` is the language of the invitation.

    The key needs `edu:read` and `edu:manage` to add instructors, `edu:issue` too for assessors, and
    `certificates:manage` as well for coordinators. A key that is limited to certificate types
    or networks cannot add members."""

    email: str
    role: TeamRole
    locale: NotRequired[Locale | None]


class TeamMemberData(TypedDict):
    """A person in a team."""

    teamId: str
    memberId: str
    role: TeamRole


class TeamMemberList(TypedDict):
    """A page of members, newest first."""

    ok: bool
    data: list[TeamMember]
    nextCursor: str | None


class TeamMemberRemovedEvent(TypedDict):
    type: Literal["team.member_removed"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    sample: NotRequired[bool]
    data: TeamMemberData


class TeamMemberUpdate(TypedDict):
    """The new role: the key needs the same scopes as for adding a member with this role."""

    role: TeamRole


class TeamRequest(TypedDict):
    """A team's name: unique within the account."""

    name: str


TeamRole: TypeAlias = "Literal['coordinator', 'instructor', 'assessor']"
"""What a member of a team may do.

* `coordinator`: Run its cohorts: enrol recipients, and state their results
* `instructor`: See its cohorts and recipients
* `assessor`: See them, and state results"""


class TestClock(TypedDict):
    """What the test clock shows, and the real time. They are equal until it is advanced."""

    ok: bool
    testTime: str
    realTime: str


class TestClockCreate(TypedDict):
    """The moment to set the test clock to: not before what it shows, at most ten years ahead."""

    advanceTo: str


ToldOfChanges: TypeAlias = "Literal['everybody', 'nobody', 'persons']"
"""Which holders get a mail when the status of their certificate changes.

* `everybody`: Everybody with an address
* `nobody`: Nobody
* `persons`: Holders of certificates about persons"""


class TypeDescriptions(TypedDict):
    """A description in each language; where one is missing, English is shown."""

    de: NotRequired[str | None]
    en: NotRequired[str | None]
    fr: NotRequired[str | None]
    sq: NotRequired[str | None]


class TypeNames(TypedDict):
    """The name in at least one language; where one is missing English is shown, or any other."""

    de: NotRequired[str]
    en: NotRequired[str]
    fr: NotRequired[str]
    sq: NotRequired[str]


UniqueBy: TypeAlias = "Literal['none', 'serial', 'product_and_serial', 'external_ref']"
"""What may be certified only once at a time by certificates of a type.

* `none`: Nothing: any number may be in force
* `serial`: A serial number
* `product_and_serial`: A serial number of a product
* `external_ref`: Your own reference, `externalRef`"""

Usage = TypedDict(
    "Usage",
    {
        "ok": "bool",
        "granularity": "Granularity",
        "from": "str",
        "to": "str",
        "data": "list[UsageRow]",
        "asOf": "str",
        "approximate": "list[UsageKind]",
        "quota": "Quota",
    },
)

UsageKind: TypeAlias = "Literal['apiCalls', 'verifications']"
"""A kind of usage that is counted approximately.

* `apiCalls`: Requests to the API
* `verifications`: Views of verify pages"""


class UsageRow(TypedDict):
    """One day (`2026-11-21`) or month (`2026-11`; of its days those that were asked for), in UTC."""

    period: str
    certificates: int
    apiCalls: int
    verifications: int
    deliveries: NotRequired[int]


class WebhookAttempt(TypedDict):
    """One HTTP request. At most 16 KiB of the answer's body are kept, without secrets."""

    number: int
    trigger: WebhookDeliveryTrigger
    url: str
    startedAt: str
    durationMs: int
    outcome: WebhookAttemptOutcome
    httpStatus: int | None
    responseHeaders: dict[str, str]
    responseBody: str
    responseTruncated: bool
    error: str | None


class WebhookAttemptList(TypedDict):
    """A page of attempts, newest first."""

    ok: bool
    data: list[WebhookAttempt]
    nextCursor: str | None


WebhookAttemptOutcome: TypeAlias = "Literal['http_2xx', 'http_3xx', 'http_4xx', 'http_5xx', 'timeout', 'dns', 'tls', 'refused', 'broken', 'blocked', 'error']"
"""What came of one attempt to deliver an event.

* `http_2xx`: Accepted: an HTTP status from 200 to 299
* `http_3xx`: Refused: a redirection, which is not followed
* `http_4xx`: Refused: an HTTP status from 400 to 499
* `http_5xx`: Refused: an HTTP status from 500, or an invalid one
* `timeout`: No answer in time
* `dns`: The host name was not found
* `tls`: No secure connection, for instance because the certificate has expired
* `refused`: No connection was accepted
* `broken`: The connection was broken off, or the answer is not HTTP
* `blocked`: The address is not a public one
* `error`: The request could not be sent"""


class WebhookDelivery(TypedDict):
    """One delivery; `body` is exactly what is sent, null once it was removed."""

    id: str
    eventId: str
    eventType: str
    endpointId: str
    mode: Mode
    state: WebhookDeliveryState
    trigger: WebhookDeliveryTrigger
    attempts: int
    nextAttemptAt: str | None
    createdAt: str
    finishedAt: str | None
    outcome: WebhookAttemptOutcome | None
    httpStatus: int | None
    resendableUntil: str
    ok: bool
    body: dict[str, Any] | None


class WebhookDeliveryFilter(TypedDict):
    """A filter of deliveries, created in [since, until): instants, or days in the account's time zone."""

    endpointId: NotRequired[str]
    state: NotRequired[WebhookDeliveryState]
    eventType: NotRequired[EventName]
    since: NotRequired[str]
    until: NotRequired[str]
    outcome: NotRequired[WebhookAttemptOutcome]
    httpStatus: NotRequired[int]


class WebhookDeliveryList(TypedDict):
    """A page of deliveries, newest first."""

    ok: bool
    data: list[WebhookDeliverySummary]
    nextCursor: str | None


WebhookDeliveryState: TypeAlias = (
    "Literal['pending', 'leased', 'held', 'succeeded', 'exhausted', 'cancelled']"
)
"""How far the delivery of an event to an endpoint is.

* `pending`: Waits for its next attempt
* `leased`: Is being sent at this moment
* `held`: Waits until the disabled endpoint is enabled
* `succeeded`: Was accepted by the endpoint
* `exhausted`: Was given up after the last attempt
* `cancelled`: Will not be sent: the endpoint was deleted, or the hold was not released"""


class WebhookDeliverySummary(TypedDict):
    """One event to one endpoint. It can be sent again until `resendableUntil`."""

    id: str
    eventId: str
    eventType: str
    endpointId: str
    mode: Mode
    state: WebhookDeliveryState
    trigger: WebhookDeliveryTrigger
    attempts: int
    nextAttemptAt: str | None
    createdAt: str
    finishedAt: str | None
    outcome: WebhookAttemptOutcome | None
    httpStatus: int | None
    resendableUntil: str


WebhookDeliveryTrigger: TypeAlias = "Literal['automatic', 'manual', 'bulk', 'replay']"
"""Why an event was sent.

* `automatic`: It had just happened
* `manual`: Somebody sent this delivery again
* `bulk`: It was sent again with many others
* `replay`: A replay asked for it"""

WebhookDisabledReason: TypeAlias = "Literal['by_hand', 'failing', 'gone']"
"""Why an endpoint is disabled.

* `by_hand`: Somebody disabled it
* `failing`: Nothing but failures for five days
* `gone`: It answered 410 Gone"""


class WebhookEndpoint(TypedDict):
    """One endpoint with its health."""

    id: str
    url: str
    description: str
    events: list[str]
    headers: list[str]
    maxPerSecond: int | None
    mode: Mode
    state: WebhookEndpointState
    disabledReason: WebhookDisabledReason | None
    disabledAt: str | None
    failingSince: str | None
    createdAt: str
    updatedAt: str
    ok: bool
    health: WebhookEndpointHealth


class WebhookEndpointCreate(TypedDict):
    """A new endpoint. `events` are types (`certificate.issued`), groups (`certificate.*`) or `*`."""

    url: str
    events: list[EventFilter]
    description: NotRequired[str | None]
    headers: NotRequired[dict[str, str] | None]
    maxPerSecond: NotRequired[int | None]


class WebhookEndpointData(TypedDict):
    """An endpoint, its health, and how many deliveries are held for it (counted to 10,000)."""

    endpointId: str
    url: str
    failingSince: str | None
    disabledReason: WebhookDisabledReason | None
    held: int


class WebhookEndpointDisabledEvent(TypedDict):
    type: Literal["webhook_endpoint.disabled"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    sample: NotRequired[bool]
    data: WebhookEndpointData


class WebhookEndpointFailingEvent(TypedDict):
    type: Literal["webhook_endpoint.failing"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    sample: NotRequired[bool]
    data: WebhookEndpointData


class WebhookEndpointHealth(TypedDict):
    """Attempts of the last 24 hours; times are averages in milliseconds. `waiting` counts to 10,000."""

    succeeded: int
    failed: int
    answerMs: int | None
    firstAttemptAfterMs: int | None
    waiting: int
    held: int


class WebhookEndpointHeldExpiringData(TypedDict):
    """An endpoint, and in how many days its oldest held delivery is given up."""

    endpointId: str
    url: str
    failingSince: str | None
    disabledReason: WebhookDisabledReason | None
    held: int
    daysLeft: int


class WebhookEndpointHeldExpiringEvent(TypedDict):
    type: Literal["webhook_endpoint.held_expiring"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    sample: NotRequired[bool]
    data: WebhookEndpointHeldExpiringData


class WebhookEndpointList(TypedDict):
    """A page of endpoints, newest first."""

    ok: bool
    data: list[WebhookEndpointSummary]
    nextCursor: str | None


class WebhookEndpointRecoveredEvent(TypedDict):
    type: Literal["webhook_endpoint.recovered"]
    timestamp: str
    id: str
    sequence: int
    test: bool
    sample: NotRequired[bool]
    data: WebhookEndpointData


WebhookEndpointState: TypeAlias = "Literal['active', 'disabled']"
"""Whether an endpoint is sent events.

* `active`: It is
* `disabled`: Its deliveries are held back: see `disabledReason`"""


class WebhookEndpointSummary(TypedDict):
    """An endpoint. Only the names of its own headers are shown."""

    id: str
    url: str
    description: str
    events: list[str]
    headers: list[str]
    maxPerSecond: int | None
    mode: Mode
    state: WebhookEndpointState
    disabledReason: WebhookDisabledReason | None
    disabledAt: str | None
    failingSince: str | None
    createdAt: str
    updatedAt: str


class WebhookEndpointUpdate(TypedDict):
    """Changes to an endpoint; fields that are not sent stay. `headers` replaces all of them."""

    url: NotRequired[str | None]
    events: NotRequired[list[EventFilter] | None]
    description: NotRequired[str | None]
    headers: NotRequired[dict[str, str] | None]
    maxPerSecond: NotRequired[int | None]


class WebhookSecret(TypedDict):
    """The signing secret (Standard Webhooks): `whsec_` and base64."""

    ok: bool
    secret: str
    oldSecretValidUntil: str | None


Event: TypeAlias = "ApiKeyCreatedEvent | ApiKeyExpiringEvent | ApiKeyRevokedEvent | ApiKeyRotatedEvent | CertificateErasedEvent | CertificateExpiredEvent | CertificateExpiringEvent | CertificateIssuedEvent | CertificateLinkedEvent | CertificateReinstatedEvent | CertificateRejectedEvent | CertificateReleasedEvent | CertificateRevokedEvent | CertificateSupersededEvent | CertificateSuspendedEvent | EnrolmentCompletedEvent | EnrolmentCreatedEvent | EnrolmentFailedEvent | EnrolmentReopenedEvent | EnrolmentWithdrawnEvent | JobCompletedEvent | OnboardingApprovedEvent | OnboardingRejectedEvent | OnboardingSubmittedEvent | PingEvent | ProgramArchivedEvent | ProgramPublishedEvent | QuotaExceededEvent | QuotaWarningEvent | RecipientCreatedEvent | RecipientErasedEvent | RecipientMergedEvent | RecipientUpdatedEvent | TeamMemberAddedEvent | TeamMemberRemovedEvent | WebhookEndpointDisabledEvent | WebhookEndpointFailingEvent | WebhookEndpointHeldExpiringEvent | WebhookEndpointRecoveredEvent"
