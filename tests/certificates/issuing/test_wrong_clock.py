"""Nothing is issued by a clock that differs from the database's by more than a minute."""

from datetime import timedelta

import pytest
import time_machine
from django.core.management import call_command
from django.test import Client
from django.utils import timezone

from certificates.models import Certificate
from config.settings import base
from tests.conftest import Api
from tests.support.problems import assert_problem


@pytest.mark.parametrize("ahead", [-7200, -70, 70, 7200])
def test_nothing_is_issued_by_a_wrong_clock(api: Api, request_body, settings, ahead: int):
    settings.CLOCK_LIMIT = base.CLOCK_LIMIT
    call_command("record_backup", note="")
    with time_machine.travel(timezone.now() + timedelta(seconds=ahead)):
        for path in ("certificates/issue", "certificates/issue/bulk"):
            body = request_body()
            body = {"certificates": [body]} if path.endswith("bulk") else body
            answer = assert_problem(
                api.post(path, body, **{"Idempotency-Key": path}), 503, "unavailable"
            )
            assert f" {ahead} seconds" in answer["detail"]
        assert Client().get("/readyz").json()["checks"]["clock"] == "late"
    assert not Certificate.objects.exists()
    assert api.post("certificates/issue", request_body()).status_code == 201
    assert Client().get("/readyz").json()["checks"]["clock"] == "up"
