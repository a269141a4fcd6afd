curl {base_url}/api/external/certificates/$CERTIFICATE/supersede \
  -H "x-api-key: $API_KEY" \
  -H "Idempotency-Key: correction-4711-line-1" \
  --json '{
    "reason": "data_error",
    "typeCode": "en10204-3-1",
    "productId": "ART-4711",
    "serialNumber": "SN-0851",
    "validUntil": "2031-12-31",
    "metadata": {"batch": "B-2026-17"}
  }' -o corrected.json

curl {base_url}/api/external/certificates/$(grep -o 'cert_[0-9a-z]*' corrected.json | head -1)/revoke \
  -H "x-api-key: $API_KEY" \
  --json '{"reason": "nonconformity", "publicNote": "Scrapped."}'
