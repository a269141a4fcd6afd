"""Names in docstrings, comments and documents that do not exist are found, and links that lead nowhere."""

from pathlib import Path

from tools.names import broken_links, missing_files, missing_modules, unknown_in

MODULE = '''"""Raises GoneError, KnownError; see `gone_function` and `known_function()`, `known.module`."""

FIRST = 1  # as GoneError; "GoneError" as a text is nobody's business
SECOND = "GoneError"
'''
DOCUMENT = """# Keys and people

`accounts/keys/<file>.py`, `accounts/keys/gone.py`, `accounts.keys.models.KnownError`, `accounts.keys.gone`,
`accounts.keys.models.GoneError`, [here](#keys-and-people), [gone](#gone), [gone](gone.md), [web](https://x.test)

```
an example: `accounts/gone.py`
```
"""


def test_names_that_do_not_exist_are_found_in_docstrings_and_comments():
    known = {"KnownError", "known_function", "known", "module"}
    assert list(unknown_in(MODULE, known)) == [
        (1, "gone_function"),
        (1, "GoneError"),
        (3, "GoneError"),
        (3, "GoneError"),
    ]


def test_files_modules_and_links_that_lead_nowhere_are_found_in_documents(tmp_path: Path):
    document = tmp_path / "document.md"
    document.write_text(DOCUMENT)
    assert list(missing_files(document)) == ["accounts/keys/gone.py"]
    assert list(missing_modules(document, {"KnownError"})) == [
        "accounts.keys.gone",
        "accounts.keys.models.GoneError",
    ]
    assert list(broken_links(document)) == ["#gone", "gone.md#"]
