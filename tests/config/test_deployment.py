"""What a production install is told, held to what the settings really ask for."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SETTINGS = ROOT / "config" / "settings"


def read_by(name: str) -> set[str]:
    return set(re.findall(r"env\.\w+\(\s*\"([A-Z_]+)\"", (SETTINGS / name).read_text()))


def required() -> set[str]:
    source = (SETTINGS / "production.py").read_text()
    block = re.search(r"REQUIRED = \((.*?)\)", source, re.DOTALL)
    assert block
    return set(re.findall(r'"([A-Z_]+)"', block[1]))


def test_every_setting_is_explained():
    example = (ROOT / ".env.example").read_text()
    explained = set(re.findall(r"^#?([A-Z_]+)=", example, re.MULTILINE))
    assert read_by("base.py") | read_by("production.py") | required() <= explained


def test_what_is_required_stands_in_the_example_uncommented_or_comes_from_compose():
    example = (ROOT / ".env.example").read_text()
    given = set(re.findall(r"^([A-Z_]+)=", example, re.MULTILINE))
    composed = set(
        re.findall(r"^    ([A-Z_]+): ", (ROOT / "compose.yaml").read_text(), re.MULTILINE)
    )
    assert required() <= given | composed


def test_the_image_is_built_with_everything_that_is_required():
    dockerfile = (ROOT / "Dockerfile").read_text()
    assert required() <= set(re.findall(r"\b([A-Z_]+)=", dockerfile))
