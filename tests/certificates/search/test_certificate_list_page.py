"""The list of certificates: tabs with counts, removable filters, saved views, erasures, batches."""

import re
from datetime import timedelta
from urllib.parse import urlencode

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from django.utils import timezone

from accounts.back_office.saved_views import MAX_VIEWS
from accounts.models import Issuer, Membership, SavedView, UsageDay, User
from accounts.scopes import Mode, Role
from accounts.usage.recording import UsageKind
from certificates.certificate.admin import CertificateAdmin
from certificates.certificate.document import Item
from certificates.erasure import execution, operations as erasure
from certificates.lifecycle import State, Status
from certificates.models import Certificate, CertificateType
from certificates.search import lists
from tests.certificates.erasure.helpers import AFTER
from tests.factories import context_of, issue_one, make_member, set_state
from tests.support.back_office import (
    CERTIFICATES,
    client_of,
    impersonating_client,
    page_url,
    with_issuer,
)

SAVE = reverse("admin:certificates_certificate_save_view")
TAB = re.compile(
    r'<a href="\?([^"]*)"( aria-current="page")?>\s*([^<]+?)\s*(?:<span[^>]*>([^<]+)</span>)?</a>'
)


def tabs(page: str) -> dict[str, str]:
    """The tabs of a page with their counts."""
    bar = page.partition('class="status-tabs"')[2].partition("</nav>")[0]
    return {label: count for _query, _selected, label, count in TAB.findall(bar)}


def change_address(view: SavedView) -> str:
    return reverse("admin:certificates_certificate_change_view", args=[view.pk])


def test_the_pager_is_there_where_it_leads_somewhere(
    owner: User, certificate_type: CertificateType, monkeypatch: pytest.MonkeyPatch
):
    """Also where the last page is full; an action is a button."""
    monkeypatch.setattr(CertificateAdmin, "list_per_page", 2)
    client = client_of(owner)

    def pager(page: int) -> list[str]:
        return re.findall(r'rel="(prev|next)"', client.get(CERTIFICATES, {"p": page}).text)

    made = [issue_one(certificate_type) for _ in range(2)]
    page = client.get(CERTIFICATES).text
    assert all(page_url(each) in page for each in made)
    assert '<button type="submit" name="action" value="print_selected"' in page
    assert 'aria-label="Pages"' not in page
    made += [issue_one(certificate_type) for _ in range(3)]
    assert [pager(number) for number in (1, 2, 3)] == [["next"], ["prev", "next"], ["prev"]]
    assert page_url(made[0]) in client.get(CERTIFICATES, {"p": 3}).text


class TestTabs:
    def test_count_each_status(self, auditor: User, certificate_type: CertificateType):
        day = timedelta(days=1)
        today = timezone.localdate()
        for state in (State.SUSPENDED, State.REVOKED, State.REVOKED, State.PENDING):
            set_state(issue_one(certificate_type), state)
        issue_one(certificate_type, issued_on=today - 60 * day, valid_until=today - 30 * day)
        issue_one(certificate_type)
        issue_one(certificate_type, mode=Mode.TEST)
        page = client_of(auditor).get(CERTIFICATES).text
        assert tabs(page) == {
            "All": "6",
            "Valid": "1",
            "Pending release": "1",
            "Suspended": "1",
            "Revoked": "2",
            "Superseded": "0",
            "Expired": "1",
        }
        assert tabs(client_of(auditor).get(CERTIFICATES, {"mode": "test"}).text)["All"] == "1"

    def test_a_search_says_how_many_of_how_many(
        self, owner: User, certificate_type: CertificateType
    ):
        """Also on the button: a recall has one mode, where a search shows both."""
        for number in range(3):
            issue_one(certificate_type, product_id="A" if number else "B")
        issue_one(certificate_type, product_id="A", mode=Mode.TEST)
        for query, total, recalled in (
            ({}, "3 certificates", "3"),
            ({"q": "A"}, "3 of 4 certificates", "2"),
            ({"q": "A", "mode": "live"}, "2 of 3 certificates", "2"),
            ({"q": "A", "mode": "test"}, "1 of 1 certificates", "1"),
            ({"q": "A", "status": "revoked"}, "0 of 0 certificates", "0"),
            ({"issued_at_from": "01/01/2020"}, "3 of 3 certificates", "3"),
        ):
            page = client_of(owner).get(CERTIFICATES, query).text
            order = ", sorted by moment of issue, the newest first"
            assert f'class="list-total">{total}<span>{order}<' in page, query
            assert f"all of this list ({recalled})" in page, query
            counted = set(tabs(page).values())
            assert (counted == {""}) is (query != {}), query

    def test_beyond_what_is_counted_numbers_say_what_they_are(
        self, auditor, issuer, certificate_type, monkeypatch
    ):
        monkeypatch.setattr(lists, "MOST", 2)
        for state in (State.REVOKED, State.REVOKED, State.REVOKED, State.SUSPENDED):
            set_state(issue_one(certificate_type), state)
        UsageDay.objects.create(
            issuer=issuer,
            mode=Mode.LIVE,
            day=timezone.localdate(),
            kind=UsageKind.CERTIFICATES.value,
            amount=1_234_567,
        )
        page = client_of(auditor).get(CERTIFICATES).text
        assert tabs(page) == {
            "All": "≈ 1,234,567",
            "Valid": "",
            "Pending release": "0",
            "Suspended": "1",
            "Revoked": "2+",
            "Superseded": "0",
            "Expired": "0",
        }
        assert "There may be more" in page

    def test_another_issuer_is_not_counted(self, outsider, certificate):
        assert tabs(client_of(outsider).get(CERTIFICATES).text)["All"] == "0"

    def test_counting_many_reads_the_newest_of_each_status_along_an_index(
        self, issuer, certificate_type
    ):
        issue_one(certificate_type)
        with connection.cursor() as cursor:
            cursor.execute("SET LOCAL enable_seqscan = off; SET LOCAL enable_sort = off")
            asked = lists.count_parameters(issuer.pk, Mode.LIVE, timezone.now())
            cursor.execute(f"EXPLAIN {lists.COUNTS}", asked)
            plan = "\n".join(line for (line,) in cursor.fetchall())
        assert plan.count("certificates_not_active") == 4
        assert plan.count("certificates_valid_until") == 1
        assert "Sort" not in plan
        assert "Seq Scan" not in plan


