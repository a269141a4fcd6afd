"""The largest certificates that are allowed: each can be printed, and its page stays small."""

from typing import Any

import pytest
from django.test import Client

from certificates.issuing.rules import ITEMS_BYTES, METADATA_BYTES, TABLE_CELLS
from certificates.printing import typesetting
from tests.certificates.issuing.bulk_helpers import send_bulk
from tests.certificates.printing.helpers import fetch_pdf, read_pdf
from tests.factories import make_type
from tests.support.problems import assert_problem

PAGE_BYTES = 1_000_000
COLUMNS = 20
TEXTS = {"productId": 60, "serialNumber": 60, "batch": 60}  # and shorter members beside them


def table(cell: str, rows: int = TABLE_CELLS // COLUMNS) -> list[list[str]]:
    """Rows of such cells, each with a first one that says something."""
    return [[cell or "x", *[cell] * (COLUMNS - 1)] for _ in range(rows)]


def items(count: int = 500) -> list[dict[str, Any]]:
    short = {"quantity": "1.5", "unit": "m", "orderNo": "<&", "orderItem": "1"}
    used = sum(map(len, short.values()))
    longest = (ITEMS_BYTES // count - used) // len(TEXTS)
    texts = dict.fromkeys(TEXTS, '"' * longest)  # six characters each in HTML
    return [{"position": n + 1, **texts, **short} for n in range(count)]


SCRIPTS = [*("漢字 नम กข 가나 مر ab é".split()), *[""] * 13]
NOTES = {f"n{n}": '"' * 1000 for n in range(31)}
MANY_TABLES = {f"t{n}": table("", rows=5) for n in range(TABLE_CELLS // COLUMNS // 5)}
SHAPES: dict[str, dict[str, Any]] = {
    "empty cells": {"metadata": {"t0": table("")}},
    "cells of one character": {"metadata": {"t0": table("x")}},
    "cells of six characters": {"metadata": {"t0": table("-1,5 k")}},
    "a long row makes all rows long": {
        "metadata": {"t0": [["x", *[""] * (COLUMNS - 1)], *[["x"]] * (TABLE_CELLS // COLUMNS - 1)]}
    },
    "many tables": {"metadata": MANY_TABLES},
    "items": {"items": items()},
    "many scripts": {
        "metadata": {"t0": [[*SCRIPTS[row % 7 :], *SCRIPTS[: row % 7]] for row in range(150)]}
    },
    "long texts": {"metadata": NOTES},
    "all of it": {
        "metadata": {"t0": table("x"), **dict(list(NOTES.items())[:26])},
        "items": items(),
        "signatories": [{"name": "N" * 200, "role": "R" * 200}] * 20,
        "attachments": [
            {"name": f"{n}" + "a" * 190, "mediaType": "a/b", "size": 1, "sha256": "0" * 64}
            for n in range(20)
        ],
    },
}


@pytest.fixture
def wide_type(issuer: Any) -> Any:
    label = {"de": "A", "en": "A", "fr": "A", "sq": "A"}
    column = {"label": label}
    tables = [
        {"key": f"t{n}", "kind": "table", "label": label, "public": True}
        | {"columns": [column] * COLUMNS}
        for n in range(50)
    ]
    return make_type(issuer, code="wide", fields=tables, required=[], attachments_public=True)


@pytest.mark.parametrize("shape", SHAPES)
def test_the_largest_is_printed_and_its_page_stays_small(api, wide_type, shape):
    stated = {"typeCode": "wide", "productId": "P", "serialNumber": "S", **SHAPES[shape]}
    answer = send_bulk(api, [stated])
    (result,) = answer.json()["results"]
    assert result["ok"], result
    assert len(Client().get(f"/en/verify/{result['id']}").content) <= PAGE_BYTES
    cells = TABLE_CELLS + 500 * 7
    assert cells * 6 < typesetting.MOST_CELLS
    assert read_pdf(fetch_pdf(api, f"certificates/{result['id']}/pdf")).pages


def test_one_more_is_refused_with_its_place_limit_and_count(api, wide_type):
    larger: dict[str, dict[str, Any]] = {
        "/metadata": {"metadata": {"t0": table("", rows=TABLE_CELLS // COLUMNS + 1)}},
        "/items": {"items": [{**item, "batch": item["batch"] + '""'} for item in items()]},
    }
    texts = {
        "/metadata": f"At most {TABLE_CELLS} cells in all tables together, and here are {TABLE_CELLS + COLUMNS}.",
        "/items": f"At most {ITEMS_BYTES} bytes together.",
    }
    for pointer, stated in larger.items():
        body: dict[str, Any] = {"typeCode": "wide", "productId": "P", "serialNumber": "S"}
        body |= stated
        problem = assert_problem(api.post("certificates/issue", body), 400, "validation_failed")
        (fault,) = problem["errors"]
        assert (fault["pointer"], fault["detail"]) == (pointer, texts[pointer])
    assert METADATA_BYTES == 32 * 1024
