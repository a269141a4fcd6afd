"""The samples for systems that do not run here, C# and ABAP, are read by parsers of these languages."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest
import tree_sitter_c_sharp
from django.conf import settings
from tree_sitter import Language, Node, Parser

from config.docs.guides import SAMPLES
from tests.paths import ROOT

PACKAGES = ROOT / "tests" / "config" / "node" / "node_modules"
needs_abaplint = pytest.mark.skipif(
    not (PACKAGES / "@abaplint").is_dir() or shutil.which("node") is None,
    reason="npm's abaplint: make judge",
)
# What the parser finds wrong in each file: {name: [message]}.
ABAPLINT = """
  const { Registry, MemoryFile, Config } = require("@abaplint/core");
  const files = JSON.parse(process.argv[1]);
  const rules = { parser_error: true, parser_missing_space: true };
  const found = {};
  for (const [name, [file, source]] of Object.entries(files)) {
    const config = new Config(JSON.stringify({
      global: { files: "/**/*.*" }, syntax: { version: "v754", errorNamespace: "." }, rules }));
    const registry = new Registry(config).addFile(new MemoryFile(file, source));
    found[name] = registry.findIssues().map((issue) => `${issue.getStart().getRow()}: ${issue.getMessage()}`);
  }
  console.log(JSON.stringify(found));
"""


def faults(source: str) -> list[str]:
    """The lines that a parser of C# does not understand."""
    tree = Parser(Language(tree_sitter_c_sharp.language())).parse(source.encode())
    found, waiting = [], [tree.root_node]
    while waiting:
        node: Node = waiting.pop()
        if node.is_error or node.is_missing:
            found.append(f"{node.start_point.row + 1}: {(node.text or b'').decode()}")
        waiting += node.children
    return found


@pytest.mark.parametrize("path", sorted(SAMPLES.glob("*.cs")), ids=lambda path: path.name)
def test_csharp_samples_have_no_syntax_faults(path: Path):
    assert faults(path.read_text()) == []
    assert faults(path.read_text().replace(";", "", 1) + "}") != []


def abap_faults(sources: dict[str, str]) -> dict[str, list[str]]:
    """What abaplint finds in each source; a method alone is put into a class."""
    files = {name: (file_of(source), wrapped(source)) for name, source in sources.items()}
    done = subprocess.run(
        ["node", "-e", ABAPLINT, json.dumps(files)],
        env={"NODE_PATH": str(PACKAGES), "PATH": "/usr/local/bin:/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, list[str]] = json.loads(done.stdout)
    return found


def file_of(source: str) -> str:
    return "zcl_certificates.clas.abap" if source.startswith("CLASS") else "zsample.prog.abap"


def wrapped(source: str) -> str:
    """A method stands in a class, statements in a program."""
    if source.startswith("CLASS"):
        return source
    if source.startswith("METHOD"):
        return f"REPORT zsample.\nCLASS lcl DEFINITION.\nENDCLASS.\nCLASS lcl IMPLEMENTATION.\n{source}\nENDCLASS.\n"
    return f"REPORT zsample.\n{source}"


@needs_abaplint
def test_abap_samples_pass_abaplint():
    sources = {
        path.name: path.read_text().replace("{base_url}", settings.BASE_URL)
        for path in sorted(SAMPLES.glob("*.abap"))
    }
    found = abap_faults({**sources, "broken": "lo_client->send( ."})
    assert found.pop("broken")
    assert {name: said for name, said in found.items() if said} == {}
