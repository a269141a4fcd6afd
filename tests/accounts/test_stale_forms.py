"""Two people save the same form: the second does not overwrite the first one's change unseen."""

from typing import Any

import pytest
from django.db.models import Model
from django.test import Client
from django.utils import timezone

from accounts.models import Issuer, User
from accounts.operations.issuers.settings import change_settings
from accounts.operations.keys.manage import NewKey, change_key
from accounts.scopes import Scope
from certificates.models import CertificateType
from certificates.operations.types.types import change_type
from tests.accounts.audit.helpers import ACTOR
from tests.accounts.settings.test_settings_pages import SETTINGS
from tests.accounts.settings.test_settings_pages import form as settings_form
from tests.factories import context_of
from tests.support.back_office import client_of, key_form, page_url, submit_change, type_form

pytestmark = pytest.mark.django_db
SAID = "Somebody else has changed this since you opened the page"


def opened(client: Client, address: str) -> dict[str, str]:
    """The fingerprint of what a page shows."""
    context = client.get(address).context
    form = context["adminform"].form if "adminform" in context else context["form"]
    return {"shown": form["shown"].value()}


def of_issuer(issuer: Issuer, **changes: Any) -> dict[str, Any]:
    """The platform's form of an issuer."""
    names = ("name", "slug", "default_locale", "time_zone", "standing")
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
    assert "192.0.2.0/24" in refused.text
    assert "Renamed" not in refused.text
    assert opened(client, address) == {"shown": refused.context["adminform"].form["shown"].value()}
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
    assert "192.0.2.0/24" in refused.text
    assert "#1f3a5f" not in refused.context["form"]["color"].as_widget(attrs={"placeholder": ""})
    assert again(issuer).trusted_networks == ["192.0.2.0/24"]


def test_an_old_form_does_not_undo_a_version(
    owner: User, issuer: Issuer, certificate_type: CertificateType
):
    client, address = client_of(owner), page_url(certificate_type)
    before = opened(client, address)
    fields: list[Any] = [{"key": "colour", "label": {"en": "Colour"}, "public": False}]
    for columns in ({"strict": True}, {"fields": fields}):
        change_type(
            context=context_of(certificate_type.issuer, actor=ACTOR),
            certificate_type=certificate_type,
            **columns,
        )
        refused = client.post(address, type_form(issuer, name_en="Renamed") | before)
        assert SAID in refused.text
        assert "Renamed" not in refused.text
        before = opened(client, address)
    shown = refused.context["adminform"].form
    assert shown.rows.forms[0]["key"].value() == "colour"
    assert again(certificate_type).current.number == 3


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
    monkeypatch.setattr("accounts.forms.IssuerForm.clean", meanwhile)
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
