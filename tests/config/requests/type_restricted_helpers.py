"""Two types of one issuer, each with all that can be of a type; and every recorded request, aimed at
what there is of one of them.
"""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from http import HTTPStatus
from io import BytesIO
from typing import Any

import orjson
from django.test import Client
from django.utils import timezone
from django.utils.http import urlencode
from pypdf import PdfReader

from accounts.jobs import runner
from accounts.keys.operations import NewKey
from accounts.models import Issuer, User
from accounts.scopes import Locale
from certificates.models import Certificate, CertificateType
from certificates.printing import operations as printing
from config.api_schema.document import FILE
from edu.models import Program, TeamInvitation
from tests.certificates.printing.helpers import text_of
from tests.conftest import Api
from tests.edu.completion.helpers import make_published
from tests.factories import issue_one, make_key
from tests.factories.edu import add_to_team, enrol, make_cohort, make_recipient, make_team
from tests.factories.webhooks import make_endpoint
from tests.support.openapi import api_document
from webhooks.models import Delivery, Event

JSON = "application/json"
_numbers = itertools.count(1)


@dataclass
class Side:
    """What there is of one type: the words by which it would be recognised anywhere, and its rows by
    the parameter, or the member of a body, that names them.
    """

    name: str
    type: CertificateType
    program: Program
    named: dict[str, Any]
    words: set[str]

    def certificate(self, what: str) -> Certificate:
        """One more of this type, every word of which can be recognised."""
        said = {
            "holder_name": f"{self.name}-HOLDER-{what}",
            "holder_email": f"{self.name}-{what}@example.com".lower(),
            "certificate_number": f"{self.name}-NUMBER-{what}",
            "external_ref": f"{self.name}-REF-{what}",
            "serial_number": f"{self.name}-SERIAL-{what}",
        }
        made = issue_one(self.type, **said)
        self.words |= {made.public_id, *said.values()}
        return made


@dataclass(frozen=True)
class Request:
    """A recorded request, aimed at the rows of one side."""

    operation: str
    method: str
    address: str
    body: bytes
    media_type: str

    def __str__(self) -> str:
        return f"{self.method} {self.address} {self.body.decode()}"


# --- what there is --------------------------------------------------------------------------------


def make_two_sides(issuer: Issuer, operator: User, api: Api) -> tuple[Side, Side]:
    """Both types, whose certificates refer to one another and succeed one another; and in the program
    of the first somebody has a certificate of the second.
    """
    own, other = make_sides(issuer, operator, api, "OWN", "OTHER")
    _entangle(own, other, api)
    return own, other


def make_sides(issuer: Issuer, operator: User, api: Api, *names: str) -> list[Side]:
    """What there is of several types of an issuer, which have nothing to do with each other."""
    endpoint = make_endpoint(issuer, "http://127.0.0.1:9/hooks")
    people = _people(issuer, operator, api) | {"endpointId": endpoint.public_id}
    sides = [_side(issuer, name, people, api) for name in names]
    for side in sides:
        first = Certificate.objects.get(serial_number=f"{side.name}-SERIAL-FIRST")
        sent = Delivery.objects.filter(endpoint=endpoint, event__subject=first.pk)
        side.named["deliveryId"] = sent[0].public_id
    # Within the test's transaction they would be in the feed or not, as transactions of others end.
    Event.objects.update(txid="0")
    return sides


def _people(issuer: Issuer, operator: User, api: Api) -> dict[str, Any]:
    """They are of no type: both sides name the same ones."""
    team = make_team(issuer)
    member = add_to_team(team, operator)
    api.post(f"edu/teams/{team.public_id}/members", {"email": "a@b.example", "role": "assessor"})
    invitation = TeamInvitation.objects.get(team=team).public_id
    return {"teamId": team.public_id, "memberId": member.public_id, "invitationId": invitation}


def _side(issuer: Issuer, name: str, people: dict[str, Any], api: Api) -> Side:
    stated = {f"name_{locale}": f"{name}-TYPE {locale}" for locale in Locale.values}
    program = make_published(
        issuer,
        type_fields=stated | {"code": f"{name}-code".lower()},
        code=f"{name}-program",
        name_en=f"{name}-PROGRAM",
    )
    kind = program.certificate_type
    assert kind is not None
    words = {kind.code, f"{name}-TYPE", program.public_id, program.code, program.name_en}
    named = {**people, "typeId": kind.pk, "typeCode": kind.code, "programId": program.public_id}
    side = Side(name, kind, program, named, words)
    _enrol_somebody(side)
    _certify(side, api)
    return side


def _enrol_somebody(side: Side) -> None:
    graduate = _graduate(side, side, "DIPLOMA")
    side.named |= {
        "cohortId": graduate.cohort.public_id,
        "enrolmentId": graduate.public_id,
        "recipientId": graduate.recipient.public_id,
        "externalId": graduate.recipient.external_id,
        "duplicateId": make_recipient(side.program.issuer).public_id,
    }


def _certify(side: Side, api: Api) -> None:
    """Two certificates, linked; a hold, a printed document, and a key of the type."""
    name = side.name
    first, second = side.certificate("FIRST"), side.certificate("SECOND")
    asked = {"rel": "relatedTo", "target": second.public_id}
    link = api.post(f"certificates/{first.public_id}/links", asked).json()["id"]
    key = make_key(side.program.issuer, name=f"{name} key", type_ids=[side.type.pk]).key
    once = {"Idempotency-Key": f"{name}-print"}
    printed = {"ids": [first.public_id], "format": "pdf"}
    job = api.post("certificates/print", printed, **once).json()["id"]
    runner.run_due_jobs()
    held = {"reason": "recall", "note": f"{name}-NOTE"}
    api.post(f"certificates/{first.public_id}/suspend", held)
    side.words |= {link, key.public_id, key.name, job, f"{name}-NOTE"}
    side.named |= {
        "certificateId": first.public_id,
        "linkId": link,
        "keyId": key.public_id,
        "jobId": job,
        "number": 1,
        "holderEmail": first.holder_email,
        "holderName": first.holder_name,
    }


