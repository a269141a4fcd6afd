"""Names in docstrings and comments that do not exist are found."""

from tools.docstring_names import unknown_in

MODULE = '''"""Raises GoneError, KnownError; see `gone_function` and `known_function()`, `known.module`."""

FIRST = 1  # as GoneError; "GoneError" as a text is nobody's business
SECOND = "GoneError"
'''


def test_names_that_do_not_exist_are_found_in_docstrings_and_comments():
    known = {"KnownError", "known_function", "known", "module"}
    assert list(unknown_in(MODULE, known)) == [
        (1, "gone_function"),
        (1, "GoneError"),
        (3, "GoneError"),
        (3, "GoneError"),
    ]
