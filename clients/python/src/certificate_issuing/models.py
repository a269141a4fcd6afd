"""The shapes of requests and answers, named as in the reference.

Generated from docs/openapi.yaml by `make clients`: change nothing here.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, TypedDict

from typing_extensions import NotRequired


class AccessRequest(TypedDict):
    """Exactly one: an e-mail address, a whole name, or a certificate (with its supersede chain)."""

    holderEmail: NotRequired[str]
    """Whole e-mail address of the person"""
    holderName: NotRequired[str]
    """Whole name of the person, as certificates state it"""
    certificateId: NotRequired[str]
    """Id of a certificate; its supersede chain is included: `cert_…`"""


class Account(TypedDict):
    """Who the caller is, and what this key may do."""

    ok: bool
    """Whether the request succeeded: `true`"""
    issuer: Issuer
    """The account that the key belongs to"""
    key: CallerKey
    """The key of the request"""
    plan: str
    """Code of the account’s plan"""
    features: list[Feature]
    """Features of the account’s plan"""
    limits: Limits
    """What requests and the account may hold"""
    quota: Quota
    """Certificates of this calendar month"""
    sourceAddresses: list[str]
    """Addresses or networks that webhooks come from, for firewalls; empty: the operator has not stated them"""
    consentDueAt: str | None
    """Issuing stops then unless new terms are accepted; null: nothing is due"""


class Actor(TypedDict):
    """Who did it: a key's id, a person's, or which part of the service."""

    kind: ActorKind
    """Whether it was a key, a person or the service"""
    id: str
    """Id of the key, number of the person, or name of the part of the service"""


ActorKind: TypeAlias = "Literal['key', 'user', 'system']"
"""Who acted.

* `key`: An API key
* `user`: A person, in the back office
* `system`: The service itself"""


class AddedTeamMember(TypedDict):
    """The member, if the address is of one of the account's people; else the invitation."""

    ok: bool
    """Whether the request succeeded: `true`"""
    member: TeamMember | None
    """The member; null: the person was invited"""
    invitation: TeamInvitation | None
    """The invitation; null: the person was added at once"""


class ApiKey(TypedDict):
    """One key, and what it uses of the interface that is deprecated."""

    id: str
    """Id: `key_…`"""
    name: str
    """Name of the key: `SAP production`"""
    mode: Mode
    """Whether it belongs to the live or the test mode"""
    state: ApiKeyState
    """Whether the key can be used"""
    lastFour: str
    """Last four characters of the key, to tell keys apart"""
    scopes: list[Scope]
    """What the key may do"""
    scopeCap: list[Scope]
    """The most that the key can be given"""
    typeIds: list[int]
    """Numbers of the certificate types it is limited to; empty: all"""
    allowedNetworks: list[str]
    """Addresses and networks (CIDR) that the key is accepted from; empty: all"""
    apiVersion: str
    """Version of the interface for requests without the header `API-Version`"""
    rootId: str | None
    """Number of the person who made the key, or made the key that made it; null: removed"""
    orphanedAt: str | None
    """Since when the person behind the key could not make it any more; null: still can"""
    createdAt: str
    """When it was made"""
    expiresAt: str | None
    """When the key ends; null: it does not"""
    revokedAt: str | None
    """When the key was revoked; null: it is not"""
    lastUsedAt: str | None
    """When the key was last used, to the minute or so; null: never"""
    predecessorId: str | None
    """Id of the key that this one replaces: `key_…`; null: none"""
    successorId: str | None
    """Id of the key that replaces this one: `key_…`; null: none"""
    ok: bool
    """Whether the request succeeded: `true`"""
    deprecatedUses: list[DeprecatedUse]
    """What the key uses of the interface that will be removed"""


class ApiKeyCreate(TypedDict):
    """A new key. What is left out is as it is with the key that asks.

    A live key makes live and test keys, a test key only test keys. A test key is seen and changed by
    test keys, and in the back office."""

    name: str
    """Name of the key: `SAP production`"""
    scopes: list[Scope]
    """What the key may do"""
    mode: NotRequired[Mode | None]
    """Mode of the new key; left out: that of the asking key"""
    typeIds: NotRequired[list[int] | None]
    """Numbers of the certificate types it is limited to; left out: as the asking key"""
    allowedNetworks: NotRequired[list[str] | None]
    """Addresses and networks (CIDR) it is accepted from; left out: as the asking key"""
    expiresAt: NotRequired[str | None]
    """When the key ends; left out: with the asking key"""


class ApiKeyCreatedEvent(TypedDict):
    type: Literal["api_key.created"]
    """Type of the event"""
    timestamp: str
    """When it happened"""
    id: str
    """Id of the event, the same at each attempt: `evt_…`"""
    sequence: int
    """Number of the change, counted from 1 for each object; tells later from earlier"""
    test: bool
    """Whether it happened in the test mode"""
    sample: NotRequired[bool]
    """`true` if it was sent for a trial; otherwise missing"""
    data: ApiKeyData
    """What the event is about"""


class ApiKeyData(TypedDict):
    """An API key, without its secret."""

    apiKeyId: str
    """Id of the API key: `key_…`"""
    lastFour: str
    """Last four characters of the key, to tell keys apart"""
    scopes: list[str]
    """What the key may do"""
    expiresAt: str | None
    """When the key ends; null: it does not"""


class ApiKeyExpiringData(TypedDict):
    """An API key that expires in so many days."""

    apiKeyId: str
    """Id of the API key: `key_…`"""
    lastFour: str
    """Last four characters of the key, to tell keys apart"""
    scopes: list[str]
    """What the key may do"""
    expiresAt: str | None
    """When the key ends; null: it does not"""
    days: int
    """How many days are left"""


class ApiKeyExpiringEvent(TypedDict):
    type: Literal["api_key.expiring"]
    """Type of the event"""
    timestamp: str
    """When it happened"""
    id: str
    """Id of the event, the same at each attempt: `evt_…`"""
    sequence: int
    """Number of the change, counted from 1 for each object; tells later from earlier"""
    test: bool
    """Whether it happened in the test mode"""
    sample: NotRequired[bool]
    """`true` if it was sent for a trial; otherwise missing"""
    data: ApiKeyExpiringData
    """What the event is about"""


class ApiKeyList(TypedDict):
    """A page of keys, the newest first."""

    ok: bool
    """Whether the request succeeded: `true`"""
    data: list[ApiKeySummary]
    """The entries of this page"""
    nextCursor: str | None
    """Send it as `cursor` for the next page; null: this is the last"""


class ApiKeyRevokedEvent(TypedDict):
    type: Literal["api_key.revoked"]
    """Type of the event"""
    timestamp: str
    """When it happened"""
    id: str
    """Id of the event, the same at each attempt: `evt_…`"""
    sequence: int
    """Number of the change, counted from 1 for each object; tells later from earlier"""
    test: bool
    """Whether it happened in the test mode"""
    sample: NotRequired[bool]
    """`true` if it was sent for a trial; otherwise missing"""
    data: ApiKeyData
    """What the event is about"""


class ApiKeyRotateRequest(TypedDict):
    """For how many hours the old key goes on to work beside its successor."""

    overlapHours: NotRequired[int]
    """For how many hours the old key still works, up to 168. Without it: `24`"""


class ApiKeyRotatedData(TypedDict):
    """An API key, and its successor."""

    apiKeyId: str
    """Id of the API key: `key_…`"""
    lastFour: str
    """Last four characters of the key, to tell keys apart"""
    scopes: list[str]
    """What the key may do"""
    expiresAt: str | None
    """When the key ends; null: it does not"""
    successorId: str
    """Id of the key that replaces it: `key_…`"""


class ApiKeyRotatedEvent(TypedDict):
    type: Literal["api_key.rotated"]
    """Type of the event"""
    timestamp: str
    """When it happened"""
    id: str
    """Id of the event, the same at each attempt: `evt_…`"""
    sequence: int
    """Number of the change, counted from 1 for each object; tells later from earlier"""
    test: bool
    """Whether it happened in the test mode"""
    sample: NotRequired[bool]
    """`true` if it was sent for a trial; otherwise missing"""
    data: ApiKeyRotatedData
    """What the event is about"""


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
    """Id: `key_…`"""
    name: str
    """Name of the key: `SAP production`"""
    mode: Mode
    """Whether it belongs to the live or the test mode"""
    state: ApiKeyState
    """Whether the key can be used"""
    lastFour: str
    """Last four characters of the key, to tell keys apart"""
    scopes: list[Scope]
    """What the key may do"""
    scopeCap: list[Scope]
    """The most that the key can be given"""
    typeIds: list[int]
    """Numbers of the certificate types it is limited to; empty: all"""
    allowedNetworks: list[str]
    """Addresses and networks (CIDR) that the key is accepted from; empty: all"""
    apiVersion: str
    """Version of the interface for requests without the header `API-Version`"""
    rootId: str | None
    """Number of the person who made the key, or made the key that made it; null: removed"""
    orphanedAt: str | None
    """Since when the person behind the key could not make it any more; null: still can"""
    createdAt: str
    """When it was made"""
    expiresAt: str | None
    """When the key ends; null: it does not"""
    revokedAt: str | None
    """When the key was revoked; null: it is not"""
    lastUsedAt: str | None
    """When the key was last used, to the minute or so; null: never"""
    predecessorId: str | None
    """Id of the key that this one replaces: `key_…`; null: none"""
    successorId: str | None
    """Id of the key that replaces this one: `key_…`; null: none"""


class ApiKeyUpdate(TypedDict):
    """What becomes narrower, the name, and the version that the key is pinned to. The rest stays."""

    name: NotRequired[str]
    """Name of the key: `SAP production`"""
    scopes: NotRequired[list[Scope]]
    """What the key may do"""
    typeIds: NotRequired[list[int]]
    """Numbers of the certificate types it is limited to; empty: all"""
    allowedNetworks: NotRequired[list[str]]
    """Addresses and networks (CIDR) that the key is accepted from; empty: all"""
    expiresAt: NotRequired[str]
    """When the key ends; null: it does not"""
    apiVersion: NotRequired[str]
    """Version of the interface for requests without the header `API-Version`"""


class Attachment(TypedDict):
    """A file that was registered at issue; `number` counts from 1.

    `uploadedAt` is null until the file is uploaded."""

    ok: NotRequired[bool]
    """Whether the request succeeded: `true`"""
    number: int
    """Which attachment, counted from 1 in the order of issue"""
    name: str
    """File name"""
    mediaType: str
    """Media type of the file: `application/pdf`"""
    size: int
    """Size of the file in bytes"""
    sha256: str
    """SHA-256 of the file, 64 hexadecimal digits"""
    uploadedAt: str | None
    """When the file was uploaded; null: only its hash is registered"""


class AttachmentCreate(TypedDict):
    """A file of the issuer, registered by its hash."""

    name: str
    """File name: `inspection-3041.pdf`"""
    mediaType: str
    """Media type of the file: `application/pdf`"""
    size: int
    """Size of the file in bytes"""
    sha256: str
    """SHA-256 of the file, 64 hexadecimal digits"""


Attendance: TypeAlias = "Literal['on_site', 'online', 'blended']"
"""How a program is held.

* `on_site`: In a classroom or workshop
* `online`: Online
* `blended`: Partly online"""


class AuditChange(TypedDict):
    """One field. Of a personal one only that it changed."""

    field: str
    """Name of the field"""
    personal: bool
    """Whether the values are personal, and therefore left out"""
    before: Any
    """Value before the change; null: none, or personal"""
    after: Any
    """Value after the change; null: none, or personal"""


class AuditEntry(TypedDict):
    """One change. `position` and `seal` are there once it is sealed, some seconds later."""

    id: str
    """Id: `aud_…`"""
    at: str
    """When it happened"""
    actor: Actor
    """Who did it"""
    action: str
    """What was done: `key.created`"""
    target: str
    """Id of what was changed"""
    changes: list[AuditChange]
    """The fields that were changed"""
    requestId: str
    """Id of the request, as `X-Request-Id` said it"""
    network: str | None
    """Network of the caller, instead of the whole address; null: unknown"""
    mode: Mode
    """Whether it belongs to the live or the test mode"""
    position: int | None
    """Number of the entry among the sealed ones; null: not sealed yet"""
    seal: str | None
    """Seal of the entry, which proves that it was not altered; null: not sealed yet"""


class AuditEntryList(TypedDict):
    """A page of the audit, newest first."""

    ok: bool
    """Whether the request succeeded: `true`"""
    data: list[AuditEntry]
    """The entries of this page"""
    nextCursor: str | None
    """Send it as `cursor` for the next page; null: this is the last"""


class Branding(TypedDict):
    """`textColor` is the one that can be read on `color`; `hasSignature` whether an image is stored."""

    logoUrl: str | None
    """Where to get the logo; null: none"""
    color: str | None
    """Color of the issuer, as `#rrggbb`; null: the service’s"""
    textColor: str | None
    """Color of text that can be read on `color`; null: the service’s"""
    address: str | None
    """Postal address; lines end with a line feed"""
    website: str | None
    """https address of the website; null: none"""
    contact: str | None
    """E-mail or https address for questions of the public; null: none"""
    printColumns: int
    """How many columns of details a printed certificate has: 1 or 2"""
    signatureName: str | None
    """Name of the signatory above whose line the signature is printed; null: none"""
    signatureRole: str | None
    """Function of that signatory; null: any"""
    hasSignature: bool
    """Whether an image of a signature is stored"""


class BrandingUpdate(TypedDict):
    """How the issuer presents itself: null clears, or puts the default back.

    `contact` is an e-mail or https address. The signature is printed above the line of the signatory
    with this name, and with this function where one is stated."""

    color: NotRequired[str | None]
    """Color of the issuer, as `#rrggbb`; null: the service’s"""
    address: NotRequired[str | None]
    """Postal address; lines end with a line feed"""
    website: NotRequired[str | None]
    """https address of the website; null: none"""
    contact: NotRequired[str | None]
    """E-mail or https address for questions of the public; null: none"""
    printColumns: NotRequired[int | None]
    """How many columns of details a printed certificate has: 1 or 2"""
    signatureName: NotRequired[str | None]
    """Name of the signatory above whose line the signature is printed; null: none"""
    signatureRole: NotRequired[str | None]
    """Function of that signatory; null: any"""


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
    """Whether the request succeeded: `true`"""
    count: int
    """How many certificates are selected"""
    movable: int
    """How many of them have a status that allows the action"""
    samples: list[BulkActionSample]
    """The newest of the selected certificates"""
    upTo: str
    """Only certificates issued until then are meant"""
    token: str
    """Stands for the certificates of a dry run, for 24 hours"""


class BulkActionRequest(TypedDict):
    """Which certificates (a filter that is not empty, or ids), and what to do with them.

    `reason` is used as for one certificate; reinstating lifts the only hold with this reason.
    With a filter, and for revoking and rejecting, send the `token` of a dry run, or its `count` as
    `expectedCount`: if the number has changed since, nothing is done. With the `token`, or with the
    dry run's `upTo`, certificates issued since then are left out."""

    action: BulkActionKind
    """What is to be done with the certificates"""
    filter: NotRequired[dict[str, str | int]]
    """The filters of the list of certificates, by their names: `{"batch": "B-42", "plant": "Prishtina", "issuedFrom": "2026-03-01"}`."""
    ids: NotRequired[list[str]]
    """Ids of certificates: `cert_…`"""
    reason: NotRequired[ReasonCode | None]
    """Why, as for one certificate"""
    note: NotRequired[str | None]
    """For the issuer’s own staff; never shown to the public"""
    publicNote: NotRequired[str | None]
    """Shown on the verify page, in the words given"""
    dryRun: NotRequired[bool]
    """Whether it is only checked, and nothing is changed. Without it: `false`"""
    expectedCount: NotRequired[int | None]
    """`count` of a dry run; the action is refused if the number has changed"""
    token: NotRequired[str | None]
    """Stands for the certificates of a dry run, for 24 hours"""
    upTo: NotRequired[str]
    """Only certificates issued until then are meant"""


class BulkActionSample(TypedDict):
    """One of the selected certificates."""

    id: str
    """Id: `cert_…`"""
    certificateNumber: str | None
    """Number of the certificate, unique per issuer and mode: `2026-000017`"""
    typeCode: str
    """Code of the certificate type: `en10204-3-1`"""
    productId: str | None
    """Article number of the product: `ART-100`"""
    serialNumber: str | None
    """Serial number of the product: `SN-2026-0001`"""
    status: CertificateStatus
    """Status at this moment"""


class BulkCounts(TypedDict):
    """How many of the certificates were issued (in a dry run: would be), and how many refused."""

    total: int
    """How many the request has"""
    ok: int
    """How many were issued, or in a dry run would be"""
    failed: int
    """How many were refused"""


class BulkIssueRequest(TypedDict):
    """Certificates to issue: all or none (`all_or_nothing`), or those without faults (`partial`).

    `dryRun` reports what would be refused and changes nothing."""

    certificates: list[CertificateCreate]
    """The certificates to issue, each as for issuing one"""
    mode: NotRequired[BulkMode]
    """Whether a fault refuses all certificates, or only its own. Without it: `"all_or_nothing"`"""
    dryRun: NotRequired[bool]
    """Whether they are only checked, and nothing is issued. Without it: `false`"""


class BulkIssueResult(TypedDict):
    """Every certificate's result, in the order of the request. `ok` only if none was refused."""

    ok: bool
    """Whether the request succeeded: `true`"""
    dryRun: bool
    """Whether it is only checked, and nothing is changed"""
    counts: BulkCounts
    """How many were issued and refused"""
    results: list[BulkResult]
    """Result of each certificate, in the order of the request"""


BulkMode: TypeAlias = "Literal['all_or_nothing', 'partial']"
"""What happens if some entries are at fault.

* `all_or_nothing`: Nothing is issued if one is at fault
* `partial`: Those without faults are issued"""


class BulkResult(TypedDict):
    """The result for one certificate of the request; `index` counts from 0.

    Issued: `id`, `verifyUrl`, `dataHash` and `digitalLink` as in the response of issuing one.
    Refused: `code` and `detail` as in an error of `POST /certificates/issue`; the pointers of
    `errors` are into this request. `warnings` name what was issued all the same: values outside of their limits, and texts that PDFs cannot show as they are."""

    index: int
    """Position in the list of the request, counted from 0"""
    ok: bool
    """Whether this certificate was issued"""
    id: NotRequired[str]
    """Id of the issued certificate: `cert_…`"""
    verifyUrl: NotRequired[str]
    """Address of the public verify page"""
    dataHash: NotRequired[str]
    """SHA-256 of the canonical document, 64 hexadecimal digits"""
    digitalLink: NotRequired[str]
    """GS1 Digital Link URI of the product; missing unless the type has such links"""
    code: NotRequired[str]
    """Error code; missing if it was issued"""
    detail: NotRequired[str]
    """What is wrong, in the language of the request"""
    existing: NotRequired[ExistingCertificate]
    """The certificate that is in the way; only with `duplicate_certificate`"""
    errors: NotRequired[list[FieldProblem]]
    """The faulty fields, with pointers into the whole request"""
    warnings: NotRequired[list[FieldProblem]]
    """What was issued all the same: values outside of their limits (`outside_limits`), and texts that cannot be printed as they are (`not_printable`); missing if there are none"""


class BulkRetryRequest(TypedDict):
    """Either ids or a filter. Delivered ones are skipped unless `includeSucceeded` is true."""

    ids: NotRequired[list[str]]
    """Ids of deliveries: `dlv_…`; or send `filter`"""
    filter: NotRequired[WebhookDeliveryFilter]
    """Which deliveries; or send `ids`"""
    includeSucceeded: NotRequired[bool]
    """Whether those that were delivered already are sent again. Without it: `false`"""
    maxPerSecond: NotRequired[int | None]
    """How many requests in a second at most; null: no such limit"""
    dryRun: NotRequired[bool]
    """Whether it is only checked, and nothing is changed. Without it: `false`"""


class CallerKey(TypedDict):
    """The key that was used. Empty lists limit nothing."""

    id: str
    """Id: `key_…`"""
    mode: Mode
    """Whether it belongs to the live or the test mode"""
    scopes: list[Scope]
    """What the key may do"""
    typeIds: list[int]
    """Numbers of the certificate types it is limited to; empty: all"""
    allowedNetworks: list[str]
    """Addresses and networks (CIDR) that the key is accepted from; empty: all"""
    expiresAt: str | None
    """When the key ends; null: it does not"""


