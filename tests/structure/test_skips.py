"""Where CI is set, a skipped test is a failed one."""

import pytest

from tests.support.suite.skipped_tests import ALLOWED_REASONS, fail_if_skipped


@pytest.mark.parametrize(
    ("reason", "outcome"),
    [
        ("Skipped: no chromium on the PATH", "failed"),
        ("Skipped: npm's standardwebhooks: make judge", "failed"),
        *((reason, "skipped") for reason in ALLOWED_REASONS),
    ],
)
def test_a_skip_fails_in_ci_unless_no_machine_could_do_without(reason: str, outcome: str):
    where = ("tests/x.py", 1, reason)
    report = pytest.TestReport("x", ("tests/x.py", 1, "x"), {}, "skipped", where, "setup")
    assert fail_if_skipped(report).outcome == outcome
    assert reason in str(report.longrepr)


@pytest.mark.parametrize("outcome", ["passed", "failed"])
def test_a_test_that_ran_is_left_as_it_came_out(outcome):
    report = pytest.TestReport("x", ("tests/x.py", 1, "x"), {}, outcome, None, "call")
    assert fail_if_skipped(report).outcome == outcome
