"""The list of the longest test modules: a renamed one would silently lose its place."""

from tests.paths import ROOT
from tests.support.order import LONGEST


def test_the_longest_modules_exist():
    assert [module for module in LONGEST if not (ROOT / module).is_file()] == []
