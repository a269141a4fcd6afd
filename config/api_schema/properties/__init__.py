"""What each property of the API means: one sentence for each name, and exceptions by schema.

In English only, as the document's schemas are. A description that stands at the field of a struct wins.
A property without a sentence fails `tests/config/openapi/test_properties.py`.
"""

from collections import ChainMap
from fnmatch import fnmatchcase
from functools import cache

from accounts.api.schema import Json

from . import account, certificates, common, edu, types, webhooks

_TOPICS = (account, certificates, common, edu, types, webhooks)
SENTENCES = ChainMap(*(topic.SENTENCES for topic in _TOPICS))
# By `Schema.name`; a `*` stands for any letters, and an entry without one goes first.
ELSEWHERE = ChainMap(*(topic.ELSEWHERE for topic in _TOPICS))
_PATTERNS = [each for each in ELSEWHERE if "*" in each]


def describe_properties(schemas: Json) -> None:
    """Add a description to every property that has none, in place."""
    for name, schema in schemas.items():
        for member, described in schema.get("properties", {}).items():
            if key := entry_of(name, member):
                described.setdefault("description", ELSEWHERE.get(key) or SENTENCES[key])


@cache
def entry_of(schema: str, member: str) -> str:
    """The entry that describes a property; empty if there is none."""
    place = f"{schema}.{member}"
    if place in ELSEWHERE:
        return place
    fitting = (each for each in _PATTERNS if fnmatchcase(place, each))
    return next(fitting, member if member in SENTENCES else "")
