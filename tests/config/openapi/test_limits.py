"""Request limits: in `GET /account` and in the guide as enforced."""

import pytest
from django.test import Client

from config.sizes import SIZES
from tests.conftest import Api
from tests.support.pages import read

pytestmark = pytest.mark.django_db


def test_the_account_says_every_size(key):
    limits = Api(key).get("account").json()["limits"]

    assert limits["importRows"] == 100_000
    assert limits["bulkCertificates"] == SIZES.bulk_certificates
    assert limits["emailLength"] == 254
    assert {"requestsAtOnce", "certificatesPerMonth"} < limits.keys()


@pytest.mark.parametrize(
    ("locale", "rows", "large"),
    [
        ("de", "100.000", "10 MiB"),
        ("en", "100,000", "10 MiB"),
        ("fr", "100\N{NO-BREAK SPACE}000", "10 Mio"),
        ("sq", "100.000", "10 MiB"),
    ],
)
def test_the_guide_writes_sizes_as_its_language_does(locale: str, rows: str, large: str):
    cells = read(Client().get(f"/{locale}/docs/limits")).cells

    assert rows in cells
    assert large in cells


def test_one_more_than_the_account_says_is_refused(key, certificate_type):
    """The sizes are those of the shapes; a few are tried from outside."""
    for wrong in (
        {"productId": "x" * (SIZES.text_length + 1)},
        {"holderEmail": "a@example.com".rjust(SIZES.email_length + 1, "x")},
        {"items": [{}] * (SIZES.items + 1)},
        {"metadata": {"x" * (SIZES.metadata_key_length + 1): "a"}},
        {"metadata": {"a": "x" * (SIZES.metadata_value_length + 1)}},
    ):
        body = {"typeId": certificate_type.pk, "productId": "P", "serialNumber": "S", **wrong}
        answer = Api(key).post("certificates/issue", body)
        assert answer.status_code == 400
        pointers = {error["pointer"].split("/")[1] for error in answer.json()["errors"]}
        assert wrong.keys() <= pointers
