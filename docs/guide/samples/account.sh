curl {base_url}/api/external/account -H "x-api-key: $API_KEY"
