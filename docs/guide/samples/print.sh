until [ "$(curl -s -o certificate.pdf -w '%{http_code}' -H "x-api-key: $API_KEY" \
  "{base_url}/api/external/certificates/$CERTIFICATE/pdf?locale=de")" != 202 ]; do sleep 2; done
curl -o qr.svg {base_url}/api/external/certificates/$CERTIFICATE/qr.svg -H "x-api-key: $API_KEY"
