"""Files altered in more than a thousand ways: each member left out or replaced, each text changed, JSON made ambiguous."""

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from .case import encoded
from .world import NEXT_KEY, Members, genuine

OTHERS: tuple[Any, ...] = (None, True, 0, -1.5, "", "x", [], {}, ["x"], {"x": 1})
# Unknown members, which readers ignore, unless programs would read them differently.
MEMBERS = (
    *("1e999", "-1e999", "9" * 5000, "[" * 50_000 + "]" * 50_000, "[" * 99 + "]" * 99),
    *("[" * 100 + "]" * 100, '{"a":' * 99 + "1" + "}" * 99, "NaN", "1e-999", "0." + "3" * 5000),
    *('"\\ud800"', '{"a":1,"a":2}', '{"a":1,"\\u0061":2}', '{"__proto__":1}', '"\\\\"', '"\\"[{"'),
    *('"' + "a" * 100_000 + '"', "01", "1.", "+1", ".5", "1E+2", '"\t"', "'x'", "//", '"\\x41"'),
)


def mutations() -> Iterator[bytes]:
    for file in _files():
        text = encoded(file)
        yield from _of_members(file)
        for start in (text.index(b"{") + 1, text.index(b'"issued": {') + len(b'"issued": {')):
            for member in MEMBERS:
                yield text[:start] + b'"unknown":' + member.encode() + b"," + text[start:]
        for name in file:  # of two with this name, some programs take the first
            yield b'{"%s":"x",' % name.encode() + text[1:]
            yield text[:-1] + b',"%s":null}' % name.encode()
        yield from (
            b"\xef\xbb\xbf" + text,
            text + b"x",
            text + b" \n",
            text[:-1],
            b"",
            b"[]",
            b"{}",
        )
        for place in range(0, len(text), len(text) // 60):
            yield text[:place] + bytes([text[place] ^ 1]) + text[place + 1 :]


def _files() -> Iterator[Members]:
    yield genuine().file()
    world = genuine()
    world.move("suspend", "suspended")
    world.move("reinstate", "active")
    world.add_key("key_added", NEXT_KEY)
    world.status_key = NEXT_KEY
    yield world.file()


def _of_members(file: Members) -> Iterator[bytes]:
    """The file with one member left out, put twice, replaced or changed."""
    for number, (holder, name) in enumerate(_places(file)):
        kept = deepcopy(holder)
        value = holder[name]
        if isinstance(value, str) and value:
            middle = len(value) // 2
            other = "B" if value[middle] == "A" else "A"
            for text in (value[:middle] + other + value[middle + 1 :], value[1:], value + "\n"):
                holder[name] = text
                yield encoded(file)
        for other in (OTHERS[number % len(OTHERS)], OTHERS[(number + 3) % len(OTHERS)]):
            holder[name] = other
            yield encoded(file)
        holder[name] = value
        if isinstance(holder, list):
            holder.append(value)
        else:
            del holder[name]
        yield encoded(file)
        holder.clear()
        holder.extend(kept) if isinstance(holder, list) else holder.update(kept)


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Each member of each object and list."""
    if isinstance(value, dict | list):
        for name in list(value) if isinstance(value, dict) else range(len(value)):
            yield value, name
            yield from _places(value[name])


def document_of(content: bytes) -> object:
    return json.loads(content)["document"]
