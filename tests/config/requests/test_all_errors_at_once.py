"""Bodies beside those of certificates: what their shape and what their rules refuse, in one answer."""

from datetime import date
from typing import Any

import pytest

from tests.conftest import Api
from tests.factories import make_type
from tests.factories.edu import make_cohort, make_program, make_recipient
from tests.factories.webhooks import make_endpoint
from tests.support.problems import assert_faults

NAMES = {"de": "N", "en": "N", "fr": "N", "sq": "N"}
CREATED: list[tuple[str, dict[str, Any], list[tuple[str, str]]]] = [
    (
        "certificates/types",
        {"code": "10204", "kind": "thing", "numberPattern": "x", "fields": [{"key": "a", "label": {"en": "A"}, "kind": "choice"}]},
        [("/kind", "invalid_choice"), ("/name", "required"), ("/code", "digits_alone"), ("/numberPattern", "pattern_sequence"), ("/fields/0/choices", "required")],
    ),
    (
        "certificates/types",  # nothing is said of a list that could not be read whole
        {"code": "a", "kind": "product", "name": NAMES, "fields": [{"key": "a"}, {"key": "b", "label": {"en": "B"}, "kind": "choice"}]},
        [("/fields/0/label", "required")],
    ),
    (
        "webhooks/endpoints",
        {"url": "ftp://example.com", "events": ["nothing"], "headers": {"Host": "x", "X-Good": 1}, "maxPerSecond": -1},
        [("/maxPerSecond", "out_of_range"), ("/headers/X-Good", "invalid_type"), ("/url", "address_refused"), ("/events/0", "invalid_choice"), ("/headers/Host", "reserved")],
    ),
    (
        "edu/programs",
        {"code": "a b", "name": NAMES, "language": "sq", "credits": 0.001, "typeCode": "nothing", "teamId": "team_1", "eqfLevel": 9},
        [("/code", "invalid_format"), ("/eqfLevel", "out_of_range"), ("/credits", "invalid_format"), ("/typeCode", "unknown_type"), ("/teamId", "unknown_team")],
    ),
    (
        "edu/programs",  # of a good shape, too
        {"code": "a", "name": NAMES, "language": "sq", "credits": 0.001, "typeCode": "nothing", "teamId": "team_1"},
        [("/credits", "invalid_format"), ("/typeCode", "unknown_type"), ("/teamId", "unknown_team")],
    ),
    (
        "edu/recipients",
        {"email": "nobody", "birthDate": "2999-01-01", "locale": "it"},
        [("/familyName", "required"), ("/locale", "invalid_choice"), ("/email", "invalid_email"), ("/birthDate", "in_the_future")],
    ),
    (
        "account/api-keys",
        {"scopes": [], "typeIds": [999999], "expiresAt": "2020-01-01T00:00:00Z", "allowedNetworks": ["x.y"]},
        [("/name", "required"), ("/scopes", "too_few"), ("/typeIds/0", "unknown_type"), ("/expiresAt", "in_the_past"), ("/allowedNetworks/0", "invalid_network")],
    ),
]  # fmt: skip


@pytest.mark.parametrize(("path", "body", "faults"), CREATED)
def test_all_faults_of_a_created_row_are_told(api: Api, path: str, body, faults):
    assert_faults(api.post(path, body), *faults)


def test_all_faults_of_a_changed_row_are_told(api: Api, issuer):
    kind, program = make_type(issuer, code="weld"), make_program(issuer)
    endpoint, recipient = make_endpoint(issuer, "http://127.0.0.1:9/hook"), make_recipient(issuer)
    assert_faults(
        api.patch("certificates/types/weld", {"kind": None, "numberPattern": "x", "strict": 1}),
        ("/kind", "not_null"),
        ("/strict", "invalid_type"),
        ("/numberPattern", "pattern_sequence"),
    )
    assert_faults(
        api.patch(f"certificates/types/{kind.pk}", {"kind": None, "numberPattern": "x"}),
        ("/kind", "not_null"),
        ("/numberPattern", "pattern_sequence"),
    )
    assert_faults(
        api.patch(f"webhooks/endpoints/{endpoint.public_id}", {"url": 1, "events": ["nothing"]}),
        ("/url", "invalid_type"),
        ("/events/0", "invalid_choice"),
    )
    assert_faults(
        api.patch(f"edu/programs/{program.public_id}", {"hours": -1, "credits": 0.001}),
        ("/hours", "out_of_range"),
        ("/credits", "invalid_format"),
    )
    assert_faults(
        api.patch(f"edu/recipients/{recipient.public_id}", {"locale": "it", "email": "nobody"}),
        ("/locale", "invalid_choice"),
        ("/email", "invalid_email"),
    )
    assert_faults(
        api.patch("account/settings", {"timeZone": "Mars", "branding": {"color": 1}}),
        ("/timeZone", "invalid_format"),
        ("/branding/color", "invalid_type"),
    )


COHORTS: list[tuple[dict[str, Any], list[tuple[str, str]]]] = [
    (
        {"name": 1, "startsOn": "2026-02-01", "endsOn": "2026-01-01", "teamId": "team_1"},
        [("/name", "invalid_type"), ("/code", "required"), ("/teamId", "unknown_team"), ("/endsOn", "date_order")],
    ),
    (  # of a good shape, too
        {"code": "a", "name": "A", "startsOn": "2026-02-01", "endsOn": "2026-01-01", "teamId": "team_1"},
        [("/teamId", "unknown_team"), ("/endsOn", "date_order")],
    ),
    # nothing is made of days that cannot be compared
    ({"code": "a", "name": "A", "startsOn": "x", "endsOn": "2026-01-01"}, [("/startsOn", "invalid_date")]),
]  # fmt: skip


@pytest.mark.parametrize(("body", "faults"), COHORTS)
def test_a_cohort_is_told_all_of_its_faults(api: Api, issuer, body, faults):
    program = make_program(issuer)
    assert_faults(api.post(f"edu/programs/{program.public_id}/cohorts", body), *faults)


def test_a_changed_cohort_is_held_against_what_is_there(api: Api, issuer):
    days = {"starts_on": date(2026, 1, 1), "ends_on": date(2026, 6, 1)}
    path = f"edu/cohorts/{make_cohort(make_program(issuer), **days).public_id}"
    late, early = {"startsOn": "2026-07-01"}, {"endsOn": "2025-01-01"}
    order = ("/endsOn", "date_order")
    assert_faults(api.patch(path, late | {"code": 1}), ("/code", "invalid_type"), order)
    assert_faults(api.patch(path, early | {"name": None}), ("/name", "not_null"), order)
    assert_faults(api.patch(path, early | {"teamId": "team_1"}), ("/teamId", "unknown_team"), order)
    assert_faults(api.patch(path, early | {"startsOn": "x"}), ("/startsOn", "invalid_date"))
    assert api.patch(path, late | {"endsOn": None}).status_code == 200


def test_a_profile_is_told_all_of_its_faults(api: Api, issuer):
    stated = {"legalName": 1, "country": "QQ", "website": "ftp://x", "contactEmail": "nobody"}
    assert_faults(
        api.patch("edu/onboarding", stated),
        ("/legalName", "invalid_type"),
        ("/country", "invalid_format"),
        ("/website", "invalid_format"),
        ("/contactEmail", "invalid_email"),
    )
    assert_faults(
        api.patch("edu/onboarding", {"country": "Germany", "website": "x"}),
        ("/country", "invalid_format"),
        ("/website", "invalid_format"),
    )
