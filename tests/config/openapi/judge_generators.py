"""`make judge-clients`: what openapi-generator makes of the document has every operation, in three languages.

The generator comes from PyPI together with a Java runtime.
"""

import subprocess
import sys

import yaml

from tests.paths import ROOT

DOCUMENT = ROOT / "docs" / "openapi.yaml"
FOLDER = ROOT / "var" / "judges" / "clients"
# The generator's options, where it writes operations, and how a method begins.
LANGUAGES = {
    "java": (["--library", "native"], "src/main/java/**/api/*.java", " {name}("),
    "csharp": ([], "src/*/Api/*.cs", " {Name}Async("),
    "php": ([], "lib/Api/*.php", "function {name}("),
}


def main() -> int:
    """Generate each client, and print the operations that it lacks."""
    described = yaml.load(DOCUMENT.read_text(), yaml.CSafeLoader)
    names = [
        each["operationId"]
        for section in ("paths", "webhooks")
        for item in described[section].values()
        for each in item.values()
    ]
    lacking = 0
    for language, (options, files, method) in LANGUAGES.items():
        folder = FOLDER / language
        command = ["openapi-generator-cli", "generate", "--generator-name", language, *options]
        command += ["--input-spec", str(DOCUMENT), "--output", str(folder)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        text = "\n".join(path.read_text() for path in folder.glob(files))
        missing = [
            name
            for name in names
            if method.format(name=name, Name=name[0].upper() + name[1:]) not in text
        ]
        print(f"{language}: {len(names) - len(missing)} of {len(names)} operations", *missing)
        lacking += len(missing)
    return 1 if lacking else 0


if __name__ == "__main__":
    sys.exit(main())
