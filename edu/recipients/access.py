"""Find the data held on a recipient, for the export that a person may ask for."""

from collections.abc import Collection
from uuid import UUID

from django.db.models import Q

from accounts.domain.actors import RequestContext
from accounts.jobs.models import Job
from accounts.scopes import Mode
from certificates.models import Certificate
from certificates.operations.erasure import access_requests
from certificates.operations.erasure.succession import succession_of
from certificates.operations.search.search_keys import name_value, name_values, words_of
from edu.models import Enrolment, Recipient
from edu.prefixes import EduPrefix
from edu.querysets import RecipientQuerySet
from lib import ids

from .records import certificates_of

RECIPIENT = "recipientId"  # the key of a person that states a recipient


def start_export(*, context: RequestContext, recipient: Recipient) -> Job:
    """Starts the export of all data held on a recipient. Raises TooManyJobs."""
    return access_requests.start_access_request(
        context=context, person={RECIPIENT: str(recipient.pk)}
    )


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
