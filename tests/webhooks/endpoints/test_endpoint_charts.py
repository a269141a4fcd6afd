"""The charts of an endpoint's page: what was delivered within a day and a week."""

from datetime import timedelta

import pytest
from django.utils import timezone

from tests.factories.webhooks import make_endpoint
from tests.support.back_office import client_of, page_url
from webhooks.models import EndpointHour


class TestCharts:
    """The page of an endpoint shows what was delivered lately, as a chart and as numbers."""

    @pytest.fixture
    def attempts(self, endpoint):
        hour = timezone.now().replace(minute=0, second=0, microsecond=0)
        for ago, succeeded, failed in ((1, 7, 3), (72, 1_000, 0), (24 * 8, 500, 500)):
            EndpointHour.objects.create(
                issuer_id=endpoint.issuer_id,
                endpoint=endpoint,
                hour=hour - timedelta(hours=ago),
                succeeded=succeeded,
                failed=failed,
            )

    def test_by_hour_and_by_day(self, auditor, endpoint, attempts):
        response = client_of(auditor).get(page_url(endpoint))
        by_hour, by_day = response.context["charts"]
        assert by_hour.summary == "70 % of 10 attempts were delivered, 3 failed."
        assert by_day.summary == "100 % of 1,010 attempts were delivered, 3 failed."
        assert [len(each.rows) for each in (by_hour, by_day)] == [24, 7]
        assert [delivered for _label, (delivered, _failed) in by_hour.rows[-2:]] == [7, 0]
        assert sum(failed for _label, (_delivered, failed) in by_day.rows) == 3
        for chart in (by_hour, by_day):
            assert chart.summary in response.text
        assert response.text.count("The numbers as a table") == 2

    def test_days_are_those_of_the_issuer(self, owner, issuer, endpoint):
        """In Auckland it is tomorrow already when Greenwich still has its evening."""
        issuer.time_zone = "Pacific/Auckland"
        issuer.save()
        yesterday = timezone.now().replace(hour=0, minute=0, second=0, microsecond=0)
        hour = yesterday - timedelta(hours=3)  # 21 o'clock of the day before, in Greenwich
        EndpointHour.objects.create(
            issuer_id=endpoint.issuer_id, endpoint=endpoint, hour=hour, succeeded=5
        )
        _by_hour, by_day = client_of(owner).get(page_url(endpoint)).context["charts"]
        with timezone.override("Pacific/Auckland"):
            ago = (timezone.localdate() - timezone.localdate(hour)).days
        assert by_day.rows[-1 - ago][1][0] == 5

    def test_without_an_attempt_it_says_so(self, owner, endpoint):
        page = client_of(owner).get(page_url(endpoint)).text
        assert page.count("No attempt in this time.") == 2
        assert "The numbers as a table" not in page

    def test_of_this_endpoint_alone(self, owner, issuer, endpoint, attempts):
        other = make_endpoint(issuer, "http://127.0.0.1:9/other")
        assert "70 %" not in client_of(owner).get(page_url(other)).text