class Certificate(TypedDict):
    """The whole certificate, as its issuer sees it."""

    ok: bool
    """Whether the request succeeded: `true`"""
    id: str
    """Id: `cert_…`"""
    certificateNumber: str | None
    """Number of the certificate, unique per issuer and mode: `2026-000017`"""
    typeId: int
    """Number of the certificate type"""
    typeCode: str
    """Code of the certificate type: `en10204-3-1`"""
    productId: str | None
    """Article number of the product: `ART-100`"""
    gtin: str | None
    """GTIN of the product, 8, 12, 13 or 14 digits with a valid check digit"""
    serialNumber: str | None
    """Serial number of the product: `SN-2026-0001`"""
    items: list[dict[str, Any]]
    """Lines of a certificate that covers several products; their texts together are limited (`itemsBytes` of the account’s limits)"""
    holderName: str | None
    """Name of the holder, as the certificate shows it"""
    holderEmail: str | None
    """E-mail address of the holder"""
    issuedAt: str
    """When it was issued"""
    issuedOn: str
    """Day of issue in the issuer’s time zone; left out: today"""
    validFrom: str | None
    """First day of the validity; null or left out: the day of issue"""
    validUntil: str | None
    """Last day of the validity, included; null: no end"""
    startsAt: str
    """Begin of the validity, from `validFrom` or the day of issue"""
    expiresAt: str | None
    """End of the validity, exclusive; null: no end"""
    metadata: dict[str, str | list[list[str]]]
    """Further values by key: text, or a table as a list of rows of text; all tables together have limited cells (`tableCells` of the account’s limits)"""
    signatories: list[dict[str, str]]
    """Who signs for the content: `name` and `role`"""
    attachments: list[Attachment]
    """Files that belong to the certificate"""
    externalRef: str | None
    """Your own reference, such as the number of a delivery; never shown to the public"""
    locale: Locale
    """Language of the certificate’s page and document"""
    status: CertificateStatus
    """Status at this moment"""
    statusReason: ReasonCode | None
    """Reason of the last change of status; null: none was stated"""
    statusChangedAt: str
    """When the status last changed by an action"""
    verifyUrl: str
    """Address of the public verify page"""
    dataHash: NotRequired[str]
    """SHA-256 of the canonical document, 64 hexadecimal digits"""
    digitalLink: NotRequired[str]
    """GS1 Digital Link URI of the product; missing unless the type has such links"""
    supersedes: str | None
    """Id of the predecessor that it replaces: `cert_…`"""
    supersededBy: str | None
    """Id of the successor: `cert_…`; null: none"""
    test: bool
    """Whether it belongs to the test mode"""


class CertificateActivatedEvent(TypedDict):
    type: Literal["certificate.activated"]
    """Type of the event"""
    timestamp: str
    """When it happened"""
    id: str
    """Id of the event, the same at each attempt: `evt_…`"""
    sequence: int
    """Number of the change, counted from 1 for each object; tells later from earlier"""
    test: bool
    """Whether it happened in the test mode"""
    sample: NotRequired[bool]
    """`true` if it was sent for a trial; otherwise missing"""
    data: CertificateData
    """What the event is about"""


class CertificateChangedData(TypedDict):
    """A certificate whose status changed, and the reason."""

    certificateId: str
    """Id of the certificate: `cert_…`"""
    certificateNumber: str | None
    """Number of the certificate, unique per issuer and mode: `2026-000017`"""
    externalRef: str | None
    """Your own reference, such as the number of a delivery; never shown to the public"""
    status: CertificateStatus
    """Status at this moment"""
    verifyUrl: str
    """Address of the public verify page"""
    reason: ReasonCode | None
    """Why the status changes or has changed"""


class CertificateCreate(TypedDict):
    """The issue request."""

    typeId: NotRequired[int | None]
    """Number of the certificate type; or send `typeCode`"""
    typeCode: NotRequired[str | None]
    """Code of the certificate type: `en10204-3-1`"""
    productId: NotRequired[str | None]
    """Article number of the product: `ART-100`"""
    serialNumber: NotRequired[str | None]
    """Serial number of the product: `SN-2026-0001`"""
    holderEmail: NotRequired[str | None]
    """E-mail address of the holder"""
    holderName: NotRequired[str | None]
    """Name of the holder, as the certificate shows it"""
    validUntil: NotRequired[str | None]
    """Last day, included; left out: as the type says, or no end"""
    metadata: NotRequired[dict[str, str | list[list[str]]]]
    """Further values by key: text, or a table as a list of rows of text; all tables together have limited cells (`tableCells` of the account’s limits)"""
    certificateNumber: NotRequired[str | None]
    """Number of your own; left out: allotted by the type’s pattern"""
    issuedOn: NotRequired[str | None]
    """Day of issue in the issuer’s time zone; left out: today"""
    validFrom: NotRequired[str | None]
    """First day of the validity; null or left out: the day of issue"""
    gtin: NotRequired[str | None]
    """GTIN of the product, 8, 12, 13 or 14 digits with a valid check digit"""
    items: NotRequired[list[CertificateLine]]
    """Lines of a certificate that covers several products; their texts together are limited (`itemsBytes` of the account’s limits)"""
    signatories: NotRequired[list[Signatory]]
    """Who signs for the content: `name` and `role`"""
    attachments: NotRequired[list[AttachmentCreate]]
    """Files to register by their hash; the files are uploaded afterwards"""
    externalRef: NotRequired[str | None]
    """Your own reference, such as the number of a delivery; never shown to the public"""
    supersedes: NotRequired[str | None]
    """Id of the predecessor that it replaces: `cert_…`"""
    notifyHolder: NotRequired[bool | None]
    """Whether the holder gets a mail; left out: as the account’s settings say"""
    locale: NotRequired[Locale | None]
    """Language of page and document; left out: the type’s, or the issuer’s"""


class CertificateData(TypedDict):
    """References to a certificate; `status` is what its page showed at that moment."""

    certificateId: str
    """Id of the certificate: `cert_…`"""
    certificateNumber: str | None
    """Number of the certificate, unique per issuer and mode: `2026-000017`"""
    externalRef: str | None
    """Your own reference, such as the number of a delivery; never shown to the public"""
    status: CertificateStatus
    """Status at this moment"""
    verifyUrl: str
    """Address of the public verify page"""


class CertificateErasedEvent(TypedDict):
    type: Literal["certificate.erased"]
    """Type of the event"""
    timestamp: str
    """When it happened"""
    id: str
    """Id of the event, the same at each attempt: `evt_…`"""
    sequence: int
    """Number of the change, counted from 1 for each object; tells later from earlier"""
    test: bool
    """Whether it happened in the test mode"""
    sample: NotRequired[bool]
    """`true` if it was sent for a trial; otherwise missing"""
    data: CertificateData
    """What the event is about"""


class CertificateExpiredData(TypedDict):
    """A certificate, and when its validity ends."""

    certificateId: str
    """Id of the certificate: `cert_…`"""
    certificateNumber: str | None
    """Number of the certificate, unique per issuer and mode: `2026-000017`"""
    externalRef: str | None
    """Your own reference, such as the number of a delivery; never shown to the public"""
    status: CertificateStatus
    """Status at this moment"""
    verifyUrl: str
    """Address of the public verify page"""
    expiresAt: str
    """End of the validity, exclusive"""


class CertificateExpiredEvent(TypedDict):
    type: Literal["certificate.expired"]
    """Type of the event"""
    timestamp: str
    """When it happened"""
    id: str
    """Id of the event, the same at each attempt: `evt_…`"""
    sequence: int
    """Number of the change, counted from 1 for each object; tells later from earlier"""
    test: bool
    """Whether it happened in the test mode"""
    sample: NotRequired[bool]
    """`true` if it was sent for a trial; otherwise missing"""
    data: CertificateExpiredData
    """What the event is about"""


class CertificateExpiringData(TypedDict):
    """A certificate, and in how many days its validity ends."""

    certificateId: str
    """Id of the certificate: `cert_…`"""
    certificateNumber: str | None
    """Number of the certificate, unique per issuer and mode: `2026-000017`"""
    externalRef: str | None
    """Your own reference, such as the number of a delivery; never shown to the public"""
    status: CertificateStatus
    """Status at this moment"""
    verifyUrl: str
    """Address of the public verify page"""
    expiresAt: str
    """End of the validity, exclusive"""
    daysLeft: int
    """How many days the validity still lasts"""


class CertificateExpiringEvent(TypedDict):
    type: Literal["certificate.expiring"]
    """Type of the event"""
    timestamp: str
    """When it happened"""
    id: str
    """Id of the event, the same at each attempt: `evt_…`"""
    sequence: int
    """Number of the change, counted from 1 for each object; tells later from earlier"""
    test: bool
    """Whether it happened in the test mode"""
    sample: NotRequired[bool]
    """`true` if it was sent for a trial; otherwise missing"""
    data: CertificateExpiringData
    """What the event is about"""


class CertificateHeldData(TypedDict):
    """A certificate, and how many holds are open on it now."""

    certificateId: str
    """Id of the certificate: `cert_…`"""
    certificateNumber: str | None
    """Number of the certificate, unique per issuer and mode: `2026-000017`"""
    externalRef: str | None
    """Your own reference, such as the number of a delivery; never shown to the public"""
    status: CertificateStatus
    """Status at this moment"""
    verifyUrl: str
    """Address of the public verify page"""
    reason: ReasonCode | None
    """Why the status changes or has changed"""
    openHolds: int
    """How many holds are open on it now; active again at 0"""


class CertificateHistory(TypedDict):
    """A page of changes, the latest first; and holds, the oldest first: all that are open and the
    latest of those that were lifted, 200 in all."""

    ok: bool
    """Whether the request succeeded: `true`"""
    data: list[HistoryEntry]
    """The changes on this page, the latest first"""
    holds: list[Hold]
    """All open holds, and the latest of those that were lifted"""
    nextCursor: str | None
    """Send it as `cursor` for the next page; null: this is the last"""


class CertificateIssuedEvent(TypedDict):
    type: Literal["certificate.issued"]
    """Type of the event"""
    timestamp: str
    """When it happened"""
    id: str
    """Id of the event, the same at each attempt: `evt_…`"""
    sequence: int
    """Number of the change, counted from 1 for each object; tells later from earlier"""
    test: bool
    """Whether it happened in the test mode"""
    sample: NotRequired[bool]
    """`true` if it was sent for a trial; otherwise missing"""
    data: CertificateData
    """What the event is about"""


CertificateKind: TypeAlias = "Literal['product', 'person', 'document']"
"""What certificates of a type are about.

* `product`: A product or a delivery
* `person`: A person
* `document`: A document, a site, an organisation"""


class CertificateLine(TypedDict):
    """One line of a certificate that covers several products."""

    position: NotRequired[int]
    """Number of the line, unique within the certificate; left out: in the order of the list"""
    productId: NotRequired[str]
    """Article number of the product: `ART-100`"""
    serialNumber: NotRequired[str]
    """Serial number of the product: `SN-2026-0001`"""
    batch: NotRequired[str]
    """Batch or lot of this line: `B-42`"""
    quantity: NotRequired[str]
    """Decimal as text, which keeps its precision: `12.480`"""
    unit: NotRequired[str]
    """Unit of the value: `kg`"""
    orderNo: NotRequired[str]
    """Number of the order: `4500012345`"""
    orderItem: NotRequired[str]
    """Item of the order: `10`"""


class CertificateLinkedData(TypedDict):
    """A certificate, and a new link from it."""

    certificateId: str
    """Id of the certificate: `cert_…`"""
    certificateNumber: str | None
    """Number of the certificate, unique per issuer and mode: `2026-000017`"""
    externalRef: str | None
    """Your own reference, such as the number of a delivery; never shown to the public"""
    status: CertificateStatus
    """Status at this moment"""
    verifyUrl: str
    """Address of the public verify page"""
    linkId: str
    """Id of the link: `lnk_…`"""
    rel: LinkRelation
    """How the certificate is related to the new link’s target"""


class CertificateLinkedEvent(TypedDict):
    type: Literal["certificate.linked"]
    """Type of the event"""
    timestamp: str
    """When it happened"""
    id: str
    """Id of the event, the same at each attempt: `evt_…`"""
    sequence: int
    """Number of the change, counted from 1 for each object; tells later from earlier"""
    test: bool
    """Whether it happened in the test mode"""
    sample: NotRequired[bool]
    """`true` if it was sent for a trial; otherwise missing"""
    data: CertificateLinkedData
    """What the event is about"""


class CertificateList(TypedDict):
    """A page of certificates."""

    ok: bool
    """Whether the request succeeded: `true`"""
    data: list[CertificateSummary]
    """The entries of this page"""
    nextCursor: str | None
    """Send it as `cursor` for the next page; null: this is the last"""


class CertificateReinstatedEvent(TypedDict):
    type: Literal["certificate.reinstated"]
    """Type of the event"""
    timestamp: str
    """When it happened"""
    id: str
    """Id of the event, the same at each attempt: `evt_…`"""
    sequence: int
    """Number of the change, counted from 1 for each object; tells later from earlier"""
    test: bool
    """Whether it happened in the test mode"""
    sample: NotRequired[bool]
    """`true` if it was sent for a trial; otherwise missing"""
    data: CertificateHeldData
    """What the event is about"""


class CertificateRejectedEvent(TypedDict):
    type: Literal["certificate.rejected"]
    """Type of the event"""
    timestamp: str
    """When it happened"""
    id: str
    """Id of the event, the same at each attempt: `evt_…`"""
    sequence: int
    """Number of the change, counted from 1 for each object; tells later from earlier"""
    test: bool
    """Whether it happened in the test mode"""
    sample: NotRequired[bool]
    """`true` if it was sent for a trial; otherwise missing"""
    data: CertificateChangedData
    """What the event is about"""


class CertificateReleasedEvent(TypedDict):
    type: Literal["certificate.released"]
    """Type of the event"""
    timestamp: str
    """When it happened"""
    id: str
    """Id of the event, the same at each attempt: `evt_…`"""
    sequence: int
    """Number of the change, counted from 1 for each object; tells later from earlier"""
    test: bool
    """Whether it happened in the test mode"""
    sample: NotRequired[bool]
    """`true` if it was sent for a trial; otherwise missing"""
    data: CertificateChangedData
    """What the event is about"""


class CertificateRevokedEvent(TypedDict):
    type: Literal["certificate.revoked"]
    """Type of the event"""
    timestamp: str
    """When it happened"""
    id: str
    """Id of the event, the same at each attempt: `evt_…`"""
    sequence: int
    """Number of the change, counted from 1 for each object; tells later from earlier"""
    test: bool
    """Whether it happened in the test mode"""
    sample: NotRequired[bool]
    """`true` if it was sent for a trial; otherwise missing"""
    data: CertificateChangedData
    """What the event is about"""


class CertificateSearch(TypedDict):
    """Exactly one of the two: a whole e-mail address, or the beginnings of a name's words."""

    holderEmail: NotRequired[str]
    """Whole e-mail address, in any case"""
    holderName: NotRequired[str]
    """Beginnings of words of the name, in any order: `zoe cel`"""
    limit: NotRequired[int]
    """How many entries a page has. Without it: `50`"""
    cursor: NotRequired[str | None]
    """`nextCursor` of the page before; left out: the first page"""


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
    """A certificate in a list: without items, signatories and attachments; metadata if asked for."""

    id: str
    """Id: `cert_…`"""
    certificateNumber: str | None
    """Number of the certificate, unique per issuer and mode: `2026-000017`"""
    typeId: int
    """Number of the certificate type"""
    typeCode: str
    """Code of the certificate type: `en10204-3-1`"""
    productId: str | None
    """Article number of the product: `ART-100`"""
    gtin: str | None
    """GTIN of the product, 8, 12, 13 or 14 digits with a valid check digit"""
    serialNumber: str | None
    """Serial number of the product: `SN-2026-0001`"""
    holderName: str | None
    """Name of the holder, as the certificate shows it"""
    holderEmail: str | None
    """E-mail address of the holder"""
    issuedAt: str
    """When it was issued"""
    issuedOn: str
    """Day of issue in the issuer’s time zone; left out: today"""
    validFrom: str | None
    """First day of the validity; null or left out: the day of issue"""
    validUntil: str | None
    """Last day of the validity, included; null: no end"""
    startsAt: str
    """Begin of the validity, from `validFrom` or the day of issue"""
    expiresAt: str | None
    """End of the validity, exclusive; null: no end"""
    externalRef: str | None
    """Your own reference, such as the number of a delivery; never shown to the public"""
    locale: Locale
    """Language of the certificate’s page and document"""
    status: CertificateStatus
    """Status at this moment"""
    statusReason: ReasonCode | None
    """Reason of the last change of status; null: none was stated"""
    statusChangedAt: str
    """When the status last changed by an action"""
    verifyUrl: str
    """Address of the public verify page"""
    dataHash: NotRequired[str]
    """SHA-256 of the canonical document, 64 hexadecimal digits"""
    supersedes: str | None
    """Id of the predecessor that it replaces: `cert_…`"""
    supersededBy: str | None
    """Id of the successor: `cert_…`; null: none"""
    test: bool
    """Whether it belongs to the test mode"""
    metadata: NotRequired[dict[str, Any]]
    """Further values by key: text, or a table as a list of rows of text; all tables together have limited cells (`tableCells` of the account’s limits)"""


class CertificateSupersededData(TypedDict):
    """A certificate, and its successor."""

    certificateId: str
    """Id of the certificate: `cert_…`"""
    certificateNumber: str | None
    """Number of the certificate, unique per issuer and mode: `2026-000017`"""
    externalRef: str | None
    """Your own reference, such as the number of a delivery; never shown to the public"""
    status: CertificateStatus
    """Status at this moment"""
    verifyUrl: str
    """Address of the public verify page"""
    reason: ReasonCode | None
    """Why the status changes or has changed"""
    supersededBy: str
    """Id of the successor: `cert_…`"""


class CertificateSupersededEvent(TypedDict):
    type: Literal["certificate.superseded"]
    """Type of the event"""
    timestamp: str
    """When it happened"""
    id: str
    """Id of the event, the same at each attempt: `evt_…`"""
    sequence: int
    """Number of the change, counted from 1 for each object; tells later from earlier"""
    test: bool
    """Whether it happened in the test mode"""
    sample: NotRequired[bool]
    """`true` if it was sent for a trial; otherwise missing"""
    data: CertificateSupersededData
    """What the event is about"""


class CertificateSuspendedEvent(TypedDict):
    type: Literal["certificate.suspended"]
    """Type of the event"""
    timestamp: str
    """When it happened"""
    id: str
    """Id of the event, the same at each attempt: `evt_…`"""
    sequence: int
    """Number of the change, counted from 1 for each object; tells later from earlier"""
    test: bool
    """Whether it happened in the test mode"""
    sample: NotRequired[bool]
    """`true` if it was sent for a trial; otherwise missing"""
    data: CertificateHeldData
    """What the event is about"""


class CertificateType(TypedDict):
    """One certificate type. `pendingChange` is a change that waits for a second person, or null."""

    typeId: int
    """Number of the certificate type"""
    code: str
    """Your own name for the type, which never changes: `en10204-3-1`"""
    version: int
    """Number of the current version; each change makes a new one"""
    archived: bool
    """Whether the type is archived: it issues no more certificates"""
    kind: CertificateKind
    """Whether certificates are about products or persons"""
    name: dict[str, str]
    """Name that certificates show, by language"""
    description: dict[str, str]
    """What the verify page says about certificates of the type"""
    required: list[RequiredField]
    """What a certificate of this type has to state"""
    fields: list[MetadataField]
    """Metadata fields, in the order in which the verify page shows them"""
    strict: bool
    """Whether metadata keys that are not declared are refused"""
    enforceLimits: bool
    """Whether measured values outside of their limits are refused; else they are issued with a warning"""
    numberPattern: str | None
    """How numbers are made: `{code}-{year}-{seq:6}`; null or empty: none is made"""
    numbering: Numbering
    """How numbers follow each other: `fast` may skip some; `strict` has no gaps and the order of issue, one certificate at a time"""
    signatories: list[dict[str, str]]
    """Who signs certificates that name nobody: `name` and `role`"""
    validityMonths: int | None
    """For how many months certificates are valid; null: without end"""
    uniqueBy: UniqueBy
    """What at most one certificate in force may have"""
    showHolder: HolderDisplay
    """What the verify page shows of the holder’s name"""
    releaseRequired: bool
    """Whether a second person releases each certificate"""
    attachmentsPublic: bool
    """Whether the verify page offers the attachments"""
    retentionYears: int | None
    """For how many years after issue it must be kept; null: no such time"""
    pdfPublic: bool
    """Whether everybody may get the printed document"""
    printLayout: PrintLayout | None
    """Layout of the printed document; null: the one that fits the kind"""
    defaultLocale: Locale | None
    """Language of certificates that name none; null: the account’s"""
    digitalLink: DigitalLinkSetting | None
    """How GS1 Digital Links lead to certificates; null: not at all"""
    credential: CredentialSetting | None
    """How certificates become credentials; null: the usual way"""
    createdAt: str
    """When it was made"""
    changedAt: str
    """When it was last changed"""
    pendingChange: PendingChange | None
    """Change that waits for a second person; null: none"""
    ok: bool
    """Whether the request succeeded: `true`"""


