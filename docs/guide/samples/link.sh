curl {base_url}/api/external/certificates/$PART/links \
  -H "x-api-key: $API_KEY" \
  --json '{"rel": "partOf", "target": "'$WHOLE'"}'
