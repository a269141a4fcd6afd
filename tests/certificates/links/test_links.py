"""Links: made and removed by their owner, never in a circle, and told on the verify page."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from django.db import connection, connections
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from accounts.actors import RequestContext
from accounts.models import AuditEntry
from accounts.scopes import Mode, Standing
from certificates.errors import CertificateError
from certificates.lifecycle import Relation, State
from certificates.links import operations as links
from certificates.models import Certificate, CertificateLink, CertificateType
from certificates.verification import shown as public_content
from tests.conftest import Api
from tests.factories import TESTER, issue_one, make_type, set_state
from tests.support.pages import look
from tests.support.problems import assert_faults, assert_problem
from webhooks.models import Event

NOWHERE = "cert_01h455vb4pex5vsknk084sn02q"


def link(source: Certificate, target: Certificate | str, rel: str = "partOf", **more: Any):
    return links.create_link(
        context=RequestContext(
            issuer=source.issuer.facts(), mode=Mode(source.mode), actor=TESTER, now=timezone.now()
        ),
        certificate_id=source.pk,
        rel=Relation(rel),
        target=target if isinstance(target, str) else target.public_id,
        **more,
    )


def post(api: Api, source: Certificate, **body: Any) -> Any:
    return api.post(f"certificates/{source.public_id}/links", body)


@pytest.fixture
def whole(certificate_type: CertificateType) -> Certificate:
    return issue_one(certificate_type, product_id="PUMP")


@pytest.fixture
def part(certificate_type: CertificateType) -> Certificate:
    return issue_one(certificate_type, product_id="SHAFT", serial_number="SHAFT-1")


class TestMaking:
    def test_a_part_is_linked_listed_announced_and_removed(self, api, whole, part):
        response = post(api, part, rel="partOf", target=whole.public_id, label="Shaft")
        assert response.status_code == 201, response.content
        made = response.json()
        assert (made["rel"], made["target"], made["targetStatus"]) == (
            "partOf",
            whole.public_id,
            "active",
        )
        here = api.get(f"certificates/{part.public_id}/links").json()["data"]
        there = api.get(f"certificates/{whole.public_id}/links?direction=in").json()["data"]
        assert here == there == [{k: v for k, v in made.items() if k != "ok"}]
        event = Event.objects.get(type="certificate.linked")
        assert (event.subject, event.sequence) == (part.pk, 2)
        assert b'"rel":"partOf"' in bytes(event.body)
        path = f"certificates/{part.public_id}/links/{made['id']}"
        assert api.delete(path).json() == {"ok": True}
        assert_problem(api.delete(path), 404, "not_found")
        assert api.get(f"certificates/{part.public_id}/links").json()["data"] == []
        actions = AuditEntry.objects.filter(target=part.public_id).order_by("at", "pk")
        assert [entry.action for entry in actions] == ["certificate.linked", "certificate.unlinked"]

    @pytest.mark.parametrize(
        "url",
        [
            "http://example.com/a.pdf",
            "https://user:secret@example.com/a.pdf",
            "https://user@example.com/",
            "https:///a.pdf",
            "https://",
            "https://exa mple.com/",
            "https://example.com\\@evil.example/",
            "https://[::1/",
            "https://example.com:99999/",
            "https://exämple.com/",
            "https://example.com/" + "x" * 1990,
            "javascript:alert(1)",
            "JavaScript://example.com/%0aalert(1)",
            "data:text/html,x",
            "ftp://example.com/",
            "//example.com/",
            NOWHERE,
            "cert_x",
        ],
    )
    def test_no_other_address_than_https_is_taken(self, api, part, url: str):
        response = post(api, part, rel="documents", target=url)
        code = "too_long" if len(url) > 2000 else "invalid_target"
        assert_faults(response, ("/target", code))

    def test_a_document_on_the_web_with_its_hash(self, api, part):
        url = "https://docs.example/a.pdf?x=1&y=%22"
        digest = "ab" * 32
        made = post(api, part, rel="documents", target=url, sha256=digest, label="Drawing").json()
        assert (made["target"], made["sha256"], made["targetStatus"]) == (url, digest, None)
        assert_faults(
            post(api, part, rel="partOf", target=url),
            ("/target", "invalid_target"),
        )

    def test_the_same_link_twice_is_a_conflict(self, api, whole, part):
        link(part, whole)
        assert_problem(post(api, part, rel="partOf", target=whole.public_id), 409, "conflict")

    @pytest.mark.parametrize("rel", list(Relation.values))
    def test_another_issuers_certificate_only_where_it_may_be(
        self, api, other_issuer, part, rel: str
    ):
        foreign = issue_one(make_type(other_issuer))
        response = post(api, part, rel=rel, target=foreign.public_id)
        if rel in ("derivedFrom", "documents"):
            assert response.status_code == 201
            assert not Certificate.objects.get(pk=foreign.pk).has_links
        else:
            assert_faults(response, ("/target", "invalid_target"))

    @pytest.mark.parametrize("rel", list(Relation.values))
    def test_live_and_test_are_never_linked(self, api, test_mode_api, certificate_type, part, rel):
        trial = issue_one(certificate_type, mode=Mode.TEST)
        for client, source, target in ((api, part, trial), (test_mode_api, trial, part)):
            response = post(client, source, rel=rel, target=target.public_id)
            assert_faults(response, ("/target", "invalid_target"))

    def test_too_many_are_refused(self, part, whole, certificate_type, monkeypatch):
        monkeypatch.setattr(links, "MAX_LINKS", 1)
        monkeypatch.setattr(links, "MAX_PARTS", 1)
        link(part, whole)
        with pytest.raises(CertificateError, match="conflict"):
            link(part, "https://docs.example/a.pdf", "documents")
        with pytest.raises(CertificateError, match="conflict"):
            link(issue_one(certificate_type), whole)

    def test_a_stranger_removes_nothing(self, outsider_api, test_mode_api, whole, part):
        made = link(part, whole)
        for stranger in (outsider_api, test_mode_api):
            path = f"certificates/{part.public_id}/links/{made.public_id}"
            assert_problem(stranger.delete(path), 404, "not_found")
        assert CertificateLink.objects.count() == 1


class TestCircles:
    def test_no_certificate_becomes_a_part_of_itself(self, api, certificate_type):
        first, second, third = (issue_one(certificate_type) for _ in range(3))
        link(first, second)
        link(second, third)
        for source, target in ((third, first), (second, first), (first, first)):
            response = post(api, source, rel="partOf", target=target.public_id)
            assert_problem(response, 409, "conflict")
        link(third, first, "relatedTo")  # only parts must not go in circles

    @pytest.mark.django_db(transaction=True)
    def test_two_calls_at_once_make_no_circle_of_links(self, certificate_type):
        pairs = [(issue_one(certificate_type), issue_one(certificate_type)) for _ in range(5)]

        def attempt(source: Certificate, target: Certificate) -> bool:
            try:
                link(source, target)
            except CertificateError:
                return False
            finally:
                connections.close_all()
            return True

        with ThreadPoolExecutor(4) as pool:
            for one, other in pairs:
                both = pool.submit(attempt, one, other), pool.submit(attempt, other, one)
                assert sorted(each.result() for each in both) == [False, True]


class TestTheVerifyPage:
    def test_a_bad_part_is_told_beside_the_wholes_own_status(
        self, client: Client, api, whole, certificate_type
    ):
        parts = [issue_one(certificate_type, serial_number=f"PART-{n}") for n in range(12)]
        for each in parts:
            link(each, whole)
        set_state(parts[7], State.REVOKED)
        set_state(parts[3], State.SUSPENDED)
        page = look(client, whole)
        assert page.headline == "Valid"
        assert "1 of 12 parts is revoked." in page.texts
        assert "1 of 12 parts is suspended." in page.texts
        shown = [each for each in parts if f"/en/verify/{each.public_id}" in page.links]
        assert shown == parts
        told = api.get(f"/api/public/certificates/{whole.public_id}").json()["parts"]
        assert (told["total"], told["revoked"], told["suspended"]) == (12, 1, 1)
        assert told["data"][0]["certificate"]["status"] == "revoked"
        assert told["complete"] is True

    def test_a_part_of_a_part_counts(self, client: Client, whole, part, certificate_type):
        bolt = issue_one(certificate_type, serial_number="BOLT-1")
        link(bolt, part)
        link(part, whole)
        set_state(bolt, State.REVOKED)
        page = look(client, whole)
        assert "1 of 2 parts is revoked." in page.texts
        assert f"/en/verify/{bolt.public_id}" in page.links

    def test_references_lead_on_without_being_fetched(
        self, client: Client, other_issuer, part, whole
    ):
        foreign = issue_one(make_type(other_issuer), holder_name="Arta Krasniqi")
        link(part, whole)
        link(part, foreign, "derivedFrom")
        link(part, 'https://docs.example/a.pdf?"><script>', "documents", label="<b>Drawing</b>")
        page = look(client, part)
        assert f"/en/verify/{whole.public_id}" in page.links
        assert "Shkolla Shembull" in page.text
        assert "Arta" not in page.html
        assert "<script>" not in page.html
        assert "<b>Drawing" not in page.html
        assert 'rel="nofollow noopener noreferrer"' in page.html

    def test_a_source_of_a_fraud_is_called_that(self, client: Client, other_issuer, part):
        foreign = issue_one(make_type(other_issuer))
        link(part, foreign, "derivedFrom")
        other_issuer.standing = Standing.FRAUD
        other_issuer.save()
        assert "Not trustworthy" in look(client, part).texts

    def test_a_frauds_page_leads_nowhere_else(self, client: Client, api, issuer, part, whole):
        link(part, whole, label="Buy here")
        link(part, "https://docs.example/a.pdf", "documents")
        issuer.standing = Standing.FRAUD
        issuer.save()
        told = api.get(f"/api/public/certificates/{part.public_id}").text
        for shown in (look(client, part).html, told):
            assert whole.public_id in shown
            assert "docs.example" not in shown
            assert "Buy here" not in shown

    def test_one_query_without_links_three_with_any_number(
        self, client: Client, whole, certificate_type
    ):
        counts = []
        for number in (0, 1, 5):
            for _ in range(number):
                link(issue_one(certificate_type), whole)
            with CaptureQueriesContext(connection) as queries:
                look(client, whole)
            counts.append(len(queries))
        assert counts == [1, 3, 3]

    def test_a_large_assembly_stays_a_page(
        self, client: Client, whole, certificate_type, monkeypatch
    ):

        monkeypatch.setattr(public_content, "SHOWN", 3)
        monkeypatch.setattr(public_content, "LOOKED_AT", 5)
        for _ in range(6):
            link(issue_one(certificate_type), whole)
        page = look(client, whole)
        assert "and 2 more" in page.texts
        assert any("more parts than" in text for text in page.texts)
