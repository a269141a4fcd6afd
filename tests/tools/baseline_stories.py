"""What is done with an upgraded database, in a process of its own: lists, searches, a life of a certificate."""

from django.utils import timezone

from accounts.models import Issuer
from accounts.scopes import Mode
from certificates.certificate.document import Draft
from certificates.certificate.operations import summaries
from certificates.issuing.operations import issue
from certificates.lifecycle import Action, Reason, State
from certificates.models import Certificate
from certificates.search import lists, operations as search
from certificates.search.lists import CertificateFilters
from certificates.transitions.effects import Explanation
from certificates.transitions.operations import transition
from tests.factories import context_of


def tell() -> None:
    """Fails with what does not work."""
    issuer = Issuer.objects.get(slug="muster")
    for mode in Mode:
        found = listed(issuer, mode, CertificateFilters(keys=(("batch", "B-2026-17"),)))
        assert found
        assert found <= listed(issuer, mode, CertificateFilters())
        assert listed(issuer, mode, CertificateFilters(keys=(("batch", "B-1"),))) == found
        names = search.by_name(issuer_id=issuer.pk, mode=mode, name="krasniqi").rows
        assert set(names.values_list("certificate_id", flat=True)) >= found
        change(issuer, mode)
    assert search.by_term(issuer.pk, "BASELINE-0")


def listed(issuer: Issuer, mode: Mode, filters: CertificateFilters) -> set[object]:
    listing = lists.select(issuer_id=issuer.pk, mode=mode, filters=filters, now=timezone.now())
    order = [f"-{column}" for column in listing.order_by]
    return {row.id for row in summaries(listing.summaries().order_by(*order)[:200])}


def change(issuer: Issuer, mode: Mode) -> None:
    """Suspend and reinstate an old certificate; issue a new one."""
    context = context_of(issuer, mode)
    old = Certificate.objects.filter(issuer=issuer, mode=mode, state=State.ACTIVE).latest("pk")
    for action in (Action.SUSPEND, Action.REINSTATE):
        transition(
            context=context,
            action=action,
            certificate_id=old.pk,
            explanation=Explanation(reason=Reason.DATA_ERROR),
        )
    draft = Draft(type_id=old.type_id, product_id="4711-A", serial_number="AFTER")
    new = issue(context=context, draft=draft)
    assert old.pk in listed(issuer, mode, CertificateFilters())
    assert new.id in listed(issuer, mode, CertificateFilters(keys=(("serialNumber", "AFTER"),)))
