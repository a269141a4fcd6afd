"""A list has its filters again when one comes back to it: from a row, an action, a form, a job."""

import re
from html import unescape
from typing import Any, NamedTuple
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
from django.db.models import Model
from django.test import Client
from django.urls import reverse

from accounts.jobs.models import Job
from accounts.models import ApiKey, AuditEntry, Issuer, LoggedRequest, User
from certificates.models import Certificate, CertificateType
from edu.models import Enrolment, Recipient
from tests.factories import make_issuer, make_member
from tests.factories.furnished import make_one_of_each
from tests.support.back_office import client_of, page_url, submit_change, with_issuer
from webhooks.models import Delivery, Endpoint, Event

FILTER = "mode=live"
LISTS = (
    ApiKey,
    AuditEntry,
    Certificate,
    CertificateType,
    Delivery,
    Endpoint,
    Enrolment,
    Event,
    Job,
    LoggedRequest,
    Recipient,
)
WITHOUT_MODE = {CertificateType: "q=geheim"}
LINK = re.compile(r'href="([^"#]+)"')


class Works(NamedTuple):
    """An issuer with a row of everything, its owner, and a browser of hers."""

    issuer: Issuer
    owner: User
    rows: dict[type[Model], Any]
    client: Client


@pytest.fixture(scope="module")
def furnished(module_db: None) -> Works:
    issuer = make_issuer()
    rows = make_one_of_each(issuer)
    owner = make_member(issuer, "owner", "filtering@example.com")
    return Works(issuer, owner, rows, client_of(owner))


@pytest.fixture
def works(furnished: Works, db: None) -> Works:
    return furnished


def list_of(model: type[Model], query: str = "") -> str:
    url = reverse(f"admin:{model._meta.app_label}_{model._meta.model_name}_changelist")
    return f"{url}?{query}" if query else url


def opened_from(url: str, query: str = FILTER) -> str:
    """The address of a page of a row, opened from the list with this filter."""
    return f"{url}?{urlencode({'_changelist_filters': query})}"


def links(text: str) -> list[str]:
    return [unescape(link) for link in LINK.findall(text)]


def filters_in(url: str) -> str:
    """The filters of the list that an address passes on."""
    return parse_qs(urlsplit(url).query).get("_changelist_filters", [""])[0]


@pytest.mark.parametrize("model", LISTS, ids=lambda model: model.__name__)
def test_the_page_of_a_row_leads_back_to_the_filtered_list(works: Works, model: type[Model]):
    query, row = WITHOUT_MODE.get(model, FILTER), page_url(works.rows[model])
    listed = works.client.get(list_of(model, query))
    (link,) = {link for link in links(listed.text) if urlsplit(link).path == row}
    assert filters_in(link) == query
    page = works.client.get(link)
    assert page.status_code == 200
    assert list_of(model, query) in links(page.text)


@pytest.mark.parametrize("model", LISTS, ids=lambda model: model.__name__)
def test_the_pages_behind_the_buttons_of_a_row_lead_back_too(works: Works, model: type[Model]):
    """Each asks, or shows something; what leads back to the row leads back to the filters."""
    row = page_url(works.rows[model])
    below = row.removesuffix("change/")
    page = works.client.get(opened_from(row))
    behind = {link for link in links(page.text) if urlsplit(link).path.startswith(below)}
    buttons = {link for link in behind if urlsplit(link).path not in {row, f"{below}history/"}}
    assert not [link for link in buttons if "/results/" not in link and filters_in(link) != FILTER]
    for link in buttons:
        asked = works.client.get(link)
        if asked.status_code != 200 or asked.headers["Content-Type"] != "text/html; charset=utf-8":
            continue
        back = [each for each in links(asked.text) if urlsplit(each).path == row]
        assert not back or FILTER in {filters_in(each) for each in back}, link


def test_saving_a_row_leads_back_to_the_filtered_list(works: Works):
    recipient = works.rows[Recipient]
    fields = with_issuer(works.issuer, given_name="Arta", family_name="Krasniqi", locale="sq")
    response = submit_change(works.client, opened_from(page_url(recipient)), fields)
    assert response.headers["Location"] == list_of(Recipient, FILTER)


