curl {base_url}/api/external/edu/programs/$PROGRAM/complete \
  -H "x-api-key: $API_KEY" \
  -H "Idempotency-Key: spring-2026" \
  --json '{"completions": [
    {"externalId": "S-1042", "grade": "1.7", "completedOn": "2026-02-27"},
    {"externalId": "S-1043", "grade": "2.3", "completedOn": "2026-02-27"}
  ]}'
