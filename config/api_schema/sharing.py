"""Names what the OpenAPI document says repeatedly, and refers to it: enums, and refusals."""

from collections import Counter, defaultdict
from http import HTTPStatus
from typing import Any

import orjson

from accounts.api.schema import Json

from .enums import names, schema_of
from .schemas import PREFIX


def share_schemas(document: Json) -> None:
    """Put enums, and what has a title, among the components, and refer to them, in place."""
    schemas = document["components"]["schemas"]
    found: dict[str, Json] = {}
    for schema in schemas.values():
        _refer_in(schema, found)
    _refer_in(document["paths"], found)
    if taken := schemas.keys() & found.keys():
        raise TypeError(f"two schemas are called {', '.join(sorted(taken))}")
    document["components"]["schemas"] = dict(sorted({**schemas, **found}.items()))


def _refer_in(part: Any, found: dict[str, Json]) -> None:
    for key, each in list(part.items()) if isinstance(part, dict) else enumerate(part):
        if isinstance(each, dict | list) and key not in {"example", "examples"}:
            _refer_in(each, found)
            if isinstance(each, dict):
                _refer(each, found)


def _refer(part: Json, found: dict[str, Json]) -> None:
    words = part.get("enum")
    name = names().get(frozenset(words)) if isinstance(words, list) else part.get("title")
    if isinstance(name, str):
        found[name] = schema_of(name) if words else dict(part)
        kept: Json = {key: part[key] for key in ("description", "default") if words and key in part}
        part.clear()
        part |= {"$ref": PREFIX + name} | kept


def share_parameters(document: Json) -> None:
    """Put parameters that several operations take among the components, and refer to them, in place.

    Of several with one name it is the most frequent.
    """
    operations = [
        each
        for item in (*document["paths"].values(), *document["webhooks"].values())
        for each in item.values()
    ]
    counted = Counter(
        orjson.dumps(each, option=orjson.OPT_SORT_KEYS)
        for operation in operations
        for each in operation["parameters"]
    )
    shared: dict[str, Json] = {}
    for text, times in counted.most_common():
        if times > 1:
            parameter = orjson.loads(text)
            shared.setdefault(_component_of(parameter), parameter)
    for operation in operations:
        operation["parameters"] = [
            {"$ref": f"#/components/parameters/{_component_of(each)}"}
            if shared.get(_component_of(each)) == each
            else each
            for each in operation["parameters"]
        ]
    document["components"]["parameters"] = dict(sorted(shared.items()))


def _component_of(parameter: Json) -> str:
    """The name of a parameter among the components: `LimitQuery`, `CertificateIdPath`."""
    words = f"{parameter['name']}-{parameter['in']}".split("-")
    return "".join(word[:1].upper() + word[1:] for word in words)


def share_refusals(document: Json) -> None:
    """Put refusals among the components, and refer to them, in place."""
    codes: dict[str, list[set[str]]] = defaultdict(list)
    operations = [each for item in document["paths"].values() for each in item.values()]
    for operation in operations:
        for status, answer in operation["responses"].items():
            codes[status].append(set(answer["description"].split(", ")))
    shared: dict[str, Json] = {}
    for operation in operations:
        for status, answer in operation["responses"].items():
            if status >= "400":
                name = _name(int(status), answer["description"], set.intersection(*codes[status]))
                name += "" if operation["security"] else "WithoutKey"
                if shared.setdefault(name, answer) != answer:
                    raise TypeError(f"two refusals are called {name}")
                operation["responses"][status] = {"$ref": f"#/components/responses/{name}"}
    document["components"]["responses"] = dict(sorted(shared.items()))


def _name(status: int, codes: str, usual: set[str]) -> str:
    """The status in words, and the codes that not every operation has: `Gone_Erased`."""
    parts = [HTTPStatus(status).phrase, *sorted(set(codes.split(", ")) - usual)]
    return "_".join(part.replace("_", " ").title().replace(" ", "") for part in parts)