def test_adding_a_row_leads_back_to_the_filtered_list(works: Works):
    listed = works.client.get(list_of(Recipient, FILTER))
    add = reverse("admin:edu_recipient_add")
    (link,) = {link for link in links(listed.text) if urlsplit(link).path == add}
    fields = {"given_name": "Arta", "family_name": "Krasniqi", "locale": "sq", "mode": "live"}
    response = works.client.post(link, with_issuer(works.issuer, **fields))
    assert response.headers["Location"] == list_of(Recipient, FILTER)


def test_an_action_on_a_row_leads_back_to_the_row_with_the_filters(works: Works):
    certificate = works.rows[Certificate]
    url = opened_from(page_url(certificate, "suspend_one"))
    assert opened_from(page_url(certificate)) in links(works.client.get(url).text)
    form = with_issuer(works.issuer, confirmed="yes", reason="other")
    response = works.client.post(url, form)
    assert response.headers["Location"] == opened_from(page_url(certificate))


def test_an_action_on_rows_leads_back_to_the_filtered_list(works: Works):
    job = works.rows[Job]
    form = {"action": "cancel_selected", "_selected_action": [str(job.pk)]}
    url = list_of(Job, FILTER)
    asked = works.client.post(url, with_issuer(works.issuer, **form))
    assert url in links(asked.text)
    done = works.client.post(url, with_issuer(works.issuer, confirmed="yes", **form))
    assert done.headers["Location"] == url


class TestJobs:
    """The page of a job knows the list that it was started from."""

    def test_a_job_leads_back_to_the_list_it_was_started_from(self, works: Works):
        form = {
            "action": "print_selected",
            "_selected_action": [str(works.rows[Certificate].pk)],
            "format": "zip",
            "locale": "",
        }
        url = list_of(Certificate, "status=active")
        started = works.client.post(url, with_issuer(works.issuer, **form))
        assert "/accounts/job/" in started.headers["Location"]
        page = works.client.get(started.headers["Location"])
        assert url in links(page.text)

    @pytest.mark.parametrize(
        "back",
        [
            "https://elsewhere.example/admin/accounts/job/",
            "//elsewhere.example/admin/accounts/job/",
            "javascript:alert(1)",
            "/admin/logout/",
            "/en/",
        ],
    )
    def test_a_job_leads_back_to_no_other_address(self, works: Works, back: str):
        job = page_url(works.rows[Job])
        page = works.client.get(f"{job}?{urlencode({'back': back})}")
        assert page.status_code == 200
        assert "Back to the list" not in page.text

    def test_a_job_leads_back_to_the_filtered_list_of_jobs(self, works: Works):
        page = works.client.get(opened_from(page_url(works.rows[Job])))
        assert links(page.text).count(list_of(Job, FILTER)) >= 2


@pytest.mark.parametrize("model", [Certificate, Recipient], ids=lambda model: model.__name__)
def test_who_was_searched_for_stands_in_no_address(works: Works, model: type[Model]):
    find = reverse(f"admin:{model._meta.app_label}_{model._meta.model_name}_find")
    name = works.rows[Recipient].family_name
    for url in (find, opened_from(find)):
        found = works.client.post(url, with_issuer(works.issuer, term=name), follow=True)
        addresses = [place for place, _status in found.redirect_chain]
        assert found.status_code == 200
        assert not [each for each in [*addresses, *links(found.text)] if f"={name}" in each]


@pytest.mark.parametrize("filters", ["%", "a=%0d%0aSet-Cookie:x=1", "//elsewhere.example", '"><b>'])
def test_filters_that_are_none_do_no_harm(works: Works, filters: str):
    url = opened_from(page_url(works.rows[ApiKey]), filters)
    page = works.client.get(url)
    assert page.status_code == 200
    assert '"><b>' not in page.text
    assert all(urlsplit(link).netloc != "elsewhere.example" for link in links(page.text))
