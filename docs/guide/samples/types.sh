curl {base_url}/api/external/certificates/types -H "x-api-key: $API_KEY"
