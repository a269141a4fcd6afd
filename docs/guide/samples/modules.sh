printf 'externalId;grade;moduleTitle;moduleGrade;moduleCredits\nS-1042;1,7;Statics;1,3;7,5\nS-1042;;Dynamics;2,0;5\nS-1043;2,3;Statics;2,3;7,5\n' > grades.csv
curl "{base_url}/api/external/edu/programs/$PROGRAM/complete?correct=true" \
  -H "x-api-key: $API_KEY" \
  -H "Idempotency-Key: spring-2026-modules" \
  -F file=@grades.csv
