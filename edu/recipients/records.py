"""All that is held on a recipient: enrolments and certificates, and the export that a person may ask for."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from uuid import UUID

from django.db.models import Q

from accounts.actors import RequestContext
from accounts.errors import KeyRestricted
from accounts.jobs.models import Job
from accounts.scopes import Mode
from certificates.erasure import operations as erasure
from certificates.erasure.operations import succession_of
from certificates.models import Certificate
from certificates.search.keys import name_value, name_values, words_of
from certificates.search.operations import with_reference
from edu.models import Enrolment, Recipient
from edu.prefixes import EduPrefix
from edu.querysets import EnrolmentQuerySet, RecipientQuerySet
from lib import ids

MAX_ENROLMENTS = 1000  # enrolments of one recipient: more than anybody has


@dataclass(frozen=True, slots=True)
class EnrolmentRecord:
    """An enrolment with its program and cohort, and its certificates, the one in force first."""

    enrolment: Enrolment
    certificates: Sequence[Certificate]


def record_of(
    recipient: Recipient,
    *,
    enrolments: EnrolmentQuerySet | None = None,
    types: frozenset[int] = frozenset(),
) -> list[EnrolmentRecord]:
    """The record, the newest enrolment first; only those among `enrolments`, if stated.

    A key limited to `types` does not see programs and certificates of other types.
    """
    visible = Enrolment.objects.for_issuer(recipient.issuer_id, types=types)
    rows = visible if enrolments is None else enrolments
    own = rows.filter(recipient=recipient).select_related("program", "cohort", "recipient")
    newest = list(own.order_by("-pk")[:MAX_ENROLMENTS])
    certificates = _certificates(recipient, newest, types)
    return [EnrolmentRecord(each, _of(each, certificates)) for each in newest]


def require_visible_certificates(context: RequestContext, *recipients: Recipient) -> None:
    """Raises KeyRestricted if one of them has a certificate that is hidden from the key."""
    if not context.types:
        return
    held = Certificate.objects.filter(pk__in=succession_of(certificates_of(recipients)))
    if held.filter(erased_at=None).exclude(type__in=context.types).exists():
        raise KeyRestricted


def certificates_of(recipients: Sequence[Recipient]) -> set[UUID]:
    """The ids of certificates issued to these recipients; of each succession at least one.

    The recipients are of one issuer and mode.
    """
    if not recipients:
        return set()
    own = Enrolment.objects.filter(recipient__in=recipients).only("pk", "certificate_id")
    return _named(recipients[0].issuer_id, Mode(recipients[0].mode), own)


def _certificates(
    recipient: Recipient, enrolments: Sequence[Enrolment], types: frozenset[int]
) -> dict[UUID, Certificate]:
    """The certificates of these enrolments, and all that these superseded, by their ids."""
    rows = Certificate.objects.for_issuer(recipient.issuer_id, Mode(recipient.mode), types)
    wanted = _named(recipient.issuer_id, Mode(recipient.mode), enrolments)
    certificates: dict[UUID, Certificate] = {}
    while wanted:
        known = rows.filter(pk__in=wanted).select_related("type").defer("document").in_bulk()
        certificates |= known
        before = (each.supersedes_id for each in known.values())
        wanted = {key for key in before if key and key not in certificates}
    return certificates


def _named(issuer_id: UUID, mode: Mode, enrolments: Iterable[Enrolment]) -> set[UUID]:
    """The ids of certificates that these enrolments have, and of those whose reference names them."""
    held = list(enrolments)
    named = set(with_reference(issuer_id, mode, [each.public_id for each in held]))
    return named | {each.certificate_id for each in held if each.certificate_id}


def _of(enrolment: Enrolment, certificates: dict[UUID, Certificate]) -> list[Certificate]:
    """The certificate in force and those that it superseded; then those revoked before reopening,
    which only their `externalRef` links to the enrolment.
    """
    chain: list[Certificate] = []
    following = enrolment.certificate_id
    while following in certificates:
        chain.append(certificates[following])
        following = chain[-1].supersedes_id
    others = (each for each in certificates.values() if each.external_ref == enrolment.public_id)
    rest = sorted((each for each in others if each not in chain), key=lambda each: each.pk)
    return [*chain, *reversed(rest)]


RECIPIENT = "recipientId"  # the key of a person that states a recipient


def start_export(*, context: RequestContext, recipient: Recipient) -> Job:
    """Starts the export of all data held on a recipient. Raises TooManyJobs."""
    return erasure.start_access_request(context=context, person={RECIPIENT: str(recipient.pk)})


def recipients_of(issuer_id: UUID, mode: Mode, person: dict[str, str]) -> RecipientQuerySet:
    """The recipients that match a person, of one issuer and mode; without erased ones.

    They match by their e-mail address, whatever its case; by their whole name, the issuer's number
    or our id in its place; or by a certificate that was issued to them.
    """
    rows = Recipient.objects.for_issuer(issuer_id, mode)
    if RECIPIENT in person:
        matching = rows.filter(pk=UUID(person[RECIPIENT]))
    elif "holderEmail" in person:
        matching = rows.with_email(person["holderEmail"])
    elif "certificateId" in person:
        matching = rows.filter(
            pk__in=_recipients_of_certificate(issuer_id, mode, UUID(person["certificateId"]))
        )
    else:
        matching = rows.filter(pk__in=_recipients_of_name(rows, person["holderName"]))
    return matching.living()


def certificates_of_person(issuer_id: UUID, mode: Mode, person: dict[str, str]) -> Collection[UUID]:
    """The certificates that were issued to them, under any name and address."""
    return certificates_of(list(recipients_of(issuer_id, mode, person)))


def _recipients_of_certificate(issuer_id: UUID, mode: Mode, certificate_id: UUID) -> list[UUID]:
    """Recipients whose enrolment has, or had, this certificate or one of its succession."""
    chain = succession_of([certificate_id])
    certificates = Certificate.objects.for_issuer(issuer_id, mode).filter(pk__in=chain)
    references = [text for text in certificates.values_list("external_ref", flat=True) if text]
    named = [ids.parse_lenient(EduPrefix.ENROLMENT, text) for text in references]
    enrolled = Enrolment.objects.for_issuer(issuer_id, mode)
    own = enrolled.filter(Q(certificate__in=chain) | Q(pk__in=[key for key in named if key]))
    return list(own.values_list("recipient", flat=True))


def _recipients_of_name(rows: RecipientQuerySet, text: str) -> list[UUID]:
    """Recipients with this whole name, whichever of its words comes first; or with this number or id."""
    named = Q(external_id=text.strip()) | Q(merged__external_id=text.strip())
    if known := ids.parse_lenient(EduPrefix.RECIPIENT, text):
        named |= Q(pk=known) | Q(merged=known)
    exact = list(rows.filter(named).values_list("pk", flat=True))
    words = words_of(text)
    candidates = rows.with_name_words(words) if words else rows.none()
    return exact + [each.pk for each in candidates if _has_name(each, name_value(text))]


def _has_name(recipient: Recipient, wanted: str) -> bool:
    given = f"{recipient.given_name} {recipient.family_name}"
    return wanted in {*name_values(recipient.full_name), *name_values(given)}
