curl {base_url}/api/external/edu/programs/$PROGRAM/complete \
  -H "x-api-key: $API_KEY" \
  -H "Idempotency-Key: results-2026-06" \
  --json '{"completions": [{"externalId": "S-1042", "grade": 1.7, "completedOn": "2026-06-30", "results": [{"title": "Analysis", "grade": "1.3", "credits": "6"}]}], "notifyHolder": true}'
