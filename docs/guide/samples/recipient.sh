curl {base_url}/api/external/edu/recipients \
  -H "x-api-key: $API_KEY" \
  --json '{"externalId": "S-1042", "givenName": "Përparim", "familyName": "Krasniqi", "email": "p.krasniqi@example.com", "locale": "sq"}'
