"""Countries are chosen from a list, in the reader's language."""

from importlib import resources

import pytest

from accounts.models import Issuer, User
from accounts.scopes import Locale
from edu.models import Onboarding
from edu.onboarding.operations import country_choices, country_codes, country_name
from tests.support.back_office import client_of, submit_change, with_issuer

GUIDE = "/admin/edu/onboarding/guide/"


def test_every_country_of_the_time_zone_database_is_there():
    table = resources.files("tzdata") / "zoneinfo" / "iso3166.tab"
    lines = table.read_text("utf-8").splitlines()
    listed = {line[:2] for line in lines if line and not line.startswith("#")}
    assert country_codes() == listed | {"XK"}


@pytest.mark.parametrize("locale", Locale.values)
def test_every_country_has_a_name_in_every_language(locale: str):
    choices = country_choices(locale)
    assert len(choices) == len(country_codes())
    assert all(name and name != code for code, name in choices)


def test_names_are_in_the_order_of_the_alphabet():
    names = [name for _code, name in country_choices("de")]
    assert names.index("Österreich") < names.index("Pakistan")
    assert country_name("DE", "sq") == "Gjermani"


@pytest.mark.django_db
def test_the_profile_offers_names_and_stores_the_code(owner: User, issuer: Issuer):
    User.objects.update(locale="sq")
    client = client_of(owner)
    assert '<option value="XK">Kosovë</option>' in client.get(GUIDE).text.replace("\n", "")
    submit_change(client, GUIDE, with_issuer(issuer, country="XK"))
    assert Onboarding.objects.get().country == "XK"
    assert "selected>Kosovë" in client.get(GUIDE).text
