import os

import requests

certificates = "{base_url}/api/external/certificates"
answer = requests.post(
    f"{certificates}/{os.environ['CERTIFICATE']}/suspend",
    headers={"x-api-key": os.environ["API_KEY"]},
    json={
        "reason": "recall",
        "note": "8D report 2026-031",
        "publicNote": "Under investigation.",
    },
    timeout=30,
)
answer.raise_for_status()
print(answer.json()["status"])
