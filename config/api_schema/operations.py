"""The operations of the OpenAPI document: of a view, and what the service sends to webhook endpoints."""

from collections.abc import Iterator, Mapping
from copy import deepcopy
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext, gettext_lazy as _, ngettext

from accounts.api.endpoints import ApiEndpoint
from accounts.api.lists import PAGE_PARAMETERS
from accounts.api.schema import JSON, Json, ProblemAnswer, Shape
from accounts.errors import PROBLEMS
from webhooks.event_types import EVENT_TYPES, EventType, body_struct

from .schemas import Schemas

PROBLEM = "application/problem+json"
FORM = "multipart/form-data"
# fmt: off
API_KEY_ERRORS = ("api_key_missing", "api_key_invalid", "api_key_expired", "api_key_revoked", "ip_not_allowed", "scope_missing", "issuer_suspended", "rate_limited")
BODY_ERRORS = ("malformed_json", "body_too_large", "unsupported_media_type")
COMMON_ERRORS = ("validation_failed", "unknown_api_version", "internal_error", "unavailable")
IDEMPOTENCY_KEY: Json = {
    "name": "Idempotency-Key",
    "in": "header",
    # Quoted keys are accepted too, but not documented.
    "schema": {"type": "string", "minLength": 1, "maxLength": 255, "pattern": "^[!#-~][!-~]*$"},
    "example": "issue-4711-0001",
}
PATH_SCHEMAS: dict[str, Json] = {
    "int": {"type": "integer", "minimum": 1},
    "str": {"type": "string", "minLength": 1},
}
# Of these operations alone: generators write one file for each tag, and webhooks over paths.
WEBHOOK_TAG = "webhook-requests"
WEBHOOK_HEADERS = {
    "webhook-id": _("Id of the event: the same at each attempt, so that repetitions are recognised"),
    "webhook-timestamp": _("When this attempt was sent, in seconds since 1970 (UTC)"),
    "webhook-signature": _("`v1,` and the base64 of HMAC-SHA-256 over id, timestamp and body; several, with a space between them, while a secret is exchanged"),
}
OPTIONAL_HEADERS = {
    "traceparent": _("W3C Trace Context: the trace of the request that caused the event, where the service is traced"),
}
# fmt: on
Answers = Iterator[tuple[str, Json]]


def describe_operation(
    view: Any, method: str, in_path: Mapping[str, str], schemas: Schemas
) -> Json:
    """The operation of a view's method. `in_path`: the path's parameters, and their converters."""
    endpoint: ApiEndpoint = getattr(view, method)
    answers = [
        *_successes(endpoint, schemas),
        *_refusals(_codes(view, method, in_path, endpoint), schemas),
    ]
    result: Json = {
        "operationId": endpoint.operation_id,
        "summary": str(endpoint.summary),
        "description": _description(view, method),
        "tags": [endpoint.tag],
        "parameters": list(_parameters(view, method, endpoint, in_path)),
        "security": [{"ApiKey": []}] if endpoint.scope else [],
        "responses": dict(sorted(answers)),
    }
    if endpoint.bodies:
        result["requestBody"] = _body(endpoint.bodies, schemas)
    return result


def _description(view: Any, method: str) -> str:
    """The required scopes, the plan's feature and type restrictions, in the active language."""
    endpoint: ApiEndpoint = getattr(view, method)
    if endpoint.scope is None:
        return gettext("Takes no API key.")
    scopes = [f"`{scope}`" for scope in sorted(view.opened_by(method))]
    sentences = [
        ngettext(
            "Takes an API key with the scope %(scopes)s.",
            "Takes an API key with one of the scopes %(scopes)s.",
            len(scopes),
        )
        % {"scopes": ", ".join(scopes)}
    ]
    if endpoint.feature:
        feature = {"feature": f"`{endpoint.feature.value}`"}
        sentences.append(gettext("Belongs to the plan’s feature %(feature)s.") % feature)
    if endpoint.of_all_types:
        sentences.append(gettext("Closed to keys that are limited to certificate types."))
    return " ".join(sentences)


