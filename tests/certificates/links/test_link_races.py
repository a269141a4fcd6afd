"""Links made at the same moment: two issuers who link to each other do not wait for each other."""

import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from django.db import connections
from django.utils import timezone

from accounts.actors import RequestContext
from accounts.models import Issuer
from accounts.scopes import Mode
from certificates.lifecycle import Relation
from certificates.links import operations as links
from certificates.models import Certificate, CertificateLink
from tests.factories import TESTER, issue_one, make_type
from webhooks.models import Event

pytestmark = pytest.mark.django_db(transaction=True)
PATIENCE = 20.0  # seconds


def test_issuers_who_link_to_each_other_both_succeed(
    issuer: Issuer, other_issuer: Issuer, monkeypatch
):
    """Each has written its link, so both hold both ends by the foreign key, before either goes on."""
    ours, theirs = (issue_one(make_type(each)) for each in (issuer, other_issuer))
    aims = {ours: theirs, theirs: ours}
    both, mark = threading.Barrier(2, timeout=PATIENCE), links._set_has_links

    def meet(link: CertificateLink) -> None:
        both.wait()
        mark(link)

    monkeypatch.setattr(links, "_set_has_links", meet)

    def make(source: Certificate, target: Certificate) -> Any:
        try:
            return links.create_link(
                context=RequestContext(
                    issuer=source.issuer.facts(),
                    mode=Mode.LIVE,
                    actor=TESTER,
                    now=timezone.now(),
                ),
                certificate_id=source.pk,
                rel=Relation.DERIVED_FROM,
                target=target.public_id,
            )
        finally:
            connections.close_all()

    with ThreadPoolExecutor(2) as pool:
        made = [pool.submit(make, source, target) for source, target in aims.items()]
        assert {each.result(timeout=PATIENCE).certificate_id for each in made} == {
            source.pk for source in aims
        }
    assert CertificateLink.objects.count() == 2
    assert Event.objects.filter(type="certificate.linked").count() == 2
