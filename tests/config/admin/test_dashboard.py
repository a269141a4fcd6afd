"""The first page of the back office: usage, quota, things to do."""

import json
from datetime import timedelta

import pytest
from django.urls import reverse
from django.utils import timezone

from accounts.models import Issuer, Plan, UsageDay, User
from accounts.scopes import Mode, Sector
from accounts.usage import recording
from config.back_office.dashboard import figures
from tests.factories import issue_one
from tests.support.back_office import CERTIFICATES, client_of, page_url
from tests.support.forms import form_of

HOME = reverse("admin:index")
pytestmark = pytest.mark.django_db


def figures_of(issuer: Issuer) -> dict:
    return figures(issuer, timezone.now())


def bars(chart) -> list[int]:
    return json.loads(chart.data)["datasets"][0]["data"]


def test_certificates_are_counted_on_the_day_of_issue(
    owner: User, issuer: Issuer, certificate_type
):
    for _ in range(3):
        issue_one(certificate_type)
    issue_one(certificate_type, mode=Mode.TEST)
    issued, _checked = figures_of(issuer)["charts"]
    assert len(bars(issued)) == 30
    assert bars(issued)[-1] == sum(bars(issued)) == 3
    assert "3 certificates in the last 30 days" in client_of(owner).get(HOME).text


def test_checks_of_certificates_by_the_public_are_charted(issuer: Issuer):
    day = timezone.now().date() - timedelta(days=2)
    UsageDay.objects.create(
        issuer=issuer, mode="live", day=day, kind=recording.UsageKind.VERIFICATIONS, amount=1234
    )
    _issued, checked = figures_of(issuer)["charts"]
    assert bars(checked)[-3] == 1234
    assert checked.summary == "About 1,234 checks by the public in the last 30 days"


@pytest.mark.parametrize(
    ("limit", "percent", "tone"),
    [(None, None, ""), (100, 3, ""), (3, 100, "quota--full"), (2, 100, "quota--full")],
)
def test_the_quota_bar_shows_how_much_is_used(
    issuer: Issuer, certificate_type, limit, percent, tone
):
    for _ in range(3):
        issue_one(certificate_type)
    Plan.objects.update(monthly_certificates=limit)
    issuer.refresh_from_db()
    bar = figures_of(issuer)["quota"]
    assert (bar.percent, bar.tone) == (percent, tone)


def test_the_field_for_looking_up_finds_a_holder_too(owner: User, issuer: Issuer, certificate_type):
    person = issue_one(certificate_type, holder_name="Arta Müller")
    issue_one(certificate_type, holder_name="Blerta Hoxhë")
    client = client_of(owner)
    form = form_of(client.get(HOME), "panel")
    found = client.post(reverse("admin:certificates_certificate_find"), form.filled(term="muller"))
    assert found.headers["Location"] == page_url(person)


def test_an_issuer_without_anything_is_told_so_in_words(owner: User):
    page = client_of(owner).get(HOME).text
    assert "No certificate in the last 30 days" in page
    assert "<canvas" not in page


def test_the_numbers_of_a_chart_stand_in_a_table_too(owner: User, issuer: Issuer, certificate_type):
    issue_one(certificate_type)
    issued, checked = figures_of(issuer)["charts"]
    assert issued.names == ["Issued"]
    assert issued.rows[-1] == (issued.labels[-1], (1,))
    assert checked.empty
    page = client_of(owner).get(HOME).text
    assert f'<th scope="row">{issued.labels[-1]}</th><td>1</td>' in page
    assert page.count("The numbers as a table") == 1


def test_a_school_is_offered_what_a_school_does(issuer: Issuer, owner: User):
    assert reverse("admin:certificates_certificate_add") in client_of(owner).get(HOME).text
    Issuer.objects.update(sector=Sector.EDUCATION)
    page = client_of(owner).get(HOME).text
    assert "Certificates are issued when you enter the results of a cohort." in page
    assert "API key" not in page.partition("<main")[2].partition("</main>")[0]
    for offered in ("certificates_certificate_recall", "certificates_companyprefix_own"):
        assert reverse(f"admin:{offered}") not in page
    certificates = client_of(owner).get(CERTIFICATES).text
    assert "product" not in certificates.partition("<main")[2].lower().partition("<table")[0]


def test_nothing_of_another_issuer_is_drawn(outsider: User, other_issuer: Issuer, certificate):
    issued, _checked = figures_of(other_issuer)["charts"]
    assert sum(bars(issued)) == 0
