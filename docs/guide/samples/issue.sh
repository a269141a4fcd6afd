curl {base_url}/api/external/certificates/issue \
  -H "x-api-key: $API_KEY" \
  -H "Idempotency-Key: order-4711-line-1" \
  --json '{
    "typeCode": "en10204-3-1",
    "productId": "ART-4711",
    "serialNumber": "SN-0815",
    "validUntil": "2031-12-31",
    "metadata": {"batch": "B-2026-17", "plant": "Bremen", "line": "L2", "orderNo": "4500012345"}
  }'
