"""The order in which tests run: the longest modules first, shared fairly among xdist's workers."""

import pytest

# Longest first. The last tests to begin should be short: the other worker waits for them.
LONGEST = (
    "tests/journeys/product/test_schemathesis.py",
    "tests/tools/test_launcher.py",
    "tests/journeys/product/test_systemd.py",
    "tests/journeys/browser/test_back_office_accessibility.py",
    "tests/journeys/browser/test_accessibility.py",
    "tests/config/requests/test_every_write.py",
    "tests/journeys/outages/test_database_frozen.py",
    "tests/journeys/product/test_school.py",
    "tests/journeys/http/test_slow_clients_drill.py",
)


def in_order(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Put a share of the longest modules where the part of each worker begins, the journeys next.

    xdist's worksteal cuts the list into one part for each worker, of equal lengths, and later hands
    the end of a part to a worker that has finished its own.
    """
    shares = [_tests_of(items, set(LONGEST[worker::workers])) for worker in range(workers)]
    others = [item for item in items if _module(item) not in LONGEST]
    others.sort(key=_is_no_journey)
    others.sort(key=_is_without_browser)  # one browser serves those that follow each other
    ordered: list[pytest.Item] = []
    for worker, share in enumerate(shares):
        # As many as xdist gives: the tests left, divided by the workers left.
        length = (len(items) - len(ordered)) // (workers - worker)
        fill = max(length - len(share), 0)
        ordered += share + others[:fill]
        del others[:fill]
    return ordered + others


def _tests_of(items: list[pytest.Item], modules: set[str]) -> list[pytest.Item]:
    tests = [item for item in items if _module(item) in modules]
    return sorted(tests, key=lambda item: LONGEST.index(_module(item)))


def _module(item: pytest.Item) -> str:
    return item.nodeid.partition("::")[0]


def _is_without_browser(item: pytest.Item) -> bool:
    return not _module(item).startswith("tests/journeys/browser/")


def _is_no_journey(item: pytest.Item) -> bool:
    return item.get_closest_marker("journey") is None
