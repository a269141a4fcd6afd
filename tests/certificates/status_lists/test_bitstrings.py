"""The bits of a list, read as the standard says; and the permutation that gives places."""

import base64
import gzip

from hypothesis import given, settings, strategies as st

from certificates.status_lists import operations as status_lists

keys = st.binary(min_size=status_lists.KEY_BYTES, max_size=status_lists.KEY_BYTES)
places = st.integers(0, status_lists.ENTRIES - 1)


def set_bits(encoded: str) -> set[int]:
    """The places whose bit is set: the first one is the leftmost bit of the first byte."""
    assert encoded[0] == "u"
    assert "=" not in encoded
    packed = base64.urlsafe_b64decode(encoded[1:] + "=" * (-len(encoded[1:]) % 4))
    bits = gzip.decompress(packed)
    assert len(bits) == 16_384
    return {index for index in range(131_072) if bits[index // 8] >> 7 - index % 8 & 1}


@settings(max_examples=20)
@given(st.sets(places, max_size=200))
def test_the_bits_are_those_of_the_places(some):
    assert set_bits(status_lists.encoded_list(some)) == some


def test_an_empty_list_is_short_and_the_same_each_time():
    assert status_lists.encoded_list([]) == status_lists.encoded_list([])
    assert len(status_lists.encoded_list([])) < 100


@settings(max_examples=1)
@given(keys)
def test_every_place_is_given_once(key):
    assert (
        len({status_lists.place_of_number(count, key) for count in range(status_lists.ENTRIES)})
        == 131_072
    )


@settings(max_examples=20)
@given(keys, keys)
def test_places_tell_no_order(key, other):
    given_places = [status_lists.place_of_number(count, key) for count in range(64)]
    assert given_places != sorted(given_places)
    if key != other:
        assert given_places != [status_lists.place_of_number(count, other) for count in range(64)]
