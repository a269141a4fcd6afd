curl "{base_url}/api/external/certificates?batch=B-2026-17&status=active&limit=200" \
  -H "x-api-key: $API_KEY"