def _graduate(of: Side, certified: Side, what: str) -> Any:
    """Somebody who has completed the program of one side, with a certificate of the other's type."""
    name = f"{certified.name}-{what}"
    cohort = make_cohort(of.program, name=f"{of.name}-COHORT {what}")
    graduate = enrol(
        cohort,
        make_recipient(of.program.issuer, external_id=f"student-{next(_numbers)}"),
        certificate=certified.certificate(what),
        grade=f"{name}-GRADE",
        evidence=f"{name}-EVIDENCE",
        results=[{"title": f"{name}-PART"}],
    )
    certified.words |= {graduate.grade, graduate.evidence, f"{name}-PART"}
    of.words |= {cohort.public_id, cohort.name}
    if of is certified:
        of.words.add(graduate.public_id)
    return graduate


def _entangle(own: Side, other: Side, api: Api) -> None:
    """What leads from the certificates of one type to those of the other."""
    _graduate(own, other, "FORMERLY")
    for here, there in ((own, other), (other, own)):
        one, another = here.named["certificateId"], there.named["certificateId"]
        asked = {"rel": "relatedTo", "target": another}
        other.words.add(api.post(f"certificates/{one}/links", asked).json()["id"])
        before, after = here.certificate("BEFORE"), there.certificate("AFTER")
        Certificate.objects.filter(pk=before.pk).update(superseded_by=after)
        Certificate.objects.filter(pk=after.pk).update(supersedes=before)


# --- what is asked --------------------------------------------------------------------------------


def recorded_requests(side: Side) -> Iterator[Request]:
    """Every operation that takes a key, as often as it was recorded; lists also without a filter."""
    recorded = orjson.loads(FILE.read_bytes())
    for path, item in api_document()["paths"].items():
        if not path.startswith("/api/external/"):
            continue
        for method, operation in item.items():
            name = operation["operationId"]
            if method == "get":
                yield _aimed(name, method, path, {}, side)
            for example in recorded[name]:
                yield _aimed(name, method, path, example, side)


def _aimed(name: str, method: str, path: str, example: dict[str, Any], side: Side) -> Request:
    placed = {key for key in side.named if f"{{{key}}}" in path}
    for key in placed:
        path = path.replace(f"{{{key}}}", str(side.named[key]))
    assert "{" not in path, path
    query = {k: v for k, v in example.get("parameters", {}).items() if k not in placed}
    query.pop("limit", None)
    query = _put(query, side)
    asked = example.get("request", {"type": JSON, "body": {}})
    body = asked["body"]
    raw = body.encode() if isinstance(body, str) else orjson.dumps(_put(body, side))
    address = f"{path}?{urlencode(query)}" if query else path
    return Request(name, method, address, b"" if method == "get" else raw, asked["type"])


def _put(said: Any, side: Side) -> Any:
    """What was said, with this side's rows in the place of those that it named."""
    if isinstance(said, list):
        return [_put(each, side) for each in said]
    if not isinstance(said, dict):
        return said
    return {key: _value(key, value, side) for key, value in said.items()}


def _value(key: str, value: Any, side: Side) -> Any:
    named = side.named
    match key:
        case "filter" if "typeCode" in value:
            return {"typeCode": named["typeCode"]}
        case "ids":
            return [named["certificateId"]]
        case "target" if value.startswith("cert_"):
            return named["certificateId"]
        case "number" if isinstance(value, int):
            return value
    return named.get(key) or _put(value, side)


def answer_to(key: NewKey, request: Request) -> Any:
    """The answer to a request, which may be anything but a failure; a PDF as soon as a worker has made it."""
    response = _answer_to(key, request)
    if response.status_code == HTTPStatus.SERVICE_UNAVAILABLE:
        printing.print_waiting(now=timezone.now())
        response = _answer_to(key, request)
    assert response.status_code < 500, (request, response.content)
    return response


def _answer_to(key: NewKey, request: Request) -> Any:
    return Client(raise_request_exception=False).generic(
        request.method.upper(),
        request.address,
        request.body,
        content_type=request.media_type,
        headers={
            "x-api-key": key.token.reveal(),
            "Idempotency-Key": f"walk-{next(_numbers)}",
        },
    )


def answer_text(key: NewKey, request: Request) -> str:
    """All that the key is told: by the answer, and by the job that it has started."""
    response = answer_to(key, request)
    told = _text(response)
    job = response.status_code == 202 and orjson.loads(response.content).get("id", "")
    if not job or not job.startswith("job_"):
        return told
    runner.run_due_jobs()
    client, headers = Client(raise_request_exception=False), {"x-api-key": key.token.reveal()}
    for path in ("", "/errors", "/results"):
        told += _text(client.get(f"/api/external/jobs/{job}{path}", headers=headers))
    return told


def _text(response: Any) -> str:
    """What can be read of it, with the headers."""
    raw: bytes = response.getvalue()
    if raw and response["Content-Type"] == "application/pdf":
        return text_of(PdfReader(BytesIO(raw)))
    return f"{response.status_code} {dict(response.headers)} {raw.decode(errors='replace')}"
