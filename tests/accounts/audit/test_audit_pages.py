"""The audit in the back office: all members read it, and it cannot be changed."""

import pytest
from django.urls import reverse

from accounts.domain.actors import ActorKind
from accounts.models import AuditEntry, Issuer, User
from tests.accounts.audit.helpers import ACTOR, make_entry
from tests.factories import make_key
from tests.support.back_office import client_of, page_url, with_issuer

LIST = "/admin/accounts/auditentry/"
pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("role", ["owner", "operator", "auditor"])
def test_every_role_reads_who_changed_what(role: str, request, issuer: Issuer, owner: User):
    person: User = request.getfixturevalue(role)
    actor = type(ACTOR)(kind=ACTOR.kind, id=str(owner.pk))
    make_entry(issuer, "cert_1", actor=actor, changes={"name": {"before": "<b>", "after": ["x"]}})
    page = client_of(person).get(LIST).text
    assert "cert_1" in page
    assert owner.email in page
    assert "name: &lt;b&gt; → [&quot;x&quot;]" in page


def test_an_entry_has_a_page(issuer: Issuer, auditor: User):
    entry = make_entry(issuer, changes={"email": {"personal": True}})
    page = client_of(auditor).get(page_url(entry)).text
    assert entry.public_id in page
    assert "changed (personal, not kept)" in page
    assert "Not sealed yet" in page
    AuditEntry.objects.filter(pk=entry.pk).update(position=7, seal=b"\1" * 32)
    assert f"7 · {'01' * 32}" in client_of(auditor).get(page_url(entry)).text


def test_a_key_is_named(issuer: Issuer, auditor: User):
    key = make_key(issuer, name="SAP Prishtina").key
    actor = type(ACTOR)(kind=ActorKind.KEY, id=key.public_id)
    entry = make_entry(issuer, actor=actor)
    make_entry(issuer, actor=type(ACTOR)(kind=ActorKind.KEY, id="key_unknown"))
    page = client_of(auditor).get(LIST).text
    assert f'{page_url(key)}" class="text-link">SAP Prishtina</a>' in page
    assert "key_unknown" in page
    assert "SAP Prishtina" in client_of(auditor).get(page_url(entry)).text


def test_another_issuer_sees_no_entries(issuer: Issuer, outsider: User):
    entry = make_entry(issuer, "cert_1")
    client = client_of(outsider)
    assert "cert_1" not in client.get(LIST).text
    for page in ("change", "history", "delete"):
        assert "cert_1" not in client.get(page_url(entry, page), follow=True).text
    assert page_url(entry) not in client.get(f"{LIST}?q=cert_1").text


def test_staff_do_not_see_the_platforms_entries_and_operators_see_no_others(
    issuer: Issuer, owner: User
):
    make_entry(None, "platform_1")
    entry = make_entry(issuer, "cert_1")
    assert "platform_1" not in client_of(owner).get(LIST).text
    operator = User.objects.create_superuser("operator@platform.example", "x")
    client = client_of(operator)
    page = client.get(LIST).text
    assert "platform_1" in page
    assert "cert_1" not in page
    assert "cert_1" not in client.get(page_url(entry), follow=True).text


@pytest.mark.parametrize("person", ["owner", "superuser"])
def test_entries_cannot_be_added_changed_or_deleted(
    request, issuer: Issuer, owner: User, person: str
):
    entry = make_entry(issuer, "cert_1")
    who = owner if person == "owner" else User.objects.create_superuser("o@platform.example", "x")
    client = client_of(who)
    assert client.get(reverse("admin:accounts_auditentry_add")).status_code == 403
    form = with_issuer(issuer, action="thing.else")
    assert client.post(page_url(entry), form).status_code == 403
    assert (
        client.post(page_url(entry, "delete"), with_issuer(issuer, post="yes")).status_code == 403
    )
    assert AuditEntry.objects.get(pk=entry.pk).action == "thing.changed"


def test_searching_an_id_shows_its_entries(issuer: Issuer, auditor: User):
    first, second = make_entry(issuer, "cert_1"), make_entry(issuer, "cert_2")
    page = client_of(auditor).get(f"{LIST}?q=cert_2").text
    assert page_url(second) in page
    assert page_url(first) not in page
