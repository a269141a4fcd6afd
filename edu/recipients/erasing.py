"""Erase a recipient: preview, request, undo within seven days, carry out.

`certificates` erases the recipient's certificates: one request for both, which is undone as one
(ADR 0027).
"""

import logging
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from itertools import permutations
from uuid import UUID

from django.db import transaction
from django.db.models import Q

from accounts.actors import RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.scopes import Mode
from certificates.erasure import operations as erasure_requests
from certificates.erasure.execution import ErasureTraces
from certificates.errors import NoErasurePending
from certificates.models import Erasure
from edu import events
from edu.enrolments.operations import withdraw_all
from edu.errors import NoRecipientErasurePending
from edu.lifecycle import EnrolmentStatus
from edu.models import Enrolment, Recipient
from webhooks import outbox

from .merging import clear_personal_data
from .operations import certificates_of, find_recipient, locked_recipient

logger = logging.getLogger("privacy")

REQUESTED = "recipient.erasure_requested"
UNDONE = "recipient.erasure_undone"
ERASED = "recipient.erased"
# Members of our answers that hold personal data, beside the id of the recipient or of an enrolment.
WORDS = (b'"familyName":"', b'"email":"', b'"externalId":"', b'"grade":"', b'"results":[{')
# What may stand between given and family name: in one cell, in two, or as members of an object.
_BETWEEN = (
    *(" ", ", ", ";", ",", "\t", "|", '";"', '","'),
    *('","givenName":"', '","familyName":"', '", "givenName": "', '", "familyName": "'),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class RecipientErasurePreview:
    """The rows that an erasure would affect: the recipient, the enrolments, and the certificates.

    `graded` enrolments have a grade, results or evidence; `running` ones are open.
    """

    recipient: Recipient
    enrolments: int
    graded: int
    running: int
    certified: erasure_requests.ErasurePreview


def preview(*, context: RequestContext, recipient_id: UUID | None) -> RecipientErasurePreview:
    """Preview the erasure of this recipient. Changes nothing.

    Raises RecipientNotFound, RecipientErased; KeyRestricted where a certificate is of a type that is
    hidden from the key.
    """
    recipient = find_recipient(context=context, recipient_id=recipient_id)
    own = Enrolment.objects.filter(recipient=recipient)
    return RecipientErasurePreview(
        recipient=recipient,
        enrolments=own.count(),
        graded=own.exclude(grade="", results=[], evidence="").count(),
        running=own.in_status(EnrolmentStatus.ENROLLED).count(),
        certified=erasure_requests.preview_person(
            context=context, certificate_ids=certificates_of([recipient])
        ),
    )


@transaction.atomic
def request(*, context: RequestContext, recipient_id: UUID | None) -> Recipient:
    """Requests the erasure: the recipient cannot be changed any more, and is erased in seven days.

    The public sees no content of the certificates meanwhile. A second request changes nothing.
    Raises what `preview` does, IssuerSuspended and RetentionNotOver.
    """
    context.issuer.refuse_writing()
    recipient = locked_recipient(context, recipient_id)
    if recipient.erasure_id is None:
        certificate_ids = certificates_of([recipient])
        recipient.erasure = erasure_requests.request_for(
            context=context, certificate_ids=certificate_ids
        )
        recipient.save(update_fields=["erasure"])
        record(context, REQUESTED, recipient.public_id, _audit_values(recipient.erasure))
    return recipient


def undo(*, context: RequestContext, recipient_id: UUID | None) -> Recipient:
    """Undoes the request, for the recipient and for their certificates.

    Raises RecipientNotFound, RecipientErased, IssuerSuspended, KeyRestricted;
    NoRecipientErasurePending once the seven days are over.
    """
    recipient = find_recipient(context=context, recipient_id=recipient_id)
    try:
        with transaction.atomic():
            undone = erasure_requests.undo_request(context=context, erasure_id=recipient.erasure_id)
            record(context, UNDONE, recipient.public_id, _audit_values(undone))
    except NoErasurePending as error:
        raise NoRecipientErasurePending from error
    recipient.erasure = None
    return recipient


# --- called by signals of `certificates` -------------------------------------------------------


def restore(*, erasure: Erasure, **_: object) -> None:
    """Cancels the erasure of its recipients."""
    Recipient.objects.filter(erasure=erasure).update(erasure=None)


def traces_of(*, erasure: Erasure, **_: object) -> ErasureTraces | None:
    """The traces that stored answers and files may hold of the recipients of this erasure."""
    people = _people(erasure)
    if not people:
        return None
    own = list(Enrolment.objects.filter(recipient__in=people))
    rows: list[Recipient | Enrolment] = [*people, *own]
    return ErasureTraces(
        subjects=[row.pk for row in rows],
        ids=[row.public_id.encode() for row in rows],
        words=WORDS,
        people=[text.encode() for each in people for text in _spellings(each)],
    )


def execute_erasure(*, erasure: Erasure, now: datetime, **_: object) -> None:
    """Erases the recipients of this erasure, and the results of their enrolments.

    Runs at the start of the transaction that erases their certificates: recipients and then
    enrolments are locked before certificates everywhere.
    """
    held = Recipient.objects.filter(erasure=erasure).order_by("pk").select_for_update(no_key=True)
    if not list(held.values_list("pk")):
        return
    people = _people(erasure)
    mode = Mode(erasure.mode)
    context = RequestContext(
        issuer=erasure.issuer.facts(), mode=mode, actor=erasure.actor(), now=now
    )
    own = list(Enrolment.objects.filter(recipient__in=people).locked().values_list("pk", flat=True))
    erasure_requests.include(erasure=erasure, certificate_ids=certificates_of(people))
    withdraw_all(context=context, recipients=people)
    Enrolment.objects.filter(pk__in=own).update(grade="", results=[], evidence="", changed_at=now)
    for each in people:
        _empty(each, erasure, context)
    outbox.redact([*own, *(each.pk for each in people)], ("externalId",))
    logged = {"erasure": erasure.public_id, "recipients": [each.public_id for each in people]}
    transaction.on_commit(partial(logger.info, "recipients were erased", extra=logged))


def _people(erasure: Erasure) -> list[Recipient]:
    """The recipients, and the duplicates merged into them, whose numbers identify them, too."""
    rows = Recipient.objects.for_issuer(erasure.issuer_id, Mode(erasure.mode))
    affected = rows.filter(Q(erasure=erasure) | Q(merged_into__erasure=erasure))
    return list(affected.order_by("pk"))


def _empty(recipient: Recipient, erasure: Erasure, context: RequestContext) -> None:
    clear_personal_data(recipient)
    recipient.external_id = None
    recipient.erased_at = context.now
    recipient.changed_at = context.now
    recipient.sequence += 1
    recipient.save()
    if recipient.merged_into_id is None:
        record(context, ERASED, recipient.public_id, _audit_values(erasure))
        outbox.record(events.recipient_event(events.RECIPIENT_ERASED, recipient, context.now))


def _audit_values(erasure: Erasure) -> audit.Changes:
    return audit.initial_values({"erasure": erasure.public_id})


def _spellings(recipient: Recipient) -> Iterator[str]:
    """The spellings by which a file may name the recipient: address, whole name, or number in JSON.

    A name of one word is left out: it would match the files of too many other people.
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
