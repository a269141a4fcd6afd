<?php
$serials = ['SN-1001', 'SN-1002'];
$curl = curl_init('{base_url}/api/external/certificates/issue/bulk');
curl_setopt_array($curl, [
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_HTTPHEADER => [
        'content-type: application/json',
        'x-api-key: ' . getenv('API_KEY'),
        'idempotency-key: delivery-80042',
    ],
    CURLOPT_POSTFIELDS => json_encode([
        'mode' => 'partial',
        'certificates' => array_map(fn ($serial) => [
            'typeCode' => 'en10204-3-1',
            'productId' => 'ART-4711',
            'serialNumber' => $serial,
        ], $serials),
    ]),
]);
$body = json_decode(curl_exec($curl), true);
if (curl_getinfo($curl, CURLINFO_RESPONSE_CODE) >= 400) {
    throw new RuntimeException($body['code'] . ': ' . $body['detail']);
}
foreach ($body['results'] as $result) { // some may not be issued, and each says why
    echo $serials[$result['index']], ' ', $result['verifyUrl'] ?? json_encode($result['errors']), PHP_EOL;
}
