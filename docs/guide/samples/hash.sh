curl -s {base_url}/api/external/certificates/$CERTIFICATE/canonical -H "x-api-key: $API_KEY" \
  | sha256sum
