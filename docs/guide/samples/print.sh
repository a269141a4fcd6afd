curl --retry 10 -o certificate.pdf "{base_url}/api/external/certificates/$CERTIFICATE/pdf?locale=de" \
  -H "x-api-key: $API_KEY"
curl -o qr.svg {base_url}/api/external/certificates/$CERTIFICATE/qr.svg -H "x-api-key: $API_KEY"
