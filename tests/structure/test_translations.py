"""Every string in every language: none missing, none fuzzy, placeholders alike, catalogues compiled."""

import ast
import re
from itertools import product

import polib
import pytest
from django.utils import translation

from tests.paths import ROOT
from tools.management.commands.makemessages import summaries

APPS = ("accounts", "certificates", "config", "edu", "lib", "webhooks")
PREFIXES, KINDS = ("", "p", "n", "np"), ("", "_lazy")
TRANSLATING = {"_", "gettext_noop", *(f"{p}gettext{kind}" for p in PREFIXES for kind in KINDS)}
TRANSLATE = re.compile(
    r"""\{%\s*(?:translate|trans)\s+(?:"(?P<double>[^"]+)"|'(?P<single>[^']+)')(?:\s+context\s+"(?P<context>[^"]+)")?"""
)
PLACEHOLDER = re.compile(r"%\(\w+\)[sd]|%[sd]|\{\w+\}")


LANGUAGES, OWN, THIRD_PARTY = ("de", "fr", "sq"), "locale", "locale/third_party"


def po_file(folder: str, language: str) -> polib.POFile:
    return polib.pofile(str(ROOT / folder / language / "LC_MESSAGES" / "django.po"))


@pytest.fixture(params=product((OWN, THIRD_PARTY), LANGUAGES), ids="-".join)
def catalogue(request: pytest.FixtureRequest) -> polib.POFile:
    return po_file(*request.param)


def test_no_translation_is_missing_or_fuzzy(catalogue: polib.POFile):
    assert len(catalogue) > 100
    assert [entry.msgid for entry in catalogue.untranslated_entries()] == []
    assert [entry.msgid for entry in catalogue.fuzzy_entries()] == []


def test_placeholders_survive_in_translations(catalogue: polib.POFile):
    for entry in catalogue:
        texts = [entry.msgstr, *entry.msgstr_plural.values()]
        for text in filter(None, texts):
            known = PLACEHOLDER.findall(entry.msgid + entry.msgid_plural)
            assert set(PLACEHOLDER.findall(text)) <= set(known), text
        if not entry.msgid_plural:
            assert set(PLACEHOLDER.findall(entry.msgid)) == set(PLACEHOLDER.findall(entry.msgstr))


def test_the_compiled_catalogue_is_current(catalogue: polib.POFile):
    compiled = polib.mofile(catalogue.fpath.replace(".po", ".mo"))
    texts = {(entry.msgctxt, entry.msgid): entry.msgstr for entry in compiled}
    for entry in catalogue:
        if not entry.msgid_plural:
            assert texts[entry.msgctxt, entry.msgid] == entry.msgstr


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_that_do_different_things_are_called_differently(language: str):
    buttons = (
        *(
            "Undo",
            "Cancel",
            "Change nothing",
            "Revoke",
            "Suspend",
            "Reinstate",
            "Release",
            "Reject",
        ),
        *("Withdraw the invitation", "Withdraw the consent", "Withdraw the request"),
        *("Take out of the cohort", "Undo the erasure", "Enable", "Disable", "Stop"),
    )
    with translation.override(language):
        called = {translation.gettext(button) for button in buttons}
    assert len(called) == len(buttons)
    assert called.isdisjoint(buttons)


def test_mails_say_nothing_outside_of_what_is_translated():
    translated = re.compile(r"(?s){% blocktranslate.*?{% endblocktranslate %}|{[{%#].*?[}%#]}")
    mails = [*(ROOT / "templates" / "emails").iterdir()]
    left = {mail.name: translated.sub("", mail.read_text()).replace("TEST", "") for mail in mails}
    assert {name: text for name, text in left.items() if re.search(r"[^\W\d_]", text)} == {}
    assert len(mails) > 30


@pytest.fixture(scope="module")
def texts() -> dict[tuple[str | None, str], str]:
    """The texts in code and templates that are to be translated, and where they stand.

    Read as Python and as templates: xgettext overlooks what stands in an f-string, for example.
    """
    found = {}
    for path in (path for app in APPS for path in (ROOT / app).rglob("*.py")):
        found |= {(None, text): str(path) for text in summaries(path.read_text())}
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and (text := _text_of(node)):
                found[text] = f"{path.relative_to(ROOT)}:{node.lineno}"
    for path in (ROOT / "templates").rglob("*.*"):
        for match in TRANSLATE.finditer(path.read_text()):
            msgid = (match["double"] or match["single"]).replace("%", "%%")
            found[match["context"], msgid] = str(path.relative_to(ROOT))
    return found


def _text_of(call: ast.Call) -> tuple[str | None, str] | None:
    """The context and the msgid of a call that translates a literal text."""
    name = getattr(call.func, "id", "") or getattr(call.func, "attr", "")
    literals = [
        each.value
        for each in call.args
        if isinstance(each, ast.Constant) and isinstance(each.value, str)
    ]
    if name not in TRANSLATING or not literals:
        return None
    return (literals[0], literals[1]) if "pgettext" in name else (None, literals[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_of_packages_are_translated(language: str):
    with translation.override(language):
        own = {entry.msgid for entry in po_file(OWN, language)}
        for entry in po_file(THIRD_PARTY, language):
            if entry.msgid not in own and not entry.msgid_plural:
                assert translation.gettext(entry.msgid) == entry.msgstr


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_was_overlooked_when_they_were_collected(
    language: str, texts: dict[tuple[str | None, str], str]
):
    collected = {(entry.msgctxt, entry.msgid) for entry in po_file(OWN, language)}
    assert {text: place for text, place in texts.items() if text not in collected} == {}
