"""A feature that the plan does not include is refused with its name."""

import pytest
from django.http import HttpResponse

from accounts.api.endpoints import endpoint, route
from accounts.api.views import METHODS, ExternalView
from accounts.errors import FeatureNotInPlan
from accounts.models import Plan
from accounts.scopes import Feature, Scope
from config import urls
from tests.conftest import Api
from tests.factories import make_key
from tests.support.problems import assert_problem
from tests.support.routes import routes, view_class

pytestmark = pytest.mark.django_db


class Teaching(ExternalView):
    """A view of a feature."""

    tag = "teams"
    feature = Feature.EDU

    @endpoint(Scope.EDU_READ)
    def get_taught(self) -> HttpResponse:
        """Taught"""
        return HttpResponse("taught")

    @endpoint(Scope.EDU_MANAGE)
    def post_taught(self) -> HttpResponse:
        """Taught"""
        return HttpResponse("taught")


@pytest.fixture
def teaching(settings) -> str:
    """The view, at an address of its own."""
    teaching = route(
        "api/external/teaching", "teaching", get=Teaching.get_taught, post=Teaching.post_taught
    )
    added = [teaching, *urls.urlpatterns]

    class Routes:
        urlpatterns = added

    settings.ROOT_URLCONF = Routes
    return "teaching"


@pytest.mark.parametrize("method", ["get", "post"])
def test_outside_the_plan_it_is_refused_by_name(api: Api, teaching: str, method: str):
    def call():
        return api.get(teaching) if method == "get" else api.post(teaching, {})

    assert call().status_code == 200
    Plan.objects.update(features=[Feature.WEBHOOKS])
    refused = call()
    assert_problem(refused, 403, "feature_not_in_plan")
    assert "edu" in refused.json()["detail"]


def test_a_missing_scope_is_named_first(issuer, teaching: str):
    """Whoever may not do it at all need not ask for a larger plan."""
    Plan.objects.update(features=[])
    caller = Api(make_key(issuer, scopes=[Scope.ACCOUNT_READ]))
    assert_problem(caller.get(teaching), 403, "scope_missing")


@pytest.mark.parametrize("feature", Feature)
def test_every_route_of_a_feature_is_closed_without_it(api: Api, feature: Feature):
    """For each view that declares one: webhooks, education and bulk work only have to say so."""
    Plan.objects.update(features=[other for other in Feature.values if other != feature])
    for address, pattern in routes():
        cls = view_class(pattern)
        for method in METHODS:
            if getattr(getattr(cls, method, None), "feature", None) is not feature:
                continue
            call = getattr(api._client, method)
            response = call(f"/{address}", headers=api._headers)
            assert_problem(response, 403, "feature_not_in_plan")


def test_operations_refuse_it_too(issuer):
    Plan.objects.update(features=[])
    issuer.plan.refresh_from_db()
    with pytest.raises(FeatureNotInPlan):
        issuer.facts().require_feature(Feature.BULK)


def test_the_account_lists_what_the_plan_includes(api: Api, issuer):
    Plan.objects.update(
        features=[Feature.WEBHOOKS],
        monthly_certificates=100,
        max_keys=2,
        max_endpoints=0,
        max_members=3,
    )
    account = api.get("account").json()
    assert account["features"] == ["webhooks"]
    limits = account["limits"]
    assert limits["certificatesPerMonth"] == account["quota"]["limit"] == 100
    assert (limits["apiKeys"], limits["webhookEndpoints"], limits["members"]) == (2, 0, 3)


def test_the_account_costs_four_queries(api: Api, django_assert_num_queries):
    with django_assert_num_queries(4):  # the key; issuer and plan; the quota; verified domains
        assert api.get("account").status_code == 200
