import os

import requests

session = requests.Session()
session.headers["x-api-key"] = os.environ["API_KEY"]
query = {"batch": "B-2026-17", "status": "active", "limit": 200}
while True:
    answer = session.get("{base_url}/api/external/certificates", params=query, timeout=30)
    answer.raise_for_status()
    page = answer.json()
    for certificate in page["data"]:
        print(certificate["id"], certificate["serialNumber"])
    if page["nextCursor"] is None:
        break
    query["cursor"] = page["nextCursor"]
