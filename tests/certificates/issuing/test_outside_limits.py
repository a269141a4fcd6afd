"""A measured value outside of its limits: whoever issues it is told before and after, on every way."""

import re
from typing import Any

import pytest

from accounts.models import Issuer
from certificates.models import Certificate, CertificateType
from tests.certificates.issuing.bulk_helpers import bulk_entry, send_bulk
from tests.certificates.issuing.form_helpers import SUBJECT, issue_form_url, open_form, send_form
from tests.conftest import Api
from tests.factories import make_type
from tests.support.back_office import client_of, page_url
from tests.support.forms import form_of
from tests.support.problems import assert_problem

ROWS = [["Rm", "470 – 630", "512", "MPa"], ["Rp0,2", "≥ 355", "180", "MPa"]]
OUTSIDE = {"metadata": {"mechanicalProperties": ROWS}}
WARNING = {
    "code": "outside_limits",
    "detail": "180 is outside the limits (≥ 355).",
    "pointer": "/metadata/mechanicalProperties/1/2",
}
INSIDE = {"metadata": {"mechanicalProperties": ROWS[:1]}}


def test_the_answer_names_the_value_also_when_it_is_kept(api: Api, request_body):
    body = request_body(**OUTSIDE)
    first = api.post("certificates/issue", body, **{"idempotency-key": "order-1"})
    again = api.post("certificates/issue", body, **{"idempotency-key": "order-1"})
    assert first.status_code == 201
    assert first.json()["warnings"] == [WARNING]
    assert again.content == first.content
    assert "warnings" not in api.post("certificates/issue", request_body(**INSIDE)).json()


@pytest.mark.parametrize("dry_run", [True, False])
def test_of_many_each_is_told_of_its_own(api: Api, certificate_type, *, dry_run: bool):
    entries = [
        bulk_entry(certificate_type, number, productId="A", **more)
        for number, more in enumerate((INSIDE, OUTSIDE))
    ]
    inside, outside = send_bulk(api, entries, dryRun=dry_run).json()["results"]
    assert "warnings" not in inside
    assert outside["ok"]
    assert outside["warnings"] == [WARNING | {"pointer": f"/certificates/1{WARNING['pointer']}"}]


def cells(rows: list[list[str]]) -> dict[str, str]:
    name = "table-mechanicalProperties"
    return {f"{name}-{at}-{place}": c for at, row in enumerate(rows) for place, c in enumerate(row)}


class TestForm:
    @pytest.fixture
    def send(self, operator, certificate_type) -> Any:
        """Sends a form with what was filled in, without any script."""
        client, address = client_of(operator), issue_form_url(certificate_type)

        def send(form: Any = None, **changes: Any) -> Any:
            filled = (form or open_form(client, address)).filled(**changes)
            return client.post(address, filled | {"issue": "yes"}, follow=True)

        return send

    def test_such_values_are_issued_only_when_the_box_is_ticked(self, send):
        page = send(**SUBJECT, **cells(ROWS))
        assert not Certificate.objects.exists()
        assert "1 measured value is outside the limits." in page.text
        assert page.text.count('class="outside">outside the limits<') == 1

        form = form_of(page, "issue-form")
        box = re.findall(r'name="outside_confirmed" value="(\w+)"', page.text)
        other = cells([["Rp0,2", "≥ 355", "18", "MPa"]])
        send(form, outside_confirmed=box, **other)
        assert not Certificate.objects.exists()  # what was ticked were other values

        send(form, outside_confirmed=box)
        assert Certificate.objects.exists()

    def test_a_correction_asks_as_well(self, operator, api: Api, request_body):
        api.post("certificates/issue", request_body(**OUTSIDE))
        address = page_url(Certificate.objects.get(), "correct_one")
        page = send_form(client_of(operator), address)
        assert "1 measured value is outside the limits." in page.text
        assert Certificate.objects.count() == 1


class TestEnforced:
    """A type may refuse such values, on every way."""

    @pytest.fixture
    def certificate_type(self, issuer: Issuer) -> CertificateType:
        return make_type(issuer, enforce_limits=True)

    def test_the_request_is_refused_with_the_place(self, api: Api, request_body):
        refused = api.post("certificates/issue", request_body(**OUTSIDE))
        assert_problem(refused, 400, "validation_failed")
        assert refused.json()["errors"] == [WARNING]
        assert api.post("certificates/issue", request_body(**INSIDE)).status_code == 201

    def test_of_many_it_alone_is_refused(self, api: Api, request_body):
        entries = [request_body(**INSIDE), request_body(**OUTSIDE, serialNumber="other")]
        refused = send_bulk(api, entries, mode="partial").json()["results"][1]
        assert refused["errors"] == [WARNING | {"pointer": f"/certificates/1{WARNING['pointer']}"}]

    def test_a_successor_is_refused(self, api: Api, request_body):
        first = api.post("certificates/issue", request_body(**INSIDE)).json()["id"]
        refused = api.post("certificates/issue", request_body(**OUTSIDE, supersedes=first))
        assert refused.json()["errors"] == [WARNING]

    def test_the_form_names_row_and_column_and_offers_no_box(self, operator, certificate_type):
        address = issue_form_url(certificate_type)
        page = send_form(client_of(operator), address, **SUBJECT, **cells(ROWS))
        assert "Row 2, Actual: 180 is outside the limits (≥ 355)." in page.text
        assert 'name="outside_confirmed"' not in page.text
        assert not Certificate.objects.exists()
