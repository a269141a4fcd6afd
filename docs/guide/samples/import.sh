printf 'Artikel;Seriennummer;Charge;Gültig bis\nART-4711;SN-2001;B-17;31.12.2031\n' > parts.csv
curl "{base_url}/api/external/certificates/imports?typeCode=en10204-3-1&dateFormat=DD.MM.YYYY" \
  -H "x-api-key: $API_KEY" \
  -H "Idempotency-Key: import-2026-03-01" \
  -F 'mapping={"Artikel": "productId", "Seriennummer": "serialNumber", "Charge": "metadata.batch", "Gültig bis": "validUntil"}' \
  -F file=@parts.csv