class CertificateTypeCreate(TypedDict):
    """A new certificate type. `pdfPublic` is true by default, except for the kind `person`."""

    code: str
    """Your own name for the type, which never changes: `en10204-3-1`"""
    kind: CertificateKind
    """Whether certificates are about products or persons"""
    name: TypeNames
    """Name that certificates show, by language"""
    description: NotRequired[TypeDescriptions]
    """What the verify page says about certificates of the type"""
    required: NotRequired[list[RequiredField]]
    """What a certificate of this type has to state"""
    fields: NotRequired[list[MetadataField]]
    """Metadata fields, in the order in which the verify page shows them"""
    strict: NotRequired[bool]
    """Whether metadata keys that are not declared are refused. Without it: `false`"""
    enforceLimits: NotRequired[bool]
    """Whether measured values outside of their limits are refused; else they are issued with a warning. Without it: `false`"""
    numberPattern: NotRequired[str]
    """How numbers are made: `{code}-{year}-{seq:6}`; null or empty: none is made"""
    numbering: NotRequired[Numbering]
    """How numbers follow each other: `fast` may skip some; `strict` has no gaps and the order of issue, one certificate at a time. Without it: `"fast"`"""
    signatories: NotRequired[list[Signatory]]
    """Who signs certificates that name nobody: `name` and `role`"""
    validityMonths: NotRequired[int | None]
    """For how many months certificates are valid; null: without end"""
    uniqueBy: NotRequired[UniqueBy]
    """What at most one certificate in force may have. Without it: `"none"`"""
    showHolder: NotRequired[HolderDisplay]
    """What the verify page shows of the holder’s name. Without it: `"never"`"""
    releaseRequired: NotRequired[bool]
    """Whether a second person releases each certificate. Without it: `false`"""
    attachmentsPublic: NotRequired[bool]
    """Whether the verify page offers the attachments. Without it: `false`"""
    retentionYears: NotRequired[int | None]
    """For how many years after issue it must be kept; null: no such time"""
    pdfPublic: NotRequired[bool | None]
    """Whether everybody may get the printed document"""
    printLayout: NotRequired[PrintLayout | None]
    """Layout of the printed document; null: the one that fits the kind"""
    defaultLocale: NotRequired[Locale | None]
    """Language of certificates that name none; null: the account’s"""
    digitalLink: NotRequired[DigitalLinkSetting | None]
    """How GS1 Digital Links lead to certificates; null: not at all"""
    credential: NotRequired[CredentialSetting | None]
    """How certificates become credentials; null: the usual way"""


class CertificateTypeList(TypedDict):
    """A page of certificate types."""

    ok: bool
    """Whether the request succeeded: `true`"""
    data: list[CertificateTypeSummary]
    """The entries of this page"""
    nextCursor: str | None
    """Send it as `cursor` for the next page; null: this is the last"""


class CertificateTypeSummary(TypedDict):
    """A certificate type with the settings of its current version."""

    typeId: int
    """Number of the certificate type"""
    code: str
    """Your own name for the type, which never changes: `en10204-3-1`"""
    version: int
    """Number of the current version; each change makes a new one"""
    archived: bool
    """Whether the type is archived: it issues no more certificates"""
    kind: CertificateKind
    """Whether certificates are about products or persons"""
    name: dict[str, str]
    """Name that certificates show, by language"""
    description: dict[str, str]
    """What the verify page says about certificates of the type"""
    required: list[RequiredField]
    """What a certificate of this type has to state"""
    fields: list[MetadataField]
    """Metadata fields, in the order in which the verify page shows them"""
    strict: bool
    """Whether metadata keys that are not declared are refused"""
    enforceLimits: bool
    """Whether measured values outside of their limits are refused; else they are issued with a warning"""
    numberPattern: str | None
    """How numbers are made: `{code}-{year}-{seq:6}`; null or empty: none is made"""
    numbering: Numbering
    """How numbers follow each other: `fast` may skip some; `strict` has no gaps and the order of issue, one certificate at a time"""
    signatories: list[dict[str, str]]
    """Who signs certificates that name nobody: `name` and `role`"""
    validityMonths: int | None
    """For how many months certificates are valid; null: without end"""
    uniqueBy: UniqueBy
    """What at most one certificate in force may have"""
    showHolder: HolderDisplay
    """What the verify page shows of the holder’s name"""
    releaseRequired: bool
    """Whether a second person releases each certificate"""
    attachmentsPublic: bool
    """Whether the verify page offers the attachments"""
    retentionYears: int | None
    """For how many years after issue it must be kept; null: no such time"""
    pdfPublic: bool
    """Whether everybody may get the printed document"""
    printLayout: PrintLayout | None
    """Layout of the printed document; null: the one that fits the kind"""
    defaultLocale: Locale | None
    """Language of certificates that name none; null: the account’s"""
    digitalLink: DigitalLinkSetting | None
    """How GS1 Digital Links lead to certificates; null: not at all"""
    credential: CredentialSetting | None
    """How certificates become credentials; null: the usual way"""
    createdAt: str
    """When it was made"""
    changedAt: str
    """When it was last changed"""


class CertificateTypeUpdate(TypedDict):
    """The settings to change; those that are left out stay, objects are merged. The code cannot change.

    null clears what may be empty. What keeps a register in order is cleared by its own word or an empty
    list alone: `numberPattern` and `uniqueBy` by `none`, `fields`, `required` and `signatories` by `[]`."""

    kind: NotRequired[CertificateKind]
    """Whether certificates are about products or persons"""
    name: NotRequired[TypeNames]
    """Name that certificates show, by language"""
    description: NotRequired[TypeDescriptions | None]
    """What the verify page says about certificates of the type"""
    required: NotRequired[list[RequiredField]]
    """What a certificate of this type has to state"""
    fields: NotRequired[list[MetadataField]]
    """Metadata fields, in the order in which the verify page shows them"""
    strict: NotRequired[bool]
    """Whether metadata keys that are not declared are refused"""
    enforceLimits: NotRequired[bool]
    """Whether measured values outside of their limits are refused; else they are issued with a warning"""
    numberPattern: NotRequired[str]
    """How numbers are made: `{code}-{year}-{seq:6}`; null or empty: none is made"""
    numbering: NotRequired[Numbering]
    """How numbers follow each other: `fast` may skip some; `strict` has no gaps and the order of issue, one certificate at a time"""
    signatories: NotRequired[list[Signatory]]
    """Who signs certificates that name nobody: `name` and `role`"""
    validityMonths: NotRequired[int | None]
    """For how many months certificates are valid; null: without end"""
    uniqueBy: NotRequired[UniqueBy]
    """What at most one certificate in force may have"""
    showHolder: NotRequired[HolderDisplay]
    """What the verify page shows of the holder’s name"""
    releaseRequired: NotRequired[bool]
    """Whether a second person releases each certificate"""
    attachmentsPublic: NotRequired[bool]
    """Whether the verify page offers the attachments"""
    retentionYears: NotRequired[int | None]
    """For how many years after issue it must be kept; null: no such time"""
    pdfPublic: NotRequired[bool]
    """Whether everybody may get the printed document"""
    printLayout: NotRequired[PrintLayout | None]
    """Layout of the printed document; null: the one that fits the kind"""
    defaultLocale: NotRequired[Locale | None]
    """Language of certificates that name none; null: the account’s"""
    digitalLink: NotRequired[DigitalLinkSetting | None]
    """How GS1 Digital Links lead to certificates; null: not at all"""
    credential: NotRequired[CredentialSetting | None]
    """How certificates become credentials; null: the usual way"""


class ChangeRequester(TypedDict):
    """The person who requested the change, by kind and id as in the audit."""

    kind: str
    """Who requested it, as in the audit"""
    id: str
    """Number of the person, as in the audit"""


class ChangedCertificate(TypedDict):
    """The certificate after the change, with its open holds."""

    ok: bool
    """Whether the request succeeded: `true`"""
    id: str
    """Id: `cert_…`"""
    certificateNumber: str | None
    """Number of the certificate, unique per issuer and mode: `2026-000017`"""
    typeId: int
    """Number of the certificate type"""
    typeCode: str
    """Code of the certificate type: `en10204-3-1`"""
    productId: str | None
    """Article number of the product: `ART-100`"""
    gtin: str | None
    """GTIN of the product, 8, 12, 13 or 14 digits with a valid check digit"""
    serialNumber: str | None
    """Serial number of the product: `SN-2026-0001`"""
    items: list[dict[str, Any]]
    """Lines of a certificate that covers several products; their texts together are limited (`itemsBytes` of the account’s limits)"""
    holderName: str | None
    """Name of the holder, as the certificate shows it"""
    holderEmail: str | None
    """E-mail address of the holder"""
    issuedAt: str
    """When it was issued"""
    issuedOn: str
    """Day of issue in the issuer’s time zone; left out: today"""
    validFrom: str | None
    """First day of the validity; null or left out: the day of issue"""
    validUntil: str | None
    """Last day of the validity, included; null: no end"""
    startsAt: str
    """Begin of the validity, from `validFrom` or the day of issue"""
    expiresAt: str | None
    """End of the validity, exclusive; null: no end"""
    metadata: dict[str, str | list[list[str]]]
    """Further values by key: text, or a table as a list of rows of text; all tables together have limited cells (`tableCells` of the account’s limits)"""
    signatories: list[dict[str, str]]
    """Who signs for the content: `name` and `role`"""
    attachments: list[Attachment]
    """Files that belong to the certificate"""
    externalRef: str | None
    """Your own reference, such as the number of a delivery; never shown to the public"""
    locale: Locale
    """Language of the certificate’s page and document"""
    status: CertificateStatus
    """Status at this moment"""
    statusReason: ReasonCode | None
    """Reason of the last change of status; null: none was stated"""
    statusChangedAt: str
    """When the status last changed by an action"""
    verifyUrl: str
    """Address of the public verify page"""
    dataHash: NotRequired[str]
    """SHA-256 of the canonical document, 64 hexadecimal digits"""
    digitalLink: NotRequired[str]
    """GS1 Digital Link URI of the product; missing unless the type has such links"""
    supersedes: str | None
    """Id of the predecessor that it replaces: `cert_…`"""
    supersededBy: str | None
    """Id of the successor: `cert_…`; null: none"""
    test: bool
    """Whether it belongs to the test mode"""
    holds: list[Hold]
    """Reasons why it is or was suspended"""


class ChangedWebhookEndpoint(TypedDict):
    """The endpoint, and how many deliveries were released."""

    id: str
    """Id: `whe_…`"""
    url: str
    """https address that events are sent to"""
    description: str
    """What the endpoint is for, in your own words; may be empty"""
    events: list[str]
    """Types (`certificate.issued`), groups (`certificate.*`), or `*` for all"""
    headers: list[str]
    """Headers of your own that are sent along"""
    maxPerSecond: int | None
    """How many requests in a second at most; null: no such limit"""
    mode: Mode
    """Whether it belongs to the live or the test mode"""
    state: WebhookEndpointState
    """How far it is"""
    disabledReason: WebhookDisabledReason | None
    """Why the endpoint was disabled; null: it is not"""
    disabledAt: str | None
    """When the endpoint was disabled; null: it is not"""
    failingSince: str | None
    """Since when every attempt has failed; null: the last one succeeded"""
    createdAt: str
    """When it was made"""
    updatedAt: str
    """When it was last changed"""
    ok: bool
    """Whether the request succeeded: `true`"""
    released: int
    """How many held deliveries are sent now"""


class CheckRequest(TypedDict):
    """Exactly one of the two. `document` is the canonical text, or the same as an object."""

    dataHash: NotRequired[str | None]
    """SHA-256 of the canonical document, 64 hexadecimal digits"""
    document: NotRequired[dict[str, Any] | str | None]
    """The canonical document: its text, or the same as an object"""


class CheckResult(TypedDict):
    """Whether the copy matches what was issued, and the certificate's status."""

    ok: bool
    """Whether the request succeeded: `true`"""
    match: bool
    """Whether the copy is what was issued"""
    status: CertificateStatus
    """Status at this moment"""
    statusChangedAt: str
    """When the status last changed by an action"""


class Cohort(TypedDict):
    """A cohort."""

    ok: NotRequired[bool]
    """Whether the request succeeded: `true`"""
    id: str
    """Id: `coh_…`"""
    programId: str
    """Id of the program: `prog_…`"""
    code: str
    """Short name of your own, unique within the account"""
    name: str
    """Name for people, as you wrote it"""
    startsOn: str | None
    """First day of the cohort; null: open"""
    endsOn: str | None
    """Last day of the cohort; null: open"""
    teamId: str | None
    """Id of the team that runs it: `team_…`; null: the account’s people, or the program’s team"""
    createdAt: str
    """When it was made"""
    changedAt: str
    """When it was last changed"""
    test: bool
    """Whether it belongs to the test mode"""


class CohortCreate(TypedDict):
    """A run of a program: a class, a course date. Without a team the program's team runs it."""

    code: str
    """Short name of your own, unique within the account"""
    name: str
    """Name for people, as you wrote it"""
    startsOn: NotRequired[str | None]
    """First day of the cohort; null: open"""
    endsOn: NotRequired[str | None]
    """Last day of the cohort; null: open"""
    teamId: NotRequired[str | None]
    """Id of the team that runs it: `team_…`; null: the account’s people, or the program’s team"""


class CohortList(TypedDict):
    """A page of cohorts, newest first."""

    ok: bool
    """Whether the request succeeded: `true`"""
    data: list[Cohort]
    """The entries of this page"""
    nextCursor: str | None
    """Send it as `cursor` for the next page; null: this is the last"""


class CohortUpdate(TypedDict):
    """The fields to change; a field that is left out stays as it is, null clears it."""

    code: NotRequired[str]
    """Short name of your own, unique within the account"""
    name: NotRequired[str]
    """Name for people, as you wrote it"""
    startsOn: NotRequired[str | None]
    """First day of the cohort; null: open"""
    endsOn: NotRequired[str | None]
    """Last day of the cohort; null: open"""
    teamId: NotRequired[str | None]
    """Id of the team that runs it: `team_…`; null: the account’s people, or the program’s team"""


class Completion(TypedDict):
    """What one recipient has reached. Named by the enrolment, or by your number for the recipient.

    `cohort` (id or code) says which enrolment is meant, where a recipient is in several cohorts of
    the program. Without `completedOn` it is today."""

    enrolmentId: NotRequired[str | None]
    """Id of the enrolment: `enr_…`"""
    externalId: NotRequired[str | None]
    """Your own number for the recipient, unique within the account and mode: `S-1001`"""
    cohort: NotRequired[str | None]
    """Id or code of the cohort, where the recipient is in several of the program"""
    grade: NotRequired[str | int | float | None]
    """Grade in the program’s scale, as text; null: none"""
    completedOn: NotRequired[str | None]
    """Day of the result; null or left out in a request: today"""
    results: NotRequired[list[CompletionResult]]
    """Results in parts of the program, for the transcript"""
    evidence: NotRequired[str | None]
    """What the result rests on, such as a link to the work"""


class CompletionRequest(TypedDict):
    """The results of recipients. Certificates are issued for all who have passed, or for none.
    With the mode `partial` an entry at fault, such as an empty grade, leaves out itself alone.
    A dry run checks every entry and changes nothing.

    Enrolments completed already with the same result are skipped. `correct` also takes another
    result: its certificate is superseded by a new one. Without `notifyHolder` the account's settings
    say whether holders get a mail."""

    completions: list[Completion]
    """Results of the recipients"""
    correct: NotRequired[bool]
    """Whether another result than the one before replaces it, with its certificate. Without it: `false`"""
    mode: NotRequired[BulkMode]
    """Whether an entry at fault stops all of them, or only itself. Without it: `"all_or_nothing"`"""
    dryRun: NotRequired[bool]
    """Whether the entries are only checked, and nobody is completed. Without it: `false`"""
    notifyHolder: NotRequired[bool | None]
    """Whether holders get a mail; left out: as the account’s settings say"""


class CompletionResult(TypedDict):
    """What was reached in one part of the program: a line of the transcript."""

    title: str
    """Name of the part"""
    code: NotRequired[str]
    """Short name of the part: `M1`"""
    grade: NotRequired[str]
    """Grade in this part, as text"""
    credits: NotRequired[str | None]
    """Credits (ECTS) of the part, as text"""


class Consent(TypedDict):
    """All that is to be accepted. Issuing stops at `consentDueAt`, if it is not null."""

    ok: bool
    """Whether the request succeeded: `true`"""
    consentDueAt: str | None
    """Issuing stops then unless new terms are accepted; null: nothing is due"""
    documents: list[ConsentDocument]
    """The documents that are to be accepted"""


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
    """What was decided"""
    documentId: str
    """Id of the document: `cons_…`"""
    version: str
    """Version of the document: `2026-01`"""
    hash: str
    """SHA-256 of the text, 64 hexadecimal digits"""
    at: str
    """When it happened"""
    by: Actor
    """Who decided"""
    via: ConsentChannel
    """How it was decided"""


ConsentDecisionAction: TypeAlias = "Literal['accepted', 'withdrawn']"
"""What was decided about a document.

* `accepted`: It was accepted
* `withdrawn`: The acceptance was withdrawn"""


class ConsentDocument(TypedDict):
    """The document of a kind that is to be accepted, in one language."""

    id: str
    """Id: `cons_…`"""
    kind: ConsentKind
    """What the document is"""
    version: str
    """Version of the document: `2026-01`"""
    publishedAt: str
    """When it was published"""
    requiredFrom: str
    """From when on it is needed for issuing"""
    accepted: bool
    """Whether the account has accepted this document"""
    decision: ConsentDecision | None
    """What the account said last about documents of this kind; null: nothing"""
    locale: Locale
    """Language of the text"""
    text: str
    """The whole text of the document"""
    hash: str
    """SHA-256 of the text, 64 hexadecimal digits"""


ConsentKind: TypeAlias = "Literal['terms', 'dpa', 'privacy']"
"""The kind of a legal document.

* `terms`: Terms of service
* `dpa`: Data processing agreement
* `privacy`: Privacy notice"""


class ConsentRequest(TypedDict):
    """Which document, by id or by kind and version; and which words of it, by their hash."""

    documentId: NotRequired[str | None]
    """Id of the document; or send `kind` and `version`: `cons_…`"""
    kind: NotRequired[ConsentKind | None]
    """Kind of the document, with `version`; or send `documentId`"""
    version: NotRequired[str | None]
    """Version of the document: `2026-01`"""
    hash: NotRequired[str | None]
    """SHA-256 of the text, 64 hexadecimal digits"""
    action: NotRequired[ConsentAction]
    """Whether the document is accepted. Without it: `"accept"`"""


class CredentialSetting(TypedDict):
    """How certificates of the type become credentials: `open-badges` for persons, else `untp-dcc`.

    `achievementType` belongs to Open Badges; `standard` (such as EN 10204 3.1), `attestationType` and
    `assessorLevel` to UNTP. Empty: the profile's default.
    `map` leads from keys of metadata fields to terms of the profile; what it does not name stays out.
    Without `map`, fields are recognised by the usual keys, which are those of the ready-made types."""

    profile: Literal["open-badges", "untp-dcc"]
    """`open-badges` for types about persons, else `untp-dcc`"""
    achievementType: NotRequired[
        Literal[
            "",
            "Achievement",
            "ApprenticeshipCertificate",
            "Assessment",
            "Assignment",
            "AssociateDegree",
            "Award",
            "BachelorDegree",
            "Badge",
            "Certificate",
            "CertificateOfCompletion",
            "Certification",
            "CoCurricular",
            "CommunityService",
            "Competency",
            "Course",
            "Degree",
            "Diploma",
            "DoctoralDegree",
            "Fieldwork",
            "GeneralEducationDevelopment",
            "JourneymanCertificate",
            "LearningProgram",
            "License",
            "MasterCertificate",
            "MasterDegree",
            "Membership",
            "MicroCredential",
            "ProfessionalDoctorate",
            "QualityAssuranceCredential",
            "ResearchDoctorate",
            "SecondarySchoolDiploma",
        ]
    ]
    """Open Badges: what was achieved; empty: `Certificate`"""
    standard: NotRequired[str]
    """UNTP: the standard of the document, such as `EN 10204 3.1`"""
    attestationType: NotRequired[
        Literal[
            "",
            "calibration",
            "certification",
            "declaration",
            "inspection",
            "testing",
            "validation",
            "verification",
        ]
    ]
    """UNTP: what was done; empty: `inspection`"""
    assessorLevel: NotRequired[Literal["", "self", "3rdParty", "hybrid"]]
    """UNTP: who assessed; empty: the issuer itself"""
    map: NotRequired[dict[str, str]]
    """Term of the profile by key of a metadata field; empty: by the usual keys"""


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
    """What is deprecated, as the changelog names it"""
    count: int
    """How often the key has used it"""
    lastUsedOn: str
    """Day of the last use (UTC)"""
    sunsetAt: str
    """When it will be removed"""


