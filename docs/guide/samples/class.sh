printf 'Nummer;Vorname;Nachname;E-Mail;Sprache\nS-1043;Arta;Hoxha;a.hoxha@example.com;sq\nS-1044;Jörg;Weiß;j.weiss@example.com;de\n' > class.csv
curl "{base_url}/api/external/edu/recipients/imports?dryRun=false" \
  -H "x-api-key: $API_KEY" \
  -H "Idempotency-Key: class-2026-a" \
  -F 'mapping={"Nummer": "externalId", "Vorname": "givenName", "Nachname": "familyName", "E-Mail": "email", "Sprache": "locale"}' \
  -F file=@class.csv
