"""The audit in the back office: all members read it, and it cannot be changed."""

import csv
from datetime import UTC, datetime

import pytest
from django.urls import reverse

from accounts.actors import ActorKind
from accounts.audit import admin as audit
from accounts.models import AuditEntry, Issuer, User
from accounts.scopes import Mode
from tests.accounts.audit.helpers import ACTOR, make_entry
from tests.factories import issue_one, make_key, make_type
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


def test_an_entry_is_a_sentence_with_links_and_the_second(issuer: Issuer, owner: User):
    key = make_key(issuer, name="ERP Bremen").key
    User.objects.filter(pk=owner.pk).update(name="Anna Berisha")
    at = datetime(2026, 11, 22, 13, 5, 7, tzinfo=UTC)
    actor = type(ACTOR)(kind=ActorKind.USER, id=str(owner.pk))
    make_entry(issuer, key.public_id, action="key.revoked", actor=actor, now=at)
    page = client_of(owner).get(LIST).text
    link = f'<a href="{page_url(key)}" class="text-link">ERP Bremen</a>'
    said = f'<span title="{owner.email}">Anna Berisha</span> revoked the API key {link}.'
    assert said in page
    assert "14:05:07 UTC+1" in page
    assert said in client_of(owner).get(page_url(key, "history")).text


def test_a_name_with_a_per_cent_sign_or_a_tag_is_shown_as_it_is(issuer: Issuer, owner: User):
    key = make_key(issuer, name="100 %(actor)s <b>").key
    make_entry(issuer, key.public_id, action="key.revoked")
    assert "100 %(actor)s &lt;b&gt;</a>." in client_of(owner).get(LIST).text


def test_a_row_of_another_issuer_is_not_named(issuer: Issuer, other_issuer: Issuer, owner: User):
    foreign = make_key(other_issuer, name="Secret name").key
    make_entry(issuer, foreign.public_id, action="key.revoked")
    page = client_of(owner).get(LIST).text
    assert foreign.public_id in page
    assert "Secret name" not in page


def test_both_modes_are_shown_and_each_filter_narrows(issuer: Issuer, owner: User):
    key = type(ACTOR)(kind=ActorKind.KEY, id=make_key(issuer).key.public_id)
    person = type(ACTOR)(kind=ActorKind.USER, id=str(owner.pk))
    old = datetime(2026, 1, 2, tzinfo=UTC)
    make_entry(issuer, "cert_a", mode=Mode.LIVE, action="certificate.revoked", actor=key)
    make_entry(issuer, "cert_b", mode=Mode.TEST, action="certificate.revoked", actor=person)
    make_entry(issuer, "user_c", mode=Mode.LIVE, action="member.removed", actor=person, now=old)

    def shown(query: str) -> str:
        page = client_of(owner).get(f"{LIST}?{query}").text
        return "".join(each[-1] for each in ("cert_a", "cert_b", "user_c") if each in page)

    assert shown("") == "abc"
    assert shown("mode=test") == "b"
    assert shown("about=certificate") == "ab"
    assert shown(f"who={owner.pk}") == "bc"
    assert shown(f"who={key.id}") == "a"
    assert shown("who=service") == ""
    assert shown("at_from=2026-01-01&at_to=2026-01-02") == "c"
    assert shown("about=nothing") == ""


def test_filtered_entries_are_exported_and_the_export_is_audited(issuer: Issuer, auditor: User):
    make_entry(issuer, "cert_a", action="certificate.revoked")
    make_entry(issuer, "user_b", action="member.removed", changes={"role": {"before": "=1+1"}})
    client, address = client_of(auditor), f"{LIST}export/?about=member"
    assert client.get(address).status_code == 403
    answer = client.post(address, with_issuer(issuer))
    head, line = csv.reader(answer.content.decode().splitlines())
    entry = dict(zip(head, line, strict=True))
    assert (entry["action"], entry["target"]) == ("member.removed", "user_b")
    assert entry["what"].endswith(" removed the member user_b.")
    assert AuditEntry.objects.filter(action="audit.exported", issuer=issuer).count() == 1


def test_more_than_fits_into_a_file_is_refused(
    issuer: Issuer, auditor: User, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(audit, "MAX_EXPORTED", 1)
    for number in range(2):
        make_entry(issuer, f"cert_{number}")
    client = client_of(auditor)
    answer = client.post(f"{LIST}export/", with_issuer(issuer), follow=True)
    assert "At most 1 entries" in answer.text


def test_searching_an_id_shows_its_entries(issuer: Issuer, auditor: User):
    first, second = make_entry(issuer, "cert_1"), make_entry(issuer, "cert_2")
    page = client_of(auditor).get(f"{LIST}?q=cert_2").text
    assert page_url(second) in page
    assert page_url(first) not in page


def test_searching_the_number_that_a_sentence_has_shows_its_entries(issuer: Issuer, auditor: User):
    certificate = issue_one(make_type(issuer, required=[]), certificate_number="N-77")
    entry, other = make_entry(issuer, certificate.public_id), make_entry(issuer, "cert_2")
    page = client_of(auditor).get(LIST, {"q": " N-77 "}).text
    assert page_url(entry) in page
    assert page_url(other) not in page
