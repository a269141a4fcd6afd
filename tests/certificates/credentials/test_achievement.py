"""The credential of a person's certificate, an Open Badge, and its embedded proof."""

import copy
import hashlib
import math
from collections.abc import Iterator
from datetime import datetime
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st
from pyld import jsonld

from accounts.scopes import Mode
from certificates.certificate.document import canonical_bytes, email_digest
from certificates.credentials import securing
from certificates.credentials.composing import compose, form_of
from certificates.credentials.securing import Suite
from certificates.credentials.statements import MOST_RESULTS
from certificates.models import CredentialForm, TypeVersion
from certificates.types.settings import OPEN_BADGES, PROFILES
from tests.support import credential_proofs

from .snapshots import (
    CREATED,
    DIPLOMA_DOCUMENT,
    GOLDEN,
    JWK_METHOD,
    METHOD,
    PRIVATE_KEY,
    diploma_snapshot,
    diploma_version,
)


def badge(metadata: dict[str, Any] | None = None, **changed: Any) -> dict[str, Any]:
    """The credential of the diploma, with other metadata."""
    document = DIPLOMA_DOCUMENT if metadata is None else DIPLOMA_DOCUMENT | {"metadata": metadata}
    return compose(CredentialForm.ACHIEVEMENT, diploma_snapshot(document, **changed))


def secured_by_rdfc(credential: dict[str, Any]) -> dict[str, Any]:
    options = securing.proof_options(Suite.RDFC, method=METHOD, created=CREATED)
    signature = PRIVATE_KEY.sign(securing.rdfc_data(credential, options))
    return securing.with_proof(credential, options, signature)


def test_the_credential_is_the_golden_one_to_the_byte():
    """Only signatures are stored: if these files would change, no stored signature were good any more."""
    credential = badge()
    jcs = credential_proofs.add_jcs(
        credential, method=METHOD, created=CREATED, sign=PRIVATE_KEY.sign
    )
    token = credential_proofs.add_jwt(credential, method=JWK_METHOD, sign=PRIVATE_KEY.sign)
    rdf = canonical_bytes(secured_by_rdfc(credential))
    assert rdf == (GOLDEN / "diploma.rdfc.json").read_bytes().strip()
    assert canonical_bytes(jcs) == (GOLDEN / "diploma.jcs.json").read_bytes().strip()
    assert token == (GOLDEN / "diploma.jwt").read_text().strip()


def test_badge_says_what_the_diploma_says():
    credential = badge()
    subject = credential["credentialSubject"]
    achievement = subject["achievement"]
    assert form_of(diploma_version()) == CredentialForm.ACHIEVEMENT
    assert credential["awardedDate"] == "2026-06-30T00:00:00Z"
    assert subject["creditsEarned"] == 180
    assert (achievement["name"], achievement["achievementType"]) == (
        "Bachelor i Shkencave",
        "Diploma",
    )
    assert achievement["fieldOfStudy"] == "Shkenca kompjuterike"
    assert [each["targetCode"] for each in achievement["alignment"]] == ["6", "180"]
    names = {each["id"]: each["name"] for each in achievement["resultDescription"]}
    results = {names[each["resultDescription"]]: each["value"] for each in subject["result"]}
    assert results["Nota përfundimtare"] == "9,4"
    assert results["M101 Analiza"] == "9"
    assert "dateOfBirth" not in str(credential)
    assert DIPLOMA_DOCUMENT["metadata"]["dateOfBirth"] not in str(credential)


def test_the_holder_is_told_by_name_and_by_the_salted_hash_of_the_address():
    nonce = DIPLOMA_DOCUMENT["nonce"]
    holder = {"name": "Arta Krasniqi", "email": email_digest(nonce, "Arta@example.com")}
    snapshot = diploma_snapshot(DIPLOMA_DOCUMENT | {"holder": holder})
    name, email, number = compose(CredentialForm.ACHIEVEMENT, snapshot)["credentialSubject"][
        "identifier"
    ]
    assert (name["identityHash"], name["hashed"]) == ("Arta Krasniqi", False)
    digest = hashlib.sha256(f"arta@example.com{email['salt']}".encode()).hexdigest()
    assert email["identityHash"] == f"sha256${digest}"  # as Open Badges say: the salt is appended
    assert number["identityHash"] == "S-2023-0042"


