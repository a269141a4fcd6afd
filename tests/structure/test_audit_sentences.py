"""Every action that the audit may hold is a sentence in every language."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.conf import settings
from django.utils import translation

from accounts.audit.sentences import GROUPS, SENTENCES
from accounts.models import ConsentVerb
from accounts.scopes import Locale
from certificates.events import TRANSITION_EVENTS
from certificates.lifecycle import Action

APPS = ("accounts", "certificates", "webhooks", "edu")
ACTION = re.compile(r"[a-z_]+\.[a-z_]+")
# What writes entries, under whatever name a module wraps it.
WRITER = re.compile(r"_?(record|audit|record_audit|record_platform_action|record_own_action|move)")
COMPOSED = {
    *(f"certificate.{name}" for name in TRANSITION_EVENTS.values()),
    *(f"certificates.{action.value}" for action in Action if action is not Action.SUPERSEDE),
    *(f"consent.{verb.value}" for verb in ConsentVerb),
    *(f"type.release_off_{how}" for how in ("requested", "confirmed", "withdrawn")),
    *(
        f"{model}.{verb}"
        for model in ("issuer", "plan", "user", "membership")
        for verb in ("created", "changed", "deleted")
    ),
    *(f"user.second_factor_{how}" for how in ("added", "removed", "renewed")),
    *(f"{kind}.exported" for kind in ("program", "cohort")),
    "certificate.hold_lifted",
}


def literals(path: Path) -> Iterator[str]:
    """The actions that a module hands to what writes entries, as a text or as a constant of the module."""
    tree = ast.parse(path.read_text())
    constants = {
        target.id: node.value.value
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = (
            node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        )
        if not WRITER.fullmatch(name):
            continue
        for given in [*node.args, *(keyword.value for keyword in node.keywords)]:
            value = constants.get(given.id) if isinstance(given, ast.Name) else None
            value = given.value if isinstance(given, ast.Constant) else value
            if isinstance(value, str) and ACTION.fullmatch(value):
                yield value


def stated_actions() -> set[str]:
    root = Path(settings.BASE_DIR)
    modules = [path for app in APPS for path in (root / app).rglob("*.py")]
    return {action for path in modules for action in literals(path)}


def test_every_action_has_a_sentence():
    stated = stated_actions()
    assert len(stated) > 50  # the search itself works
    assert sorted((stated | COMPOSED) - SENTENCES.keys()) == []


def test_every_action_belongs_to_a_group_of_the_filter():
    grouped = {prefix for prefixes in GROUPS.values() for prefix in prefixes}
    assert {action.partition(".")[0] for action in SENTENCES} <= grouped


@pytest.mark.parametrize("locale", [locale for locale in Locale if locale is not Locale.EN])
def test_every_sentence_is_translated_with_its_names(locale: Locale):
    with translation.override(Locale.EN):
        english = {action: str(text) for action, text in SENTENCES.items()}
    with translation.override(locale):
        for action, text in SENTENCES.items():
            assert str(text) != english[action], action
            names = [set(re.findall(r"%\(\w+\)s", each)) for each in (str(text), english[action])]
            assert names[0] == names[1], action
