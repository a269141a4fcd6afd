import os

import requests

serials = ["SN-1001", "SN-1002"]
answer = requests.post(
    "{base_url}/api/external/certificates/issue/bulk",
    headers={"x-api-key": os.environ["API_KEY"], "Idempotency-Key": "delivery-80042"},
    json={
        "mode": "partial",
        "certificates": [
            {"typeCode": "en10204-3-1", "productId": "ART-4711", "serialNumber": serial}
            for serial in serials
        ],
    },
    timeout=60,
)
answer.raise_for_status()  # 207: some were not issued, and each says why
for result in answer.json()["results"]:
    print(serials[result["index"]], result.get("verifyUrl") or result["errors"])
