"""Retention of a type: nothing is erased before it is over."""

from datetime import date, timedelta

import pytest
from django.utils import timezone

from certificates.models import CertificateType, Erasure
from certificates.types.operations import change_type
from tests.certificates.erasure.helpers import (
    personal_fields,
    request_erasure,
)
from tests.certificates.erasure.test_erasure import corrected, diploma, hers
from tests.factories import context_of, issue_one
from tests.support.problems import assert_faults, assert_problem

__all__ = ["diploma", "hers"]  # fixtures


class TestRetention:
    def keep(self, certificate_type: CertificateType, years: int | None) -> None:
        change_type(
            context=context_of(certificate_type.issuer),
            certificate_type=certificate_type,
            retention_years=years,
        )

    def test_refuses_with_the_last_day(self, api, hers, diploma):
        self.keep(diploma, 10)
        until = date(hers.issued_on.year + 10, hers.issued_on.month, min(hers.issued_on.day, 28))
        seen = request_erasure(api, hers, dry_run=True).json()["retainUntil"]
        assert seen[:7] == until.isoformat()[:7]
        problem = assert_problem(request_erasure(api, hers), 409, "retention_runs", "retainUntil")
        assert problem["retainUntil"] == seen
        assert not Erasure.objects.exists()

    def test_the_youngest_of_the_chain_decides(self, api, diploma):
        long_ago = timezone.now() - timedelta(days=4000)
        old = issue_one(diploma, now=long_ago, **personal_fields())
        self.keep(diploma, 10)
        assert (
            request_erasure(api, old, dry_run=True).json()["retainUntil"]
            < timezone.now().date().isoformat()
        )
        corrected(old)
        assert_problem(request_erasure(api, old), 409, "retention_runs", "retainUntil")

    def test_over_is_over(self, api, diploma):
        self.keep(diploma, 10)
        old = issue_one(diploma, now=timezone.now() - timedelta(days=4000), **personal_fields())
        assert request_erasure(api, old).status_code == 200

    @pytest.mark.parametrize("years", [0, 101, -1])
    def test_years_have_bounds(self, api, diploma, years: int):
        response = api.patch(f"certificates/types/{diploma.pk}", {"retentionYears": years})
        assert_faults(response, ("/retentionYears", "out_of_range"))

    def test_the_setting_is_one_of_the_type(self, api, diploma):
        path = f"certificates/types/{diploma.pk}"
        assert api.patch(path, {"retentionYears": 30}).json()["retentionYears"] == 30
        assert api.patch(path, {"retentionYears": None}).json()["retentionYears"] is None