class DigitalLinkSetting(TypedDict):
    """Certificates of the type are found by `/01/{GTIN}`, if the issuer's company prefix is confirmed.

    `productPage` is where a bare GTIN leads; `{gtin}` in it is filled in. `batch`, `variant` and
    `thirdPartySerial` name searchable metadata fields that hold the key qualifiers 10, 22 and 235 (empty:
    none). `qrCode`: QR codes and printed documents show the Digital Link instead of the verify page's URL."""

    productPage: str
    """Where a bare GTIN leads; `{gtin}` in it is filled in"""
    batch: NotRequired[str]
    """Metadata field with the batch (key qualifier 10). Without it: `"batch"`"""
    variant: NotRequired[str]
    """Metadata field with the product variant (key qualifier 22)"""
    thirdPartySerial: NotRequired[str]
    """Metadata field with the third-party serial number (key qualifier 235)"""
    qrCode: NotRequired[bool]
    """Whether QR codes lead to the Digital Link instead of the verify page. Without it: `false`"""


class EnableRequest(TypedDict):
    """Whether deliveries held while the endpoint was disabled are sent now."""

    release: NotRequired[bool]
    """Whether the deliveries that were held are sent now. Without it: `false`"""


class EndedJobCounts(TypedDict):
    """Rows of a job by result; `total` is None if it was cancelled before they were counted."""

    total: int | None
    """How many rows there are; null: not known yet"""
    ok: int
    """How many rows succeeded"""
    failed: int
    """How many rows failed"""
    skipped: int
    """How many rows were left as they are"""


class EnrolRequest(TypedDict):
    """Recipients to enrol in a cohort, one or a whole class: all of them are enrolled or none."""

    cohortId: str
    """Id of the cohort: `coh_…`"""
    recipients: list[RecipientReference]
    """The recipients to enrol"""


class EnrolResult(TypedDict):
    """The enrolments in the order of the request, and how many of them this request made."""

    ok: bool
    """Whether the request succeeded: `true`"""
    created: int
    """How many enrolments this request made"""
    data: list[PlacedEnrolment]
    """The enrolments, in the order of the request"""


class Enrolment(TypedDict):
    """One attempt of a recipient at a cohort. `certificateId` is the certificate in force."""

    ok: NotRequired[bool]
    """Whether the request succeeded: `true`"""
    id: str
    """Id: `enr_…`"""
    programId: str
    """Id of the program: `prog_…`"""
    cohortId: str
    """Id of the cohort: `coh_…`"""
    recipientId: str
    """Id of the recipient: `rcp_…`"""
    externalId: str | None
    """Your own number for the recipient, unique within the account and mode: `S-1001`"""
    status: EnrolmentStatus
    """How far the attempt is"""
    attempt: int
    """Which attempt of this recipient in the cohort, counted from 1"""
    grade: str | None
    """Grade in the program’s scale, as text; null: none"""
    completedOn: str | None
    """Day of the result; null or left out in a request: today"""
    results: list[dict[str, str]]
    """Results in parts of the program, for the transcript"""
    evidence: str | None
    """What the result rests on, such as a link to the work"""
    certificateId: str | None
    """Id of the certificate in force: `cert_…`; null: none"""
    createdAt: str
    """When it was made"""
    changedAt: str
    """When it was last changed"""
    test: bool
    """Whether it belongs to the test mode"""


class EnrolmentCompletedEvent(TypedDict):
    type: Literal["enrolment.completed"]
    """Type of the event"""
    timestamp: str
    """When it happened"""
    id: str
    """Id of the event, the same at each attempt: `evt_…`"""
    sequence: int
    """Number of the change, counted from 1 for each object; tells later from earlier"""
    test: bool
    """Whether it happened in the test mode"""
    sample: NotRequired[bool]
    """`true` if it was sent for a trial; otherwise missing"""
    data: EnrolmentData
    """What the event is about"""


class EnrolmentCreatedEvent(TypedDict):
    type: Literal["enrolment.created"]
    """Type of the event"""
    timestamp: str
    """When it happened"""
    id: str
    """Id of the event, the same at each attempt: `evt_…`"""
    sequence: int
    """Number of the change, counted from 1 for each object; tells later from earlier"""
    test: bool
    """Whether it happened in the test mode"""
    sample: NotRequired[bool]
    """`true` if it was sent for a trial; otherwise missing"""
    data: EnrolmentData
    """What the event is about"""


class EnrolmentData(TypedDict):
    """One attempt of a recipient; without the grade, which is the person's own."""

    enrolmentId: str
    """Id of the enrolment: `enr_…`"""
    programId: str
    """Id of the program: `prog_…`"""
    cohortId: str
    """Id of the cohort: `coh_…`"""
    recipientId: str
    """Id of the recipient: `rcp_…`"""
    externalId: str | None
    """Your own number for the recipient, unique within the account and mode: `S-1001`"""
    status: EnrolmentStatus
    """How far the attempt is"""
    attempt: int
    """Which attempt of this recipient in the cohort, counted from 1"""
    completedOn: str | None
    """Day of the result; null or left out in a request: today"""
    certificateId: str | None
    """Id of the certificate in force: `cert_…`; null: none"""


class EnrolmentExportRequest(TypedDict):
    """The program or the cohort to export; only enrolments in this `status`, if it is stated."""

    programId: NotRequired[str]
    """Id of the program: `prog_…`"""
    cohortId: NotRequired[str]
    """Id of the cohort: `coh_…`"""
    status: NotRequired[EnrolmentStatus]
    """Only enrolments with this status; left out: all"""


class EnrolmentFailedEvent(TypedDict):
    type: Literal["enrolment.failed"]
    """Type of the event"""
    timestamp: str
    """When it happened"""
    id: str
    """Id of the event, the same at each attempt: `evt_…`"""
    sequence: int
    """Number of the change, counted from 1 for each object; tells later from earlier"""
    test: bool
    """Whether it happened in the test mode"""
    sample: NotRequired[bool]
    """`true` if it was sent for a trial; otherwise missing"""
    data: EnrolmentData
    """What the event is about"""


class EnrolmentList(TypedDict):
    """A page of enrolments, newest first."""

    ok: bool
    """Whether the request succeeded: `true`"""
    data: list[Enrolment]
    """The entries of this page"""
    nextCursor: str | None
    """Send it as `cursor` for the next page; null: this is the last"""


class EnrolmentReopenedData(TypedDict):
    """An attempt that goes on, and why."""

    enrolmentId: str
    """Id of the enrolment: `enr_…`"""
    programId: str
    """Id of the program: `prog_…`"""
    cohortId: str
    """Id of the cohort: `coh_…`"""
    recipientId: str
    """Id of the recipient: `rcp_…`"""
    externalId: str | None
    """Your own number for the recipient, unique within the account and mode: `S-1001`"""
    status: EnrolmentStatus
    """How far the attempt is"""
    attempt: int
    """Which attempt of this recipient in the cohort, counted from 1"""
    completedOn: str | None
    """Day of the result; null or left out in a request: today"""
    certificateId: str | None
    """Id of the certificate in force: `cert_…`; null: none"""
    reason: ReasonCode
    """Why the attempt goes on"""


class EnrolmentReopenedEvent(TypedDict):
    type: Literal["enrolment.reopened"]
    """Type of the event"""
    timestamp: str
    """When it happened"""
    id: str
    """Id of the event, the same at each attempt: `evt_…`"""
    sequence: int
    """Number of the change, counted from 1 for each object; tells later from earlier"""
    test: bool
    """Whether it happened in the test mode"""
    sample: NotRequired[bool]
    """`true` if it was sent for a trial; otherwise missing"""
    data: EnrolmentReopenedData
    """What the event is about"""


EnrolmentStatus: TypeAlias = "Literal['enrolled', 'completed', 'withdrawn', 'failed']"
"""How far an enrolment is.

* `enrolled`: Under way
* `completed`: Passed; a certificate was issued
* `withdrawn`: Ended early, by the recipient or the school
* `failed`: Ended without passing"""


class EnrolmentWithdrawnEvent(TypedDict):
    type: Literal["enrolment.withdrawn"]
    """Type of the event"""
    timestamp: str
    """When it happened"""
    id: str
    """Id of the event, the same at each attempt: `evt_…`"""
    sequence: int
    """Number of the change, counted from 1 for each object; tells later from earlier"""
    test: bool
    """Whether it happened in the test mode"""
    sample: NotRequired[bool]
    """`true` if it was sent for a trial; otherwise missing"""
    data: EnrolmentData
    """What the event is about"""


class EraseRequest(TypedDict):
    """`dryRun` true shows what would be erased, false requests it. It must be stated."""

    dryRun: bool
    """True: only shows what would be erased; false: requests it"""


class ErasedCertificate(TypedDict):
    """A certificate that the erasure includes; it must be kept until `retainUntil`."""

    id: str
    """Id: `cert_…`"""
    certificateNumber: str | None
    """Number of the certificate, unique per issuer and mode: `2026-000017`"""
    typeId: int
    """Number of the certificate type"""
    issuedOn: str
    """Day of issue in the issuer’s time zone; left out: today"""
    status: CertificateStatus
    """Status at this moment"""
    retainUntil: str | None
    """Last day on which it must be kept; null: no such day"""


class Erasure(TypedDict):
    """What an erasure includes: the supersede chain, and how many files, links to the web and mails.

    `preview`: nothing was requested. `pending`: erased at `eraseAt`, can be undone until then.
    `retainUntil`: the latest of the certificates' days; nothing can be erased before it is over."""

    ok: bool
    """Whether the request succeeded: `true`"""
    state: ErasureState
    """How far the erasure is"""
    id: str | None
    """Id of the erasure; null: only previewed"""
    eraseAt: str | None
    """When it is erased; can be undone until then; null: not requested"""
    retainUntil: str | None
    """Last day on which it must be kept; null: no such day"""
    certificates: list[ErasedCertificate]
    """The certificate, its predecessors and successors"""
    attachments: int
    """How many files are removed"""
    links: int
    """How many links to the web are removed"""
    mails: int
    """How many mails are removed"""


ErasureState: TypeAlias = "Literal['pending', 'preview', 'undone']"
"""How far an erasure is.

* `pending`: Requested; carried out at `eraseAt`, can be undone until then
* `preview`: A dry run: nothing was requested
* `undone`: Withdrawn in time: nothing was erased"""

EventFilter: TypeAlias = "Literal['*', 'api_key.*', 'api_key.created', 'api_key.expiring', 'api_key.revoked', 'api_key.rotated', 'certificate.*', 'certificate.activated', 'certificate.erased', 'certificate.expired', 'certificate.expiring', 'certificate.issued', 'certificate.linked', 'certificate.reinstated', 'certificate.rejected', 'certificate.released', 'certificate.revoked', 'certificate.superseded', 'certificate.suspended', 'enrolment.*', 'enrolment.completed', 'enrolment.created', 'enrolment.failed', 'enrolment.reopened', 'enrolment.withdrawn', 'job.*', 'job.completed', 'log.*', 'log.checkpoint', 'onboarding.*', 'onboarding.approved', 'onboarding.rejected', 'onboarding.submitted', 'program.*', 'program.archived', 'program.published', 'quota.*', 'quota.exceeded', 'quota.warning', 'recipient.*', 'recipient.created', 'recipient.erased', 'recipient.merged', 'recipient.updated', 'team.*', 'team.member_added', 'team.member_removed', 'webhook_endpoint.*', 'webhook_endpoint.disabled', 'webhook_endpoint.failing', 'webhook_endpoint.held_expiring', 'webhook_endpoint.recovered']"
"""What a webhook endpoint subscribes to: a type of event, all types of a group, or everything.

* `*`: Every event
* `api_key.*`: Every event whose type begins with api_key
* `api_key.created`: An API key was created.
* `api_key.expiring`: An API key will expire in 30, 7 or 1 days, and has no successor.
* `api_key.revoked`: An API key was revoked and is no longer accepted.
* `api_key.rotated`: An API key was rotated: it works until `expiresAt`, its successor from now on.
* `certificate.*`: Every event whose type begins with certificate
* `certificate.activated`: A certificate that was issued ahead has become valid: its first day has begun.
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
* `log.*`: Every event whose type begins with log
* `log.checkpoint`: The state of the transparency log, once a day: keep it, and nobody can change what came before unnoticed.
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
    """Whether the request succeeded: `true`"""
    data: list[dict[str, Any]]
    """Events as they would be sent, in the order of the feed"""
    nextAfter: str
    """Send it as `after` for the events that follow"""
    more: bool
    """Whether there are more after these"""


EventName: TypeAlias = "Literal['api_key.created', 'api_key.expiring', 'api_key.revoked', 'api_key.rotated', 'certificate.activated', 'certificate.erased', 'certificate.expired', 'certificate.expiring', 'certificate.issued', 'certificate.linked', 'certificate.reinstated', 'certificate.rejected', 'certificate.released', 'certificate.revoked', 'certificate.superseded', 'certificate.suspended', 'enrolment.completed', 'enrolment.created', 'enrolment.failed', 'enrolment.reopened', 'enrolment.withdrawn', 'job.completed', 'log.checkpoint', 'onboarding.approved', 'onboarding.rejected', 'onboarding.submitted', 'ping', 'program.archived', 'program.published', 'quota.exceeded', 'quota.warning', 'recipient.created', 'recipient.erased', 'recipient.merged', 'recipient.updated', 'team.member_added', 'team.member_removed', 'webhook_endpoint.disabled', 'webhook_endpoint.failing', 'webhook_endpoint.held_expiring', 'webhook_endpoint.recovered']"
"""What has happened.

* `api_key.created`: An API key was created.
* `api_key.expiring`: An API key will expire in 30, 7 or 1 days, and has no successor.
* `api_key.revoked`: An API key was revoked and is no longer accepted.
* `api_key.rotated`: An API key was rotated: it works until `expiresAt`, its successor from now on.
* `certificate.activated`: A certificate that was issued ahead has become valid: its first day has begun.
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
* `log.checkpoint`: The state of the transparency log, once a day: keep it, and nobody can change what came before unnoticed.
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
    """Name of the type: `certificate.issued`"""
    summary: str
    """What has happened, in a sentence"""
    subscribable: bool
    """Whether endpoints can subscribe to it; others get it where it is meant for them"""
    schema: dict[str, Any]
    """JSON Schema (2020-12) of the whole body"""
    example: dict[str, Any]
    """Example of a whole body"""


class EventTypeList(TypedDict):
    """All event types."""

    ok: bool
    """Whether the request succeeded: `true`"""
    data: list[EventType]
    """All types of events"""


class ExistingCertificate(TypedDict):
    """The existing certificate that the new one conflicts with."""

    id: str
    """Id: `cert_…`"""
    verifyUrl: str
    """Address of the public verify page"""
    status: CertificateStatus
    """Status at this moment"""


class Fact(TypedDict):
    """One public entry of the metadata: `value`, or `table`."""

    label: str
    """Name of the field in the language of the certificate"""
    value: str | None
    """The value as text; null: it is a table"""
    unit: str
    """Unit of the value; empty: none"""
    table: FactTable | None
    """The value of a metadata field of the kind `table`; null for any other"""


class FactTable(TypedDict):
    """A public entry of the metadata that is a table."""

    columns: list[str]
    """Headings of the columns"""
    rows: list[list[str]]
    """Cells of the table, row by row"""


class FailRequest(TypedDict):
    """The grade of the failed attempt, if any, and its date; without one it is today."""

    grade: NotRequired[str]
    """Grade of the failed attempt, as text"""
    completedOn: NotRequired[str | None]
    """Day of the result; null or left out in a request: today"""


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
    """Text in English"""
    de: NotRequired[str]
    """Text in German"""
    fr: NotRequired[str]
    """Text in French"""
    sq: NotRequired[str]
    """Text in Albanian"""


class FieldProblem(TypedDict):
    """One field at fault: a JSON pointer into the body, or the name of a query parameter."""

    code: str
    """What is wrong with the field, as a word that never changes: `required`"""
    detail: str
    """What is wrong, in the language of the request"""
    pointer: NotRequired[str]
    """JSON Pointer into the body: `/metadata/batch`; missing for a parameter"""
    parameter: NotRequired[str]
    """Name of the query parameter; missing for a field of the body"""


GradeOrder: TypeAlias = "Literal['higher', 'lower']"
"""Which grades of a numeric scale are better.

* `higher`: Higher numbers
* `lower`: Lower numbers"""


class GradeScale(TypedDict):
    """numeric {min, max, step, passMark, better}, labels {labels: [{label, passed}]}, or pass_fail"""

    kind: GradeScaleKind
    """Whether grades are numbers, words, or only passed and not passed"""
    min: NotRequired[str]
    """Of `numeric`: the lowest grade, such as `1`"""
    max: NotRequired[str]
    """Of `numeric`: the highest grade, such as `6`"""
    step: NotRequired[str]
    """Of `numeric`: from one grade to the next: `0.1`"""
    passMark: NotRequired[str]
    """Of `numeric`: the last grade that passes: `4`"""
    better: NotRequired[GradeOrder]
    """Of `numeric`: which grades are better. Without it: `"higher"`"""
    labels: NotRequired[list[dict[str, Any]]]
    """Of `labels`: each grade, the best first: `{"label": "gut", "passed": true}`"""


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
    """Id: `hold_…`"""
    reason: ReasonCode
    """Why the status changes or has changed"""
    publicNote: str | None
    """Shown on the verify page, in the words given"""
    placedAt: str
    """When the hold was placed"""
    liftedAt: str | None
    """When the hold was lifted; null: it is open"""


class Holder(TypedDict):
    """The holder and the address for mails. The certificate's `holderEmail` stays."""

    ok: bool
    """Whether the request succeeded: `true`"""
    id: str
    """Id of the certificate: `cert_…`"""
    holderName: str | None
    """Name of the holder, as the certificate shows it"""
    email: str
    """Address that mails go to now"""


HolderDisplay: TypeAlias = "Literal['name', 'check', 'never']"
"""How the verify page treats the holder's name.

* `name`: It shows the name
* `check`: It shows no name, and confirms one that the visitor types
* `never`: It neither shows nor confirms it"""


class HolderUpdate(TypedDict):
    """The address for future mails to the holder."""

    email: str
    """New address for mails to the holder"""


class IssuedCertificate(TypedDict):
    """The issued certificate.

    `dataHash` is given if the account's settings and plan include it; `digitalLink`, the GS1 Digital Link
    URI, if the type has such links and the GTIN lies in a confirmed company prefix; `warnings`, if a
    measured value is outside of its limits, or some text cannot be shown in PDFs as it is."""

    ok: bool
    """Whether the request succeeded: `true`"""
    id: str
    """Id: `cert_…`"""
    verifyUrl: str
    """Address of the public verify page"""
    dataHash: NotRequired[str]
    """SHA-256 of the canonical document, 64 hexadecimal digits"""
    digitalLink: NotRequired[str]
    """GS1 Digital Link URI of the product; missing unless the type has such links"""
    warnings: NotRequired[list[FieldProblem]]
    """What was issued all the same: values outside of their limits (`outside_limits`), and texts that cannot be printed as they are (`not_printable`); missing if there are none"""


class Issuer(TypedDict):
    """The account the key belongs to."""

    id: str
    """Id: `iss_…`"""
    name: str
    """Name of the issuer, as certificates show it"""
    defaultLocale: Locale
    """Language of certificates whose type names none"""
    timeZone: str
    """Time zone of the issuer, by its IANA name: `Europe/Berlin`"""
    verifiedDomains: list[str]
    """Domains that the issuer has proved to own, in their ASCII form"""


