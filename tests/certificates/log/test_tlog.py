"""The tree of the log, its tiles and its proofs, checked by RFC 6962's own definitions."""

from hypothesis import given, strategies as st

from certificates.log import tlog
from tests.support import merkle as judge

LEAVES = [judge.leaf(number.to_bytes(4)) for number in range(1500)]
sizes = st.integers(0, len(LEAVES))


class Tree:
    """A tree that grows by steps, as the sequencer lets it grow."""

    def __init__(self, *steps: int) -> None:
        self.size = 0
        self.tiles: dict[tuple[int, int], bytes] = {}
        for size in sorted(steps):
            edge = {
                level: self.tiles[level, number]
                for level, number, _held in tlog.edge_tiles(self.size)
            }
            self.tiles |= tlog.append(self.size, edge, LEAVES[self.size : size])
            self.size = size

    def read(self, level: int, number: int) -> bytes:
        return self.tiles[level, number]


WHOLE = Tree(len(LEAVES))


@given(st.lists(sizes, max_size=4))
def test_steps_do_not_matter(steps):
    assert Tree(*steps, len(LEAVES)).tiles == WHOLE.tiles


@given(sizes)
def test_roots_of_every_size_are_read_from_the_newest_tiles(size):
    assert tlog.root(size, WHOLE.read) == judge.root_of(LEAVES[:size])


@given(sizes.filter(bool), st.data())
def test_every_entry_is_proved_in_every_tree_that_holds_it(size, data):
    index = data.draw(st.integers(0, size - 1))
    path = tlog.inclusion_proof(index, size, WHOLE.read)
    root = judge.root_of(LEAVES[:size])
    assert judge.is_included(index, size, LEAVES[index], path, root)
    assert not judge.is_included(index, size, judge.leaf(b"forged"), path, root)


@given(sizes.filter(bool), sizes.filter(bool))
def test_any_two_sizes_are_consistent(one, other):
    old, new = sorted((one, other))
    path = tlog.consistency_proof(old, new, WHOLE.read)
    roots = judge.root_of(LEAVES[:old]), judge.root_of(LEAVES[:new])
    assert judge.is_consistent(old, new, *roots, path)
    forged = judge.root_of([judge.leaf(b"forged"), *LEAVES[1:old]])
    assert not judge.is_consistent(old, new, forged, roots[1], path)
