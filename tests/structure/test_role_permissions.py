"""Roles against pages: who opens what and who posts what, over all that the back office has.

A page without a line here fails: nobody has thought about who may see it.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from django.contrib import admin
from django.db.models import Model
from django.template.response import SimpleTemplateResponse
from django.test import Client
from django.urls import reverse

from accounts.models import AuditEntry, Issuer, Member, User
from accounts.scopes import STAFF, Role, Scope
from certificates.models import CompanyPrefix
from edu.lifecycle import OVERSEERS
from edu.models import Onboarding
from tests.accounts.people.helpers import invite
from tests.factories import (
    issue_one,
    make_holder_mail,
    make_issuer,
    make_key,
    make_logged_request,
    make_member,
    make_open_item,
    make_type,
)
from tests.factories.edu import enrol, make_cohort, make_program, make_recipient, make_team
from tests.factories.jobs import make_job
from tests.factories.webhooks import make_endpoint, make_event
from tests.support.back_office import client_of, page_url, with_issuer
from webhooks.endpoints.admin import ACTIONS as ENDPOINT_ACTIONS
from webhooks.models import Delivery, Event

ALL = STAFF
NOBODY: frozenset[Role] = frozenset()
OWNERS = frozenset({Role.OWNER})
MANAGERS = frozenset({Role.OWNER, Role.ADMIN})
WORKERS = frozenset({Role.OWNER, Role.ADMIN, Role.OPERATOR})
PEOPLE = frozenset({Role.OWNER, Role.ADMIN, Role.AUDITOR})


class Line(NamedTuple):
    """Who reads, adds and changes rows, and who may do what else: the page's name -> roles."""

    read: frozenset[Role] = ALL
    add: frozenset[Role] = NOBODY
    change: frozenset[Role] = NOBODY
    act: dict[str, frozenset[Role]] = {}
    other: frozenset[str] = frozenset()  # acts that the state of the row here does not offer
    select: dict[str, frozenset[Role]] = {}  # actions on selected rows that are no act of one row