class Job(TypedDict):
    """One job, with the first of its errors. `ok` is false once it has failed.

    `table` is how an import reads its file; null for other jobs."""

    id: str
    """Id: `job_…`"""
    kind: str
    """What kind it is of"""
    state: JobState
    """How far it is"""
    phase: str | None
    """What the job does at the moment; null: it has not begun"""
    dryRun: bool
    """Whether the job only checks, and changes nothing"""
    undoOf: str | None
    """Id of the job that this one undoes; null: it undoes none"""
    done: int
    """How many rows are done in this phase"""
    total: int | None
    """How many rows there are; null: not known yet"""
    counts: JobCounts
    """Rows by result"""
    errorCount: int
    """How many errors were found in all"""
    failure: JobFailure | None
    """Why the job as a whole has failed; null: it has not"""
    createdAt: str
    """When it was made"""
    startedAt: str | None
    """When it began; null: not yet"""
    finishedAt: str | None
    """When it ended; null: not yet"""
    resultsUntil: str | None
    """Until when the results can be fetched; null: there are none"""
    ok: bool
    """False once the job as a whole has failed"""
    table: JobTable | None
    """How the file of an import is read, as stated or as it shows; null for other jobs"""
    errors: list[JobRowError]
    """The first errors; all are in the job’s list of errors"""
    warningCount: int
    """How many warnings there are about rows that are right"""
    warnings: list[JobRowError]
    """The first warnings about rows that are right: measured values outside of their limits (`outside_limits`)"""


class JobCompletedEvent(TypedDict):
    type: Literal["job.completed"]
    """Type of the event"""
    timestamp: str
    """When it happened"""
    id: str
    """Id of the event, the same at each attempt: `evt_…`"""
    sequence: int
    """Number of the change, counted from 1 for each object; tells later from earlier"""
    test: bool
    """Whether it happened in the test mode"""
    sample: NotRequired[bool]
    """`true` if it was sent for a trial; otherwise missing"""
    data: JobData
    """What the event is about"""


class JobCounts(TypedDict):
    """Rows by outcome; `total` is an upper bound, once it is known."""

    total: int | None
    """How many rows there are; null: not known yet"""
    ok: int
    """How many rows succeeded"""
    failed: int
    """How many rows failed"""
    skipped: int
    """How many rows were left as they are"""


class JobData(TypedDict):
    """A job that has ended; `failure` is an error code."""

    jobId: str
    """Id of the job: `job_…`"""
    kind: str
    """What kind it is of"""
    state: JobState
    """How far it is"""
    dryRun: bool
    """Whether the job only checks, and changes nothing"""
    failure: str | None
    """Error code if the job as a whole has failed; null: it has not"""
    counts: EndedJobCounts
    """Rows by result"""


class JobFailure(TypedDict):
    """Why a job as a whole has failed."""

    code: str
    """Error code, as in refusals"""
    detail: str
    """What is wrong, in the language of the request"""


JobKind: TypeAlias = "Literal['account.export', 'certificates.access', 'certificates.export', 'certificates.import', 'certificates.lift', 'certificates.notices', 'certificates.print', 'certificates.print_archive', 'certificates.print_labels', 'certificates.print_parts', 'certificates.print_zpl', 'certificates.proofs', 'certificates.reinstate', 'certificates.reject', 'certificates.release', 'certificates.revoke', 'certificates.suspend', 'edu.complete', 'edu.export', 'edu.recipients.import', 'webhooks.replay', 'webhooks.retry']"
"""What a job does.

* `account.export`: Export of the account
* `certificates.access`: Export of the data of a person
* `certificates.export`: Export of certificates
* `certificates.import`: Import of certificates
* `certificates.lift`: Undoing a suspension
* `certificates.notices`: New dates of expiry notices
* `certificates.print`: Printing of certificates into one file
* `certificates.print_archive`: Printing of certificates, a file each
* `certificates.print_labels`: Labels of certificates
* `certificates.print_parts`: Printing of certificates, a hundred in a file
* `certificates.print_zpl`: Labels of certificates for a label printer
* `certificates.proofs`: Proof files of certificates
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
    """Whether the request succeeded: `true`"""
    data: list[JobSummary]
    """The entries of this page"""
    nextCursor: str | None
    """Send it as `cursor` for the next page; null: this is the last"""


class JobRowError(TypedDict):
    """What was wrong with one row of the input, and in which column.

    Of a file, `row` is the row as a spreadsheet shows it (the head line is 1; of NDJSON, the line) and
    `column` the file's name of the column. Of a body, `row` is the place in its list, from 0, and
    `column` the JSON Pointer into the body."""

    row: int | None
    """Which row; null: the error is not about one row"""
    column: str | None
    """Which column; null: the error is not about one column"""
    code: str
    """What is wrong, as in `errors` of a refusal"""
    detail: str
    """What is wrong, in the language of the request"""


class JobRowErrorList(TypedDict):
    """A page of a job's errors, in the order in which they were found."""

    ok: bool
    """Whether the request succeeded: `true`"""
    data: list[JobRowError]
    """The entries of this page"""
    nextCursor: str | None
    """Send it as `cursor` for the next page; null: this is the last"""


JobState: TypeAlias = (
    "Literal['queued', 'running', 'cancelling', 'cancelled', 'succeeded', 'failed']"
)
"""How far a job is: queued -> running -> succeeded | failed.

* `queued`: Waits for its turn
* `running`: Works
* `cancelling`: Stops as soon as its current step is done
* `cancelled`: Was stopped before its end
* `succeeded`: Has reached its end; single rows may have failed
* `failed`: Has failed as a whole: see `failure`"""


class JobSummary(TypedDict):
    """A piece of bulk work, and how far it is."""

    id: str
    """Id: `job_…`"""
    kind: str
    """What kind it is of"""
    state: JobState
    """How far it is"""
    phase: str | None
    """What the job does at the moment; null: it has not begun"""
    dryRun: bool
    """Whether the job only checks, and changes nothing"""
    undoOf: str | None
    """Id of the job that this one undoes; null: it undoes none"""
    done: int
    """How many rows are done in this phase"""
    total: int | None
    """How many rows there are; null: not known yet"""
    counts: JobCounts
    """Rows by result"""
    errorCount: int
    """How many errors were found in all"""
    failure: JobFailure | None
    """Why the job as a whole has failed; null: it has not"""
    createdAt: str
    """When it was made"""
    startedAt: str | None
    """When it began; null: not yet"""
    finishedAt: str | None
    """When it ended; null: not yet"""
    resultsUntil: str | None
    """Until when the results can be fetched; null: there are none"""


class JobTable(TypedDict):
    """How the file of an import is read: as it was stated, or as the file shows it.

    Null is what is not needed: dates whose order nobody can mistake, or numbers without decimals."""

    format: str | None
    """`csv`, `xlsx` or `ndjson`"""
    encoding: str | None
    """Characters of a CSV file"""
    delimiter: str | None
    """What stands between the cells of a CSV file: `,`, `;`, `|` or `tab`"""
    sheet: str | None
    """Sheet of a workbook"""
    resultsSheet: str | None
    """Sheet of a workbook with measured results, each of a row of `sheet`; null: it has none"""
    headRow: int | None
    """Row with the names of the columns"""
    hidden: str | None
    """What is done with hidden rows and columns; null: each hidden row is an error"""
    dateFormat: str | None
    """How days are written; null: in ways that nobody can mistake"""
    decimalMark: str | None
    """What stands before decimals; null: no row that was looked at has any"""


class Limits(TypedDict):
    """How much, how fast, how many: what a request may hold; requests are counted by key, the rest
    by issuer (None: any)."""

    bodyBytes: int
    """At most: Bytes of a body"""
    bulkBodyBytes: int
    """At most: Bytes of a body that issues many certificates"""
    bulkCertificates: int
    """At most: Certificates in one request that issues many"""
    importBytes: int
    """At most: Bytes of an import file"""
    importRows: int
    """At most: Rows of an import of certificates"""
    recipientImportRows: int
    """At most: Rows of an import of recipients"""
    attachments: int
    """At most: Attachments of one certificate"""
    attachmentBytes: int
    """At most: Bytes of one attachment"""
    textLength: int
    """At most: Characters of texts such as `productId`"""
    emailLength: int
    """At most: Characters of an e-mail address"""
    items: int
    """At most: Lines of one certificate"""
    itemsBytes: int
    """At most: Bytes of the texts of all items of one certificate"""
    metadataKeys: int
    """At most: Metadata keys of one certificate"""
    metadataKeyLength: int
    """At most: Characters of a metadata key"""
    metadataValueLength: int
    """At most: Characters of a metadata value"""
    metadataBytes: int
    """At most: Bytes of all metadata of one certificate"""
    tableCells: int
    """At most: Cells of all tables in the metadata of one certificate; rows count as long as the longest of their table"""
    bulkActionCertificates: int
    """At most: Certificates of one bulk action by filter"""
    bulkActionIds: int
    """At most: Ids in one bulk action"""
    statusIds: int
    """At most: Ids in one request for statuses"""
    retryIds: int
    """At most: Ids of deliveries in one bulk retry"""
    enrolments: int
    """At most: Recipients in one enrolment"""
    completions: int
    """At most: Results in one completion"""
    page: int
    """At most: Entries of a page"""
    unfinishedJobs: int
    """At most: Jobs at once that have not ended"""
    workbookRows: int
    """At most: Rows of an Excel workbook"""
    requestsAtOnce: int
    """At most: Requests of one key at once"""
    requestsPerMinute: int
    """At most: Requests of one key in a minute"""
    certificatesPerMonth: int | None
    """At most: certificates issued in a calendar month (UTC); null: any number"""
    apiKeys: int | None
    """At most: API keys; null: any number"""
    webhookEndpoints: int | None
    """At most: Webhook endpoints; null: any number"""
    members: int | None
    """At most: people of the account; null: any number"""


class Link(TypedDict):
    """A link from `certificateId` to `target`; `targetStatus` is null unless that is a certificate."""

    ok: NotRequired[bool]
    """Whether the request succeeded: `true`"""
    id: str
    """Id: `lnk_…`"""
    certificateId: str
    """Id of the certificate: `cert_…`"""
    rel: LinkRelation
    """How it is related to the target"""
    target: str
    """Id of a certificate, or an https address"""
    targetStatus: CertificateStatus | None
    """Status of the certificate that it leads to; null: it is no certificate"""
    label: str | None
    """Text of the link; null: none"""
    sha256: str | None
    """SHA-256 of the file, 64 hexadecimal digits"""
    createdAt: str
    """When it was made"""


class LinkCreate(TypedDict):
    """The target: a certificate's id, or an https address (and the SHA-256 of the document)."""

    rel: LinkRelation
    """How it is related to the target"""
    target: str
    """Id of a certificate, or an https address"""
    label: NotRequired[str | None]
    """Text of the link on the verify page: `Test report 3041`"""
    sha256: NotRequired[str | None]
    """SHA-256 of the document behind an https address"""


LinkDirection: TypeAlias = "Literal['out', 'in']"
"""Which links of a certificate are listed.

* `out`: What this certificate refers to
* `in`: Your other certificates that refer to it"""


class LinkList(TypedDict):
    """A page of links, the newest first."""

    ok: bool
    """Whether the request succeeded: `true`"""
    data: list[Link]
    """The entries of this page"""
    nextCursor: str | None
    """Send it as `cursor` for the next page; null: this is the last"""


LinkRelation: TypeAlias = "Literal['partOf', 'derivedFrom', 'relatedTo', 'documents']"
"""How a certificate is related to the certificate or document that a link leads to.

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
    """Whether the request succeeded: `true`"""
    origin: str | None
    """Name of the log, the first line of its checkpoints; null: there is no log yet"""
    verifierKey: str | None
    """Public key of the log, in the form of signed notes; null: there is no log yet"""
    changes: list[LoggedChange]
    """The certificate’s entries in the log, the oldest first"""


class LogCheckpointData(TypedDict):
    """The transparency log: its name, how many entries it has, the root of its tree (base64), and the
    signed checkpoint that says so (C2SP tlog-checkpoint)."""

    origin: str
    """Name of the log: those of live and of test certificates differ"""
    size: int
    """Number of entries"""
    rootHash: str
    """Root of the tree over these entries, SHA-256 in base64"""
    checkpoint: str
    """The signed checkpoint, as it is published under `/log/checkpoint`"""


class LogCheckpointEvent(TypedDict):
    type: Literal["log.checkpoint"]
    """Type of the event"""
    timestamp: str
    """When it happened"""
    id: str
    """Id of the event, the same at each attempt: `evt_…`"""
    sequence: int
    """Number of the change, counted from 1 for each object; tells later from earlier"""
    test: bool
    """Whether it happened in the test mode"""
    sample: NotRequired[bool]
    """`true` if it was sent for a trial; otherwise missing"""
    data: LogCheckpointData
    """What the event is about"""


class LoggedChange(TypedDict):
    """One change as the log holds it: its position, the statement that the entry commits to, the proof.

    The entry's `commitment` is the SHA-256 of the statement's RFC 8785 form. `proof` is a
    c2sp.org/tlog-proof@v1, with the first checkpoint that covers the entry, or the first that witnesses
    cosigned. The action `recorded` is of a certificate from before the log: it is proved as of that day."""

    index: int
    """Position of the entry in the log, counted from 0"""
    recordedAt: str
    """When the log took it in"""
    statement: dict[str, Any]
    """What the entry commits to, as JSON"""
    proof: str
    """Proof of inclusion in the form c2sp.org/tlog-proof@v1"""


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
    """Whether the request succeeded: `true`"""
    data: list[LoggedRequest]
    """The entries of this page"""
    nextCursor: str | None
    """Send it as `cursor` for the next page; null: this is the last"""


class MergeRequest(TypedDict):
    """The duplicate to merge into the recipient. A dry run shows the result and changes nothing."""

    duplicateId: str
    """Id of the recipient to merge into this one: `rcp_…`"""
    dryRun: NotRequired[bool]
    """Whether it is only checked, and nothing is changed. Without it: `false`"""


class MergeResult(TypedDict):
    """The effect of a merge. `collisions` are cohorts in which both are enrolled: they prevent it."""

    ok: bool
    """Whether the request succeeded: `true`"""
    dryRun: bool
    """Whether it is only checked, and nothing is changed"""
    recipient: Recipient
    """The kept recipient, as it is after the merge"""
    duplicateId: str
    """Id of the recipient that is merged and goes: `rcp_…`"""
    filled: list[str]
    """Names of the fields that the kept recipient takes from the duplicate"""
    differing: list[str]
    """Names of the fields in which both differ; those of the kept recipient stay"""
    enrolments: int
    """How many enrolments pass to the kept recipient"""
    certificates: int
    """How many certificates pass to the kept recipient"""
    collisions: list[str]
    """Ids of cohorts in which both are enrolled, which prevents the merge"""


class MetadataField(TypedDict):
    """The declaration of a metadata key: what it may hold, and how the verify page shows it."""

    key: str
    """Name of the metadata key: `heatNumber`"""
    label: FieldLabels
    """Name that the verify page shows, by language"""
    kind: NotRequired[FieldKind]
    """What the values are. Without it: `"text"`"""
    unit: NotRequired[str]
    """Unit that is shown with the value: `N/mm²`; empty: none"""
    required: NotRequired[bool]
    """Whether a certificate has to state a value. Without it: `false`"""
    public: NotRequired[bool]
    """Whether the verify page shows the value. Without it: `false`"""
    searchable: NotRequired[bool]
    """Whether certificates are found by the value. Without it: `false`"""
    maxLength: NotRequired[int]
    """How many characters a value may have. Without it: `1000`"""
    choices: NotRequired[list[str]]
    """The values that are allowed; only of the kind `choice`"""
    columns: NotRequired[list[TableColumn]]
    """Columns of the table; only of the kind `table`"""


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
    """Id: `key_…`"""
    name: str
    """Name of the key: `SAP production`"""
    mode: Mode
    """Whether it belongs to the live or the test mode"""
    state: ApiKeyState
    """Whether the key can be used"""
    lastFour: str
    """Last four characters of the key, to tell keys apart"""
    scopes: list[Scope]
    """What the key may do"""
    scopeCap: list[Scope]
    """The most that the key can be given"""
    typeIds: list[int]
    """Numbers of the certificate types it is limited to; empty: all"""
    allowedNetworks: list[str]
    """Addresses and networks (CIDR) that the key is accepted from; empty: all"""
    apiVersion: str
    """Version of the interface for requests without the header `API-Version`"""
    rootId: str | None
    """Number of the person who made the key, or made the key that made it; null: removed"""
    orphanedAt: str | None
    """Since when the person behind the key could not make it any more; null: still can"""
    createdAt: str
    """When it was made"""
    expiresAt: str | None
    """When the key ends; null: it does not"""
    revokedAt: str | None
    """When the key was revoked; null: it is not"""
    lastUsedAt: str | None
    """When the key was last used, to the minute or so; null: never"""
    predecessorId: str | None
    """Id of the key that this one replaces: `key_…`; null: none"""
    successorId: str | None
    """Id of the key that replaces this one: `key_…`; null: none"""
    ok: bool
    """Whether the request succeeded: `true`"""
    deprecatedUses: list[DeprecatedUse]
    """What the key uses of the interface that will be removed"""
    secret: str | None
    """The whole key, shown once; null in the answer to a repeated request"""
    secretAlreadyShown: bool
    """Whether the secret was in the answer to an earlier request"""


class NewWebhookEndpoint(TypedDict):
    """An endpoint with a new secret. A repeated request does not show the secret again."""

    id: str
    """Id: `whe_…`"""
    url: str
    """https address that events are sent to"""
    description: str
    """What the endpoint is for, in your own words; may be empty"""
    events: list[str]
    """Types (`certificate.issued`), groups (`certificate.*`), or `*` for all"""
    headers: list[str]
    """Headers of your own that are sent along"""
    maxPerSecond: int | None
    """How many requests in a second at most; null: no such limit"""
    mode: Mode
    """Whether it belongs to the live or the test mode"""
    state: WebhookEndpointState
    """How far it is"""
    disabledReason: WebhookDisabledReason | None
    """Why the endpoint was disabled; null: it is not"""
    disabledAt: str | None
    """When the endpoint was disabled; null: it is not"""
    failingSince: str | None
    """Since when every attempt has failed; null: the last one succeeded"""
    createdAt: str
    """When it was made"""
    updatedAt: str
    """When it was last changed"""
    ok: bool
    """Whether the request succeeded: `true`"""
    secret: str | None
    """Secret that signs what is sent, shown once: `whsec_` and base64"""
    secretAlreadyShown: bool
    """Whether the secret was in the answer to an earlier request"""
    oldSecretValidUntil: str | None
    """Until when the old secret signs too; null: there is none"""


Numbering: TypeAlias = "Literal['fast', 'strict']"
"""How the numbers of a pattern follow each other.

* `fast`: Some may be skipped, and be out of order: nobody waits for another’s number
* `strict`: No gaps, and the order of issue: one certificate after the other"""


class Onboarding(TypedDict):
    """The issuer's onboarding and its steps. `reason` is why it was rejected."""

    ok: bool
    """Whether the request succeeded: `true`"""
    state: OnboardingState
    """How far it is"""
    reason: str | None
    """Why it was rejected; null: it was not"""
    submittedAt: str | None
    """When it was submitted for approval; null: not yet"""
    decidedAt: str | None
    """When operators of the service decided; null: not yet"""
    profile: OnboardingProfile
    """The institution’s profile"""
    steps: list[OnboardingStep]
    """All steps on the way to approval"""


class OnboardingApprovedEvent(TypedDict):
    type: Literal["onboarding.approved"]
    """Type of the event"""
    timestamp: str
    """When it happened"""
    id: str
    """Id of the event, the same at each attempt: `evt_…`"""
    sequence: int
    """Number of the change, counted from 1 for each object; tells later from earlier"""
    test: bool
    """Whether it happened in the test mode"""
    sample: NotRequired[bool]
    """`true` if it was sent for a trial; otherwise missing"""
    data: OnboardingData
    """What the event is about"""


class OnboardingData(TypedDict):
    """How far an issuer's onboarding has come."""

    issuerId: str
    """Id of the issuer: `iss_…`"""
    state: OnboardingState
    """How far it is"""


class OnboardingProfile(TypedDict):
    """The institution's profile, which operators review. An accreditation is given whole or not at all."""

    legalName: str | None
    """Legal name of the institution"""
    country: str | None
    """Country, two letters of ISO 3166-1: `XK`"""
    address: str | None
    """Postal address of the institution; lines end with a line feed"""
    website: str | None
    """https address of the website; null: none"""
    accreditationBody: str | None
    """Who has accredited the institution; null: nobody"""
    accreditationNumber: str | None
    """Number of the accreditation; null: none"""
    contactName: str | None
    """Name of the person to contact"""
    contactEmail: str | None
    """E-mail address of the person to contact"""
    contactPhone: str | None
    """Telephone number of the person to contact"""