def test_a_type_says_which_field_goes_where_and_what_stays_out():
    setting = {"achievementType": "MicroCredential", "map": {"title": "name", "work": "criteria"}}
    fields = [{"key": key, "label": {"en": key.title()}} for key in ("title", "work", "grade")]
    version = diploma_version(fields=fields, credential=setting)
    metadata = {"title": "Welding", "work": [["MAG", "30 h"], ["TIG", ""]], "grade": "1.0"}
    credential = badge(metadata, version=version)
    achievement = credential["credentialSubject"]["achievement"]
    assert (achievement["name"], achievement["achievementType"]) == ("Welding", "MicroCredential")
    assert achievement["criteria"] == {"narrative": "* MAG – 30 h\n* TIG"}
    assert "1.0" not in str(credential)


def test_thousands_of_results_do_not_keep_the_credentials_of_others_waiting():
    keys = [f"term{number}" for number in range(50)]
    setting = {"map": dict.fromkeys(keys, "result")}
    metadata = {key: [["Seminar", "9"]] * 40 for key in keys}
    subject = badge(metadata, version=diploma_version(credential=setting))["credentialSubject"]
    assert len(subject["achievement"]["resultDescription"]) == MOST_RESULTS
    assert len(subject["result"]) == MOST_RESULTS


def test_a_bare_certificate_of_a_person_is_a_badge_too():
    document = {name: value for name, value in DIPLOMA_DOCUMENT.items() if name != "metadata"}
    document.pop("holder")
    version = TypeVersion(kind="person", name_en="Welder", fields=[], credential={})
    snapshot = diploma_snapshot(document, version=version, mode=Mode.TEST)
    credential = compose(CredentialForm.ACHIEVEMENT, snapshot)
    assert credential["name"] == "TEST: Diplomë"
    achievement = credential["credentialSubject"]["achievement"]
    assert (achievement["name"], achievement["achievementType"]) == ("Diplomë", "Certificate")
    assert secured_by_rdfc(credential)


def test_holders_of_the_same_share_the_achievement_and_others_do_not():
    same = badge(DIPLOMA_DOCUMENT["metadata"] | {"grade": "6"})
    other = badge(DIPLOMA_DOCUMENT["metadata"] | {"programmeCode": "math-bsc"})
    ids = [each["credentialSubject"]["achievement"]["id"] for each in (badge(), same, other)]
    assert ids[0] == ids[1] != ids[2]


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of every single value."""
    parts: Any = ()
    if isinstance(value, dict):
        parts = value.items()
    elif isinstance(value, list):
        parts = enumerate(value)
    else:
        yield path
    for name, part in parts:
        yield from leaves(part, (*path, name))


def test_every_value_of_the_credential_is_signed():
    """A term that no context defines would be dropped from the graph, and could be altered."""
    credential = badge()
    graph = securing.canonical_graph(credential)
    for *above, last in leaves(credential):
        if above == ["@context"]:
            continue
        altered = part = copy.deepcopy(credential)
        for name in above:
            part = part[name]
        value = part[last]
        part[last] = (
            not value if isinstance(value, bool) else f"{value}1" if isinstance(value, str) else 1
        )
        assert securing.canonical_graph(altered) != graph, (*above, last)


TEXT = st.text(st.characters(codec="utf-8", exclude_categories=["Cc"]), min_size=1, max_size=8)
NUMBERS = st.sampled_from(["180", "7.50", "-1", "nan", "1e9", "٣", "1/2", "1e400"])
DAYS = st.sampled_from(["2026-06-30", "2026-02-30", "20260630", "2026-W01-1"])
TABLES = st.lists(st.lists(TEXT | NUMBERS, min_size=3, max_size=3), max_size=3)
KEYS = st.sampled_from(sorted(PROFILES[OPEN_BADGES].usual))


@given(st.dictionaries(KEYS, TEXT | NUMBERS | DAYS | TABLES, max_size=6))
@settings(max_examples=40)
def test_whatever_is_stated_makes_a_badge_that_can_be_signed(metadata: dict[str, Any]):
    version = TypeVersion(kind="person", name_en="Course", fields=[], credential={})
    credential = badge(metadata, version=version)
    earned = credential["credentialSubject"].get("creditsEarned", 0)
    assert math.isfinite(earned)
    assert earned >= 0
    for _, day in (item for item in credential.items() if item[0] == "awardedDate"):
        assert datetime.fromisoformat(day)
    assert secured_by_rdfc(credential)["proof"][0]["proofValue"]


def test_no_context_but_those_kept_here_is_known():
    address = "https://elsewhere.example/context"
    with pytest.raises(securing.UnknownContext):
        securing.known_context(address)
    with pytest.raises(jsonld.JsonLdError):
        securing.canonical_graph({"@context": address})
