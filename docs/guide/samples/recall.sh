RECALL='"action": "suspend", "filter": {"batch": "B-2026-17"}, "reason": "recall", "publicNote": "Under investigation."'
ask() {
  curl {base_url}/api/external/certificates/bulk-actions \
    -H "x-api-key: $API_KEY" \
    -H "Idempotency-Key: recall-2026-031" \
    --json "{$RECALL, $1}"
}

ask '"dryRun": true' > counted.json   # how many they are, and the newest of them: look at it
TOKEN=$(sed 's/.*"token":"\([^"]*\)".*/\1/' counted.json)
ask "\"token\": \"$TOKEN\""