class OnboardingProfileUpdate(TypedDict):
    """The fields to change; a field that is left out stays as it is, null clears it."""

    legalName: NotRequired[str | None]
    """Legal name of the institution"""
    country: NotRequired[str | None]
    """Country, two letters of ISO 3166-1: `XK`"""
    address: NotRequired[str | None]
    """Postal address of the institution; lines end with a line feed"""
    website: NotRequired[str | None]
    """https address of the website; null: none"""
    accreditationBody: NotRequired[str | None]
    """Who has accredited the institution; null: nobody"""
    accreditationNumber: NotRequired[str | None]
    """Number of the accreditation; null: none"""
    contactName: NotRequired[str | None]
    """Name of the person to contact"""
    contactEmail: NotRequired[str | None]
    """E-mail address of the person to contact"""
    contactPhone: NotRequired[str | None]
    """Telephone number of the person to contact"""


class OnboardingRejectedEvent(TypedDict):
    type: Literal["onboarding.rejected"]
    """Type of the event"""
    timestamp: str
    """When it happened"""
    id: str
    """Id of the event, the same at each attempt: `evt_…`"""
    sequence: int
    """Number of the change, counted from 1 for each object; tells later from earlier"""
    test: bool
    """Whether it happened in the test mode"""
    sample: NotRequired[bool]
    """`true` if it was sent for a trial; otherwise missing"""
    data: OnboardingData
    """What the event is about"""


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
    """Which step"""
    done: bool
    """Whether nothing is missing in this step"""
    missing: list[str]
    """Names of what is missing: fields of the profile, or kinds of consent"""


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
    """Type of the event"""
    timestamp: str
    """When it happened"""
    id: str
    """Id of the event, the same at each attempt: `evt_…`"""
    sequence: int
    """Number of the change, counted from 1 for each object; tells later from earlier"""
    test: bool
    """Whether it happened in the test mode"""
    sample: NotRequired[bool]
    """`true` if it was sent for a trial; otherwise missing"""
    data: OnboardingData
    """What the event is about"""


class Overview(TypedDict):
    """Enrolments by status; `issued` counts those that have a certificate. `verified` is about how
    often the public has checked certificates since they were issued; `days` are the last 30 days."""

    ok: bool
    """Whether the request succeeded: `true`"""
    programId: str
    """Id of the program: `prog_…`"""
    cohortId: str | None
    """Id of the cohort: `coh_…`; null: all cohorts of the program"""
    enrolled: int
    """How many are enrolled and have no result yet"""
    completed: int
    """How many have passed"""
    failed: int
    """How many have failed"""
    withdrawn: int
    """How many were withdrawn"""
    issued: int
    """How many have a certificate"""
    verified: int
    """How often certificates were checked by the public"""
    days: list[OverviewDay]
    """The last 30 days"""


class OverviewDay(TypedDict):
    """How often certificates were checked on one day (UTC)."""

    day: str
    """Day (UTC)"""
    verified: int
    """How often certificates were checked by the public"""


class Part(TypedDict):
    """A part of the certificate; `depth` counts from 1."""

    depth: int
    """How many steps lie between the certificate and this part; 1: a part of its own"""
    certificate: RelatedCertificate
    """The part’s certificate"""


class Parts(TypedDict):
    """How many parts there are (`complete` is false if not all were counted), and the first ones."""

    total: int
    """How many parts were counted"""
    revoked: int
    """How many parts are revoked"""
    suspended: int
    """How many parts are suspended"""
    complete: bool
    """Whether all parts were counted"""
    data: list[Part]
    """The first parts"""


class PendingChange(TypedDict):
    """A requested change that a second person may confirm in the back office until `expiresAt`."""

    releaseRequired: bool
    """What `releaseRequired` would be after the change"""
    requestedAt: str
    """When the change was requested"""
    requestedBy: ChangeRequester
    """Who requested the change"""
    expiresAt: str
    """Until when it can be confirmed"""


class PingData(TypedDict):
    """The endpoint that it was sent to."""

    endpointId: str
    """Id of the endpoint: `whe_…`"""


class PingEvent(TypedDict):
    type: Literal["ping"]
    """Type of the event"""
    timestamp: str
    """When it happened"""
    id: str
    """Id of the event, the same at each attempt: `evt_…`"""
    sequence: int
    """Number of the change, counted from 1 for each object; tells later from earlier"""
    test: bool
    """Whether it happened in the test mode"""
    sample: NotRequired[bool]
    """`true` if it was sent for a trial; otherwise missing"""
    data: PingData
    """What the event is about"""


class PlacedEnrolment(TypedDict):
    """An enrolment, and whether this request made it: a recipient already in the cohort stays."""

    id: str
    """Id: `enr_…`"""
    programId: str
    """Id of the program: `prog_…`"""
    cohortId: str
    """Id of the cohort: `coh_…`"""
    recipientId: str
    """Id of the recipient: `rcp_…`"""
    externalId: str | None
    """Your own number for the recipient, unique within the account and mode: `S-1001`"""
    status: EnrolmentStatus
    """How far the attempt is"""
    attempt: int
    """Which attempt of this recipient in the cohort, counted from 1"""
    grade: str | None
    """Grade in the program’s scale, as text; null: none"""
    completedOn: str | None
    """Day of the result; null or left out in a request: today"""
    results: list[dict[str, str]]
    """Results in parts of the program, for the transcript"""
    evidence: str | None
    """What the result rests on, such as a link to the work"""
    certificateId: str | None
    """Id of the certificate in force: `cert_…`; null: none"""
    createdAt: str
    """When it was made"""
    changedAt: str
    """When it was last changed"""
    test: bool
    """Whether it belongs to the test mode"""
    created: bool
    """Whether this request made it"""


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
    """Ids of certificates, in the order of printing: `cert_…`"""
    format: PrintFormat
    """One PDF with all of them, or a ZIP with a file for each"""
    locale: NotRequired[Locale | None]
    """Language of the documents; left out: each in its own"""


class Problem(TypedDict):
    """A refusal (RFC 9457)."""

    type: str
    """Address of the page that explains the error"""
    title: str
    """What is wrong in a few words, in the language of the request"""
    status: int
    """HTTP status"""
    detail: str
    """What is wrong, in the language of the request"""
    instance: str
    """Path of the request"""
    ok: bool
    """Always `false`"""
    code: str
    """Error code, which never changes: `validation_failed`"""
    requestId: str
    """Id of the request; name it when you ask us"""
    errors: NotRequired[list[FieldProblem]]
    """The faulty fields, at most 100; missing if no field is at fault"""


class Program(TypedDict):
    """A program."""

    ok: NotRequired[bool]
    """Whether the request succeeded: `true`"""
    id: str
    """Id: `prog_…`"""
    code: str
    """Short name of your own, unique within the account"""
    state: ProgramState
    """How far it is"""
    name: dict[str, str]
    """Name of the program, by language"""
    description: dict[str, str | None]
    """What the program is about, by language"""
    teamId: str | None
    """Id of the team that runs it: `team_…`; null: the account’s people, or the program’s team"""
    typeId: int | None
    """Number of the certificate type that its certificates have"""
    typeCode: str | None
    """Code of the certificate type that its certificates have"""
    eqfLevel: int | None
    """Level of the European Qualifications Framework, 1 to 8"""
    credits: float | None
    """Credits (ECTS)"""
    hours: float | None
    """Length in hours"""
    attendance: Attendance
    """How the program is held"""
    language: str
    """Language of instruction, as a BCP 47 tag: `sq`"""
    learningOutcomes: list[str]
    """What those who have passed can do, one sentence each"""
    alignment: list[ProgramAlignment]
    """Entries of frameworks that the program corresponds to"""
    validityMonths: int | None
    """For how many months certificates are valid; null: without end"""
    gradeScale: GradeScale | None
    """Scale of the grades; null: a program is only passed"""
    publishedAt: str | None
    """When it was published"""
    archivedAt: str | None
    """When it was archived; null: it is not"""
    createdAt: str
    """When it was made"""
    changedAt: str
    """When it was last changed"""


class ProgramAlignment(TypedDict):
    """An entry of a framework that the program corresponds to, such as an ESCO skill by its URI."""

    framework: str
    """Name of the framework: `ESCO`"""
    uri: str
    """URI of the entry in the framework"""
    label: str
    """Name of the entry in the framework"""


class ProgramArchivedEvent(TypedDict):
    type: Literal["program.archived"]
    """Type of the event"""
    timestamp: str
    """When it happened"""
    id: str
    """Id of the event, the same at each attempt: `evt_…`"""
    sequence: int
    """Number of the change, counted from 1 for each object; tells later from earlier"""
    test: bool
    """Whether it happened in the test mode"""
    sample: NotRequired[bool]
    """`true` if it was sent for a trial; otherwise missing"""
    data: ProgramData
    """What the event is about"""


class ProgramCreate(TypedDict):
    """A new program, as a draft. `credits` are ECTS; `attendance` is how it is held.

    The certificate type is named by `typeId` or `typeCode`; if by both, they have to agree.
    Without `validityMonths` the certificate type says how long certificates last; without a
    `gradeScale` a program is only passed."""

    code: str
    """Short name of your own, unique within the account"""
    name: ProgramNames
    """Name of the program, by language"""
    language: str
    """Language of instruction, as a BCP 47 tag: `sq`"""
    description: NotRequired[ProgramDescriptions]
    """What the program is about, by language"""
    teamId: NotRequired[str | None]
    """Id of the team that runs it: `team_…`; null: the account’s people, or the program’s team"""
    typeId: NotRequired[int | None]
    """Number of the certificate type that its certificates have"""
    typeCode: NotRequired[str | None]
    """Code of the certificate type that its certificates have"""
    eqfLevel: NotRequired[int | None]
    """Level of the European Qualifications Framework, 1 to 8"""
    credits: NotRequired[float | None]
    """Credits (ECTS)"""
    hours: NotRequired[float | None]
    """Length in hours"""
    attendance: NotRequired[Attendance]
    """How the program is held. Without it: `"on_site"`"""
    learningOutcomes: NotRequired[list[str]]
    """What those who have passed can do, one sentence each"""
    alignment: NotRequired[list[ProgramAlignment]]
    """Entries of frameworks that the program corresponds to"""
    validityMonths: NotRequired[int | None]
    """For how many months certificates are valid; null: without end"""
    gradeScale: NotRequired[GradeScale | None]
    """Scale of the grades; null: a program is only passed"""


class ProgramData(TypedDict):
    """A program, by its references."""

    programId: str
    """Id of the program: `prog_…`"""
    code: str
    """Short name of your own, unique within the account"""
    state: ProgramState
    """How far it is"""


class ProgramDescriptions(TypedDict):
    """The description in each of the four languages; null in a language without one."""

    de: NotRequired[str | None]
    """Text in German"""
    en: NotRequired[str | None]
    """Text in English"""
    fr: NotRequired[str | None]
    """Text in French"""
    sq: NotRequired[str | None]
    """Text in Albanian"""


class ProgramList(TypedDict):
    """A page of programs, newest first."""

    ok: bool
    """Whether the request succeeded: `true`"""
    data: list[Program]
    """The entries of this page"""
    nextCursor: str | None
    """Send it as `cursor` for the next page; null: this is the last"""


class ProgramNames(TypedDict):
    """The name in each of the four languages."""

    de: str
    """Text in German"""
    en: str
    """Text in English"""
    fr: str
    """Text in French"""
    sq: str
    """Text in Albanian"""


class ProgramPublishedEvent(TypedDict):
    type: Literal["program.published"]
    """Type of the event"""
    timestamp: str
    """When it happened"""
    id: str
    """Id of the event, the same at each attempt: `evt_…`"""
    sequence: int
    """Number of the change, counted from 1 for each object; tells later from earlier"""
    test: bool
    """Whether it happened in the test mode"""
    sample: NotRequired[bool]
    """`true` if it was sent for a trial; otherwise missing"""
    data: ProgramData
    """What the event is about"""


ProgramState: TypeAlias = "Literal['draft', 'published', 'archived']"
"""Whether recipients can be enrolled in a program.

* `draft`: In preparation: it can be changed
* `published`: Open: cohorts run, recipients are enrolled and completed
* `archived`: Closed: nothing new begins"""


class ProgramUpdate(TypedDict):
    """The fields to change; a field that is left out stays as it is, null clears it. The code is fixed.

    Once the program is published its `gradeScale` is fixed."""

    name: NotRequired[ProgramNames]
    """Name of the program, by language"""
    language: NotRequired[str]
    """Language of instruction, as a BCP 47 tag: `sq`"""
    description: NotRequired[ProgramDescriptions | None]
    """What the program is about, by language"""
    teamId: NotRequired[str | None]
    """Id of the team that runs it: `team_…`; null: the account’s people, or the program’s team"""
    typeId: NotRequired[int | None]
    """Number of the certificate type that its certificates have"""
    typeCode: NotRequired[str | None]
    """Code of the certificate type that its certificates have"""
    eqfLevel: NotRequired[int | None]
    """Level of the European Qualifications Framework, 1 to 8"""
    credits: NotRequired[float | None]
    """Credits (ECTS)"""
    hours: NotRequired[float | None]
    """Length in hours"""
    attendance: NotRequired[Attendance]
    """How the program is held"""
    learningOutcomes: NotRequired[list[str] | None]
    """What those who have passed can do, one sentence each"""
    alignment: NotRequired[list[ProgramAlignment] | None]
    """Entries of frameworks that the program corresponds to"""
    validityMonths: NotRequired[int | None]
    """For how many months certificates are valid; null: without end"""
    gradeScale: NotRequired[GradeScale | None]
    """Scale of the grades; null: a program is only passed"""


class ProofFilesRequest(TypedDict):
    """Certificates whose proof files are wanted."""

    ids: list[str]
    """Ids of certificates: `cert_…`"""


class PublicAttachment(TypedDict):
    """A public attachment; `url` is null if only its hash was registered."""

    name: str
    """File name"""
    mediaType: str
    """Media type of the file: `application/pdf`"""
    size: int
    """Size of the file in bytes"""
    sha256: str
    """SHA-256 of the file, 64 hexadecimal digits"""
    url: str | None
    """Where to get the file; null: only its hash is registered"""


class PublicCertificate(TypedDict):
    """What the verify page shows. `trustworthy` is true if the page is green.

    `asOf` is set while the newest records of the service cannot be reached: the answer is what they said
    then, and `trustworthy` is false. The header `Age` says how many seconds ago that was."""

    ok: bool
    """Whether the request succeeded: `true`"""
    id: str
    """Id: `cert_…`"""
    status: CertificateStatus
    """Status at this moment"""
    trustworthy: bool
    """Whether the certificate can be relied on: its page is green"""
    issuerName: str
    """Name of the issuer, as it was at issue"""
    issuerFlagged: bool
    """Whether the service warns of this issuer, which is suspended for fraud"""
    typeName: str
    """Name of the certificate type"""
    locale: Locale
    """Language of the texts of this answer"""
    certificateNumber: str | None
    """Number of the certificate, unique per issuer and mode: `2026-000017`"""
    productId: str | None
    """Article number of the product: `ART-100`"""
    gtin: str | None
    """GTIN of the product, 8, 12, 13 or 14 digits with a valid check digit"""
    serialNumber: str | None
    """Serial number of the product: `SN-2026-0001`"""
    items: list[dict[str, Any]]
    """Lines of a certificate that covers several products; their texts together are limited (`itemsBytes` of the account’s limits)"""
    holderName: str | None
    """Name of the holder, as the certificate shows it"""
    issuedOn: str
    """Day of issue in the issuer’s time zone; left out: today"""
    validFrom: str | None
    """First day of the validity; null or left out: the day of issue"""
    validUntil: str | None
    """Last day of the validity, included; null: no end"""
    statusReason: ReasonCode | None
    """Reason of the last change of status; null: none was stated"""
    publicNote: str | None
    """Shown on the verify page, in the words given"""
    statusChangedAt: str | None
    """When the status last changed; null: never since issue"""
    supersededBy: str | None
    """Id of the successor: `cert_…`; null: none"""
    facts: list[Fact]
    """The public metadata, in the order of the type’s fields"""
    signatories: list[dict[str, str]]
    """Who signs for the content: `name` and `role`"""
    attachments: list[PublicAttachment]
    """Files that belong to the certificate"""
    pdfUrl: str | None
    """Where to get the printed document; null: it is not public"""
    parts: Parts | None
    """What it consists of; null: nothing"""
    links: list[PublicLink]
    """References to other certificates and documents"""
    dataHash: str
    """SHA-256 of the canonical document, 64 hexadecimal digits"""
    test: bool
    """Whether it belongs to the test mode"""
    erased: bool
    """Whether the holder’s data were erased"""
    checkedAt: str
    """As of when the status is told; it may change later"""
    asOf: str | None
    """When the records were current that this answer is made from, while newer ones cannot be reached; otherwise null"""
    timeZone: str
    """Time zone of the issuer, by its IANA name: `Europe/Berlin`"""


class PublicLink(TypedDict):
    """A reference to another certificate or to a URL."""

    rel: LinkRelation
    """How it is related to the target"""
    certificate: RelatedCertificate | None
    """The other certificate; null: the link leads to the web"""
    url: str | None
    """Where the link leads; null: to a certificate"""
    label: str | None
    """Text of the link; null: none"""
    sha256: str | None
    """SHA-256 of the file, 64 hexadecimal digits"""


QrTarget: TypeAlias = "Literal['digitalLink', 'verifyPage']"
"""Where a QR code leads.

* `digitalLink`: To the GS1 Digital Link of the product
* `verifyPage`: To the verify page"""


class Quota(TypedDict):
    """Certificates of this calendar month (UTC): exact. Test certificates do not count."""

    used: int
    """How many are used"""
    limit: int | None
    """How many may be issued in the month; null: any number"""
    resetsAt: str
    """When the next month begins"""


class QuotaData(TypedDict):
    """How much of the quota of a calendar month (UTC) is used."""

    month: str
    """Calendar month (UTC): `2026-11`"""
    used: int
    """How many are used"""
    limit: int
    """How many may be issued in the month"""
    resetsAt: str
    """When the next month begins"""


class QuotaExceededEvent(TypedDict):
    type: Literal["quota.exceeded"]
    """Type of the event"""
    timestamp: str
    """When it happened"""
    id: str
    """Id of the event, the same at each attempt: `evt_…`"""
    sequence: int
    """Number of the change, counted from 1 for each object; tells later from earlier"""
    test: bool
    """Whether it happened in the test mode"""
    sample: NotRequired[bool]
    """`true` if it was sent for a trial; otherwise missing"""
    data: QuotaData
    """What the event is about"""


class QuotaWarningEvent(TypedDict):
    type: Literal["quota.warning"]
    """Type of the event"""
    timestamp: str
    """When it happened"""
    id: str
    """Id of the event, the same at each attempt: `evt_…`"""
    sequence: int
    """Number of the change, counted from 1 for each object; tells later from earlier"""
    test: bool
    """Whether it happened in the test mode"""
    sample: NotRequired[bool]
    """`true` if it was sent for a trial; otherwise missing"""
    data: QuotaData
    """What the event is about"""


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
    """Whether the request succeeded: `true`"""
    id: str
    """Id: `rcp_…`"""
    externalId: str | None
    """Your own number for the recipient, unique within the account and mode: `S-1001`"""
    givenName: str | None
    """Given name, also several: `Zoë Maria`; null: none"""
    familyName: str
    """Family name; the whole name of somebody who has only one"""
    printedName: str | None
    """Name for certificates, instead of given and family name; null: these"""
    fullName: str
    """Name as it stands on certificates"""
    email: str | None
    """E-mail address of the person"""
    locale: Locale
    """Language of mails and certificates of this person"""
    birthDate: str | None
    """Date of birth, for the printed document only"""
    birthPlace: str | None
    """Place of birth, for the printed document only"""
    attributes: dict[str, str]
    """Further values about the person, by names of your own"""
    createdAt: str
    """When it was made"""
    changedAt: str
    """When it was last changed"""
    test: bool
    """Whether it belongs to the test mode"""


class RecipientCreate(TypedDict):
    """A recipient. With an `externalId` that is known, what is stated here is changed of that one.

    `printedName` stands on certificates instead of given and family name. Date and place of birth
    are for the printed document only."""

    familyName: str
    """Family name; the whole name of somebody who has only one"""
    givenName: NotRequired[str | None]
    """Given name, also several: `Zoë Maria`; null: none"""
    externalId: NotRequired[str | None]
    """Your own number for the recipient, unique within the account and mode: `S-1001`"""
    printedName: NotRequired[str | None]
    """Name for certificates, instead of given and family name; null: these"""
    email: NotRequired[str | None]
    """E-mail address of the person"""
    locale: NotRequired[Locale | None]
    """Language of mails and certificates of this person"""
    birthDate: NotRequired[str | None]
    """Date of birth, for the printed document only"""
    birthPlace: NotRequired[str | None]
    """Place of birth, for the printed document only"""
    attributes: NotRequired[dict[str, str] | None]
    """Further values about the person, by names of your own"""


