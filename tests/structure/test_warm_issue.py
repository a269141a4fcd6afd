"""How many files of the product one warm issue passes: held by docs/budget.json, as `make check` holds its weight."""

import json
import sys
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from tests.conftest import Api
from tools.budget import LIMITS, PRODUCT, ROOT, WARM_FILES

FOLDERS = tuple(str(ROOT / name) + "/" for name in PRODUCT)


@pytest.mark.django_db
def test_a_warm_issue_passes_no_more_files_than_the_budget_allows(api: Api, request_body: Any):
    passed: set[str] = set()

    def note(frame: FrameType, event: str, _argument: Any) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(FOLDERS):
            passed.add(str(Path(frame.f_code.co_filename).relative_to(ROOT)))

    for turn in range(4):
        body = request_body(serialNumber=f"SN-{turn}")
        sys.setprofile(note if turn == 3 else None)
        try:
            assert api.post("certificates/issue", body).status_code == 201
        finally:
            sys.setprofile(None)
    limit = json.loads(LIMITS.read_text())[WARM_FILES]
    assert 0 < len(passed) <= limit, sorted(passed)
