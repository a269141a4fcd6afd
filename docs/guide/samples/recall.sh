curl {base_url}/api/external/certificates/bulk-actions \
  -H "x-api-key: $API_KEY" \
  -H "Idempotency-Key: recall-2026-031" \
  --json '{"action": "suspend", "filter": {"batch": "B-2026-17"}, "reason": "recall", "publicNote": "Under investigation.", "dryRun": true}'
