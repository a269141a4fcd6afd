import os

from certificate_issuing import Client

client = Client(base_url="{base_url}", api_key=os.environ["API_KEY"])
for certificate in client.certificates.list(batch="B-2026-17", status="active"):
    print(certificate["id"], certificate["serialNumber"])