class TestFilters:
    def test_are_removed_one_by_one(self, auditor, certificate_type):
        query = {
            "type__id__exact": certificate_type.pk,
            "issued_at_from": "2026-01-01",
            "mode": "test",
            "status": "revoked",
            "q": "B-42",
        }
        page = client_of(auditor).get(CERTIFICATES, query).text
        chips = re.findall(r'<a class="chip" href="\?([^"]*)">([^<]+)', page)
        labels = {label.strip(): address for address, label in chips}
        assert set(labels) == {
            "Search: B-42",
            "Test",
            "Inspection certificate 3.1",
            "Issued: 2026-01-01 – …",
        }
        left = labels["Test"]
        assert "mode=" not in left
        for name in ("type__id__exact", "issued_at_from", "status", "q"):
            assert f"{name}=" in left

    def test_nothing_found_says_what_to_do(self, operator, auditor):
        page = client_of(operator).get(CERTIFICATES).text
        assert "No certificate was issued yet" in page
        assert reverse("admin:certificates_certificate_add") in page
        assert "New certificate" not in client_of(auditor).get(CERTIFICATES).text
        assert (
            "Remove a filter" in client_of(operator).get(CERTIFICATES, {"status": "revoked"}).text
        )

    def test_a_batch_is_shown_of_the_whole_or_of_its_items(self, auditor, certificate_type):
        issue_one(certificate_type, metadata={"batch": "B-WHOLE"})
        issue_one(certificate_type, items=[Item(batch="B-ITEM")])
        page = client_of(auditor).get(CERTIFICATES).text
        assert "B-WHOLE" in page
        assert "B-ITEM" in page

    def test_erasures_are_marked_and_filtered(self, owner, issuer, other_issuer, certificate_type):
        pending, erased, other = (issue_one(certificate_type) for _ in range(3))
        long_ago = timezone.now() - 2 * AFTER
        erasure.request(context=context_of(issuer, now=long_ago), certificate_ids=[erased.pk])
        execution.erase_due(now=timezone.now())
        erasure.request(context=context_of(issuer), certificate_ids=[pending.pk])
        client = client_of(owner)
        assert "Will be erased on" in client.get(CERTIFICATES).text
        for value, shown in (("pending", pending), ("erased", erased)):
            page = client.get(CERTIFICATES, {"erasure": value}).text
            assert page_url(shown) in page
            assert not any(page_url(each) in page for each in {pending, erased, other} - {shown})
        stranger = client_of(make_member(other_issuer, Role.OWNER))
        assert page_url(pending) not in stranger.get(CERTIFICATES, {"erasure": "pending"}).text

    def test_erasures_are_found_without_reading_all_certificates(self, owner, certificate):
        with CaptureQueriesContext(connection) as queries:
            client_of(owner).get(CERTIFICATES, {"erasure": "pending"})
        (listed,) = [q["sql"] for q in queries if '"erasure_id" IN' in q["sql"]] or [""]
        assert "COUNT(" not in listed


