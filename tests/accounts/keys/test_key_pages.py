"""API keys in the back office: the secret is shown once and stored nowhere."""

import logging
import re
from datetime import timedelta

import pytest
from django.contrib.admin.models import LogEntry
from django.db import connection
from django.test import Client
from django.utils import timezone

from accounts.keys.forms import GROUPS, LINES
from accounts.keys.token import parse_token
from accounts.models import ApiKey, Issuer, Session, User
from accounts.scopes import ROLE_SCOPES, Mode, Role, Scope
from accounts.sign_in.sessions import SessionStore
from certificates.models import CertificateType
from tests.factories import issue_one, make_key, make_member
from tests.support.back_office import KEYS, NEW_KEY, client_of, key_form, page_url, with_issuer


def test_the_secret_is_shown_once_and_stands_nowhere(
    owner: User, issuer: Issuer, caplog: pytest.LogCaptureFixture
):
    client = client_of(owner)
    with caplog.at_level(logging.DEBUG):
        response = client.post(NEW_KEY, key_form(issuer, scopes=["certificates:issue"]))
    secret = response.context["secret"]
    token = parse_token(secret)
    assert token is not None
    assert secret in response.text
    assert "no-store" in response["Cache-Control"]
    assert token.secret not in caplog.text
    assert token.secret not in client.get(KEYS).text
    assert token.secret not in client.get(page_url(ApiKey.objects.get())).text
    assert token.secret not in everything_stored()
    assert not client.get(KEYS).context["messages"]


def test_scopes_are_called_what_the_documentation_calls_them(owner: User):
    page = client_of(owner).get(NEW_KEY).text
    assert "Suspend, revoke and link certificates <small><code>certificates:manage</code>" in page


def test_key_expires_at_midnight_in_the_issuers_time_zone(owner: User, issuer: Issuer):
    client_of(owner).post(NEW_KEY, key_form(issuer, mode="test", last_day="2090-06-30"))
    key = ApiKey.objects.get()
    assert key.mode == Mode.TEST
    assert key.scopes == [Scope.CERTIFICATES_ISSUE]
    assert key.created_by == owner
    assert key.expires_at is not None
    assert key.expires_at.isoformat() == "2090-06-30T22:00:00+00:00"


def test_a_new_key_is_a_test_key_until_the_first_live_certificate(
    owner: User, issuer: Issuer, certificate_type: CertificateType
):
    client = client_of(owner)
    assert client.get(NEW_KEY).context["adminform"].form["mode"].value() == Mode.TEST
    issue_one(certificate_type, mode=Mode.TEST)
    assert client.get(NEW_KEY).context["adminform"].form["mode"].value() == Mode.TEST
    issue_one(certificate_type)
    assert client.get(NEW_KEY).context["adminform"].form["mode"].value() == Mode.LIVE


@pytest.mark.parametrize(
    "mistake", [{"name": ""}, {"scopes": []}, {"mode": "x"}, {"last_day": "2020-01-01"}]
)
def test_mistakes_make_no_key(owner: User, issuer: Issuer, mistake):
    response = client_of(owner).post(NEW_KEY, key_form(issuer, **mistake))
    assert response.status_code == 200
    assert "secret" not in response.context
    assert not ApiKey.objects.exists()


def test_nobody_deletes_a_key(owner: User, issuer: Issuer, key):
    assert (
        client_of(owner)
        .post(page_url(key.key, "delete"), with_issuer(issuer, post="yes"))
        .status_code
        == 403
    )
    assert ApiKey.objects.exists()


def test_revoking_asks_first_and_ends_the_key(owner: User, issuer: Issuer, key, api):
    client = client_of(owner)
    assert "Whoever uses these keys" in client.get(page_url(key.key, "revoke_one")).text
    selected = with_issuer(issuer, action="revoke_selected", _selected_action=str(key.key.pk))
    assert "Whoever uses these keys" in client.post(KEYS, selected).text
    assert ApiKey.objects.get().revoked_at is None
    response = client.post(KEYS, selected | {"confirmed": "yes"}, follow=True)
    assert "1 key was revoked." in response.text
    assert api.get("account").status_code == 401
    assert "revoked the API key" in client.get(page_url(key.key, "history")).text


