"""Lists of the back office: what an empty one says, and which column one is sorted by."""

import re

import pytest
from django.contrib import admin
from django.contrib.admin.checks import check_admin_app
from django.urls import reverse

from accounts.models import Issuer, User
from accounts.scopes import Role, Sector
from certificates.models import CertificateType
from tests.factories import issue_one, make_member, make_type
from tests.support.back_office import client_of, page_text

LISTS = (
    "accounts_apikey",
    "accounts_invitation",
    "accounts_job",
    "accounts_outgoingmail",
    "certificates_certificatetype",
    "edu_cohort",
    "edu_enrolment",
    "edu_program",
    "edu_recipient",
    "edu_team",
    "webhooks_delivery",
    "webhooks_endpoint",
    "webhooks_event",
)


def test_djangos_own_checks_find_nothing():
    assert check_admin_app(None) == []


@pytest.mark.parametrize("name", LISTS)
def test_an_empty_list_says_what_comes_next(owner: User, issuer: Issuer, name: str):
    address = reverse(f"admin:{name}_changelist")
    client = client_of(owner)
    shown = page_text(client, address)
    hint = next(
        str(getattr(each, "empty_hint", ""))
        for each in admin.site._registry.values()
        if f"{each.opts.app_label}_{each.opts.model_name}" == name
    )
    assert hint
    assert hint in shown
    assert "Show all" not in shown
    assert 'href="?"' in page_text(client, f"{address}?q=nothing")


def test_only_who_may_add_is_asked_to(owner: User, issuer: Issuer):
    address = reverse("admin:certificates_certificatetype_changelist")
    link = f'class="action" href="{reverse("admin:certificates_certificatetype_add")}"'
    assert link in page_text(client_of(owner), address)
    assert link not in page_text(client_of(make_member(issuer, Role.AUDITOR)), address)


@pytest.mark.parametrize(("order", "direction"), [("3", "ascending"), ("-3", "descending")])
def test_the_sorted_column_says_so(
    owner: User, certificate_type: CertificateType, order: str, direction: str
):
    address = reverse("admin:certificates_certificatetype_changelist")
    shown = page_text(client_of(owner), f"{address}?o={order}")
    heads = re.findall(r"<th[^>]*>", shown)
    assert [head for head in heads if "aria-sort" in head] == [
        head for head in heads if "column-code" in head
    ]
    assert f'aria-sort="{direction}"' in shown


def test_a_school_sees_what_a_diploma_is_about_and_no_batch(owner: User, issuer: Issuer):
    diploma = make_type(issuer, kind="person", required=[], unique_by="none")
    person = {"holder_name": "Arta Krasniqi", "metadata": {"programme": "Industrial electronics"}}
    issue_one(diploma, product_id=None, serial_number=None, external_ref="enr_1", **person)
    address = reverse("admin:certificates_certificate_changelist")
    assert "column-shown_batch" in page_text(client_of(owner), address)
    Issuer.objects.filter(pk=issuer.pk).update(sector=Sector.EDUCATION)
    shown = page_text(client_of(owner), address)
    assert "Industrial electronics" in shown
    assert "enr_1" not in shown
    assert "column-shown_batch" not in shown
