curl {base_url}/api/external/edu/programs \
  -H "x-api-key: $API_KEY" \
  --json '{
    "code": "welding-b1", "typeId": '$TYPE', "language": "de",
    "name": {"de": "Schweißfachmann", "en": "Welding specialist", "fr": "Spécialiste en soudage", "sq": "Specialist i saldimit"},
    "gradeScale": {"kind": "numeric", "min": "1", "max": "6", "step": "0.1", "better": "lower", "passMark": "4"}
  }'
