curl {base_url}/api/external/certificates/$CERTIFICATE/suspend \
  -H "x-api-key: $API_KEY" \
  --json '{"reason": "recall", "note": "8D report 2026-031", "publicNote": "Under investigation."}'
