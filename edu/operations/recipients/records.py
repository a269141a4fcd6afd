"""A recipient's record: every enrolment, and every certificate that came of one, as they are now."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from uuid import UUID

from accounts.actors import RequestContext
from accounts.errors import KeyRestricted
from accounts.scopes import Mode
from certificates.models import Certificate, CertificateKey
from certificates.operations.erasure.succession import succession_of
from edu.models import Enrolment, Recipient
from edu.querysets import EnrolmentQuerySet

MAX_ENROLMENTS = 1000  # enrolments of one person: nobody has as many


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
    """The newest enrolment first; those among `enrolments`, where not all of them may be seen.

    For a key that is limited to `types` there are no programs and certificates of others.
    """
    everything = Enrolment.objects.for_issuer(recipient.issuer_id, types=types)
    rows = everything if enrolments is None else enrolments
    own = rows.filter(recipient=recipient).select_related("program", "cohort", "recipient")
    found = list(own.order_by("-pk")[:MAX_ENROLMENTS])
    certificates = _certificates(recipient, found, types)
    return [EnrolmentRecord(each, _of(each, certificates)) for each in found]


def require_visible_certificates(context: RequestContext, *recipients: Recipient) -> None:
    """Raises KeyRestricted where one of them holds a certificate that there is not for the key."""
    if not context.types:
        return
    held = Certificate.objects.filter(pk__in=succession_of(certificates_of(recipients)))
    if held.filter(erased_at=None).exclude(type__in=context.types).exists():
        raise KeyRestricted


def certificates_of(recipients: Sequence[Recipient]) -> set[UUID]:
    """The ids of what these recipients, of one issuer and mode, were issued; of each chain, some."""
    if not recipients:
        return set()
    own = Enrolment.objects.filter(recipient__in=recipients).only("pk", "certificate_id")
    return _named(recipients[0].issuer_id, Mode(recipients[0].mode), own)


def _certificates(
    recipient: Recipient, enrolments: Sequence[Enrolment], types: frozenset[int]
) -> dict[UUID, Certificate]:
    """Those in force, those that name an enrolment, and all that these superseded."""
    rows = Certificate.objects.for_issuer(recipient.issuer_id, Mode(recipient.mode), types)
    wanted = _named(recipient.issuer_id, Mode(recipient.mode), enrolments)
    found: dict[UUID, Certificate] = {}
    while wanted:
        known = rows.filter(pk__in=wanted).select_related("type").defer("document").in_bulk()
        found |= known
        before = (each.supersedes_id for each in known.values())
        wanted = {key for key in before if key and key not in found}
    return found


def _named(issuer_id: UUID, mode: Mode, enrolments: Iterable[Enrolment]) -> set[UUID]:
    """The certificates that these enrolments name, and those that name them."""
    held = list(enrolments)
    keys = CertificateKey.objects.for_issuer(issuer_id, mode).filter(
        name="externalRef", value__in=[each.public_id for each in held]
    )
    named = set(keys.values_list("certificate_id", flat=True))
    return named | {each.certificate_id for each in held if each.certificate_id}


def _of(enrolment: Enrolment, found: dict[UUID, Certificate]) -> list[Certificate]:
    """The one in force and what it superseded; then what was revoked before the enrolment was
    taken up again, which is reached by its `externalRef` only.
    """
    chain: list[Certificate] = []
    following = enrolment.certificate_id
    while following in found:
        chain.append(found[following])
        following = chain[-1].supersedes_id
    others = (each for each in found.values() if each.external_ref == enrolment.public_id)
    rest = sorted((each for each in others if each not in chain), key=lambda each: each.pk)
    return [*chain, *reversed(rest)]
