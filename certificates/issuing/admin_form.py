"""A request for the form that issues a certificate: prefill, show, check, preview, and issue once."""

import hashlib
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from functools import partial
from typing import IO, Any
from uuid import UUID, uuid4

import msgspec
import orjson
from django.http import HttpRequest, HttpResponse
from django.utils import timezone
from django.utils.functional import cached_property

from accounts.actors import RequestContext
from accounts.api import idempotency, parsing
from accounts.api.idempotency import IdempotentRequest
from accounts.back_office.active_membership import request_context_of
from accounts.errors import ServiceError, ValidationFailed
from accounts.models import Issuer, StoredResponse
from accounts.scopes import Mode
from certificates.addresses import CertificatesPrefix
from certificates.attachments import operations as attachments
from certificates.certificate import operations as certificate
from certificates.certificate.document import Draft
from certificates.errors import AttachmentNotFound
from certificates.holders.operations import contact_address
from certificates.lifecycle import Action, Reason
from certificates.models import Certificate, CertificateType, TypeVersion
from certificates.transitions.admin import TransitionForm
from certificates.types.fields import MetadataField, from_stored
from certificates.types.models import SubjectKind
from certificates.verification.operations import Verification
from lib import ids
from lib.dates import local_date

from .build import prepare, remaining_faults
from .forms import ITEM_COLUMNS, SIGNATORY_COLUMNS, IssueForm, field_name
from .operations import issue, supersede
from .previews import preview
from .rules import last_day

