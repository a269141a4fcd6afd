"""Renewing and correcting: the successor is issued and linked in one transaction, or nothing is done."""

from collections.abc import Iterable, Mapping
from uuid import UUID

from django.db import transaction

from accounts.actors import RequestContext
from accounts.errors import FieldError, ValidationFailed
from certificates.errors import CertificateNotFound, InvalidTransition
from certificates.lifecycle import Action, Reason, State, target_state
from certificates.models import Certificate
from certificates.operations import holder
from certificates.operations.transitions import transition
from certificates.operations.transitions.transition import Explanation, Succession
from certificates.signals import about_to_supersede, certificate_superseded
from lib import ids

from .build import Issued, prepare, wants_holder_mail
from .draft import Draft
from .issue import issue

RENEWED = Explanation(reason=Reason.REPLACED)


def issue_or_supersede(*, context: RequestContext, draft: Draft) -> Issued:
    """What the draft asks for: a new certificate, or the successor of the one that it names.

    Refuses as `issue` and `supersede` do; an unknown predecessor is a fault of the draft.
    """
    if draft.supersedes is None:
        return _issue(context, draft)
    predecessor = ids.parse(ids.Prefix.CERTIFICATE, draft.supersedes)
    try:
        return supersede(context=context, certificate_id=predecessor, draft=draft, why=RENEWED)
    except CertificateNotFound as error:
        unknown = unknown_predecessor()
        try:
            prepare(context, draft)
        except ValidationFailed as more:
            unknown = ValidationFailed([*unknown.errors, *more.errors])
        raise unknown from error


def unknown_predecessor() -> ValidationFailed:
    """A draft that names a certificate which is not there."""
    return ValidationFailed([FieldError("/supersedes", "unknown_certificate")])


def refusals(
    *, context: RequestContext, predecessors: Mapping[int, UUID | None]
) -> dict[int, ValidationFailed | InvalidTransition]:
    """Of these certificates those that cannot be superseded as things are now, each with the reason."""
    rows = Certificate.objects.for_issuer(context.issuer.id, context.mode, context.types)
    named = {certificate_id for certificate_id in predecessors.values() if certificate_id}
    states = dict(rows.filter(pk__in=named).values_list("pk", "state")) if named else {}
    found: dict[int, ValidationFailed | InvalidTransition] = {}
    for place, certificate_id in predecessors.items():
        if certificate_id not in states:
            found[place] = unknown_predecessor()
            continue
        try:
            target_state(Action.SUPERSEDE, State(states[certificate_id]))
        except InvalidTransition as error:
            found[place] = error
    return found


@transaction.atomic
def supersede(
    *, context: RequestContext, certificate_id: UUID | None, draft: Draft, why: Explanation
) -> Issued:
    """Issues the successor of a certificate, which from then on points to it.

    The successor may be of another type; it counts as any other certificate does. Refuses as
    `issue` does, and with CertificateNotFound and InvalidTransition.
    """
    context.issuer.refuse_issuing(context.now)
    announce(context, [certificate_id])
    succession = transition.mark_superseded(context=context, certificate_id=certificate_id, why=why)
    issued = _issue(context, draft, succession)
    certificate_superseded.send(
        sender=Certificate, certificate_id=succession.of, successor_id=issued.id, now=context.now
    )
    return issued


def announce(context: RequestContext, certificate_ids: Iterable[UUID | None]) -> None:
    """Lets whoever keeps rows about these certificates hold theirs first. Of several all at once, so
    that two who supersede the same ones do not wait for each other.
    """
    named = [each for each in certificate_ids if each is not None]
    about_to_supersede.send(
        sender=Certificate, certificate_ids=named, issuer_id=context.issuer.id, mode=context.mode
    )


def _issue(context: RequestContext, draft: Draft, succession: Succession | None = None) -> Issued:
    """Issues, and owes the holder a mail where one is wanted: in one transaction then."""
    if not wants_holder_mail(context, draft):
        return issue(context=context, draft=draft, succession=succession)
    with transaction.atomic():
        issued = issue(context=context, draft=draft, succession=succession)
        holder.queue_mail(certificate_id=issued.id, now=context.now)
    return issued
