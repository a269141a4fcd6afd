"""Erasing a recipient: looked at first, undone for seven days, and then every trace of the person.

What is certified of them is erased by `certificates`: one request for both, which is undone as one
(ADR 0027).
"""

import logging
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from functools import partial as curried
from itertools import permutations
from uuid import UUID

from django.db import transaction
from django.db.models import Q

from accounts import audit
from accounts.actors import RequestContext
from accounts.scopes import Mode
from certificates.errors import NoErasurePending
from certificates.models import Erasure
from certificates.operations.erasure import request as certified
from certificates.operations.erasure.carry_out import ErasureTraces
from edu import events
from edu.errors import NoRecipientErasurePending
from edu.lifecycle import EnrolmentStatus
from edu.models import Enrolment, Recipient
from edu.operations.enrolments.enrolments import withdraw_all
from webhooks import outbox

from .merging import clear_personal_data
from .recipients import find_recipient, locked_recipient, record
from .records import certificates_of

logger = logging.getLogger("privacy")

REQUESTED = "recipient.erasure_requested"
UNDONE = "recipient.erasure_undone"
ERASED = "recipient.erased"
# What an answer of ours says of a person, beside the id of the recipient or of an enrolment.
WORDS = (b'"familyName":"', b'"email":"', b'"externalId":"', b'"grade":"', b'"results":[{')
# Between the given and the family name: in one cell, in two, and as members of an object.
_BETWEEN = (
    *(" ", ", ", ";", ",", "\t", "|", '";"', '","'),
    *('","givenName":"', '","familyName":"', '", "givenName": "', '", "familyName": "'),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class RecipientErasurePreview:
    """What an erasure would reach: the person, so many enrolments (of which so many have a grade,
    results or evidence, and so many still run), and what is certified.
    """

    recipient: Recipient
    enrolments: int
    graded: int
    running: int
    certified: certified.ErasurePreview


def preview(*, context: RequestContext, recipient_id: UUID | None) -> RecipientErasurePreview:
    """What would be erased with this recipient. Changes nothing.

    Refuses with RecipientNotFound, RecipientErased, and with KeyRestricted where a certificate is of
    a type that does not exist for the key.
    """
    recipient = find_recipient(
        issuer_id=context.issuer.id, mode=context.mode, recipient_id=recipient_id
    )
    own = Enrolment.objects.filter(recipient=recipient)
    return RecipientErasurePreview(
        recipient=recipient,
        enrolments=own.count(),
        graded=own.exclude(grade="", results=[], evidence="").count(),
        running=own.in_status(EnrolmentStatus.ENROLLED).count(),
        certified=certified.reach(context=context, certificate_ids=certificates_of([recipient])),
    )


@transaction.atomic
def request(*, context: RequestContext, recipient_id: UUID | None) -> Recipient:
    """Asks for it: from now on nothing is changed of the person, and in seven days they are gone.

    The public sees no content of their certificates meanwhile. Asked again, it is the same request.
    Refuses as `preview` does, and with IssuerSuspended and RetentionRuns.
    """
    context.issuer.refuse_writing()
    recipient = locked_recipient(context, recipient_id)
    if recipient.erasure_id is None:
        found = certificates_of([recipient])
        recipient.erasure = certified.request_for(context=context, certificate_ids=found)
        recipient.save(update_fields=["erasure"])
        record(REQUESTED, recipient, _stated(recipient.erasure), context)
    return recipient


def undo(*, context: RequestContext, recipient_id: UUID | None) -> Recipient:
    """Takes the request back, for the person and for all that is certified of them.

    Refuses with RecipientNotFound, RecipientErased, IssuerSuspended, KeyRestricted, and with
    NoRecipientErasurePending once the seven days are over.
    """
    recipient = find_recipient(
        issuer_id=context.issuer.id, mode=context.mode, recipient_id=recipient_id
    )
    try:
        with transaction.atomic():
            undone = certified.undo_request(context=context, erasure_id=recipient.erasure_id)
            record(UNDONE, recipient, _stated(undone), context)
    except NoErasurePending as error:
        raise NoRecipientErasurePending from error
    recipient.erasure = None
    return recipient


# --- what `certificates` tells of a request -------------------------------------------------------


def restore(*, erasure: Erasure) -> None:
    """It was undone: whoever it was for stays."""
    Recipient.objects.filter(erasure=erasure).update(erasure=None)


def traces_of(*, erasure: Erasure) -> ErasureTraces | None:
    """What stored answers and files may say of the people whom it is for."""
    people = _people(erasure)
    if not people:
        return None
    own = list(Enrolment.objects.filter(recipient__in=people))
    rows: list[Recipient | Enrolment] = [*people, *own]
    return ErasureTraces(
        subjects=[row.pk for row in rows],
        ids=[row.public_id.encode() for row in rows],
        words=WORDS,
        people=[text.encode() for each in people for text in _written(each)],
    )


def carry_out(*, erasure: Erasure, now: datetime) -> None:
    """Erases the people whom it is for: who they are, and what they have reached.

    Inside the transaction that erases their certificates, which it has yet to begin: recipients and
    then enrolments are locked before certificates everywhere.
    """
    held = Recipient.objects.filter(erasure=erasure).order_by("pk").select_for_update(no_key=True)
    if not list(held.values_list("pk")):
        return
    people = _people(erasure)
    mode = Mode(erasure.mode)
    context = RequestContext(
        issuer=erasure.issuer.facts(), mode=mode, actor=erasure.actor(), now=now
    )
    own = list(Enrolment.objects.filter(recipient__in=people).held().values_list("pk", flat=True))
    certified.include(erasure=erasure, certificate_ids=certificates_of(people))
    withdraw_all(context=context, recipients=people)
    Enrolment.objects.filter(pk__in=own).update(grade="", results=[], evidence="", changed_at=now)
    for each in people:
        _empty(each, erasure, context)
    outbox.redact([*own, *(each.pk for each in people)], ("externalId",))
    told = {"erasure": erasure.public_id, "recipients": [each.public_id for each in people]}
    transaction.on_commit(curried(logger.info, "recipients were erased", extra=told))


def _people(erasure: Erasure) -> list[Recipient]:
    """The recipients, and the duplicates that were merged into them: their numbers name them, too."""
    rows = Recipient.objects.for_issuer(erasure.issuer_id, Mode(erasure.mode))
    found = rows.filter(Q(erasure=erasure) | Q(merged_into__erasure=erasure))
    return list(found.order_by("pk"))


def _empty(recipient: Recipient, erasure: Erasure, context: RequestContext) -> None:
    clear_personal_data(recipient)
    recipient.external_id = None
    recipient.erased_at = context.now
    recipient.changed_at = context.now
    recipient.sequence += 1
    recipient.save()
    if recipient.merged_into_id is None:
        record(ERASED, recipient, _stated(erasure), context)
        outbox.record(events.recipient_event(events.RECIPIENT_ERASED, recipient, context.now))


def _stated(erasure: Erasure) -> audit.Changes:
    return audit.initial_values({"erasure": erasure.public_id})


def _written(recipient: Recipient) -> Iterator[str]:
    """How a file may name the person: by address, by whole name, or by the number in JSON.

    A name of one word would be found in the files of too many others.
    """
    if recipient.email:
        yield recipient.email
    if " " in recipient.full_name:
        yield recipient.full_name
    if recipient.given_name and recipient.family_name:
        for first, last in permutations((recipient.given_name, recipient.family_name)):
            yield from (f"{first}{between}{last}" for between in _BETWEEN)
    if recipient.external_id:
        yield f'"externalId":"{recipient.external_id}"'
