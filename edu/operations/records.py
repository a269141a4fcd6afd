"""A recipient's record: every enrolment, and every certificate that came of one, as they are now."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from uuid import UUID

from accounts.scopes import Mode
from certificates.models import Certificate
from edu.models import Enrolment, Recipient
from edu.querysets import EnrolmentQuerySet

MOST = 1000  # enrolments of one person: nobody has as many


@dataclass(frozen=True, slots=True)
class Entry:
    """An enrolment with its program and cohort, and its certificates, the one in force first."""

    enrolment: Enrolment
    certificates: Sequence[Certificate]


def record_of(
    recipient: Recipient,
    *,
    enrolments: EnrolmentQuerySet | None = None,
    types: frozenset[int] = frozenset(),
) -> list[Entry]:
    """The newest enrolment first; those among `enrolments`, where not all of them may be seen.

    For a key that is limited to `types` there are no certificates of others.
    """
    rows = Enrolment.objects.all() if enrolments is None else enrolments
    own = rows.filter(recipient=recipient).select_related("program", "cohort", "recipient")
    found = list(own.order_by("-pk")[:MOST])
    newest = (each.certificate_id for each in found if each.certificate_id)
    certificates = _with_predecessors(recipient, newest, types)
    return [Entry(each, _chain(each.certificate_id, certificates)) for each in found]


def _with_predecessors(
    recipient: Recipient, newest: Iterable[UUID], types: frozenset[int]
) -> dict[UUID, Certificate]:
    """These, and all that they superseded, one after the other: a correction supersedes."""
    rows = Certificate.objects.for_issuer(recipient.issuer_id, Mode(recipient.mode), types)
    found: dict[UUID, Certificate] = {}
    wanted = set(newest)
    while wanted:
        for each in rows.filter(pk__in=wanted).select_related("type").defer("document"):
            found[each.pk] = each
        before = (found[key].supersedes_id for key in wanted if key in found)
        wanted = {key for key in before if key and key not in found}
    return found


def _chain(certificate_id: UUID | None, found: dict[UUID, Certificate]) -> list[Certificate]:
    chain: list[Certificate] = []
    while certificate_id in found:
        chain.append(found[certificate_id])
        certificate_id = chain[-1].supersedes_id
    return chain
