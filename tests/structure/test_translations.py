"""Every string in every language: none missing, none fuzzy, placeholders alike, catalogues compiled."""

import re

import polib
import pytest

from tests.paths import ROOT

PLACEHOLDER = re.compile(r"%\(\w+\)[sd]|%[sd]|\{\w+\}")


@pytest.fixture(params=["de", "fr", "sq"])
def catalogue(request: pytest.FixtureRequest) -> polib.POFile:
    return polib.pofile(str(ROOT / "locale" / request.param / "LC_MESSAGES" / "django.po"))


def test_nothing_is_missing_or_fuzzy(catalogue: polib.POFile):
    assert len(catalogue) > 100
    assert [entry.msgid for entry in catalogue.untranslated_entries()] == []
    assert [entry.msgid for entry in catalogue.fuzzy_entries()] == []


def test_placeholders_survive(catalogue: polib.POFile):
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
