import os

import requests

answer = requests.post(
    "{base_url}/api/external/certificates/issue",
    headers={
        "x-api-key": os.environ["API_KEY"],
        "Idempotency-Key": "order-4711-line-1",
    },
    json={
        "typeCode": "en10204-3-1",
        "productId": "ART-4711",
        "serialNumber": "SN-0815",
        "validUntil": "2031-12-31",
        "metadata": {
            "batch": "B-2026-17",
            "plant": "Bremen",
            "line": "L2",
            "orderNo": "4500012345",
        },
    },
    timeout=30,
)
answer.raise_for_status()
print(answer.json()["verifyUrl"])
