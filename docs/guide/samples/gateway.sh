# Every part that the line has finished is a file in spool/, named after its serial number.
mkdir -p spool done refused
for file in spool/*.json; do
  [ -e "$file" ] || break
  part=$(basename "$file" .json)
  status=$(curl --silent --max-time 30 --output answer.json --write-out '%{http_code}' \
    {base_url}/api/external/certificates/issue \
    -H "x-api-key: $API_KEY" \
    -H "Idempotency-Key: line-2-$part" \
    --json @"$file")
  case $status in
    201) mv "$file" done/; mv answer.json "done/$part.answer.json" ;;
    000|408|429|5??) echo "$part: $status, stays for the next run" ;;
    *) mv "$file" refused/; mv answer.json "refused/$part.answer.json"; echo "$part: $status" >&2 ;;
  esac
done
