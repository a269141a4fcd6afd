import os

from certificate_issuing import Client

client = Client(base_url="{base_url}", api_key=os.environ["API_KEY"])
issued = client.certificates.issue(
    idempotency_key="order-4711-line-1",
    typeCode="en10204-3-1",
    productId="ART-4711",
    serialNumber="SN-0815",
    validUntil="2031-12-31",
    metadata={"batch": "B-2026-17", "plant": "Bremen", "line": "L2", "orderNo": "4500012345"},
)
print(issued["verifyUrl"])
