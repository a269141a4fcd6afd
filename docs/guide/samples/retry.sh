# The key keeps a second attempt from issuing twice.
for attempt in 1 2 3 4 5; do
  : > answer.json
  said=$(curl --silent --max-time 30 --output answer.json \
    --write-out '%{http_code} %header{retry-after}' \
    {base_url}/api/external/certificates/issue \
    -H "x-api-key: $API_KEY" \
    -H "Idempotency-Key: order-4711-line-2" \
    --json '{"typeCode": "en10204-3-1", "productId": "ART-4711", "serialNumber": "SN-0816"}')
  wait=${said#* }
  case "$said $(cat answer.json)" in
    000*|408*|429*|5*|*'"idempotency_in_progress"'*) sleep "${wait:-2}" ;;
    *) break ;; # 401 and 403 too: the key must change, not the request
  esac
done
cat answer.json
[ "${said%% *}" = 201 ]
