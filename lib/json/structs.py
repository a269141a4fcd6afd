"""Make msgspec's structs from decoded or encoded JSON, safely where several threads do so at once.

msgspec (0.22) reads a struct's annotations when it is first used, and publishes what it has read
before that is complete: a second thread that uses the struct meanwhile reads a null pointer,
and the process ends. So the first use of each type happens under one lock of the process.
"""

from threading import Lock
from typing import Any, TypeVar, overload

import msgspec

T = TypeVar("T")


class RequestStruct(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """What a client states: names in camelCase, and unknown ones are refused."""

    def stated(self) -> dict[str, Any]:
        """The fields that are not UNSET."""
        members = msgspec.structs.asdict(self)
        return {name: value for name, value in members.items() if value is not msgspec.UNSET}


_complete: set[Any] = set()
_first_use = Lock()


def prepare(shape: Any) -> None:
    """Let msgspec look at this type and all types in it, unless it has done so in this process."""
    if shape not in _complete:
        with _first_use:
            msgspec.json.Decoder(shape)
            _complete.add(shape)


@overload
def convert(value: Any, shape: type[T]) -> T: ...
@overload
def convert(value: Any, shape: Any) -> Any: ...  # as a union of types
def convert(value: Any, shape: Any) -> Any:
    """Decoded JSON as `shape`. Raises msgspec.ValidationError."""
    prepare(shape)
    return msgspec.convert(value, shape)


def decode(raw: bytes | str, shape: type[T]) -> T:
    """JSON that this service has written, as `shape`. Raises msgspec.ValidationError."""
    prepare(shape)
    return msgspec.json.decode(raw, type=shape)
