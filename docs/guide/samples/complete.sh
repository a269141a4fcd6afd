curl {base_url}/api/external/edu/programs/$PROGRAM/complete \
  -H "x-api-key: $API_KEY" \
  -H "Idempotency-Key: spring-2026" \
  --json '{"completions": [
    {"externalId": "S-1001", "grade": "1.7", "completedOn": "2026-02-27"},
    {"externalId": "S-1002", "grade": "2.3", "completedOn": "2026-02-27"}
  ]}'
