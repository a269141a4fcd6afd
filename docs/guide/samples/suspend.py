import os

from certificate_issuing import Client

client = Client(base_url="{base_url}", api_key=os.environ["API_KEY"])
suspended = client.certificates.suspend(
    os.environ["CERTIFICATE"],
    reason="recall",
    note="8D report 2026-031",
    publicNote="Under investigation.",
)
print(suspended["status"])
