"""`.env.example`, compose.yaml and Dockerfile compared with the settings."""

import re
from collections.abc import Callable
from typing import Any

import pytest
import yaml

from tests.paths import ROOT

SETTINGS = ROOT / "config" / "settings"
DOCKERFILE = (ROOT / "Dockerfile").read_text()


def read_by(name: str) -> set[str]:
    return set(re.findall(r"env\.\w+\(\s*\"([A-Z_]+)\"", (SETTINGS / name).read_text()))


def required() -> set[str]:
    source = (SETTINGS / "production.py").read_text()
    block = re.search(r"REQUIRED = \((.*?)\)", source, re.DOTALL)
    assert block
    return set(re.findall(r'"([A-Z_]+)"', block[1]))


def example() -> list[str]:
    """What `.env.example` sets, in its order."""
    return re.findall(r"^([A-Z_]+)=", (ROOT / ".env.example").read_text(), re.MULTILINE)


def build_step() -> list[str]:
    """What the Dockerfile gives to the settings that collect static files."""
    step = re.search(
        r"^RUN (DJANGO_SETTINGS_MODULE=.*?)\.venv/bin", DOCKERFILE, re.DOTALL | re.MULTILINE
    )
    assert step
    return re.findall(r"(?:^|\s)([A-Z_]+)=", step[1])


def test_every_setting_is_explained():
    text = (ROOT / ".env.example").read_text()
    explained = set(re.findall(r"^#?([A-Z_]+)=", text, re.MULTILINE))
    assert read_by("base.py") | read_by("production.py") | required() <= explained


def test_required_settings_stand_uncommented_in_the_example_or_in_compose():
    composed = set(
        re.findall(r"^    ([A-Z_]+): ", (ROOT / "compose.yaml").read_text(), re.MULTILINE)
    )
    assert required() <= {*example(), *composed}


def test_the_image_is_built_with_everything_that_is_required():
    assert required() <= set(build_step())


@pytest.mark.parametrize("given", [example, build_step])
def test_no_setting_is_given_twice(given: Callable[[], list[str]]):
    """Of two values the last one holds, so an empty repeat would undo what was filled in."""
    assert sorted(given()) == sorted(set(given()))


def test_compose_has_the_settings_of_postgresql_that_are_recommended():
    recommended = (ROOT / "deploy" / "postgresql" / "certificates.conf").read_text()
    known = dict(re.findall(r"^(\w+) = ([^ \n]+)", recommended, re.MULTILINE))
    assert len(known) > 3
    for name in ("compose.yaml", "deploy/postgresql/compose.yaml"):
        composed = (ROOT / name).read_text()
        found = dict(re.findall(r"^      - \"?(\w+)=([^\"\n]+)", composed, re.MULTILINE))
        for setting, value in (known | {"wal_compression": "lz4"}).items():
            assert found.get(setting) == value, (name, setting)


def test_every_process_has_a_limit_of_memory():
    units = [*(ROOT / "deploy" / "systemd").glob("*.service")]
    bounded = {
        unit.name for unit in units if re.search(r"^MemoryMax=", unit.read_text(), re.MULTILINE)
    }
    assert {unit.name for unit in units} - bounded == {"certificates-migrate.service"}
    services: dict[str, dict[str, Any]] = yaml.safe_load((ROOT / "compose.yaml").read_text())[
        "services"
    ]
    unbounded = {name for name, service in services.items() if "mem_limit" not in service}
    assert unbounded == {"migrate", "postgres"}  # which use what the machine has


@pytest.mark.parametrize("name", ["worker", "jobs", "courier"])
def test_compose_starts_workers_as_the_units_do(name: str):
    """Of the same name, by which heartbeats tell them apart, and the health check asks for that one."""
    text = (ROOT / "compose.yaml").read_text()
    unit = (ROOT / "deploy" / "systemd" / f"certificates-{name}.service").read_text()
    (started,) = re.findall(r"^ExecStart=\S*/(celery .*)@%H$", unit, re.MULTILINE)
    (service,) = re.findall(rf"^  {name}:.*\n((?:    .*\n)+)", text, re.MULTILINE)
    assert f"    command: {started}@%h\n" in service
    assert f'--destination {name}@$$(hostname)"]' in service