def _parameters(
    view: Any, method: str, endpoint: ApiEndpoint, in_path: Mapping[str, str]
) -> Iterator[Json]:
    for name, converter in in_path.items():
        schema = dict(PATH_SCHEMAS[converter])
        yield {"name": name, "in": "path", "required": True, "schema": schema}
    for each in endpoint.parameters:
        yield {"name": each.name, "in": "query", "schema": each.schema()}
    if method == "post" and endpoint.scope:
        yield {**IDEMPOTENCY_KEY, "required": endpoint.idempotency_required}


def _body(bodies: Mapping[str, Shape], schemas: Schemas) -> Json:
    """A request body; it may be left out where all its shapes are `optional`."""
    content = {name: {"schema": schemas.schema(shape)} for name, shape in bodies.items()}
    may_be_left_out = all(getattr(shape, "optional", False) for shape in bodies.values())
    return {"content": content, "required": not may_be_left_out}


def _successes(endpoint: ApiEndpoint, schemas: Schemas) -> Answers:
    contents: dict[int, Json] = {}
    for (status, media_type), shape in endpoint.successes.items():
        contents.setdefault(status, {})[media_type] = {"schema": schemas.schema(shape)}
    for status, content in contents.items():
        yield str(status), {"description": str(endpoint.summary), "content": content}


def _refusals(codes: set[str], schemas: Schemas) -> Answers:
    """One error response per status, described by its error codes."""
    for status in {PROBLEMS[code].status for code in codes}:
        listed = sorted(code for code in codes if PROBLEMS[code].status == status)
        content = {PROBLEM: {"schema": schemas.schema(ProblemAnswer)}}
        yield str(status), {"description": ", ".join(listed), "content": content}


def _codes(view: Any, method: str, in_path: Mapping[str, str], endpoint: ApiEndpoint) -> set[str]:
    """The error codes of a method: those of its operation, and what follows from its view."""
    codes = {*endpoint.errors, *COMMON_ERRORS}
    if endpoint.has_body:
        codes |= set(BODY_ERRORS)
    if in_path:
        codes.add("not_found")
    if method == "get" and endpoint.query_names >= PAGE_PARAMETERS:
        codes.add("invalid_cursor")
    if endpoint.scope is None:
        return codes
    codes |= set(API_KEY_ERRORS)
    conditional = {
        "key_restricted": endpoint.of_all_types,
        "feature_not_in_plan": endpoint.feature is not None,
        "live_mode_required": endpoint.live_only,
        "idempotency_in_progress": method == "post",
        "idempotency_key_reused": method == "post",
        "idempotency_key_missing": method == "post" and endpoint.idempotency_required,
    }
    return codes | {code for code, applies in conditional.items() if applies}


def webhooks(schemas: Schemas) -> dict[str, Json]:
    """The requests that the service sends, by type of event."""
    return {name: {"post": _request(EVENT_TYPES[name], schemas)} for name in sorted(EVENT_TYPES)}


def _request(event_type: EventType, schemas: Schemas) -> Json:
    headers = [
        {"name": name, "in": "header", "required": name in WEBHOOK_HEADERS}
        | {"schema": {"type": "string"}, "description": str(meaning)}
        for name, meaning in (WEBHOOK_HEADERS | OPTIONAL_HEADERS).items()
    ]
    body = {"schema": schemas.schema(body_struct(event_type)), "example": event_type.body()}
    first, *rest = event_type.name.replace(".", "_").split("_")
    return {
        "operationId": "on" + "".join(map(str.title, [first, *rest])),
        "summary": str(event_type.summary),
        "tags": [WEBHOOK_TAG],
        "security": [],
        "parameters": headers,
        "requestBody": {"required": True, "content": {JSON: body}},
        "responses": {"2XX": {"description": str(_("Accepted; anything else is tried again"))}},
    }


