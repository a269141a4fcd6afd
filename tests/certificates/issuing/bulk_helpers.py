"""Bulk requests, and reading their results."""

import itertools
from typing import Any

from certificates.models import CertificateType
from tests.conftest import Api

BULK = "certificates/issue/bulk"
_keys = itertools.count()


def send_bulk(api: Api, certificates: list[Any], **more: Any) -> Any:
    """A bulk request under an Idempotency-Key of its own."""
    body = {"certificates": certificates, **more}
    return api.post(BULK, body, **{"Idempotency-Key": f"bulk-{next(_keys)}"})


def bulk_entry(certificate_type: CertificateType, serial: object, **more: Any) -> dict[str, Any]:
    return {"typeId": certificate_type.pk, "serialNumber": f"S-{serial}", **more}


def bulk_entries(certificate_type: CertificateType, *serials: object) -> list[dict[str, Any]]:
    return [bulk_entry(certificate_type, serial) for serial in serials]


def result_codes(response: Any) -> list[str]:
    """Of each result, in order: issued, or why not."""
    results = response.json()["results"]
    assert [result["index"] for result in results] == list(range(len(results)))
    return ["issued" if result["ok"] else result["code"] for result in results]


def error_pointers(result: dict[str, Any]) -> list[tuple[str, str]]:
    return [(fault["pointer"], fault["code"]) for fault in result["errors"]]
