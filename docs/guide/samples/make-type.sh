curl {base_url}/api/external/certificates/types \
  -H "x-api-key: $API_KEY" \
  -H "Idempotency-Key: type-calibration-scale-1" \
  --json '{
    "code": "calibration-scale",
    "kind": "product",
    "name": {"en": "Calibration certificate", "de": "Kalibrierschein"},
    "required": ["serialNumber"],
    "uniqueBy": "product_and_serial",
    "numberPattern": "{code}-{year}-{seq:6}",
    "validityMonths": 12,
    "fields": [
      {"key": "maximumLoad", "label": {"en": "Maximum load", "de": "Höchstlast"}, "kind": "decimal", "unit": "kg", "required": true, "public": true},
      {"key": "order", "label": {"en": "Order", "de": "Auftrag"}, "searchable": true}
    ]
  }'
