"""Certificates in every state, with what belongs to them: for the baseline that later versions upgrade."""

from datetime import date, timedelta

from django.utils import timezone

from accounts.actors import RequestContext
from accounts.models import Issuer
from accounts.scopes import Mode
from certificates.certificate.document import Draft, Item
from certificates.erasure import execution
from certificates.erasure import operations as erasure_requests
from certificates.issuing.operations import issue, issue_many, supersede
from certificates.lifecycle import Action, Reason
from certificates.models import CertificateType
from certificates.transitions.effects import Explanation
from certificates.transitions.operations import transition
from webhooks.endpoints.operations import create_endpoint
from webhooks.endpoints.rules import EndpointFields

from .issuers import ACTOR

ENDPOINT = EndpointFields(url="https://192.88.98.1/hook", events=["certificate.*"], headers={})


def add() -> None:
    """Issue to the demo's plant, in both modes, and take some certificates through their lives."""
    issuer = Issuer.objects.get(slug="muster")
    certificate_type = CertificateType.objects.for_issuer(issuer.pk).order_by("pk")[0]
    for mode in Mode:
        context = RequestContext(issuer=issuer.facts(), mode=mode, actor=ACTOR, now=timezone.now())
        create_endpoint(context=context, stated=ENDPOINT)
        _live_through(context, certificate_type)


def _live_through(context: RequestContext, certificate_type: CertificateType) -> None:
    drafts = [_draft(certificate_type, number) for number in range(10)]
    active, suspended, revoked, replaced, erased = (
        issue(context=context, draft=draft).id for draft in drafts[:5]
    )
    issue_many(context=context, drafts=drafts[5:9])
    explanation = Explanation(reason=Reason.DATA_ERROR)
    for certificate_id, action in (
        (active, Action.SUSPEND),
        (active, Action.REINSTATE),
        (suspended, Action.SUSPEND),
        (revoked, Action.REVOKE),
    ):
        transition(
            context=context, action=action, certificate_id=certificate_id, explanation=explanation
        )
    supersede(context=context, certificate_id=replaced, draft=drafts[9], explanation=explanation)
    erasure = erasure_requests.request(context=context, certificate_ids=[erased])
    assert execution.erase(erasure=erasure, now=context.now + timedelta(days=8))


def _draft(certificate_type: CertificateType, number: int) -> Draft:
    return Draft(
        type_id=certificate_type.pk,
        product_id="4711-A",
        serial_number=f"BASELINE-{number}",
        holder_name="Arta Krasniqi",
        holder_email="arta@example.com",
        external_ref=f"ORDER-{number}",
        valid_until=date(2036, 12, 31),
        items=[Item(product_id="4711-B", batch="B-1")],
        metadata={"batch": "B-2026-17", "plant": "Essen", "line": "L4", "orderNo": "4500001234"},
        notify_holder=True,
    )
