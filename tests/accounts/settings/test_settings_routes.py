"""Settings over the API: only what a change names is changed."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from django.db import connection
from django.utils import timezone

from accounts.models import AuditEntry, Issuer, Plan, User
from accounts.scopes import Scope
from accounts.settings import rules
from accounts.settings.operations import change_settings
from accounts.settings.rules import SettingsChange
from tests.conftest import Api
from tests.factories import context_of, make_issuer, make_key, user_actor
from tests.support.problems import assert_faults, assert_problem

pytestmark = pytest.mark.django_db
PATH = "account/settings"
NOTHING_SET = {
    "logoUrl": None,
    "color": None,
    "textColor": None,
    "address": None,
    "website": None,
    "contact": None,
    "printColumns": 2,
    "signatureName": None,
    "signatureRole": None,
    "hasSignature": False,
}


def settings_of(api: Api) -> dict[str, Any]:
    response = api.get(PATH)
    assert response.status_code == 200, response.content
    body: dict[str, Any] = response.json()
    assert body.pop("ok") is True
    return body


def entries(issuer: Issuer) -> list[AuditEntry]:
    return list(AuditEntry.objects.for_issuer(issuer.pk).filter(action="settings.changed"))


def test_the_settings_of_a_new_account(api: Api):
    assert settings_of(api) == {
        "defaultLocale": "en",
        "timeZone": "Europe/Berlin",
        "dataHash": True,
        "expiryWarningDays": [30, 7, 1],
        "notifyHolder": False,
        "toldOfChanges": "persons",
        "secondFactorForAll": False,
        "trustedNetworks": [],
        "branding": NOTHING_SET,
    }


def test_a_change_changes_what_it_names_and_writes_one_entry(api: Api, issuer: Issuer):
    style = {
        "color": "#1F3A5F",
        "address": "Musterstraße 1\n12345 Musterstadt",
        "website": "https://muster.example",
        "contact": "quality@muster.example",
        "printColumns": 1,
    }
    response = api.patch(PATH, {"timeZone": "Europe/Paris", "branding": style})
    assert response.status_code == 200, response.content
    assert response.json()["branding"] == NOTHING_SET | style | {
        "color": "#1f3a5f",
        "textColor": rules.WHITE,
    }
    api.patch(PATH, {"branding": {"website": None}, "expiryWarningDays": [1, 60, 1]})
    after = settings_of(api)
    assert (after["timeZone"], after["defaultLocale"]) == ("Europe/Paris", "en")
    assert after["branding"]["website"] is None
    assert after["branding"]["address"] == style["address"]
    assert after["expiryWarningDays"] == [60, 1]
    first, second = entries(issuer)
    assert first.changes["time_zone"] == {"before": "Europe/Berlin", "after": "Europe/Paris"}
    assert first.changes["color"] == {"before": None, "after": "#1f3a5f"}
    assert set(second.changes) == {"website", "expiry_warning_days"}
    assert first.target == issuer.public_id


def test_null_clears_and_puts_defaults_back(api: Api):
    own = "127.0.0.1"
    api.patch(
        PATH,
        {
            "expiryWarningDays": [],
            "trustedNetworks": [own],
            "branding": {"color": "#1f3a5f", "address": "A", "printColumns": 1},
        },
    )
    assert settings_of(api)["expiryWarningDays"] == []
    assert settings_of(api)["trustedNetworks"] == ["127.0.0.1/32"]
    cleared = dict.fromkeys(("color", "address", "printColumns"))
    api.patch(PATH, {"expiryWarningDays": None, "branding": cleared})
    after = settings_of(api)
    assert after["expiryWarningDays"] == [30, 7, 1]
    assert after["branding"] == NOTHING_SET


def test_a_change_that_changes_nothing_leaves_no_entry(api: Api, issuer: Issuer):
    assert api.patch(PATH, {}).status_code == 200
    assert api.patch(PATH, {"timeZone": "Europe/Berlin", "branding": {}}).status_code == 200
    assert entries(issuer) == []


@pytest.mark.parametrize(
    ("change", "pointer", "code"),
    [
        ({"name": "x"}, "/name", "unknown_field"),
        ({"branding": {"font": "x"}}, "/branding/font", "unknown_field"),
        ({"timeZone": "Mars/Olympus"}, "/timeZone", "invalid_format"),
        ({"timeZone": None}, "/timeZone", "not_null"),
        ({"defaultLocale": "it"}, "/defaultLocale", "invalid_choice"),
        ({"defaultLocale": None}, "/defaultLocale", "not_null"),
        ({"dataHash": "yes"}, "/dataHash", "invalid_type"),
        ({"expiryWarningDays": [0]}, "/expiryWarningDays/0", "out_of_range"),
        ({"expiryWarningDays": [366]}, "/expiryWarningDays/0", "out_of_range"),
        ({"expiryWarningDays": list(range(1, 12))}, "/expiryWarningDays", "too_many"),
        ({"trustedNetworks": ["10.0.0.7/8"]}, "/trustedNetworks/0", "invalid_format"),
        ({"trustedNetworks": ["192.0.2.0/24"]}, "/trustedNetworks", "locks_you_out"),
        ({"branding": {"color": "red"}}, "/branding/color", "invalid_format"),
        ({"branding": {"color": "#828282"}}, "/branding/color", "low_contrast"),
        ({"branding": {"website": "http://x.example"}}, "/branding/website", "invalid_format"),
        ({"branding": {"website": "javascript:x"}}, "/branding/website", "invalid_format"),
        ({"branding": {"website": "https://a@b.example"}}, "/branding/website", "invalid_format"),
        ({"branding": {"website": "https://["}}, "/branding/website", "invalid_format"),
        ({"branding": {"contact": "the office"}}, "/branding/contact", "invalid_format"),
        ({"branding": {"contact": "mailto:a@b.example"}}, "/branding/contact", "invalid_format"),
        ({"branding": {"contact": "http://x.example"}}, "/branding/contact", "invalid_format"),
        ({"branding": {"address": "x" * 501}}, "/branding/address", "too_long"),
    ],
)
def test_errors_name_the_field_and_change_nothing(
    api: Api, issuer: Issuer, change: dict[str, Any], pointer: str, code: str
):
    before = settings_of(api)
    assert_faults(api.patch(PATH, {"notifyHolder": True} | change), (pointer, code))
    assert settings_of(api) == before
    assert entries(issuer) == []


def test_a_colour_with_low_contrast_is_refused_with_ratios(api: Api):
    document = api.patch(PATH, {"branding": {"color": "#828282"}}).json()
    (fault,) = document["errors"]
    white = f"{rules.contrast('#828282', rules.WHITE):.2f}:1"
    dark = f"{rules.contrast('#828282', rules.DARK):.2f}:1"
    assert white in fault["detail"]
    assert dark in fault["detail"]
    assert "4.5:1" in fault["detail"]


def test_the_hash_is_answered_only_where_the_plan_has_it(issuer: Issuer, api: Api):
    plan = Plan.objects.create(code="bare", name="Bare", features=[])
    Issuer.objects.filter(pk=issuer.pk).update(plan=plan)
    assert settings_of(api)["dataHash"] is False
    assert_problem(api.patch(PATH, {"dataHash": True}), 403, "feature_not_in_plan")
    assert api.patch(PATH, {"dataHash": False}).status_code == 200


def test_a_test_key_reads_and_changes_nothing(test_mode_api: Api):
    assert test_mode_api.get(PATH).status_code == 200
    assert_problem(test_mode_api.patch(PATH, {}), 403, "live_mode_required")
    assert_problem(test_mode_api.delete(f"{PATH}/logo"), 403, "live_mode_required")


def test_reading_and_changing_take_their_scopes(issuer: Issuer):
    reader = Api(make_key(issuer, scopes=[Scope.ACCOUNT_READ]))
    assert reader.get(PATH).status_code == 200
    assert_problem(reader.patch(PATH, {}), 403, "scope_missing")
    writer = Api(make_key(issuer, scopes=[Scope.ACCOUNT_MANAGE]))
    assert_problem(writer.get(PATH), 403, "scope_missing")


def test_another_issuer_sees_and_changes_its_own_only(api: Api, outsider_api: Api):
    api.patch(PATH, {"branding": {"address": "Ours"}})
    outsider_api.patch(PATH, {"notifyHolder": True})
    assert settings_of(outsider_api)["branding"]["address"] is None
    assert settings_of(api)["notifyHolder"] is False


@pytest.mark.django_db(transaction=True)
def test_concurrent_changes_are_both_kept():
    issuer = make_issuer()
    changes: list[SettingsChange] = [
        {"time_zone": "Europe/Paris"},
        {"notify_holder": True},
        {"told_of_changes": "nobody"},
        {"color": "#1f3a5f"},
        {"address": "A"},
        {"website": "https://a.example"},
        {"expiry_warning_days": [3]},
    ]

    def apply(change: SettingsChange) -> None:
        now = timezone.now()
        change_settings(context=context_of(issuer, now=now), change=change)
        connection.close()

    with ThreadPoolExecutor(len(changes)) as pool:
        list(pool.map(apply, changes))
    issuer.refresh_from_db()
    style = issuer.branding
    assert (issuer.time_zone, issuer.notify_holder) == ("Europe/Paris", True)
    assert issuer.expiry_warning_days == [3]
    assert (style.color, style.address, style.website) == ("#1f3a5f", "A", "https://a.example")
    assert len(entries(issuer)) == len(changes)


class TestLimitsOfTheAccount:
    """A key tightens what holds for all keys, and never loosens it."""

    @pytest.fixture
    def limited(self, issuer: Issuer) -> Issuer:
        issuer.trusted_networks = ["127.0.0.0/8", "192.0.2.0/24"]
        issuer.save()
        return issuer

    @pytest.mark.parametrize(
        "wider", [None, [], ["0.0.0.0/0"], ["127.0.0.0/8", "198.51.100.0/24"], ["126.0.0.0/7"]]
    )
    def test_a_key_does_not_widen_the_networks(self, api: Api, limited: Issuer, wider):
        document = assert_problem(api.patch(PATH, {"trustedNetworks": wider}), 403, "limit_widened")
        assert "trustedNetworks" in document["detail"]
        limited.refresh_from_db()
        assert limited.trusted_networks == ["127.0.0.0/8", "192.0.2.0/24"]

    def test_key_narrows_the_trusted_networks(self, api: Api, limited: Issuer):
        response = api.patch(PATH, {"trustedNetworks": ["127.0.0.1"]})
        assert response.json()["trustedNetworks"] == ["127.0.0.1/32"]

    def test_people_widen_them(self, owner: User, limited: Issuer):
        change_settings(
            context=context_of(limited, actor=user_actor(owner)), change={"trusted_networks": None}
        )
        limited.refresh_from_db()
        assert limited.trusted_networks == []


def test_a_key_asks_members_for_a_second_factor_and_takes_it_back_from_nobody(api, issuer: Issuer):
    assert api.patch(PATH, {"secondFactorForAll": True}).json()["secondFactorForAll"] is True
    assert_problem(api.patch(PATH, {"secondFactorForAll": False}), 403, "limit_widened")
    issuer.refresh_from_db()
    assert issuer.second_factor_for_all
