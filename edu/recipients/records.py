"""The record of a recipient: all enrolments and the certificates issued for them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from uuid import UUID

from accounts.domain.actors import RequestContext
from accounts.errors import KeyRestricted
from accounts.scopes import Mode
from certificates.models import Certificate
from certificates.operations.erasure.succession import succession_of
from certificates.operations.search.by_reference import with_reference
from edu.models import Enrolment, Recipient
from edu.querysets import EnrolmentQuerySet

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
