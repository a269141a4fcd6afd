import os

from certificate_issuing import Client

client = Client(base_url="{base_url}", api_key=os.environ["API_KEY"])
corrected = client.certificates.supersede(
    os.environ["CERTIFICATE"],
    reason="data_error",
    typeCode="en10204-3-1",
    productId="ART-4711",
    serialNumber="SN-0851",
    validUntil="2031-12-31",
    metadata={"batch": "B-2026-17"},
)
print(corrected["verifyUrl"])

revoked = client.certificates.revoke(
    corrected["id"], reason="nonconformity", publicNote="Scrapped."
)
print(revoked["status"])
