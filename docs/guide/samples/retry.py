import os

from certificate_issuing import Client, NoResponse

# The client sends again by itself, and obeys Retry-After. A key of your own lets you go on
# tomorrow, too: whatever became of the first request, it issues once.
client = Client(base_url="{base_url}", api_key=os.environ["API_KEY"], retries=5)
try:
    issued = client.certificates.issue(
        idempotency_key="order-4711-line-2",
        typeCode="en10204-3-1",
        productId="ART-4711",
        serialNumber="SN-0816",
    )
except NoResponse as error:
    raise SystemExit(f"Ask again later, with the key {error.idempotency_key}.") from error
print(issued["verifyUrl"])
