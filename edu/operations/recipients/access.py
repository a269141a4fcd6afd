"""What is held on a recipient: found as `certificates` finds a person, and by what only EDU knows."""

from collections.abc import Collection
from uuid import UUID

from django.db.models import Q

from accounts.actors import RequestContext
from accounts.jobs.models import Job
from accounts.scopes import Mode
from certificates.models import Certificate
from certificates.operations.erasure import access_requests
from certificates.operations.erasure.succession import succession_of
from certificates.operations.search.search_keys import name_value, name_values, words_of
from edu.models import Enrolment, Recipient
from edu.querysets import RecipientQuerySet
from lib import ids

from .records import certificates_of

RECIPIENT = "recipientId"  # the member by which a person is a recipient


def start_export(*, context: RequestContext, recipient: Recipient) -> Job:
    """Starts the job that writes down all that is held on a recipient. Refuses with TooManyJobs."""
    return access_requests.start_access_request(
        context=context, person={RECIPIENT: str(recipient.pk)}
    )


def recipients_of(issuer_id: UUID, mode: Mode, person: dict[str, str]) -> RecipientQuerySet:
    """The recipients who are meant by a person, of one issuer and mode; nobody who was erased.

    By their address, whatever its case; by their whole name, or by the issuer's number or our id in
    its place; by what was issued to them.
    """
    rows = Recipient.objects.for_issuer(issuer_id, mode)
    if RECIPIENT in person:
        found = rows.filter(pk=UUID(person[RECIPIENT]))
    elif "holderEmail" in person:
        found = rows.with_email(person["holderEmail"])
    elif "certificateId" in person:
        found = rows.filter(pk__in=_certified(issuer_id, mode, UUID(person["certificateId"])))
    else:
        found = rows.filter(pk__in=_of_name(rows, person["holderName"]))
    return found.living()


def certificates_of_person(issuer_id: UUID, mode: Mode, person: dict[str, str]) -> Collection[UUID]:
    """What was issued to them, under whatever name and address."""
    return certificates_of(list(recipients_of(issuer_id, mode, person)))


def _certified(issuer_id: UUID, mode: Mode, certificate_id: UUID) -> list[UUID]:
    """Whose enrolment has this certificate or one of its chain; or had it, and is named by it still."""
    chain = succession_of([certificate_id])
    certificates = Certificate.objects.for_issuer(issuer_id, mode).filter(pk__in=chain)
    said = [text for text in certificates.values_list("external_ref", flat=True) if text]
    named = [ids.parse_lenient(ids.Prefix.ENROLMENT, text) for text in said]
    enrolled = Enrolment.objects.for_issuer(issuer_id, mode)
    own = enrolled.filter(Q(certificate__in=chain) | Q(pk__in=[key for key in named if key]))
    return list(own.values_list("recipient", flat=True))


def _of_name(rows: RecipientQuerySet, text: str) -> list[UUID]:
    """Of this whole name, whichever of its words comes first; or of this number or id."""
    named = Q(external_id=text.strip()) | Q(merged__external_id=text.strip())
    if known := ids.parse_lenient(ids.Prefix.RECIPIENT, text):
        named |= Q(pk=known) | Q(merged=known)
    found = list(rows.filter(named).values_list("pk", flat=True))
    words = words_of(text)
    likely = rows.found_by(words) if words else rows.none()
    return found + [each.pk for each in likely if _is_named(each, name_value(text))]


def _is_named(recipient: Recipient, wanted: str) -> bool:
    given = f"{recipient.given_name} {recipient.family_name}"
    return wanted in {*name_values(recipient.full_name), *name_values(given)}
