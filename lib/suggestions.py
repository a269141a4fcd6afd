""" "Did you mean": the known name nearest to an unknown one."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches

MAX_SUGGESTIONS = (
    20  # looked for in one request: comparing takes time, and whoever sends more guesses
)
LONGEST_NAME = 64
_ALIKE = 0.6  # of 1; `serialNo` and `serialNumber` come to 0.7


class Suggestions:
    """Finds the names that were probably meant, for one request."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, frozenset[str]], Mapping[str, str]] = {}

    def of(self, name: str, known: Iterable[str]) -> Mapping[str, str]:
        """`{"similar": the nearest of the known names}`; empty where none is near."""
        key = name, frozenset(known)
        if key not in self._found:
            if len(self._found) >= MAX_SUGGESTIONS or len(name) > LONGEST_NAME:
                return {}
            self._found[key] = _nearest(*key)
        return self._found[key]


def _nearest(name: str, known: frozenset[str]) -> Mapping[str, str]:
    """Compared without case, underscores and hyphens: `serial_number` is `serialNumber`."""
    plain = {_plain(each): each for each in sorted(known)}
    match = get_close_matches(_plain(name), plain, n=1, cutoff=_ALIKE)
    return {"similar": plain[match[0]]} if match else {}


def _plain(name: str) -> str:
    return name.casefold().replace("_", "").replace("-", "")