class TestSavedViews:
    def save(self, user: User, issuer: Issuer, name: str, query: str) -> str:
        form = with_issuer(issuer, name=name, query=query)
        return client_of(user).post(SAVE, form, follow=True).text

    def test_are_saved_shown_renamed_and_deleted(self, operator, issuer, certificate):
        page = self.save(operator, issuer, "Recalled", "status=suspended&issued_at_from=2026-03-01")
        assert "The view was saved." in page
        view = SavedView.objects.get()
        assert view.query == "status=suspended&issued_at_from=2026-03-01"
        client = client_of(operator)
        assert "Recalled" in client.get(CERTIFICATES).text
        client.post(change_address(view), with_issuer(issuer, name="On hold"))
        assert "On hold" in client.get(CERTIFICATES).text
        client.post(change_address(view), with_issuer(issuer, name="On hold", delete="yes"))
        assert not SavedView.objects.exists()

    def test_dates_are_kept_for_any_language(self, operator, issuer):
        client = client_of(operator)
        client.cookies["django_language"] = "de"
        client.post(SAVE, with_issuer(issuer, name="März", query="issued_at_from=01.03.2026&x=1"))
        assert SavedView.objects.get().query == "issued_at_from=2026-03-01"

    def test_belong_to_one_member_at_one_issuer(
        self, operator, auditor, outsider, issuer, other_issuer, certificate
    ):
        self.save(operator, issuer, "Mine alone", "status=revoked")
        view = SavedView.objects.get()
        Membership.objects.create(user=operator, issuer=other_issuer, role=Role.OPERATOR)
        for user, account in ((auditor, issuer), (outsider, other_issuer)):
            client = client_of(user)
            assert "Mine alone" not in client.get(CERTIFICATES).text
            form = with_issuer(account, name="x", delete="yes")
            assert client.post(change_address(view), form).status_code == 404
        elsewhere = client_of(operator)
        elsewhere.post(reverse("admin:accounts_issuer_switch"), {"issuer": str(other_issuer.pk)})
        assert "Mine alone" not in elsewhere.get(CERTIFICATES).text
        assert (
            impersonating_client(issuer)
            .post(SAVE, with_issuer(issuer, name="x", query="status=revoked"))
            .status_code
            == 403
        )
        assert SavedView.objects.get() == view
        Membership.objects.get(user=operator, issuer=issuer).delete()
        assert not SavedView.objects.exists()

    @pytest.mark.parametrize("term", ["Arta Krasniqi", "arta@example.com", "krasniqi"])
    def test_keep_no_search_that_may_name_a_holder(
        self, operator, issuer, certificate_type, term: str
    ):
        issue_one(certificate_type, certificate_number="N-77", metadata={"batch": "B-1"})
        page = self.save(operator, issuer, "Hers", urlencode({"status": "active", "q": term}))
        assert "may name a person" in page
        assert term not in page
        assert not SavedView.objects.exists()
        self.save(operator, issuer, "Number", "q=N-77")
        assert SavedView.objects.get().query == "q=N-77"

    @pytest.mark.parametrize("name", ["", " ", "x" * 61])
    def test_a_bad_name_is_refused(self, operator, issuer, name: str):
        assert "at most 60 characters" in self.save(operator, issuer, name, "status=revoked")
        assert not SavedView.objects.exists()

    def test_no_name_twice_and_no_endless_list(self, operator, issuer):
        assert "There is no filter to save." in self.save(operator, issuer, "x", "page=7")
        for number in range(MAX_VIEWS):
            self.save(operator, issuer, f"View {number}", "status=revoked")
        assert "At most 30 entries." in self.save(operator, issuer, "More", "status=revoked")
        self.save(operator, issuer, "View 0", "status=expired")
        assert SavedView.objects.count() == MAX_VIEWS
        first = SavedView.objects.get(name="View 0")
        assert first.query == "status=expired"
        form = with_issuer(issuer, name="View 1")
        page = client_of(operator).post(change_address(first), form, follow=True).text
        assert "Taken already." in page


def test_every_status_has_a_count_in_a_short_list(issuer, certificate_type):
    issue_one(certificate_type)
    found = lists.count_by_status(issuer_id=issuer.pk, mode=Mode.LIVE, now=timezone.now())
    assert set(found) == {None, *Status}
    assert Certificate.objects.count() == found[None].number
