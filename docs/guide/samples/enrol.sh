curl {base_url}/api/external/edu/enrolments \
  -H "x-api-key: $API_KEY" \
  --json '{"cohortId": "'$COHORT'", "recipients": [{"externalId": "S-1042"}, {"externalId": "S-1043"}]}'