MATRIX = {
    "accounts.apikey": Line(
        add=MANAGERS,
        change=MANAGERS,
        act={"revoke_one": MANAGERS, "rotate_one": MANAGERS, "adopt_one": OWNERS},
    ),
    "accounts.auditentry": Line(),
    "accounts.loggedrequest": Line(),
    "accounts.invitation": Line(PEOPLE, add=OWNERS, act={"send_again": OWNERS, "withdraw": OWNERS}),
    "accounts.issuer": Line(
        NOBODY, act={"look_in_as": NOBODY, "invite_owner": NOBODY, "block": NOBODY}
    ),
    "accounts.job": Line(act={"cancel_one": WORKERS}, other=frozenset({"undo_one"})),
    "accounts.member": Line(PEOPLE, change=OWNERS, act={"remove": OWNERS}),
    "accounts.membership": Line(NOBODY),
    "accounts.outgoingmail": Line(),
    "accounts.openitem": Line(NOBODY, act={"settle_one": NOBODY}),
    "accounts.plan": Line(NOBODY),
    "accounts.user": Line(NOBODY, act={"send_mail": NOBODY}),
    "certificates.certificate": Line(
        add=WORKERS,
        act={
            "links": ALL,
            "suspend_one": WORKERS,
            "revoke_one": WORKERS,
            "notify_one": WORKERS,
            "contact_one": WORKERS,
            "copy_one": WORKERS,
            "correct_one": WORKERS,
            "erase_one": OWNERS,
            "print_one": ALL,
            "label_one": ALL,
        },
        other=frozenset({"release_one", "reject_one", "reinstate_one", "undo_erasure_one"}),
    ),
    "certificates.certificatetype": Line(
        add=MANAGERS,
        change=MANAGERS,
        act={
            "archive_one": MANAGERS,
            "confirm_release_off": MANAGERS,
            "withdraw_release_off": MANAGERS,
        },
    ),
    "certificates.companyprefix": Line(
        NOBODY, other=frozenset({"confirm_one", "refuse_one", "withdraw_one"})
    ),
    # The row's team is nobody's here: who is in a team is in tests/edu/teams/test_row_visibility.py.
    "edu.onboarding": Line(NOBODY, other=frozenset({"approve_one", "reject_one"})),
    "edu.recipient": Line(
        OVERSEERS,
        add=MANAGERS,
        change=MANAGERS,
        act={
            "merge_one": MANAGERS,
            "record_of": OVERSEERS,
            "export_one": MANAGERS,
            "erase_one": OWNERS,
        },
        other=frozenset({"undo_erasure_one"}),
    ),
    "edu.cohort": Line(
        OVERSEERS,
        add=MANAGERS,
        change=MANAGERS,
        act=dict.fromkeys(("enrol_into", "enter_grades", "print_all"), MANAGERS)
        | {"overview_of": OVERSEERS},
    ),
    "edu.enrolment": Line(
        OVERSEERS,
        act={"withdraw_one": MANAGERS, "fail_one": MANAGERS},
        other=frozenset({"correct_one", "reopen_one"}),
    ),
    "edu.program": Line(
        OVERSEERS,
        add=MANAGERS,
        change=MANAGERS,
        act={"publish_one": MANAGERS, "archive_one": MANAGERS, "overview_of": OVERSEERS},
    ),
    "edu.team": Line(OVERSEERS, add=MANAGERS, change=MANAGERS, act={"people_of": OVERSEERS}),
    "webhooks.delivery": Line(select={"send_selected": WORKERS}),
    "webhooks.endpoint": Line(
        add=MANAGERS,
        change=MANAGERS,
        act=dict.fromkeys(ENDPOINT_ACTIONS, MANAGERS),
    ),
    "webhooks.event": Line(),
}
# Pages that are no rows: who reads, who posts.
PAGES = {
    "settings": (ALL, MANAGERS),
    "logo": (NOBODY, MANAGERS),
    "signature": (NOBODY, MANAGERS),
    "plan_request": (NOBODY, OWNERS),
    "consent": (ALL, NOBODY),
    "act_for": (NOBODY, NOBODY),
    "leave": (NOBODY, NOBODY),
    "report_problem": (ALL, ALL),
}


class Furnished(NamedTuple):
    """An issuer with one row of each kind."""

    issuer: Issuer
    rows: dict[str, Model]


@pytest.fixture(autouse=True)
def unwritten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages stay empty here: who may open one is decided before it is written, which takes the most time."""
    monkeypatch.setattr(SimpleTemplateResponse, "rendered_content", "")


@pytest.fixture(scope="module")
def furnished(module_db: None) -> Furnished:
    """Made once for all roles."""
    issuer = make_issuer()
    return Furnished(issuer, rows_of(issuer, make_member(issuer, Role.OWNER)))


@pytest.fixture
def issuer(furnished: Furnished, db: None) -> Issuer:
    return furnished.issuer


@pytest.fixture
def rows(furnished: Furnished, db: None) -> dict[str, Model]:
    return furnished.rows


def rows_of(issuer: Issuer, owner: User) -> dict[str, Model]:
    """One row of each kind, all of one issuer. The key has no more scopes than an administrator."""
    certificate = issue_one(make_type(issuer))
    endpoint = make_endpoint(issuer, "http://127.0.0.1:9/hook")
    delivery = Delivery.objects.get(endpoint=endpoint, event=make_event(issuer))
    enrolled = enrol(make_cohort(make_program(issuer)), make_recipient(issuer))
    api_key = make_key(issuer, maker=owner, scopes=[Scope.CERTIFICATES_ISSUE]).key
    made: list[Model] = [
        issuer,
        issuer.plan,
        owner,
        owner.membership_set.get(),
        Member.objects.get(user=owner),
        api_key,
        make_logged_request(api_key),
        endpoint,
        delivery,
        certificate,
        make_holder_mail(certificate),
        certificate.type,
        Event.objects.filter(issuer=issuer).latest("id"),
        AuditEntry.objects.for_issuer(issuer.pk).latest("id"),
        invite(owner, issuer).invitation,
        Onboarding.objects.create(issuer=issuer),
        CompanyPrefix.objects.create(issuer=issuer, prefix="952"),
        make_team(issuer),
        enrolled,
        enrolled.recipient,
        enrolled.cohort,
        enrolled.program,
        make_job(issuer, kind="account.export"),
        make_open_item(issuer),
    ]
    return {row._meta.label_lower: row for row in made}


def test_every_registered_page_has_its_line():
    assert {model._meta.label_lower for model in admin.site._registry} == MATRIX.keys()
    for model, model_admin in admin.site._registry.items():
        named = {*acts(model_admin)}
        line = MATRIX[model._meta.label_lower]
        assert named == line.act.keys() | line.other


def acts(page: Any) -> Iterator[str]:
    """The names of a page's buttons, those in menus too."""
    for each in page.actions_detail or ():
        yield from each["items"] if isinstance(each, dict) else [each]