# --- what each parameter means, one sentence for each name ----------------------------------------

# fmt: off
SENTENCES: dict[str, str | Promise] = {
    "Idempotency-Key": _("A name of your own for this request. Sent again with the same name it takes effect once, and is answered alike."),
    "action": _("Only this action, such as `program.published`"),
    "actor": _("Only what this one did: a person’s number, or the id of an API key"),
    "after": _("nextAfter of the answer before"),
    "batch": _("This batch, written exactly so"),
    "certificateNumber": _("This certificate number, written exactly so"),
    "code": _("Only those that were refused with this error code"),
    "cohortId": _("Only those of this cohort: `coh_…`"),
    "correct": _("Whether another result than the one before is taken: its certificate is superseded"),
    "cursor": _("nextCursor of the page before"),
    "dateFormat": _("How days are written in the table. Needed only where the file leaves it open."),
    "decimalMark": _("What stands before decimals in the table. Needed only where the file leaves it open."),
    "delimiter": _("What stands between the cells of a CSV file. Needed only where the file leaves it open."),
    "headRow": _("The row of the table that has the names of its columns; the first, unless stated"),
    "hidden": _("What is done with the hidden rows and columns of a workbook: `skip` or `take`. Needed only where it has any."),
    "direction": _("`out`: what this certificate refers to; `in`: your own that refer to it"),
    "dryRun": _("Whether every row is only checked, and nothing is changed"),
    "encoding": _("The characters of a CSV file. Needed only where the file leaves them open."),
    "endpointId": _("Only those to this endpoint: `whe_…`"),
    "eventType": _("Only those of this type of event, such as `certificate.issued`"),
    "externalId": _("Your number for the recipient, exactly"),
    "externalRef": _("Your own reference, written exactly so"),
    "format": _("The results as a file of this kind; without it, as the job wrote them"),
    "from": _("An instant, or a day of the account's time zone"),
    "granularity": _("Whether it is counted by day or by month"),
    "gtin": _("This GTIN of the product"),
    "httpStatus": _("Only those last answered with this HTTP status"),
    "include": _("What each entry has besides: its metadata"),
    "issuedFrom": _("The first day of issue, in the time zone of the account"),
    "issuedTo": _("The last day of issue, included, in the time zone of the account"),
    "keyId": _("Only those with this API key: `key_…`, never the key itself"),
    "kind": _("Only jobs of this kind, such as `edu.complete`"),
    "leadsTo": _("Where the code leads: to the verify page, or to the GS1 Digital Link. Without it, as the type says."),
    "limit": _("How many entries a page has"),
    "line": _("This production line, written exactly so"),
    "locale": _("In which language; without it, in that of the certificate"),
    "mapping": _('Which column holds which field, as JSON; null leaves it out: `{"Seriennummer": "serialNumber", "Note": null}`'),
    "metadata": _("Not a parameter of this name: each searchable metadata field of your types is a filter, written exactly so, such as `heatNumber=H-48213`"),
    "mode": _("Whether one row at fault stops all of them, or only itself"),
    "notifyHolder": _("Whether whoever has passed gets a mail; without it, as the account’s settings say"),
    "orderNo": _("This order number, written exactly so"),
    "outcome": _("Only those whose last attempt had this outcome"),
    "path": _("Only those whose path begins like this, or whose operation is this one (`/api/external/certificates/{certificateId}`). Needs another filter beside it, such as `from`."),
    "plant": _("This plant, written exactly so"),
    "productId": _("This product, written exactly so"),
    "profile": _("`untp-dcc`: the Digital Conformity Credential of the United Nations’ transparency protocol, a JSON Web Token, where the certificate’s type has them. `elm`: the European Learning Model 3, of diplomas of programs; not signed, for you to seal in Europass."),
    "programId": _("Only those of this program: `prog_…`"),
    "proof": _("How the credential is signed; without it, as suits the certificate: `eddsa-jcs-2022` for products, `eddsa-rdfc-2022` for diplomas. `jwt` gives the same as a JSON Web Token."),
    "recipientId": _("Only those of this recipient: `rcp_…`"),
    "requestId": _("The request with this id: what the answer said in `X-Request-Id`"),
    "serialNumber": _("This serial number, written exactly so"),
    "sheet": _("Name of the sheet. Needed only where the workbook has several."),
    "since": _("An instant, or a day of the account's time zone"),
    "state": _("Only those in this state"),
    "status": _("Only those with this status"),
    "statusClass": _("Only those answered with such a status"),
    "statusChangedFrom": _("The first day of the last change of status, in the time zone of the account"),
    "statusChangedTo": _("The last day of the last change of status, included, in the time zone of the account"),
    "to": _("An instant, or a day that is included"),
    "typeCode": _("Only certificates of the type with this code"),
    "typeId": _("Only certificates of the type with this number"),
    "until": _("An instant, or a day that is included"),
    "validUntilFrom": _("The first of the days until which they are valid"),
    "validUntilTo": _("The last of the days until which they are valid, included"),
}
# Of the parameters in the path.
IN_PATH: dict[str, str | Promise] = {
    "certificateId": _("Id of the certificate: `cert_…`"),
    "cohortId": _("Id of the cohort: `coh_…`"),
    "deliveryId": _("Id of the delivery: `dlv_…`"),
    "endpointId": _("Id of the endpoint: `whe_…`"),
    "enrolmentId": _("Id of the enrolment: `enr_…`"),
    "invitationId": _("Id of the invitation: `tinv_…`"),
    "jobId": _("Id of the job: `job_…`"),
    "keyId": _("Id of the API key: `key_…`, never the key itself"),
    "linkId": _("Id of the link: `lnk_…`"),
    "memberId": _("Id of the team’s member: `mem_…`"),
    "programId": _("Id of the program: `prog_…`"),
    "recipientId": _("Id of the recipient: `rcp_…`. One that was merged leads to the other."),
    "teamId": _("Id of the team: `team_…`"),
    "typeId": _("Number of the certificate type, as `typeId` says it, or its `code`"),
    "number": _("Which attachment, in the order of issue: the first one is 1"),
}
# Where the same word means something else, by operationId.
ELSEWHERE: dict[tuple[str, str], str | Promise] = {
    ("getConsent", "locale"): _("In which language the documents are shown; without it, in that of the account"),
    ("giveConsent", "locale"): _("In which language the documents are shown; without it, in that of the account"),
    ("getUsage", "from"): _("The first day (UTC)"),
    ("getUsage", "to"): _("The last day, included (UTC)"),
    ("importCertificates", "typeCode"): _("Code of the type of all rows that name none"),
    ("importCertificates", "typeId"): _("Number of the type of all rows that name none"),
    ("importRecipients", "cohortId"): _("The cohort in which everybody is enrolled besides: `coh_…`"),
    ("verifyCertificate", "locale"): _("In which language; without it, the one that `Accept-Language` asks for"),
}
# fmt: on


def describe_parameters(operation: Json) -> None:
    """Add a description to every parameter and form field, in the active language."""
    name = operation["operationId"]
    for parameter in operation.get("parameters", ()):
        known = IN_PATH if parameter["in"] == "path" else SENTENCES
        _say(parameter, name, known, parameter["name"])
    if form := operation.get("requestBody", {}).get("content", {}).get(FORM):
        form["schema"] = deepcopy(form["schema"])  # the views' own, and of every language
        for field, schema in form["schema"]["properties"].items():
            _say(schema, name, SENTENCES, field)


def _say(place: Json, operation: str, known: Mapping[str, str | Promise], name: str) -> None:
    sentence = ELSEWHERE.get((operation, name), known.get(name))
    if sentence is not None:
        place["description"] = str(sentence)
