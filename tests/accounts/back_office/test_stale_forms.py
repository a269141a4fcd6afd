"""Two people save the same form: the second does not overwrite the first one's change unseen."""

from typing import Any

import pytest
from django.db.models import Model
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from accounts.keys.operations import NewKey, change_key
from accounts.models import Issuer, User
from accounts.scopes import Role, Scope
from accounts.settings.operations import change_settings
from certificates.models import CertificateType
from certificates.types.operations import change_type
from edu.models import Cohort, Onboarding, Program, Recipient, Team
from tests.accounts.audit.helpers import ACTOR
from tests.accounts.settings.test_settings_pages import SETTINGS, form as settings_form
from tests.factories import context_of, make_member
from tests.factories.edu import make_recipient
from tests.factories.furnished import make_one_of_each
from tests.support.back_office import (
    NEW_TYPE,
    client_of,
    key_form,
    page_url,
    submit_change,
    type_form,
    with_issuer,
)

pytestmark = pytest.mark.django_db
GUIDE = reverse("admin:edu_onboarding_guide")
COLOUR: list[Any] = [{"key": "colour", "label": {"en": "Colour"}, "public": False}]
SAID = "Somebody else has changed this since you opened the page"


def opened(client: Client, address: str) -> dict[str, str]:
    """The fingerprint of what a page shows."""
    context = client.get(address).context
    form = context["adminform"].form if "adminform" in context else context["form"]
    return {"shown": form["shown"].value()}


def of_issuer(issuer: Issuer, **changes: Any) -> dict[str, Any]:
    """The platform's form of an issuer."""
    names = ("name", "slug", "default_locale", "time_zone", "standing", "sector")
    fields = {name: getattr(issuer, name) for name in names}
    inline = {"membership_set-TOTAL_FORMS": "0", "membership_set-INITIAL_FORMS": "0"}
    return {"plan": issuer.plan_id, "data_hash_enabled": "on", **fields, **inline, **changes}


def again(row: Model) -> Any:
    """The row as it is now."""
    return type(row)._base_manager.get(pk=row.pk)


def test_an_old_form_does_not_widen_a_key(owner: User, issuer: Issuer, key: NewKey):
    client, address = client_of(owner), page_url(key.key)
    before = opened(client, address)
    change_key(
        context=context_of(issuer),
        key_id=key.key.pk,
        changes={"scopes": [Scope.ACCOUNT_READ], "allowed_networks": ["192.0.2.0/24"]},
    )
    form = key_form(issuer, name="Renamed", scopes=list(Scope.values))
    refused = client.post(address, form | before)
    assert SAID in refused.text
    form_shown = refused.context["adminform"].form
    assert form_shown["name"].value() == "Renamed"  # what was typed stays
    (refusal,) = form_shown.non_field_errors()
    assert "Name, Scopes, Networks" in refusal  # what saving again would replace
    assert 'href="" target="_blank"' in refused.text  # to what is stored
    assert opened(client, address) == {"shown": form_shown["shown"].value()}
    left = again(key.key)
    assert (left.name, left.scopes) == ("Test key", ["account:read"])
    assert left.allowed_networks == ["192.0.2.0/24"]
    assert submit_change(client, address, key_form(issuer, name="Renamed")).status_code == 302


def test_a_form_without_its_initial_values_is_refused(owner: User, issuer, key: NewKey):
    refused = client_of(owner).post(page_url(key.key), key_form(issuer, name="Renamed"))
    assert SAID in refused.text
    assert again(key.key).name == "Test key"


def test_an_old_form_does_not_open_the_settings_again(owner: User, issuer: Issuer):
    client = client_of(owner)
    before = opened(client, SETTINGS)
    networks = {"trusted_networks": ["192.0.2.0/24"]}
    change_settings(context=context_of(issuer, actor=ACTOR), change=networks)
    refused = client.post(SETTINGS, settings_form(issuer, color="#1f3a5f") | before)
    assert SAID in refused.text
    assert refused.context["form"]["color"].value() == "#1f3a5f"
    assert again(issuer).trusted_networks == ["192.0.2.0/24"]


def test_an_old_form_does_not_undo_a_version(
    owner: User, issuer: Issuer, certificate_type: CertificateType
):
    client, address = client_of(owner), page_url(certificate_type)
    before = opened(client, address)
    for columns in ({"strict": True}, {"fields": COLOUR}):
        change_type(
            context=context_of(certificate_type.issuer, actor=ACTOR),
            certificate_type=certificate_type,
            **columns,
        )
        refused = client.post(address, type_form(issuer, name_en="Renamed") | before)
        assert SAID in refused.text
        before = opened(client, address)
    assert again(certificate_type).current.number == 3