@pytest.mark.parametrize("role", Role)
def test_each_role_opens_what_it_should(issuer: Issuer, rows: dict[str, Model], role: Role):
    client = client_of(make_member(issuer, role))
    for label, line in MATRIX.items():
        row = rows[label]
        stem = f"admin:{label.replace('.', '_')}"
        assert opens(client, reverse(f"{stem}_changelist")) == (role in line.read), label
        assert opens(client, reverse(f"{stem}_add")) == (role in line.add), label
        assert opens(client, page_url(row)) == (role in line.read), label
        assert opens(client, page_url(row, "history")) == (role in line.read), label
        assert not opens(client, page_url(row, "delete")), label
        for name, roles in line.act.items():
            assert opens(client, page_url(row, name)) == (role in roles), (label, name)


@pytest.mark.parametrize("role", Role)
def test_each_role_posts_only_what_it_should(issuer: Issuer, rows: dict[str, Model], role: Role):
    client = client_of(make_member(issuer, role))
    for label, line in MATRIX.items():
        row = rows[label]
        add = reverse(f"admin:{label.replace('.', '_')}_add")
        assert refused(client, add, issuer) == (role not in line.add), label
        assert refused(client, page_url(row), issuer) == (role not in line.change), label
        assert refused(client, page_url(row, "delete"), issuer), label
        for name in line.other:
            assert not opens(client, page_url(row, name)), (label, name)
        for name, roles in line.act.items():
            if role not in roles:
                assert refused(client, page_url(row, name), issuer), (label, name)


@pytest.mark.parametrize("role", Role)
def test_actions_on_selected_rows_do_nothing_for_the_wrong_role(
    issuer: Issuer, rows: dict[str, Model], role: Role
):
    client = client_of(make_member(issuer, role))
    before = AuditEntry.objects.count()
    for model, model_admin in admin.site._registry.items():
        label = model._meta.label_lower
        for action in model_admin.actions or ():
            line, name = MATRIX[label], str(action)
            allowed = line.select.get(name) or line.act[name.replace("_selected", "_one")]
            if role not in allowed:
                address = reverse(f"admin:{label.replace('.', '_')}_changelist")
                selected = {"action": name, "_selected_action": str(rows[label].pk)}
                client.post(address, with_issuer(issuer, **selected, confirmed="yes"))
    assert AuditEntry.objects.count() == before


@pytest.mark.parametrize("role", Role)
def test_pages_without_rows_open_for_their_roles_alone(issuer: Issuer, db: None, role: Role):
    client = client_of(make_member(issuer, role))
    for name, (readers, writers) in PAGES.items():
        address = reverse(f"admin:accounts_issuer_{name}")
        assert opens(client, address) == (role in readers), name
        assert refused(client, address, issuer) == (role not in writers), name


def opens(client: Client, address: str) -> bool:
    """Whether the page is shown; being sent elsewhere is not."""
    return client.get(address).status_code == 200


def refused(client: Client, address: str, issuer: Issuer) -> bool:
    """Whether posting an empty form is not this person's business."""
    return client.post(address, with_issuer(issuer)).status_code in {403, 404, 405}
