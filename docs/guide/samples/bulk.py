import os

from certificate_issuing import Client

client = Client(base_url="{base_url}", api_key=os.environ["API_KEY"])
serials = ["SN-1001", "SN-1002"]
answer = client.certificates.issue_many(
    idempotency_key="delivery-80042",
    mode="partial",
    certificates=[
        {"typeCode": "en10204-3-1", "productId": "ART-4711", "serialNumber": serial}
        for serial in serials
    ],
)
for result in answer["results"]:  # some may not have been issued, and each says why
    print(serials[result["index"]], result.get("verifyUrl") or result["errors"])
