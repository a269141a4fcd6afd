# Every part that the line has finished is a file in spool/, named after its serial number.
mkdir -p spool done refused
exec 9> gateway.lock
flock --nonblock 9 || exit 0 # the run before is still at work
ls -tr spool/*.json 2> /dev/null | while IFS= read -r file; do # in the order they came
  part=$(basename "$file" .json)
  # A name may hold blanks and umlauts, a header may not.
  key=line-2-$(printf %s "$part" | sha256sum | cut -c -40)
  for attempt in 1 2 3 4 5; do
    : > answer.json
    said=$(curl --silent --max-time 30 --output answer.json \
      --write-out '%{http_code} %header{retry-after}' \
      {base_url}/api/external/certificates/issue \
      -H "x-api-key: $API_KEY" \
      -H "Idempotency-Key: $key" \
      --json @"$file")
    wait=${said#* }
    case "$said $(cat answer.json)" in
      201*) mv "$file" done/; mv answer.json "done/$part.answer.json"; continue 2 ;;
      000*|408*|429*|5*|*'"idempotency_in_progress"'*) sleep "${wait:-5}" ;;
      400*'"code"'*|409*'"code"'*|413*'"code"'*|422*'"code"'*) # this part is at fault
        mv "$file" refused/; mv answer.json "refused/$part.answer.json"
        echo "$part: $said, refused" >&2; continue 2 ;;
      *) break ;; # such as 401 and 403: the key is at fault, and every part would be refused
    esac
  done
  echo "$part: $said. It stays, and all after it: $(cat answer.json)" >&2
  exit 1
done
