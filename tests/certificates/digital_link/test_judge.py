"""npm's digital-link.js reads every URI that we make, and refuses altered ones: `make judge` installs it."""

import json
import shutil
import subprocess

import pytest

from certificates.gs1 import MalformedLink, parse, product_key, stated_product
from tests.paths import ROOT

from .helpers import GTIN, address

PACKAGES = ROOT / "tests" / "certificates" / "node" / "node_modules"
pytestmark = [
    pytest.mark.skipif(shutil.which("node") is None, reason="there is no node here"),
    pytest.mark.skipif(
        not (PACKAGES / "digital-link.js").is_dir(), reason="npm's digital-link.js: make judge"
    ),
]
JUDGE = """
const { DigitalLink } = require("digital-link.js");
const read = (uri) => { try {
  const link = DigitalLink(uri);
  const decoded = (values) => Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, decodeURIComponent(value)]));
  return link.isValid() && [link.getIdentifier(), decoded(link.getKeyQualifiers())];
} catch (error) { return false; } };
console.log(JSON.stringify(JSON.parse(require("fs").readFileSync(0, "utf8")).map(read)));
"""
# Every character that a barcode can encode, twenty at a time; but for the quotation mark, which the
# judge's grammar lacks.
ENCODABLE = "!%&'()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz"
VALUES = [ENCODABLE[at : at + 20] for at in range(0, len(ENCODABLE), 20)]


def judged(uris: list[str]) -> list[object]:
    """What digital-link.js reads in each; False where it refuses it."""
    done = subprocess.run(
        ["node", "-e", JUDGE],
        input=json.dumps(uris),
        env={"NODE_PATH": str(PACKAGES), "PATH": "/usr/local/bin:/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=True,
    )
    verdicts: list[object] = json.loads(done.stdout)
    return verdicts


def test_reads_in_our_links_what_the_certificate_states():
    stated = [
        {},
        {"10": "B-42"},
        {"21": "SN-7"},
        {"22": "V-1", "10": "B-42", "21": "SN-7"},
        *({"10": value} for value in VALUES),
        *({"21": value} for value in VALUES),
    ]
    uris = [product_key(GTIN, values).uri for values in stated]
    assert judged(uris) == [[{"01": GTIN}, values] for values in stated]


def test_reads_in_the_subject_of_credentials_what_the_document_states():
    metadata = {"lot": "B/42", "colour": "V-1"}
    document = {"gtin": GTIN.lstrip("0"), "serialNumber": "SN-7", "metadata": metadata}
    bare, named = ({}, {"batch": "lot", "variant": "colour"})
    keys = [stated_product(document, setting) for setting in (bare, named)]
    uris = [key.canonical_uri for key in keys if key]
    assert all(uri.startswith("https://id.gs1.org/01/") for uri in uris)
    assert judged(uris) == [
        [{"01": GTIN}, {"21": "SN-7"}],
        [{"01": GTIN}, {"22": "V-1", "10": "B/42", "21": "SN-7"}],
    ]
    assert stated_product({"serialNumber": "SN-7", "metadata": metadata}, named) is None


ALTERED = [
    "09520123456787",  # check digit
    "9520123456",
    f"{GTIN}/10",
    f"{GTIN}/21/SN-7/10/B-42",
    f"{GTIN}/99/X",
    f"{GTIN}/10/{'B' * 21}",
    f"{GTIN}/10/B%20C",
    f"{GTIN}/10/B%C3%BC",
]


def test_refuses_what_we_refuse():
    assert judged([address(f"/01/{path}") for path in ALTERED]) == [False] * len(ALTERED)
    for path in ALTERED:
        with pytest.raises(MalformedLink):
            parse(path)
