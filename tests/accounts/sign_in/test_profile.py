"""One's own name and language."""

import pytest
from django.conf import settings
from django.test import Client
from django.urls import reverse

from accounts.models import AuditEntry, User
from tests.support.back_office import client_of, page_text

PROFILE = reverse("account_profile")
HOME = reverse("admin:index")
pytestmark = pytest.mark.django_db


def test_a_member_sets_a_language_for_pages_and_mails(owner: User):
    client = client_of(owner)
    client.cookies[settings.LANGUAGE_COOKIE_NAME] = "fr"  # chosen in this browser before
    saved = client.post(PROFILE, {"name": "Ada", "locale": "de"})
    assert saved.cookies[settings.LANGUAGE_COOKIE_NAME]["max-age"] == 0
    del client.cookies[settings.LANGUAGE_COOKIE_NAME]  # as a browser does
    owner.refresh_from_db()
    assert (owner.name, owner.locale) == ("Ada", "de")
    assert '<html lang="de"' in page_text(client, HOME)


def test_the_audit_has_the_language_and_not_the_name(owner: User):
    client = client_of(owner)
    client.post(PROFILE, {"name": "Ada Secretive", "locale": "sq"})
    entry = AuditEntry.objects.get(action="user.changed")
    assert entry.changes["locale"]["after"] == "sq"
    assert "Secretive" not in str(entry.changes)
    client.post(PROFILE, {"name": "Ada Secretive", "locale": "sq"})
    assert AuditEntry.objects.filter(action="user.changed").count() == 1


def test_an_unknown_language_is_refused_and_the_name_kept(owner: User):
    page = client_of(owner).post(PROFILE, {"name": "Ada", "locale": "xx"})
    assert page.status_code == 200
    assert 'value="Ada"' in page.text
    owner.refresh_from_db()
    assert owner.locale == "en"


def test_nobody_without_a_session_has_a_profile():
    assert reverse("account_login") in Client().get(PROFILE)["Location"]
