# curl tries again by itself, on 429 and 5xx too: the key keeps it from issuing twice.
curl --retry 5 --retry-connrefused {base_url}/api/external/certificates/issue \
  -H "x-api-key: $API_KEY" \
  -H "Idempotency-Key: order-4711-line-2" \
  --json '{"typeCode": "en10204-3-1", "productId": "ART-4711", "serialNumber": "SN-0816"}'