def test_keys_are_found_by_state(owner: User, issuer: Issuer):
    day, now = timedelta(days=1), timezone.now()
    made = {
        "usable": make_key(issuer, expires_at=now + day),
        "expired": make_key(issuer),
        "revoked": make_key(issuer),
    }
    ApiKey.objects.exclude(pk=made["usable"].key.pk).update(expires_at=now - day)
    ApiKey.objects.filter(pk=made["revoked"].key.pk).update(revoked_at=now)
    for state in made:
        page = client_of(owner).get(KEYS, {"state": state}).text
        assert [other for other, new in made.items() if page_url(new.key) in page] == [state]


def everything_stored() -> str:
    """All that the session, the log of actions and the key's own row hold, as text."""
    sessions = [SessionStore().decode(row.session_data) for row in Session.objects.all()]
    with connection.cursor() as cursor:
        cursor.execute("SELECT k::text FROM accounts_apikey k")
        rows = cursor.fetchall()
    return f"{sessions} {list(LogEntry.objects.values())} {rows}"


class TestTheForm:
    def test_presets_stay_within_what_the_maker_may_give(self, issuer: Issuer):
        """An administrator cannot export or erase the data of persons."""
        page = client_of(make_member(issuer, Role.ADMIN)).get(NEW_KEY)
        presets = page.context["adminform"].form.fields["scopes"].widget.presets
        names = [str(preset.name) for preset in presets]
        assert names == ["Issue only", "Read only", "School system", "Everything that I may give"]
        assert presets[-1].scopes == ROLE_SCOPES[Role.ADMIN]
        assert 'value="privacy:manage"' not in page.text
        assert 'data-scopes="certificates:issue"' in page.text

    def test_every_scope_stands_in_one_group_with_a_line(self):
        grouped = [
            scope for begins in GROUPS.values() for scope in Scope if scope.startswith(begins)
        ]
        assert sorted(grouped) == sorted(Scope)
        assert LINES.keys() == set(Scope)

    def test_ticked_scopes_stay_ticked_after_an_error(self, owner: User, issuer: Issuer):
        wrong = key_form(issuer, name="", scopes=["edu:read", "webhooks:read"])
        page = client_of(owner).post(NEW_KEY, wrong).text
        boxes = re.findall(
            r'<input type="checkbox" name="scopes" value="(\S+)"[^>]* checked>', page
        )
        assert boxes == ["edu:read", "webhooks:read"]

    @pytest.mark.parametrize(
        ("scope", "path"),
        [
            (Scope.CERTIFICATES_ISSUE, "certificates/types"),
            (Scope.CERTIFICATES_READ, "certificates"),
            (Scope.EDU_READ, "edu/programs"),
            (Scope.WEBHOOKS_READ, "webhooks/endpoints"),
            (Scope.ACCOUNT_READ, "account"),
            (Scope.KEYS_MANAGE, "account/api-keys"),
        ],
    )
    def test_the_shown_command_works_with_the_new_key(
        self, owner: User, issuer: Issuer, scope: Scope, path: str
    ):
        page = client_of(owner).post(NEW_KEY, key_form(issuer, scopes=[scope.value]))
        curl, secret = page.context["curl"], page.context["secret"]
        assert curl.endswith(f"/api/external/{path}'")
        assert f"'x-api-key: {secret}'" in curl
        answer = Client().get(f"/api/external/{path}", headers={"x-api-key": secret})
        assert answer.status_code == 200

    def test_a_key_that_can_read_nothing_has_no_command(self, owner: User, issuer: Issuer):
        page = client_of(owner).post(NEW_KEY, key_form(issuer, scopes=["account:manage"]))
        assert page.context["curl"] == ""
        assert "Try it" not in page.text