def test_a_list_that_was_typed_is_kept_and_can_be_saved_over(owner: User, issuer: Issuer):
    row = {"key": "heat", "label_en": "Heat", "kind": "text", "max_length": "1000"}
    client = client_of(owner)
    client.post(NEW_TYPE, type_form(issuer, row, languages=["en"]))
    made = CertificateType.objects.get()
    address = page_url(made)
    before = opened(client, address)
    change_type(context=context_of(issuer, actor=ACTOR), certificate_type=made, fields=COLOUR)

    mine = type_form(issuer, {**row, "label_en": "Heat number"}, languages=["en"])
    refused = client.post(address, mine | before)
    rows = refused.context["adminform"].form.rows
    assert [each["label_en"].value() for each in rows.forms] == ["Heat number"]
    assert again(made).current.number == 2

    client.post(address, mine | opened(client, address))
    current = again(made).current
    assert (current.number, [each["key"] for each in current.fields]) == (3, ["heat"])


def test_forms_of_the_platform_write_changed_columns_only(
    issuer: Issuer, monkeypatch: pytest.MonkeyPatch
):
    client = client_of(User.objects.create_superuser("ops@platform.example", "x"))
    address = page_url(issuer)
    before = opened(client, address)
    Issuer.objects.update(time_zone="Europe/Tirane")
    assert SAID in client.post(address, of_issuer(issuer, standing="suspended") | before).text
    assert again(issuer).standing == "active"

    def meanwhile(*args: Any) -> None:
        """A network and a block are set once the form's row has been read."""
        Issuer.objects.update(trusted_networks=["192.0.2.0/24"], issuing_blocked_from=now)

    now = timezone.now()
    monkeypatch.setattr("accounts.issuers.admin.IssuerForm.clean", meanwhile)
    current = again(issuer)
    assert (
        submit_change(client, address, of_issuer(current, standing="suspended")).status_code == 302
    )
    left = again(issuer)
    assert (left.standing, left.trusted_networks) == ("suspended", ["192.0.2.0/24"])
    assert left.issuing_blocked_from == now
    assert left.time_zone == "Europe/Tirane"


def test_a_plan_and_a_person_are_guarded_as_well(issuer: Issuer, owner: User):
    client = client_of(User.objects.create_superuser("ops@platform.example", "x"))
    for row in (issuer.plan, owner):
        before = opened(client, page_url(row))
        type(row)._base_manager.filter(pk=row.pk).update(name="Changed")
        assert SAID in client.post(page_url(row), before).text
        assert again(row).name == "Changed"


def test_the_page_says_who_changed_it_and_saves_over_it_when_asked_again(
    owner: User, issuer: Issuer
):
    client, recipient = client_of(owner), make_recipient(issuer, given_name="Arta", family_name="A")
    colleague = make_member(issuer, Role.ADMIN)
    User.objects.filter(pk=colleague.pk).update(name="Besa Krasniqi")
    address = page_url(recipient)
    before = opened(client, address)
    theirs = {"locale": recipient.locale, "given_name": "Arta", "family_name": "Hoxha"}
    submit_change(client_of(colleague), address, with_issuer(issuer, **theirs))
    typed = {"locale": recipient.locale, "given_name": "Artë", "family_name": "A", "email": "no"}

    form = client.post(address, with_issuer(issuer, **typed, **before)).context["adminform"].form
    (refusal,) = form.non_field_errors()
    assert "Besa Krasniqi" in refusal
    assert "Given name, Family name" in refusal
    assert form["given_name"].value() == "Artë"
    assert again(recipient).family_name == "Hoxha"

    shown = {"shown": form["shown"].value()}
    answer = client.post(address, with_issuer(issuer, **typed | {"email": ""}, **shown))
    assert answer.status_code == 302, answer.context["adminform"].form.errors
    left = again(recipient)
    assert (left.given_name, left.family_name) == ("Artë", "A")


@pytest.mark.parametrize("model", [Program, Cohort, Team, Recipient, Onboarding])
def test_old_tabs_of_education_are_refused(owner: User, issuer: Issuer, model: type[Model]):
    row, client = make_one_of_each(issuer)[model], client_of(owner)
    address = GUIDE if model is Onboarding else page_url(row)
    before = opened(client, address)
    column = {Program: "name_en", Onboarding: "legal_name", Recipient: "given_name"}
    model._base_manager.filter(pk=row.pk).update(**{column.get(model, "name"): "Changed"})
    assert SAID in client.post(address, with_issuer(issuer, **before)).text
