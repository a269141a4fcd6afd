"""`make judge-published`: the schemas and the context that others publish judge our golden files.

They are not ours to keep here: each is fetched from its publisher's address into var/judges, unless a file
of that name is there already. The tests hold what judged well to the byte.
"""

import base64
import copy
import json
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from typing import Any

import jsonschema

from tests.paths import ROOT

FOLDER = ROOT / "var" / "judges"
GOLDEN = ROOT / "tests" / "certificates" / "credentials" / "golden"
NODE = ROOT / "tests" / "certificates" / "node"
V2 = "https://www.w3.org/ns/credentials/v2"
UNTP = "https://vocabulary.uncefact.org/untp/0.7.0/context/"
PUBLISHED = {
    "untp-0.7.0-dcc.schema.json": "https://untp.unece.org/artefacts/schema/v0.7.0/dcc/ConformityCredential.json",
    "untp-0.7.0.context.json": UNTP,
    "en10168-0.5.0.schema.json": "https://schemas.materialidentity.org/en10168-schemas/v0.5.0/schema.json",
}


def published(name: str) -> Any:
    """The content of one of the published files."""
    path = FOLDER / name
    if not path.exists():
        FOLDER.mkdir(parents=True, exist_ok=True)
        request = urllib.request.Request(PUBLISHED[name], headers={"Accept": "*/*"})
        with urllib.request.urlopen(request, timeout=30) as answer:
            path.write_bytes(answer.read())
    return json.loads(path.read_bytes())


def changed(document: Any, *path: str | int, value: Any = None) -> Any:
    """A copy with one member changed, or without it."""
    copied = copy.deepcopy(document)
    part = copied
    for name in path[:-1]:
        part = part[name]
    if value is None:
        del part[path[-1]]
    else:
        part[path[-1]] = value
    return copied


def judge_schema(name: str, genuine: Any, altered: list[Any]) -> Iterator[tuple[str, bool]]:
    """Whether a schema takes the genuine document and refuses each altered one."""
    schema = published(name)
    judge = jsonschema.validators.validator_for(schema)(
        schema, format_checker=jsonschema.FormatChecker()
    )
    yield f"{name} takes the golden file", judge.is_valid(genuine)
    for number, document in enumerate(altered, start=1):
        yield f"{name} refuses altered file {number}", not judge.is_valid(document)


def judge_terms(genuine: Any, altered: list[Any]) -> Iterator[tuple[str, bool]]:
    """Whether every member is a term of the contexts, and none of the altered ones' is."""
    stored = ROOT / "certificates" / "credentials" / "contexts" / "credentials-v2.json"
    contexts = {
        V2: json.loads(stored.read_bytes()),
        UNTP: published("untp-0.7.0.context.json"),
    }
    done = subprocess.run(
        ["node", NODE / "judge_terms.mjs"],
        input=json.dumps({"contexts": contexts, "credentials": [genuine, *altered]}),
        capture_output=True,
        text=True,
        check=True,
    )
    verdicts = json.loads(done.stdout)
    yield "UNTP's context has every term", verdicts[0]
    for number, verdict in enumerate(verdicts[1:], start=1):
        yield f"UNTP's context lacks the term of altered file {number}", not verdict


def all_verdicts() -> Iterator[tuple[str, bool]]:
    """Every judgement."""
    payload = (GOLDEN / "untp_0_7.jwt").read_text().split(".")[1]
    claims = json.loads(base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4)))
    dcc = {name: value for name, value in claims.items() if name not in {"iss", "jti", "nbf"}}
    subject = "credentialSubject"
    row = (subject, "conformityAssessment", 0)
    refused = [
        changed(dcc, "name"),
        changed(dcc, "credentialStatus", "statusListIndex", value="94567"),
        changed(dcc, subject, "assessorLevel", value="somebody"),
        changed(dcc, subject, "referenceScheme"),
        changed(dcc, *row, "assessedPerformance", 0, "measure", "value", value="412"),
    ]
    yield from judge_schema("untp-0.7.0-dcc.schema.json", dcc, refused)
    unknown = [
        changed(dcc, "certifiedBy", value="x"),
        changed(dcc, *row, "thresholdValue", value="x"),
    ]
    yield from judge_terms(dcc, unknown)
    export = json.loads((GOLDEN / "en10168.json").read_bytes())
    parties = ("Certificate", "CommercialTransaction")
    broken = [
        changed(export, *parties, "A06"),
        changed(export, *parties, "A01", "Country", value="Deutschland"),
        changed(export, "Certificate", "Validation", "Z02", value="22.11.2026"),
        changed(export, "Certificate", "Inspection", "TensileTest", "C11", "Value", value="412"),
        changed(export, "Certificate", "Inspection", "NotchedBarImpactTest", "C42", value="118"),
        changed(export, "Certificate", "Inspection", "HardnessTest", "C32", value="231"),
    ]
    yield from judge_schema("en10168-0.5.0.schema.json", export, broken)


def main() -> int:
    """Judge, and say how it went."""
    verdicts = list(all_verdicts())
    for words, is_well in verdicts:
        sys.stdout.write(f"{'ok    ' if is_well else 'FAILED'}  {words}\n")
    failed = sum(not is_well for _words, is_well in verdicts)
    sys.stdout.write(f"{len(verdicts) - failed} passed, {failed} failed\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
