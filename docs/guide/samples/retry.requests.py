import os

import requests
from requests.adapters import HTTPAdapter
from urllib3.util import Retry


class Again(Retry):
    """Obeys Retry-After, also of 409: the first request with this key is still under way."""

    RETRY_AFTER_STATUS_CODES = frozenset({409, 429, 503})


# The key keeps a second attempt from issuing twice.
passing = [408, 429, 500, 502, 503, 504]
again = Again(5, backoff_factor=1, status_forcelist=passing, allowed_methods=None)
session = requests.Session()
session.mount("{base_url}", HTTPAdapter(max_retries=again))
answer = session.post(
    "{base_url}/api/external/certificates/issue",
    headers={"x-api-key": os.environ["API_KEY"], "Idempotency-Key": "order-4711-line-2"},
    json={"typeCode": "en10204-3-1", "productId": "ART-4711", "serialNumber": "SN-0816"},
    timeout=30,
)
answer.raise_for_status()
print(answer.json()["verifyUrl"])
