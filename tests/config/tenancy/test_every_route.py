"""Every route of the API: closed without a key and without its scope, and blind to others' and the other mode's rows."""

import pytest

from accounts.api.views import ApiView, ExternalView, PublicView
from accounts.scopes import Mode, Scope
from certificates.certificate.models import CertificateQuerySet
from certificates.links.operations import OWN_ONLY
from tests.conftest import Api
from tests.factories import issue_one, make_key, make_type
from tests.support.problems import assert_problem, nothing_written
from tests.support.routes import (
    EXTERNAL,
    METHODS_OF_ROUTES,
    OBJECT_ROUTES,
    TYPE_ROUTES,
    Route,
    call,
    filled,
    routes,
    view_class,
)
from tests.support.walks import check_each

WITHOUT_KEY = {"api/external/openapi.json"}


def test_there_are_routes_to_walk():
    assert len(OBJECT_ROUTES) >= 3
    assert len(TYPE_ROUTES) >= 3
    assert ("api/external/certificates/issue", "post") in METHODS_OF_ROUTES
    assert len(METHODS_OF_ROUTES) == len({*METHODS_OF_ROUTES})


def test_every_route_of_the_api_is_closed_or_openly_public():
    for address, pattern in routes():
        cls = view_class(pattern)
        if address in WITHOUT_KEY:
            assert cls is None
            continue
        assert cls is not None, address
        assert issubclass(cls, ApiView)
        expected = ExternalView if address.startswith(EXTERNAL) else PublicView
        assert issubclass(cls, expected), address


def test_every_method_declares_a_scope_of_ours():
    classes = {address: view_class(pattern) for address, pattern in routes()}
    for address, method in METHODS_OF_ROUTES:
        cls = classes[address]
        assert cls is not None
        assert getattr(cls, method).scope in Scope, address


def test_without_its_scope_a_key_is_turned_away(issuer, certificate):
    classes = {address: view_class(pattern) for address, pattern in routes()}

    def check(route: Route) -> None:
        address, method = route
        needed = classes[address].opened_by(method)  # type: ignore[union-attr]
        others = Api(make_key(issuer, scopes=[scope for scope in Scope if scope not in needed]))
        with nothing_written():
            response = call(others, method, filled(address, certificate))
        assert_problem(response, 403, "scope_missing")

    check_each(METHODS_OF_ROUTES, check)


def test_the_account_tells_a_test_key_the_scopes_that_open_something(test_mode_api):
    classes = {address: view_class(pattern) for address, pattern in routes()}
    opened = {
        scope.value
        for address, method in METHODS_OF_ROUTES
        if (cls := classes[address]) and not getattr(cls, method).live_only
        for scope in cls.opened_by(method)  # type: ignore[attr-defined]
    }
    assert test_mode_api.get("account").json()["key"]["scopes"] == sorted(opened)


def test_nobody_gets_in_without_a_key(anonymous_api, certificate):
    def check(route: Route) -> None:
        address, method = route
        with nothing_written():
            response = call(anonymous_api, method, filled(address, certificate))
        assert_problem(response, 401, "api_key_missing")

    check_each(METHODS_OF_ROUTES, check)


def test_the_outsider_and_the_other_mode_see_nothing(outsider_api, test_mode_api, certificate):
    def check(route: Route) -> None:
        address, method = route
        path = filled(address, certificate)
        for stranger in (outsider_api, test_mode_api):
            with nothing_written():
                document = assert_problem(call(stranger, method, path), 404, "not_found")
            assert certificate.public_id not in str(document)

    check_each([route for route in METHODS_OF_ROUTES if route[0] in OBJECT_ROUTES], check)


def test_the_outsider_sees_no_type(outsider_api, certificate):
    """Both modes share the types: a test key reads them, and changes none."""

    def check(route: Route) -> None:
        address, method = route
        with nothing_written():
            response = call(outsider_api, method, filled(address, certificate))
        foreign = assert_problem(response, 404, "not_found")
        assert certificate.type.code not in str(foreign)

    check_each([route for route in METHODS_OF_ROUTES if route[0] in TYPE_ROUTES], check)


@pytest.mark.parametrize("suffix", ["", "/canonical"])
def test_a_live_key_does_not_see_test_certificates(api, certificate_type, suffix: str):
    trial = issue_one(certificate_type, mode=Mode.TEST)
    assert_problem(api.get(f"certificates/{trial.public_id}{suffix}"), 404, "not_found")


def test_a_foreign_object_and_none_at_all_look_the_same(outsider_api, certificate):
    foreign = outsider_api.get(f"certificates/{certificate.public_id}").json()
    nothing = outsider_api.get("certificates/cert_01h455vb4pex5vsknk084sn02q").json()
    for document in (foreign, nothing):
        document.pop("requestId")
        document.pop("instance")
    assert foreign == nothing


def test_the_body_cannot_choose_another_issuer(api, request_body, other_issuer):
    for name in ("issuer", "issuerId", "issuer_id", "mode", "test"):
        with nothing_written():
            response = api.post(
                "certificates/issue", request_body(**{name: other_issuer.public_id})
            )
        assert response.json()["errors"][0]["code"] == "unknown_field"


@pytest.mark.parametrize("target_of", ["outsider_api", "test_mode_api"])
def test_an_id_in_a_body_opens_no_wall(request, issuer, other_issuer, certificate, target_of: str):
    """Another issuer's, or the other mode's, certificate: asked for its status, or linked to."""
    stranger: Api = request.getfixturevalue(target_of)
    answer = stranger.post("certificates/status", {"ids": [certificate.public_id]}).json()
    assert answer["data"] == [{"id": certificate.public_id, "code": "not_found"}]
    owner, mode = (other_issuer, Mode.LIVE) if target_of == "outsider_api" else (issuer, Mode.TEST)
    own = issue_one(make_type(owner, code="own"), mode=mode)
    for rel in ("partOf", "relatedTo"):
        link = {"rel": rel, "target": certificate.public_id}
        with nothing_written():
            response = stranger.post(f"certificates/{own.public_id}/links", link)
        assert_problem(response, 400, "validation_failed")
    certificate.refresh_from_db()
    assert not certificate.has_links


def test_where_the_filter_is_forgotten_the_database_refuses_the_part_of_another_issuer(
    outsider_api, other_issuer, certificate, monkeypatch: pytest.MonkeyPatch
):
    """Only a relation that may name any issuer's certificate looks beyond one's own."""
    own = issue_one(make_type(other_issuer, code="own"))
    monkeypatch.setattr(CertificateQuerySet, "for_issuer", lambda rows, *_narrowed: rows.all())
    for rel in OWN_ONLY:
        link = {"rel": rel, "target": certificate.public_id}
        with nothing_written():
            response = outsider_api.post(f"certificates/{own.public_id}/links", link)
        assert_problem(response, 400, "validation_failed")
