"""A pytest plugin (`-p tests.support.suite.skipped_tests`): in CI a skipped test fails."""

import os
from collections.abc import Generator

import pytest

# Reasons that no machine of CI could be rid of.
ALLOWED_REASONS = {"Skipped: the kernel's parent-death signal is Linux's"}


@pytest.hookimpl(
    wrapper=True, tryfirst=True
)  # around pytest's own, which says where the mark stands
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """What is skipped has failed where `CI` is `true`, as CI services set it."""
    report = yield
    return fail_if_skipped(report) if os.environ.get("CI") == "true" else report


def fail_if_skipped(report: pytest.TestReport) -> pytest.TestReport:
    """The report, failed if its test was skipped for another reason than those of LEFT_OUT."""
    if report.skipped and isinstance(report.longrepr, tuple):
        reason = report.longrepr[2]
        if reason not in ALLOWED_REASONS:
            report.outcome, report.longrepr = "failed", f"CI runs every test. {reason}"
    return report
