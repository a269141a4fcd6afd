"""TypeIDs: one spelling for machines, lenient reading for people."""

from uuid import UUID

import pytest
from hypothesis import given, strategies as st

from certificates.addresses import CertificatesPrefix
from lib import ids

# From the specification of TypeID (jetify-com/typeid, spec/valid.yml).
PUBLISHED = [
    ("00000000000000000000000000", "00000000-0000-0000-0000-000000000000"),
    ("00000000000000000000000001", "00000000-0000-0000-0000-000000000001"),
    ("0123456789abcdefghjkmnpqrs", "0110c853-1d09-52d8-d73e-1194e95b5f19"),
    ("01h455vb4pex5vsknk084sn02q", "01890a5d-ac96-774b-bcce-b302099a8057"),
    ("7zzzzzzzzzzzzzzzzzzzzzzzzz", "ffffffff-ffff-ffff-ffff-ffffffffffff"),
]


@pytest.mark.parametrize(("suffix", "uuid"), PUBLISHED)
def test_we_write_and_read_what_the_standard_says(suffix: str, uuid: str):
    assert ids.encode(CertificatesPrefix.CERTIFICATE, UUID(uuid)) == f"cert_{suffix}"
    assert ids.parse(CertificatesPrefix.CERTIFICATE, f"cert_{suffix}") == UUID(uuid)


@given(st.uuids(), st.sampled_from(sorted(ids.FIELD_PREFIXES.values())))
def test_every_id_survives_a_round_trip(value: UUID, prefix: str):
    assert ids.parse(prefix, ids.encode(prefix, value)) == value
    assert ids.parse_lenient(prefix, ids.encode(prefix, value)) == value


def test_each_kind_of_object_has_a_prefix_of_its_own():
    prefixes = list(ids.FIELD_PREFIXES.values())
    assert len(prefixes) > 15
    assert sorted(set(prefixes)) == sorted(prefixes)


@given(st.text(max_size=80))
def test_any_text_is_an_id_of_ours_or_none(text: str):
    for reading in (ids.parse, ids.parse_lenient):
        found = reading(CertificatesPrefix.CERTIFICATE, text)
        assert found is None or isinstance(found, UUID)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "cert",
        "cert_",
        "_01h455vb4pex5vsknk084sn02q",
        "01h455vb4pex5vsknk084sn02q",
        "iss_01h455vb4pex5vsknk084sn02q",
        "CERT_01h455vb4pex5vsknk084sn02q",
        "cert_01H455VB4PEX5VSKNK084SN02Q",
        "cert_01h455vb4pex5vsknk084sn02",
        "cert_01h455vb4pex5vsknk084sn02qq",
        "cert_81h455vb4pex5vsknk084sn02q",  # more than 128 bits
        "cert_01h455vb4pex5vsknk084sn02u",  # u is no letter of the alphabet
        "cert_01h455vb4pex5vsknk084sn02q\n",
        " cert_01h455vb4pex5vsknk084sn02q",
        "cert_٠١h455vb4pex5vsknk084sn02q",
        "cert_01890a5d-ac96-774b-bcce-b302099a8057",
        "cert_" + "0" * 10_000,
    ],
)
def test_machines_are_held_to_one_spelling(text: str):
    assert ids.parse(CertificatesPrefix.CERTIFICATE, text) is None


@pytest.mark.parametrize(
    "typed",
    [
        "cert_01h455vb4pex5vsknk084sn02q",
        "CERT_01H455VB4PEX5VSKNK084SN02Q",
        "01h455vb4pex5vsknk084sn02q",
        "  cert 01h4 55vb 4pex 5vsk nk08 4sn0 2q ",
        "cert-01h455vb-4pex5vsknk08-4sn02q",
        "cert_oIh455vb4pex5vsknko84sno2q",
        "cert_OLh455vb4pex5vsknkO84snO2q",
        "cert_01h455vb4pex5vsknk084sn02q.",
    ],
)
def test_people_are_understood(typed: str):
    expected = UUID("01890a5d-ac96-774b-bcce-b302099a8057")
    assert ids.parse_lenient(CertificatesPrefix.CERTIFICATE, typed) == expected


@pytest.mark.parametrize("typed", ["", "cert", "iss_01h455vb4pex5vsknk084sn02q", "x" * 1_000_000])
def test_nonsense_stays_nonsense(typed: str):
    assert ids.parse_lenient(CertificatesPrefix.CERTIFICATE, typed) is None


def test_new_ids_are_version_7_and_ordered_by_time():
    made = [ids.new() for _ in range(1000)]
    assert {value.version for value in made} == {7}
    assert made == sorted(made)
    assert len(set(made)) == len(made)
