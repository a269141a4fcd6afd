"""Links and erasing: links of an erased certificate are hidden, and none can be added."""

from django.test import Client
from django.utils import timezone

from certificates.erasure import execution
from certificates.models import Certificate
from tests.certificates.erasure.helpers import AFTER, request_erasure
from tests.certificates.links.test_links import link, part, post, whole
from tests.support.pages import look
from tests.support.problems import assert_problem

__all__ = ["part", "whole"]  # fixtures


def test_erased_certificates_get_no_links(api, whole, part):
    wordy = [
        (part, {"rel": "documents", "target": "https://docs.example/a.pdf"}),
        (part, {"rel": "partOf", "target": whole.public_id, "label": "Arta Krasniqi"}),
        (whole, {"rel": "documents", "target": part.public_id, "label": "Arta Krasniqi"}),
    ]
    assert request_erasure(api, part).status_code == 200
    for source, body in wordy:
        assert_problem(post(api, source, **body), 409, "conflict")
    assert execution.erase_due(now=timezone.now() + AFTER) == 1
    for source, body in wordy:
        assert_problem(post(api, source, **body), 410, "erased")
    assert post(api, part, rel="partOf", target=whole.public_id).status_code == 201


def test_erased_targets_are_shown_by_id_only(client: Client, whole, part):
    link(part, whole)
    Certificate.objects.filter(pk=part.pk).update(
        document=None, product_id=None, serial_number=None, erased_at=timezone.now()
    )
    page = look(client, whole)
    assert "SHAFT" not in page.html
    assert f"/en/verify/{part.public_id}" in page.links


def test_link_hides_content_while_erasure_can_be_undone(client: Client, api, whole, part):
    link(part, whole)
    link(whole, part, "documents", label="Shaft of Arta Krasniqi")
    assert request_erasure(api, part).status_code == 200
    told = api.get(f"/api/public/certificates/{whole.public_id}").text
    for shown in (look(client, whole).html, told):
        assert part.public_id in shown
        assert "SHAFT-1" not in shown
        assert "Shaft of Arta" not in shown
