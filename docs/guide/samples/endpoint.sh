curl {base_url}/api/external/webhooks/endpoints \
  -H "x-api-key: $API_KEY" \
  --json '{"url": "https://erp.example.com/hooks/certificates", "events": ["certificate.*"]}'