JsonObject = Mapping[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class InitialValues:
    """Initial values, files that may be kept, and content that no longer fits the type."""

    initial: dict[str, Any]
    attachments: Sequence[JsonObject] = ()
    lost: Sequence[str] = field(default_factory=list)


def from_type(version: TypeVersion, issuer: Issuer, now: datetime) -> InitialValues:
    """For a new certificate: today's date, and validity and signatories of the type."""
    today = local_date(now, issuer.time_zone)
    months = version.validity_months
    return InitialValues(
        initial={
            "issued_on": today.isoformat(),
            "valid_until": last_day(today, months).isoformat() if months else None,
            "signatories": _rows(SIGNATORY_COLUMNS, version.signatories),
            "locale": version.default_locale or issuer.default_locale,
            "notify_holder": issuer.notify_holder,
        }
    )


def from_certificate(
    certificate: Certificate,
    version: TypeVersion,
    issuer: Issuer,
    now: datetime,
    *,
    correcting: bool,
) -> InitialValues:
    """For a copy or a correction. A correction repeats everything; a copy leaves out what belongs
    to one piece or person only.
    """
    document: JsonObject = orjson.loads(bytes(certificate.document or b"{}"))
    metadata, further, lost = _placed(document.get("metadata", {}), version)
    initial = {
        **from_type(version, issuer, now).initial,
        **metadata,
        "further": further,
        "product_id": certificate.product_id,
        "gtin": certificate.gtin,
        "locale": certificate.locale,
        "mode": certificate.mode,
        "items": _rows(ITEM_COLUMNS, document.get("items", ())),
        "signatories": _rows(SIGNATORY_COLUMNS, document.get("signatories", ())),
    }
    attachments = document.get("attachments", ())
    if correcting:
        initial |= _own(certificate) | {"kept": [str(n) for n in range(len(attachments))]}
    else:
        initial["items"] = [_without_serial(row) for row in initial["items"]]
        if version.kind != SubjectKind.PERSON:
            initial |= _holder(certificate)
    return InitialValues(initial=initial, attachments=attachments, lost=lost)


def _own(certificate: Certificate) -> dict[str, Any]:
    """What only a correction repeats. Not the certificate number: it can never be used again."""
    return {
        **_holder(certificate),
        "serial_number": certificate.serial_number,
        "external_ref": certificate.external_ref,
        "valid_from": _iso(certificate.valid_from),
        "valid_until": _iso(certificate.valid_until),
    }


def _holder(certificate: Certificate) -> dict[str, Any]:
    email = contact_address(certificate)
    return {"holder_name": certificate.holder_name, "holder_email": email}


def _iso(day: date | None) -> str | None:
    return day.isoformat() if day else None


def _without_serial(row: Sequence[str]) -> list[str]:
    names = (column.name for column in ITEM_COLUMNS)
    return ["" if name == "serialNumber" else cell for name, cell in zip(names, row, strict=True)]


def _placed(
    metadata: JsonObject, version: TypeVersion
) -> tuple[dict[str, Any], list[Any], list[str]]:
    """The metadata that fit the type's fields, further ones, and those that cannot be kept."""
    fields = {each.key: each for each in from_stored(version.fields)}
    fitting: dict[str, Any] = {}
    further: list[Any] = []
    lost: list[str] = []
    for key, value in metadata.items():
        if key in fields and _fits(value, fields[key]):
            fitting[field_name(fields[key])] = value
        elif key not in fields and isinstance(value, str) and not version.strict:
            further.append([key, value])
        else:
            lost.append(f"{key}: {_in_a_line(value)}")
    return fitting, further, lost


def _fits(value: Any, declared: MetadataField) -> bool:
    """Whether the field can show the value. (Whether it is valid is checked later.)"""
    match declared.kind:
        case "table":
            width = len(declared.columns)
            return isinstance(value, list) and all(len(row) <= width for row in value)
        case "choice":
            return value in declared.choices
        case "date":
            return isinstance(value, str) and _is_day(value)
        case _:
            return isinstance(value, str)


def _is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def _in_a_line(value: str | list[list[str]]) -> str:
    return value if isinstance(value, str) else "; ".join(" | ".join(row) for row in value)


def _rows(columns: Sequence[Any], objects: Sequence[JsonObject]) -> list[list[str]]:
    return [[str(each.get(column.name, "")) for column in columns] for each in objects]


_TOKEN = re.compile(r"[0-9a-f]{32}", re.ASCII)


class IssueFormRequest:
    """A request for the form: a new certificate, a copy of `source`, or (`correcting`) its successor."""

    def __init__(
        self,
        request: HttpRequest,
        issuer: Issuer,
        certificate_type: CertificateType,
        *,
        source: Certificate | None = None,
        correcting: bool = False,
    ) -> None:
        self.request, self.issuer, self.type = request, issuer, certificate_type
        self.source, self.correcting = source, correcting
        self.now = timezone.now()
        sent = request.POST.get("token", "")
        self.token = sent if _TOKEN.fullmatch(sent) else uuid4().hex
        self.form = self._form()
        self.reason_form = self._make_reason_form()

    # --- the form -----------------------------------------------------------------------------

    @property
    def version(self) -> TypeVersion:
        """The version of the type that the certificate is issued under."""
        assert (
            self.type.current is not None
        )  # only a type that is just being created has no version
        return self.type.current

    @cached_property
    def start(self) -> InitialValues:
        """The initial values of the form."""
        if self.source is None:
            return from_type(self.version, self.issuer, self.now)
        return from_certificate(
            self.source, self.version, self.issuer, self.now, correcting=self.correcting
        )

    def _form(self, **values: Any) -> IssueForm:
        sent = {"data": self.request.POST, "files": self.request.FILES} if self._is_sent else {}
        form = IssueForm(
            version=self.version,
            attachments=self.start.attachments,
            **({"initial": self.start.initial} | sent | values),
        )
        if self.correcting:  # a successor has its predecessor's mode
            form.fields["mode"].disabled = True
        return form

    def _make_reason_form(self) -> TransitionForm | None:
        if not self.correcting:
            return None
        sent = self.request.POST if self._is_sent else None
        initial = {"reason": Reason.DATA_ERROR}
        return TransitionForm(sent, action=Action.SUPERSEDE, initial=initial)

    @property
    def _is_sent(self) -> bool:
        return self.request.method == "POST"

    def offer_rows(self, name: str) -> None:
        """Shows the form as filled in, without checking it, with more rows in one of its tables."""
        values = {field.name: field.value() for field in self.form if field.name != "uploads"}
        self.form = self._form(data=None, files=None, initial=values)
        self.form.offer_rows(name)
        if self.reason_form is not None:
            reason_values = {field.name: field.value() for field in self.reason_form}
            self.reason_form = TransitionForm(action=Action.SUPERSEDE, initial=reason_values)

    def is_valid(self) -> bool:
        """Whether both the form and the reason can be read; each shows its own faults."""
        return all([self.form.is_valid(), self.reason_form is None or self.reason_form.is_valid()])

    # --- check, preview, issue ------------------------------------------------------------------

    @cached_property
    def draft(self) -> Draft:
        """The issue request, read as if sent to the API. Raises ValidationFailed."""
        rules = partial(remaining_faults, self._by)
        return parsing.read(msgspec.json.encode(self.form.request), Draft, rules=rules)

    def check_readable_part(self) -> None:
        """Checks the readable part of an invalid form against the rules for issuing.

        Raises ValidationFailed with the faults that the form itself does not show.
        """
        rules, unread = partial(remaining_faults, self._by), self.form.unread()
        tree = msgspec.to_builtins(self.form.request)
        try:
            draft = parsing.convert(tree, Draft, rules=rules, unread=unread)
        except ValidationFailed as error:
            raise ValidationFailed(error.errors[len(unread) :]) from error
        prepare(
            self._by, draft
        )  # only the reason is at fault, or a field that is not in the request

    @property
    def mode(self) -> Mode:
        """Live or test."""
        return Mode(self.form.cleaned_data.get("mode", Mode.LIVE))

    def preview(self) -> Verification:
        """The public page of the certificate to be issued. Raises ValidationFailed."""
        return preview(context=self._by, draft=self.draft)

    def issue(self) -> tuple[UUID, bool]:
        """The certificate's id, and whether it is new: a form sent twice issues once.

        Raises the errors of issuing and superseding, and IdempotencyKeyReused if the form was
        changed after it had been used.
        """
        idempotent = IdempotentRequest(
            issuer_id=self.issuer.pk,
            mode=self.mode,
            key=self._key,
            fingerprint=self._fingerprint(),
            request=f"POST {self.request.path}",
        )
        response = idempotency.answer_once(idempotent, self._act)
        return UUID(response["Location"]), "Idempotent-Replayed" not in response

    @property
    def _by(self) -> RequestContext:
        """The request context, at the moment for which the form's dates were computed."""
        return replace(request_context_of(self.request, self.mode), now=self.now)

    def _act(self) -> HttpResponse:
        context = self._by
        if self.reason_form is not None and self.source is not None:
            issued = supersede(
                context=context,
                certificate_id=self.source.pk,
                draft=self.draft,
                explanation=self.reason_form.explanation(),
            )
        else:
            issued = issue(context=context, draft=self.draft)
        response = idempotency.StorableResponse(status=201, headers={"Location": str(issued.id)})
        response.subject = issued.id
        return response

    @property
    def _key(self) -> str:
        return f"form-{self.token}"

    def _fingerprint(self) -> bytes:
        content = [
            self.request.path,
            msgspec.to_builtins(self.draft),
            self.reason_form and self.reason_form.cleaned_data,
        ]
        return hashlib.sha256(msgspec.json.encode(content)).digest()

    def used_for(self) -> UUID | None:
        """The certificate that this form was already used for. The form gets a new token."""
        rows = StoredResponse.objects.filter(issuer=self.issuer, mode=self.mode, key=self._key)
        self.token = uuid4().hex
        return rows.values_list("subject", flat=True).first()

    # --- files --------------------------------------------------------------------------------

    def store_files(self, certificate_id: UUID) -> Iterator[ServiceError]:
        """Stores the files of the certificate's attachments; yields the errors.

        Only after the certificate is issued: it is valid without them, and a missing file can still
        be uploaded.
        """
        if not self.draft.attachments:
            return
        record = certificate.find(
            issuer_id=self.issuer.pk, mode=self.mode, certificate_id=certificate_id
        )
        pairs = zip(self.draft.attachments, self._sources(), strict=True)
        for number, (about, source) in enumerate(pairs, start=1):
            try:
                self._keep(record, number, about.media_type, source)
            except ServiceError as error:
                yield error

    def _keep(
        self,
        record: certificate.CertificateRecord,
        number: int,
        media_type: str,
        source: IO[bytes] | None,
    ) -> None:
        if source is None:
            return
        with source:
            attachments.store(
                context=self._by,
                certificate=record,
                number=number,
                media_type=media_type,
                source=source,
            )

    def _sources(self) -> Iterator[IO[bytes] | None]:
        """The files of the attachments, in their order; None if only the hash was registered."""
        for place in self.form.kept_numbers():
            yield self._kept(place + 1)
        yield from self.form.cleaned_data["uploads"]

    def _kept(self, number: int) -> IO[bytes] | None:
        assert self.source is not None  # only a copy or a correction keeps files
        record = certificate.find(
            issuer_id=self.issuer.pk,
            mode=Mode(self.source.mode),
            certificate_id=self.source.pk,
        )
        with suppress(AttachmentNotFound, FileNotFoundError):
            return attachments.find(record, number).file.open()
        return None


def existing_certificate_id(error: ServiceError) -> UUID | None:
    """The id of the existing certificate that an error names."""
    existing: Any = error.members.get("existing") or {}
    return ids.parse(CertificatesPrefix.CERTIFICATE, existing.get("id", ""))