class RecipientCreatedEvent(TypedDict):
    type: Literal["recipient.created"]
    """Type of the event"""
    timestamp: str
    """When it happened"""
    id: str
    """Id of the event, the same at each attempt: `evt_…`"""
    sequence: int
    """Number of the change, counted from 1 for each object; tells later from earlier"""
    test: bool
    """Whether it happened in the test mode"""
    sample: NotRequired[bool]
    """`true` if it was sent for a trial; otherwise missing"""
    data: RecipientData
    """What the event is about"""


class RecipientData(TypedDict):
    """A recipient, by its references; `externalId` is the school's own."""

    recipientId: str
    """Id of the recipient: `rcp_…`"""
    externalId: str | None
    """Your own number for the recipient, unique within the account and mode: `S-1001`"""


class RecipientErasedEvent(TypedDict):
    type: Literal["recipient.erased"]
    """Type of the event"""
    timestamp: str
    """When it happened"""
    id: str
    """Id of the event, the same at each attempt: `evt_…`"""
    sequence: int
    """Number of the change, counted from 1 for each object; tells later from earlier"""
    test: bool
    """Whether it happened in the test mode"""
    sample: NotRequired[bool]
    """`true` if it was sent for a trial; otherwise missing"""
    data: RecipientData
    """What the event is about"""


class RecipientErasure(TypedDict):
    """The data that an erasure of a recipient covers: their `enrolments`, of which `graded` have a
    grade, results or evidence and `running` ones are withdrawn; and the certificates issued to them.

    `preview`: no erasure was requested. `pending`: erased at `eraseAt`, until then it can be undone.
    `retainUntil`: the last day on which a certificate must be kept; nothing can be erased before it
    is over."""

    ok: bool
    """Whether the request succeeded: `true`"""
    state: ErasureState
    """How far it is"""
    recipientId: str
    """Id of the recipient: `rcp_…`"""
    id: str | None
    """Id of the erasure; null: only previewed"""
    eraseAt: str | None
    """When it is erased; can be undone until then; null: not requested"""
    retainUntil: str | None
    """Last day on which it must be kept; null: no such day"""
    enrolments: int
    """How many enrolments"""
    graded: int
    """How many enrolments have a grade, results or evidence"""
    running: int
    """How many enrolments are running, and are withdrawn"""
    certificates: list[ErasedCertificate]
    """The certificates of the person"""
    attachments: int
    """How many files are removed"""
    links: int
    """How many links to the web are removed"""
    mails: int
    """How many mails are removed"""


class RecipientList(TypedDict):
    """A page of recipients, newest first."""

    ok: bool
    """Whether the request succeeded: `true`"""
    data: list[Recipient]
    """The entries of this page"""
    nextCursor: str | None
    """Send it as `cursor` for the next page; null: this is the last"""


class RecipientMergedData(TypedDict):
    """A recipient, and the one that it was merged into."""

    recipientId: str
    """Id of the recipient: `rcp_…`"""
    externalId: str | None
    """Your own number for the recipient, unique within the account and mode: `S-1001`"""
    mergedInto: str
    """Id of the recipient that is kept: `rcp_…`"""


class RecipientMergedEvent(TypedDict):
    type: Literal["recipient.merged"]
    """Type of the event"""
    timestamp: str
    """When it happened"""
    id: str
    """Id of the event, the same at each attempt: `evt_…`"""
    sequence: int
    """Number of the change, counted from 1 for each object; tells later from earlier"""
    test: bool
    """Whether it happened in the test mode"""
    sample: NotRequired[bool]
    """`true` if it was sent for a trial; otherwise missing"""
    data: RecipientMergedData
    """What the event is about"""


class RecipientRecord(TypedDict):
    """A recipient with all their enrolments, the newest first."""

    ok: bool
    """Whether the request succeeded: `true`"""
    recipient: Recipient
    """The person whose record this is"""
    enrolments: list[RecordEntry]
    """All enrolments, the newest first"""


class RecipientReference(TypedDict):
    """The recipient to enrol: by our identifier, or by your own number."""

    recipientId: NotRequired[str | None]
    """Id of the recipient: `rcp_…`"""
    externalId: NotRequired[str | None]
    """Your own number for the recipient, unique within the account and mode: `S-1001`"""


class RecipientSearch(TypedDict):
    """A search by beginnings of words of the name, in any order, ignoring case and accents; or by a
    whole e-mail address."""

    name: NotRequired[str]
    """Beginnings of words of the name, in any order: `zoe cel`"""
    email: NotRequired[str]
    """Whole e-mail address, in any case"""
    limit: NotRequired[int]
    """How many entries a page has. Without it: `50`"""
    cursor: NotRequired[str | None]
    """`nextCursor` of the page before; left out: the first page"""


class RecipientUpdate(TypedDict):
    """The fields to change; a field that is left out stays as it is, null clears it. In
    `attributes`, null removes one."""

    familyName: NotRequired[str]
    """Family name; the whole name of somebody who has only one"""
    givenName: NotRequired[str | None]
    """Given name, also several: `Zoë Maria`; null: none"""
    externalId: NotRequired[str | None]
    """Your own number for the recipient, unique within the account and mode: `S-1001`"""
    printedName: NotRequired[str | None]
    """Name for certificates, instead of given and family name; null: these"""
    email: NotRequired[str | None]
    """E-mail address of the person"""
    locale: NotRequired[Locale]
    """Language of mails and certificates of this person"""
    birthDate: NotRequired[str | None]
    """Date of birth, for the printed document only"""
    birthPlace: NotRequired[str | None]
    """Place of birth, for the printed document only"""
    attributes: NotRequired[dict[str, str] | None]
    """Further values about the person, by names of your own"""


class RecipientUpdatedData(TypedDict):
    """A recipient, and the fields that were changed."""

    recipientId: str
    """Id of the recipient: `rcp_…`"""
    externalId: str | None
    """Your own number for the recipient, unique within the account and mode: `S-1001`"""
    changed: list[str]
    """Names of the fields that were changed"""


class RecipientUpdatedEvent(TypedDict):
    type: Literal["recipient.updated"]
    """Type of the event"""
    timestamp: str
    """When it happened"""
    id: str
    """Id of the event, the same at each attempt: `evt_…`"""
    sequence: int
    """Number of the change, counted from 1 for each object; tells later from earlier"""
    test: bool
    """Whether it happened in the test mode"""
    sample: NotRequired[bool]
    """`true` if it was sent for a trial; otherwise missing"""
    data: RecipientUpdatedData
    """What the event is about"""


class RecordCertificate(TypedDict):
    """A certificate, with the status that it has at this moment."""

    id: str
    """Id: `cert_…`"""
    certificateNumber: str | None
    """Number of the certificate, unique per issuer and mode: `2026-000017`"""
    typeId: int
    """Number of the certificate type"""
    typeCode: str
    """Code of the certificate type: `en10204-3-1`"""
    issuedOn: str
    """Day of issue in the issuer’s time zone; left out: today"""
    validUntil: str | None
    """Last day of the validity, included; null: no end"""
    status: CertificateStatus
    """Status at this moment"""
    verifyUrl: str
    """Address of the public verify page"""


class RecordCohort(TypedDict):
    """A cohort by its code."""

    id: str
    """Id: `coh_…`"""
    code: str
    """Short name of your own, unique within the account"""
    name: str
    """Name for people"""


class RecordEntry(TypedDict):
    """An enrolment with its program and cohort; its certificates, the one in force before the ones
    that it superseded."""

    id: str
    """Id: `enr_…`"""
    programId: str
    """Id of the program: `prog_…`"""
    cohortId: str
    """Id of the cohort: `coh_…`"""
    recipientId: str
    """Id of the recipient: `rcp_…`"""
    externalId: str | None
    """Your own number for the recipient, unique within the account and mode: `S-1001`"""
    status: EnrolmentStatus
    """How far the attempt is"""
    attempt: int
    """Which attempt of this recipient in the cohort, counted from 1"""
    grade: str | None
    """Grade in the program’s scale, as text; null: none"""
    completedOn: str | None
    """Day of the result; null or left out in a request: today"""
    results: list[dict[str, str]]
    """Results in parts of the program, for the transcript"""
    evidence: str | None
    """What the result rests on, such as a link to the work"""
    certificateId: str | None
    """Id of the certificate in force: `cert_…`; null: none"""
    createdAt: str
    """When it was made"""
    changedAt: str
    """When it was last changed"""
    test: bool
    """Whether it belongs to the test mode"""
    program: RecordProgram
    """The program that the enrolment is for"""
    cohort: RecordCohort
    """The cohort that the enrolment is in"""
    certificates: list[RecordCertificate]
    """The certificate in force, then those that it superseded"""


class RecordProgram(TypedDict):
    """A program by its code, in the four languages."""

    id: str
    """Id: `prog_…`"""
    code: str
    """Short name of your own, unique within the account"""
    name: dict[str, str]
    """Name for people"""


class ReinstateRequest(TypedDict):
    """Which hold to lift: `holdId`, or the only hold with this `reason`, or the only hold."""

    holdId: NotRequired[str | None]
    """Id of the hold to lift: `hold_…`"""
    reason: NotRequired[ReasonCode | None]
    """Reason of the hold to lift, if there is only one with it"""
    note: NotRequired[str | None]
    """For the issuer’s own staff; never shown to the public"""
    publicNote: NotRequired[str | None]
    """Shown on the verify page, in the words given"""


class RelatedCertificate(TypedDict):
    """Another certificate, as its own page shows it. `issuerName` is null if it is the same issuer's."""

    id: str
    """Id: `cert_…`"""
    status: CertificateStatus
    """Status at this moment"""
    typeName: str
    """Name of the certificate type"""
    certificateNumber: str | None
    """Number of the certificate, unique per issuer and mode: `2026-000017`"""
    productId: str | None
    """Article number of the product: `ART-100`"""
    serialNumber: str | None
    """Serial number of the product: `SN-2026-0001`"""
    issuerName: str | None
    """Name of the issuer; null: the same issuer"""
    issuerFlagged: bool
    """Whether the service warns of this issuer, which is suspended for fraud"""


class ReleaseRequest(TypedDict):
    """Notes on the release. `note` is only for the issuer; the verify page shows `publicNote`."""

    note: NotRequired[str | None]
    """For the issuer’s own staff; never shown to the public"""
    publicNote: NotRequired[str | None]
    """Shown on the verify page, in the words given"""


class ReopenRequest(TypedDict):
    """The reason. With `revoke` the certificate is revoked for it too; only then are notes accepted:
    `note` stays with the issuer, `publicNote` stands on the verify page."""

    reason: ReasonCode
    """Why the attempt goes on"""
    revoke: NotRequired[bool]
    """Whether the certificate is revoked too. Without it: `false`"""
    note: NotRequired[str | None]
    """For the issuer’s own staff; never shown to the public"""
    publicNote: NotRequired[str | None]
    """Shown on the verify page, in the words given"""


class ReplayRequest(TypedDict):
    """Events since then, of these types or of those that the endpoint subscribes to."""

    since: str
    """Begin of the time, included: an instant, or a day in the account’s time zone"""
    eventTypes: NotRequired[list[EventFilter]]
    """Types of events; left out: those that the endpoint subscribes to"""
    includeSucceeded: NotRequired[bool]
    """Whether those that were delivered already are sent again. Without it: `false`"""
    maxPerSecond: NotRequired[int | None]
    """How many requests in a second at most; null: no such limit"""
    dryRun: NotRequired[bool]
    """Whether it is only checked, and nothing is changed. Without it: `false`"""


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
    """Whether what was delivered already is sent once more. Without it: `false`"""


class SampleData(TypedDict):
    """How many test certificates were made or removed."""

    ok: bool
    """Whether the request succeeded: `true`"""
    certificates: int
    """How many test certificates were made or removed"""


class SampleRequest(TypedDict):
    """Which event the sample shows: any of `GET /webhooks/event-types`."""

    type: NotRequired[str]
    """Which type of event is sent as a sample. Without it: `"ping"`"""


class SampleResult(TypedDict):
    """The delivery that shows what became of the sample."""

    ok: bool
    """Whether the request succeeded: `true`"""
    deliveryId: str
    """Id of the delivery: `dlv_…`"""


class SavedRecipient(TypedDict):
    """The recipient, and whether this request created it (its externalId was new)."""

    id: str
    """Id: `rcp_…`"""
    externalId: str | None
    """Your own number for the recipient, unique within the account and mode: `S-1001`"""
    givenName: str | None
    """Given name, also several: `Zoë Maria`; null: none"""
    familyName: str
    """Family name; the whole name of somebody who has only one"""
    printedName: str | None
    """Name for certificates, instead of given and family name; null: these"""
    fullName: str
    """Name as it stands on certificates"""
    email: str | None
    """E-mail address of the person"""
    locale: Locale
    """Language of mails and certificates of this person"""
    birthDate: str | None
    """Date of birth, for the printed document only"""
    birthPlace: str | None
    """Place of birth, for the printed document only"""
    attributes: dict[str, str]
    """Further values about the person, by names of your own"""
    createdAt: str
    """When it was made"""
    changedAt: str
    """When it was last changed"""
    test: bool
    """Whether it belongs to the test mode"""
    ok: bool
    """Whether the request succeeded: `true`"""
    created: bool
    """Whether this request made it"""


Scope: TypeAlias = "Literal['certificates:issue', 'certificates:read', 'certificates:manage', 'certificates:release', 'certificates:types', 'webhooks:read', 'webhooks:manage', 'edu:read', 'edu:manage', 'edu:issue', 'account:read', 'account:manage', 'keys:manage', 'signing:manage', 'privacy:manage']"
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
* `signing:manage`: Read and rotate signing keys
* `privacy:manage`: Export and erase the data of a person"""


class SecretRotateRequest(TypedDict):
    """For how many hours the old secret also signs."""

    overlapHours: NotRequired[int]
    """For how many hours the old secret still signs beside the new one. Without it: `24`"""


class Settings(TypedDict):
    """All settings; `dataHash` is what holds: the setting, capped by the plan."""

    ok: bool
    """Whether the request succeeded: `true`"""
    defaultLocale: Locale
    """Language of certificates whose type names none"""
    timeZone: str
    """Time zone of the issuer, by its IANA name: `Europe/Berlin`"""
    dataHash: bool
    """Whether `dataHash` is given in answers; the plan may rule it out"""
    expiryWarningDays: list[int]
    """How many days before its end a certificate is announced: `[30, 7, 1]`"""
    notifyHolder: bool
    """Whether holders get a mail with a new certificate, unless the request says"""
    toldOfChanges: ToldOfChanges
    """Which holders get a mail when their certificate is revoked or replaced"""
    trustedNetworks: list[str]
    """Networks (CIDR) that keys are accepted from; empty: all"""
    secondFactorForAll: bool
    """Whether every member needs a second factor to sign in"""
    branding: Branding
    """How the issuer presents itself on pages, mails and documents"""


class SettingsUpdate(TypedDict):
    """What is to be changed; what is left out stays. null clears, or puts the default back."""

    defaultLocale: NotRequired[Locale]
    """Language of certificates whose type names none"""
    timeZone: NotRequired[str]
    """Time zone of the issuer, by its IANA name: `Europe/Berlin`"""
    dataHash: NotRequired[bool]
    """Whether `dataHash` is given in answers; the plan may rule it out"""
    expiryWarningDays: NotRequired[list[int] | None]
    """How many days before its end a certificate is announced: `[30, 7, 1]`"""
    notifyHolder: NotRequired[bool]
    """Whether holders get a mail with a new certificate, unless the request says"""
    toldOfChanges: NotRequired[ToldOfChanges]
    """Which holders get a mail when their certificate is revoked or replaced"""
    trustedNetworks: NotRequired[list[str] | None]
    """Networks (CIDR) that keys are accepted from; empty: all"""
    secondFactorForAll: NotRequired[bool]
    """Whether every member needs a second factor to sign in"""
    branding: NotRequired[BrandingUpdate]
    """How the issuer presents itself on pages, mails and documents"""


class Signatory(TypedDict):
    """A person who signs for the content, and the role."""

    name: str
    """Name of the person: `Karin Öztürk`"""
    role: NotRequired[str]
    """Function of the person: `Works inspector`"""


class SigningKey(TypedDict):
    """A key that signs credentials and status lists. Its private half is never answered.

    A requested key is made within seconds: until then it has no id and no public half."""

    ok: NotRequired[bool]
    """Whether the request succeeded: `true`"""
    kid: str | None
    """Id of the key: its thumbprint by RFC 7638; null: it is being made"""
    state: Literal["requested", "active", "retired", "compromised"]
    """Whether it is being made, signs, was replaced or is compromised"""
    verificationMethod: str | None
    """How proofs name the key: `did:web:…#…`; null: it is being made"""
    publicKeyMultibase: str | None
    """The public key as a Multikey; null: it is being made"""
    requestedAt: str
    """When it was asked for"""
    activatedAt: str | None
    """Since when it signs; null: it is being made"""
    retiredAt: str | None
    """When its successor took over; null: it signs, or never will"""
    compromisedAt: str | None
    """When it was declared compromised; null: it was not"""


class SigningKeyList(TypedDict):
    """The issuer's DID in this mode and a page of its keys, the newest first."""

    ok: bool
    """Whether the request succeeded: `true`"""
    did: str | None
    """The DID that signatures of this mode are made for; null until the first key is made"""
    didDocumentUrl: str | None
    """Where others read the DID document; null until the first key is made"""
    data: list[SigningKey]
    """The entries of this page"""
    nextCursor: str | None
    """Send it as `cursor` for the next page; null: this is the last"""


class StatusChangeRequest(TypedDict):
    """Why the status changes. `note` is only for the issuer; the verify page shows `publicNote`."""

    reason: ReasonCode
    """Why the status changes or has changed"""
    note: NotRequired[str | None]
    """For the issuer’s own staff; never shown to the public"""
    publicNote: NotRequired[str | None]
    """Shown on the verify page, in the words given"""


StatusClass: TypeAlias = "Literal['2xx', '3xx', '4xx', '5xx']"
"""The class of an HTTP status.

* `2xx`: The request was accepted
* `3xx`: It was answered by a redirection
* `4xx`: It was refused: something about the request was wrong
* `5xx`: The service failed"""


class StatusList(TypedDict):
    """One entry for each id of the request, in the same order."""

    ok: bool
    """Whether the request succeeded: `true`"""
    data: list[StatusResult]
    """The entries of this page"""


class StatusRequest(TypedDict):
    """Certificates by their ids."""

    ids: list[str]
    """Ids of certificates: `cert_…`"""


class StatusResult(TypedDict):
    """The status of one certificate, or `code` not_found."""

    id: str
    """Id: `cert_…`"""
    status: NotRequired[CertificateStatus]
    """Status at this moment; missing if it was not found"""
    statusChangedAt: NotRequired[str]
    """When it last changed; missing if it was not found"""
    code: NotRequired[str]
    """`not_found`, if there is no such certificate; otherwise missing"""


class Success(TypedDict):
    """Every success says `"ok": true`."""

    ok: bool
    """Whether the request succeeded: `true`"""


class SupersedeRequest(TypedDict):
    """The successor, as for issuing, and why the predecessor is replaced."""

    typeId: NotRequired[int | None]
    """Number of the certificate type; or send `typeCode`"""
    typeCode: NotRequired[str | None]
    """Code of the certificate type: `en10204-3-1`"""
    productId: NotRequired[str | None]
    """Article number of the product: `ART-100`"""
    serialNumber: NotRequired[str | None]
    """Serial number of the product: `SN-2026-0001`"""
    holderEmail: NotRequired[str | None]
    """E-mail address of the holder"""
    holderName: NotRequired[str | None]
    """Name of the holder, as the certificate shows it"""
    validUntil: NotRequired[str | None]
    """Last day, included; left out: as the type says, or no end"""
    metadata: NotRequired[dict[str, str | list[list[str]]]]
    """Further values by key: text, or a table as a list of rows of text; all tables together have limited cells (`tableCells` of the account’s limits)"""
    certificateNumber: NotRequired[str | None]
    """Number of your own; left out: allotted by the type’s pattern"""
    issuedOn: NotRequired[str | None]
    """Day of issue in the issuer’s time zone; left out: today"""
    validFrom: NotRequired[str | None]
    """First day of the validity; null or left out: the day of issue"""
    gtin: NotRequired[str | None]
    """GTIN of the product, 8, 12, 13 or 14 digits with a valid check digit"""
    items: NotRequired[list[CertificateLine]]
    """Lines of a certificate that covers several products; their texts together are limited (`itemsBytes` of the account’s limits)"""
    signatories: NotRequired[list[Signatory]]
    """Who signs for the content: `name` and `role`"""
    attachments: NotRequired[list[AttachmentCreate]]
    """Files to register by their hash; the files are uploaded afterwards"""
    externalRef: NotRequired[str | None]
    """Your own reference, such as the number of a delivery; never shown to the public"""
    supersedes: NotRequired[str | None]
    """Id of the predecessor that it replaces: `cert_…`"""
    notifyHolder: NotRequired[bool | None]
    """Whether the holder gets a mail; left out: as the account’s settings say"""
    locale: NotRequired[Locale | None]
    """Language of page and document; left out: the type’s, or the issuer’s"""
    reason: ReasonCode
    """Why the predecessor is replaced"""
    note: NotRequired[str | None]
    """For the issuer’s own staff; never shown to the public"""
    publicNote: NotRequired[str | None]
    """Shown on the verify page, in the words given"""


