"""One word has one meaning: no two public classes of the apps bear the same name."""

import ast
from collections import defaultdict

from tests.paths import ROOT

APPS = ("accounts", "certificates", "config", "edu", "webhooks")
ALWAYS_CALLED_SO = {"Command"}  # Django finds management commands by this name


def test_public_classes_have_names_of_their_own():
    places: dict[str, list[str]] = defaultdict(list)
    for app in APPS:
        for path in sorted((ROOT / app).rglob("*.py")):
            if "migrations" in path.parts:
                continue
            for node in ast.parse(path.read_text()).body:
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    places[node.name].append(str(path.relative_to(ROOT)))
    assert len(places) > 500, "the classes were looked for in the wrong place"
    shared = {name: paths for name, paths in places.items() if len(paths) > 1}
    assert {name: paths for name, paths in shared.items() if name not in ALWAYS_CALLED_SO} == {}
