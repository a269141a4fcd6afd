"""deploy/prometheus and deploy/grafana: of metrics that exist, and each alert has its place in the runbook."""

import json
import re
import shutil
import subprocess
from typing import Any

import pytest
import yaml
from django.test import Client
from prometheus_client.parser import text_string_to_metric_families

from tests.paths import ROOT

PROMTOOL = shutil.which("promtool")
ALERTS = ROOT / "deploy" / "prometheus" / "alerts.yml"
CASES = ROOT / "tests" / "config" / "running" / "alerts.yml"
DASHBOARD = ROOT / "deploy" / "grafana" / "dashboard.json"
# In what PromQL calls functions, words and labels, no metric is called so.
NAME = re.compile(
    r"[a-z][a-z_]*(?:_total|_seconds|_seconds_bucket|_up|_messages|_estimate|_halted|_ratio|_failing)\b"
)
NAMED_PLAINLY = re.compile(
    r"\b(jobs|processes|webhook_deliveries|webhook_endpoints|seals_waiting)\b(?=[\s){]|$)"
)


def rules() -> list[dict[str, Any]]:
    (group,) = yaml.safe_load(ALERTS.read_text())["groups"]
    found: list[dict[str, Any]] = group["rules"]
    return found


def expressions() -> list[str]:
    panels = json.loads(DASHBOARD.read_text())["panels"]
    shown = [target["expr"] for panel in panels for target in panel["targets"]]
    return shown + [rule["expr"] for rule in rules()]


@pytest.mark.django_db
def test_every_metric_that_is_asked_for_exists(settings):
    settings.METRICS_TOKEN = "test-only-metrics-token"
    headers = {"authorization": f"Bearer {settings.METRICS_TOKEN}"}
    text = Client().get("/metrics", headers=headers).content.decode()
    exposed = set()
    for family in text_string_to_metric_families(text):
        ending = {"counter": ["_total"], "histogram": ["_bucket", "_count"]}.get(family.type, [""])
        exposed |= {family.name + each for each in ending}
    for expression in expressions():
        if expression.startswith("up{"):  # Prometheus's own: whether the scrape was answered
            continue
        asked = {*NAME.findall(expression), *NAMED_PLAINLY.findall(expression)}
        assert asked, expression
        assert asked <= exposed, expression


def test_the_runbook_has_a_section_for_each_alert():
    runbook = (ROOT / "docs" / "runbook.md").read_text()
    section = runbook.partition("\n## Alerts\n")[2].partition("\n## ")[0]
    assert re.findall(r"^### (\w+)$", section, re.MULTILINE) == [each["alert"] for each in rules()]
    for rule in rules():
        anchor = f"docs/runbook.md#{rule['alert'].lower()}"
        assert rule["annotations"]["runbook"] == anchor


def test_each_alert_fires_in_a_case():
    groups = yaml.safe_load(CASES.read_text())["tests"]
    cases = [case for group in groups for case in group["alert_rule_test"]]
    firing = {case["alertname"] for case in cases if case.get("exp_alerts")}
    assert firing == {rule["alert"] for rule in rules()}


@pytest.mark.skipif(PROMTOOL is None, reason="no promtool (Debian: prometheus)")
def test_alerts_fire_in_their_cases_and_in_no_others():
    assert PROMTOOL is not None
    found = subprocess.run(
        [PROMTOOL, "test", "rules", str(CASES)], capture_output=True, text=True, check=False
    )
    assert found.returncode == 0, found.stdout + found.stderr
