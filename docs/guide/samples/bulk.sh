curl {base_url}/api/external/certificates/issue/bulk \
  -H "x-api-key: $API_KEY" \
  -H "Idempotency-Key: delivery-80042" \
  --json '{
    "mode": "partial",
    "certificates": [
      {"typeCode": "en10204-3-1", "productId": "ART-4711", "serialNumber": "SN-1001"},
      {"typeCode": "en10204-3-1", "productId": "ART-4711", "serialNumber": "SN-1002"}
    ]
  }'