class TableColumn(TypedDict):
    """One column of a table. By the roles, the verify page and the PDF mark a measured `value` that is
    outside of its `limits` (one text, such as `≥ 230`, `540 – 750` or `± 0.5`), or of `min` and `max`."""

    label: FieldLabels
    """Heading of the column, by language"""
    role: NotRequired[MetadataRole | None]
    """What the column holds, for marking values out of limits; null: nothing of that"""


class Team(TypedDict):
    """A team."""

    ok: NotRequired[bool]
    """Whether the request succeeded: `true`"""
    id: str
    """Id: `team_…`"""
    name: str
    """Name for people, as you wrote it"""
    createdAt: str
    """When it was made"""


class TeamInvitation(TypedDict):
    """An open invitation: the person who accepts it joins the team.

    `mailedAt` is null until its mail is sent, which happens after the request is answered."""

    ok: NotRequired[bool]
    """Whether the request succeeded: `true`"""
    id: str
    """Id: `tinv_…`"""
    email: str
    """E-mail address of the person"""
    role: TeamRole
    """What the person may do in the team"""
    expiresAt: str
    """Until when it can be accepted"""
    mailedAt: str | None
    """When the mail was sent; null: not yet"""


class TeamInvitationList(TypedDict):
    """A page of open invitations, newest first."""

    ok: bool
    """Whether the request succeeded: `true`"""
    data: list[TeamInvitation]
    """The entries of this page"""
    nextCursor: str | None
    """Send it as `cursor` for the next page; null: this is the last"""


class TeamList(TypedDict):
    """A page of teams, newest first."""

    ok: bool
    """Whether the request succeeded: `true`"""
    data: list[Team]
    """The entries of this page"""
    nextCursor: str | None
    """Send it as `cursor` for the next page; null: this is the last"""


class TeamMember(TypedDict):
    """A member of the team, one of the account's people."""

    ok: NotRequired[bool]
    """Whether the request succeeded: `true`"""
    id: str
    """Id: `mem_…`"""
    name: str | None
    """Name of the person; null: none was given"""
    email: str
    """E-mail address of the person"""
    role: TeamRole
    """What the person may do in the team"""
    joinedAt: str
    """When the person joined the team"""


class TeamMemberAddedEvent(TypedDict):
    type: Literal["team.member_added"]
    """Type of the event"""
    timestamp: str
    """When it happened"""
    id: str
    """Id of the event, the same at each attempt: `evt_…`"""
    sequence: int
    """Number of the change, counted from 1 for each object; tells later from earlier"""
    test: bool
    """Whether it happened in the test mode"""
    sample: NotRequired[bool]
    """`true` if it was sent for a trial; otherwise missing"""
    data: TeamMemberData
    """What the event is about"""


class TeamMemberCreate(TypedDict):
    """A person to add to the team, or to invite; `locale` is the language of the invitation.

    The key needs `edu:read` and `edu:manage` to add instructors, `edu:issue` too for assessors, and
    `certificates:manage` as well for coordinators. A key that is limited to certificate types
    or networks cannot add members."""

    email: str
    """E-mail address of the person"""
    role: TeamRole
    """What the person may do in the team"""
    locale: NotRequired[Locale | None]
    """Language of the invitation; left out: the account’s"""


class TeamMemberData(TypedDict):
    """A person in a team."""

    teamId: str
    """Id of the team: `team_…`"""
    memberId: str
    """Number of the team’s member"""
    role: TeamRole
    """What the person may do in the team"""


class TeamMemberList(TypedDict):
    """A page of members, newest first."""

    ok: bool
    """Whether the request succeeded: `true`"""
    data: list[TeamMember]
    """The entries of this page"""
    nextCursor: str | None
    """Send it as `cursor` for the next page; null: this is the last"""


class TeamMemberRemovedEvent(TypedDict):
    type: Literal["team.member_removed"]
    """Type of the event"""
    timestamp: str
    """When it happened"""
    id: str
    """Id of the event, the same at each attempt: `evt_…`"""
    sequence: int
    """Number of the change, counted from 1 for each object; tells later from earlier"""
    test: bool
    """Whether it happened in the test mode"""
    sample: NotRequired[bool]
    """`true` if it was sent for a trial; otherwise missing"""
    data: TeamMemberData
    """What the event is about"""


class TeamMemberUpdate(TypedDict):
    """The new role: the key needs the same scopes as for adding a member with this role."""

    role: TeamRole
    """What the person may do in the team"""


class TeamRequest(TypedDict):
    """A team's name: unique within the account."""

    name: str
    """Name for people, as you wrote it"""


TeamRole: TypeAlias = "Literal['coordinator', 'instructor', 'assessor']"
"""The roles of a team's members; `ROLE_SCOPES` in edu/teams/operations.py says what each may do.

* `coordinator`: Run its cohorts: enrol recipients, and state their results
* `instructor`: See its cohorts and recipients
* `assessor`: See them, and state results"""


class TestClock(TypedDict):
    """What the test clock shows, and the real time. They are equal until it is advanced."""

    ok: bool
    """Whether the request succeeded: `true`"""
    testTime: str
    """What the clock of the test mode shows"""
    realTime: str
    """What the clock of the service shows"""


class TestClockCreate(TypedDict):
    """The moment to set the test clock to: not before what it shows, at most ten years ahead."""

    advanceTo: str
    """The moment that the test clock shows from now on"""


ToldOfChanges: TypeAlias = "Literal['nobody', 'persons', 'everybody']"
"""Which holders get a mail when the status of their certificate changes.

* `nobody`: Nobody
* `persons`: Holders of certificates about persons
* `everybody`: Everybody with an address"""


class TypeDescriptions(TypedDict):
    """A description in each language; where one is missing, English is shown."""

    de: NotRequired[str | None]
    """Text in German"""
    en: NotRequired[str | None]
    """Text in English"""
    fr: NotRequired[str | None]
    """Text in French"""
    sq: NotRequired[str | None]
    """Text in Albanian"""


class TypeNames(TypedDict):
    """The name in at least one language; where one is missing English is shown, or any other."""

    de: NotRequired[str]
    """Text in German"""
    en: NotRequired[str]
    """Text in English"""
    fr: NotRequired[str]
    """Text in French"""
    sq: NotRequired[str]
    """Text in Albanian"""


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
    """Day (`2026-11-21`) or month (`2026-11`) in UTC"""
    certificates: int
    """Certificates issued"""
    apiCalls: int
    """Requests with an API key"""
    verifications: int
    """How often verify pages were opened"""
    deliveries: NotRequired[int]
    """Requests to webhook endpoints"""


class WebhookAttempt(TypedDict):
    """One HTTP request. At most 16 KiB of the answer's body are kept, without secrets."""

    number: int
    """Which attempt, counted from 1"""
    trigger: WebhookDeliveryTrigger
    """What brought it about"""
    url: str
    """Address that it was sent to"""
    startedAt: str
    """When the attempt began"""
    durationMs: int
    """How long the attempt took, in milliseconds"""
    outcome: WebhookAttemptOutcome
    """What became of the attempt"""
    httpStatus: int | None
    """HTTP status of the answer; null: there was none"""
    responseHeaders: dict[str, str]
    """Headers of the answer, by name"""
    responseBody: str
    """Body of the answer, at most 16 KiB, without secrets"""
    responseTruncated: bool
    """Whether the body of the answer was longer"""
    error: str | None
    """What went wrong on the way; null: there was an answer"""


class WebhookAttemptList(TypedDict):
    """A page of attempts, newest first."""

    ok: bool
    """Whether the request succeeded: `true`"""
    data: list[WebhookAttempt]
    """The entries of this page"""
    nextCursor: str | None
    """Send it as `cursor` for the next page; null: this is the last"""


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
    """Id: `dlv_…`"""
    eventId: str
    """Id of the event: `evt_…`"""
    eventType: str
    """Type of the event: `certificate.issued`"""
    endpointId: str
    """Id of the endpoint: `whe_…`"""
    mode: Mode
    """Whether it belongs to the live or the test mode"""
    state: WebhookDeliveryState
    """How far it is"""
    trigger: WebhookDeliveryTrigger
    """What brought it about"""
    attempts: int
    """How many attempts were made"""
    nextAttemptAt: str | None
    """When it is tried again; null: not any more"""
    createdAt: str
    """When it was made"""
    finishedAt: str | None
    """When it was delivered or given up; null: not yet"""
    outcome: WebhookAttemptOutcome | None
    """What became of the last attempt; null: there was none"""
    httpStatus: int | None
    """HTTP status of the last answer; null: there was none"""
    resendableUntil: str
    """Until when it can be sent again"""
    ok: bool
    """Whether the request succeeded: `true`"""
    body: dict[str, Any] | None
    """The body exactly as it is sent; null: removed with the event"""


class WebhookDeliveryFilter(TypedDict):
    """A filter of deliveries, created in [since, until): instants, or days in the account's time zone."""

    endpointId: NotRequired[str]
    """Id of the endpoint: `whe_…`"""
    state: NotRequired[WebhookDeliveryState]
    """How far it is"""
    eventType: NotRequired[EventName]
    """Type of the event: `certificate.issued`"""
    since: NotRequired[str]
    """Begin of the time, included: an instant, or a day in the account’s time zone"""
    until: NotRequired[str]
    """End of the time, exclusive: an instant, or a day in the account’s time zone"""
    outcome: NotRequired[WebhookAttemptOutcome]
    """What became of the last attempt"""
    httpStatus: NotRequired[int]
    """HTTP status of the last answer"""


class WebhookDeliveryList(TypedDict):
    """A page of deliveries, newest first."""

    ok: bool
    """Whether the request succeeded: `true`"""
    data: list[WebhookDeliverySummary]
    """The entries of this page"""
    nextCursor: str | None
    """Send it as `cursor` for the next page; null: this is the last"""


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
    """Id: `dlv_…`"""
    eventId: str
    """Id of the event: `evt_…`"""
    eventType: str
    """Type of the event: `certificate.issued`"""
    endpointId: str
    """Id of the endpoint: `whe_…`"""
    mode: Mode
    """Whether it belongs to the live or the test mode"""
    state: WebhookDeliveryState
    """How far it is"""
    trigger: WebhookDeliveryTrigger
    """What brought it about"""
    attempts: int
    """How many attempts were made"""
    nextAttemptAt: str | None
    """When it is tried again; null: not any more"""
    createdAt: str
    """When it was made"""
    finishedAt: str | None
    """When it was delivered or given up; null: not yet"""
    outcome: WebhookAttemptOutcome | None
    """What became of the last attempt; null: there was none"""
    httpStatus: int | None
    """HTTP status of the last answer; null: there was none"""
    resendableUntil: str
    """Until when it can be sent again"""


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
    """Id: `whe_…`"""
    url: str
    """https address that events are sent to"""
    description: str
    """What the endpoint is for, in your own words; may be empty"""
    events: list[str]
    """Types (`certificate.issued`), groups (`certificate.*`), or `*` for all"""
    headers: list[str]
    """Headers of your own that are sent along"""
    maxPerSecond: int | None
    """How many requests in a second at most; null: no such limit"""
    mode: Mode
    """Whether it belongs to the live or the test mode"""
    state: WebhookEndpointState
    """How far it is"""
    disabledReason: WebhookDisabledReason | None
    """Why the endpoint was disabled; null: it is not"""
    disabledAt: str | None
    """When the endpoint was disabled; null: it is not"""
    failingSince: str | None
    """Since when every attempt has failed; null: the last one succeeded"""
    createdAt: str
    """When it was made"""
    updatedAt: str
    """When it was last changed"""
    ok: bool
    """Whether the request succeeded: `true`"""
    health: WebhookEndpointHealth
    """How attempts of the last 24 hours went"""


class WebhookEndpointCreate(TypedDict):
    """A new endpoint. `events` are types (`certificate.issued`), groups (`certificate.*`) or `*`."""

    url: str
    """https address that events are sent to"""
    events: list[EventFilter]
    """Types (`certificate.issued`), groups (`certificate.*`), or `*` for all"""
    description: NotRequired[str | None]
    """What the endpoint is for, in your own words; may be empty"""
    headers: NotRequired[dict[str, str] | None]
    """Headers of your own that are sent along"""
    maxPerSecond: NotRequired[int | None]
    """How many requests in a second at most; null: no such limit"""


class WebhookEndpointData(TypedDict):
    """An endpoint, its health, and how many deliveries are held for it (counted to 10,000)."""

    endpointId: str
    """Id of the endpoint: `whe_…`"""
    url: str
    """https address that events are sent to"""
    failingSince: str | None
    """Since when every attempt has failed; null: the last one succeeded"""
    disabledReason: WebhookDisabledReason | None
    """Why the endpoint was disabled; null: it is not"""
    held: int
    """How many deliveries are held until the endpoint is enabled"""


class WebhookEndpointDisabledEvent(TypedDict):
    type: Literal["webhook_endpoint.disabled"]
    """Type of the event"""
    timestamp: str
    """When it happened"""
    id: str
    """Id of the event, the same at each attempt: `evt_…`"""
    sequence: int
    """Number of the change, counted from 1 for each object; tells later from earlier"""
    test: bool
    """Whether it happened in the test mode"""
    sample: NotRequired[bool]
    """`true` if it was sent for a trial; otherwise missing"""
    data: WebhookEndpointData
    """What the event is about"""


class WebhookEndpointFailingEvent(TypedDict):
    type: Literal["webhook_endpoint.failing"]
    """Type of the event"""
    timestamp: str
    """When it happened"""
    id: str
    """Id of the event, the same at each attempt: `evt_…`"""
    sequence: int
    """Number of the change, counted from 1 for each object; tells later from earlier"""
    test: bool
    """Whether it happened in the test mode"""
    sample: NotRequired[bool]
    """`true` if it was sent for a trial; otherwise missing"""
    data: WebhookEndpointData
    """What the event is about"""


class WebhookEndpointHealth(TypedDict):
    """Attempts of the last 24 hours; times are averages in milliseconds. `waiting` counts to 10,000."""

    succeeded: int
    """How many attempts succeeded"""
    failed: int
    """How many attempts failed"""
    answerMs: int | None
    """Average milliseconds until the endpoint answered; null: no attempts"""
    firstAttemptAfterMs: int | None
    """Average milliseconds from the event to its first attempt; null: no attempts"""
    waiting: int
    """How many deliveries wait to be sent, counted to 10,000"""
    held: int
    """How many deliveries are held until the endpoint is enabled"""


class WebhookEndpointHeldExpiringData(TypedDict):
    """An endpoint, and in how many days its oldest held delivery is given up."""

    endpointId: str
    """Id of the endpoint: `whe_…`"""
    url: str
    """https address that events are sent to"""
    failingSince: str | None
    """Since when every attempt has failed; null: the last one succeeded"""
    disabledReason: WebhookDisabledReason | None
    """Why the endpoint was disabled; null: it is not"""
    held: int
    """How many deliveries are held until the endpoint is enabled"""
    daysLeft: int
    """In how many days the oldest held delivery is given up"""


class WebhookEndpointHeldExpiringEvent(TypedDict):
    type: Literal["webhook_endpoint.held_expiring"]
    """Type of the event"""
    timestamp: str
    """When it happened"""
    id: str
    """Id of the event, the same at each attempt: `evt_…`"""
    sequence: int
    """Number of the change, counted from 1 for each object; tells later from earlier"""
    test: bool
    """Whether it happened in the test mode"""
    sample: NotRequired[bool]
    """`true` if it was sent for a trial; otherwise missing"""
    data: WebhookEndpointHeldExpiringData
    """What the event is about"""


class WebhookEndpointList(TypedDict):
    """A page of endpoints, newest first."""

    ok: bool
    """Whether the request succeeded: `true`"""
    data: list[WebhookEndpointSummary]
    """The entries of this page"""
    nextCursor: str | None
    """Send it as `cursor` for the next page; null: this is the last"""


class WebhookEndpointRecoveredEvent(TypedDict):
    type: Literal["webhook_endpoint.recovered"]
    """Type of the event"""
    timestamp: str
    """When it happened"""
    id: str
    """Id of the event, the same at each attempt: `evt_…`"""
    sequence: int
    """Number of the change, counted from 1 for each object; tells later from earlier"""
    test: bool
    """Whether it happened in the test mode"""
    sample: NotRequired[bool]
    """`true` if it was sent for a trial; otherwise missing"""
    data: WebhookEndpointData
    """What the event is about"""


WebhookEndpointState: TypeAlias = "Literal['active', 'disabled']"
"""Whether an endpoint is sent events.

* `active`: It is
* `disabled`: Its deliveries are held back: see `disabledReason`"""


class WebhookEndpointSummary(TypedDict):
    """An endpoint. Only the names of its own headers are shown."""

    id: str
    """Id: `whe_…`"""
    url: str
    """https address that events are sent to"""
    description: str
    """What the endpoint is for, in your own words; may be empty"""
    events: list[str]
    """Types (`certificate.issued`), groups (`certificate.*`), or `*` for all"""
    headers: list[str]
    """Headers of your own that are sent along"""
    maxPerSecond: int | None
    """How many requests in a second at most; null: no such limit"""
    mode: Mode
    """Whether it belongs to the live or the test mode"""
    state: WebhookEndpointState
    """How far it is"""
    disabledReason: WebhookDisabledReason | None
    """Why the endpoint was disabled; null: it is not"""
    disabledAt: str | None
    """When the endpoint was disabled; null: it is not"""
    failingSince: str | None
    """Since when every attempt has failed; null: the last one succeeded"""
    createdAt: str
    """When it was made"""
    updatedAt: str
    """When it was last changed"""


class WebhookEndpointUpdate(TypedDict):
    """Changes to an endpoint; fields that are not sent stay. In `headers`, null removes one."""

    url: NotRequired[str]
    """https address that events are sent to"""
    events: NotRequired[list[EventFilter]]
    """Types (`certificate.issued`), groups (`certificate.*`), or `*` for all"""
    description: NotRequired[str | None]
    """What the endpoint is for, in your own words; may be empty"""
    headers: NotRequired[dict[str, str]]
    """Headers of your own that are sent along"""
    maxPerSecond: NotRequired[int | None]
    """How many requests in a second at most; null: no such limit"""


class WebhookSecret(TypedDict):
    """The signing secret (Standard Webhooks): `whsec_` and base64."""

    ok: bool
    """Whether the request succeeded: `true`"""
    secret: str
    """Secret that signs what is sent: `whsec_` and base64"""
    oldSecretValidUntil: str | None
    """Until when the old secret signs too; null: there is none"""


Event: TypeAlias = "ApiKeyCreatedEvent | ApiKeyExpiringEvent | ApiKeyRevokedEvent | ApiKeyRotatedEvent | CertificateActivatedEvent | CertificateErasedEvent | CertificateExpiredEvent | CertificateExpiringEvent | CertificateIssuedEvent | CertificateLinkedEvent | CertificateReinstatedEvent | CertificateRejectedEvent | CertificateReleasedEvent | CertificateRevokedEvent | CertificateSupersededEvent | CertificateSuspendedEvent | EnrolmentCompletedEvent | EnrolmentCreatedEvent | EnrolmentFailedEvent | EnrolmentReopenedEvent | EnrolmentWithdrawnEvent | JobCompletedEvent | LogCheckpointEvent | OnboardingApprovedEvent | OnboardingRejectedEvent | OnboardingSubmittedEvent | PingEvent | ProgramArchivedEvent | ProgramPublishedEvent | QuotaExceededEvent | QuotaWarningEvent | RecipientCreatedEvent | RecipientErasedEvent | RecipientMergedEvent | RecipientUpdatedEvent | TeamMemberAddedEvent | TeamMemberRemovedEvent | WebhookEndpointDisabledEvent | WebhookEndpointFailingEvent | WebhookEndpointHeldExpiringEvent | WebhookEndpointRecoveredEvent"
