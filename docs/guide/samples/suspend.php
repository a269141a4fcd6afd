<?php
$curl = curl_init('{base_url}/api/external/certificates/' . getenv('CERTIFICATE') . '/suspend');
curl_setopt_array($curl, [
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_HTTPHEADER => ['content-type: application/json', 'x-api-key: ' . getenv('API_KEY')],
    CURLOPT_POSTFIELDS => json_encode([
        'reason' => 'recall',
        'note' => '8D report 2026-031',
        'publicNote' => 'Under investigation.',
    ]),
]);
$body = json_decode(curl_exec($curl), true);
if (curl_getinfo($curl, CURLINFO_RESPONSE_CODE) !== 200) {
    throw new RuntimeException($body['code'] . ': ' . $body['detail']);
}
echo $body['status'], PHP_EOL;
