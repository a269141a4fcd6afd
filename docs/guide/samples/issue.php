<?php
$curl = curl_init('{base_url}/api/external/certificates/issue');
curl_setopt_array($curl, [
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_HTTPHEADER => [
        'content-type: application/json',
        'x-api-key: ' . getenv('API_KEY'),
        'idempotency-key: order-4711-line-1',
    ],
    CURLOPT_POSTFIELDS => json_encode([
        'typeCode' => 'en10204-3-1',
        'productId' => 'ART-4711',
        'serialNumber' => 'SN-0815',
        'validUntil' => '2031-12-31',
        'metadata' => ['batch' => 'B-2026-17', 'plant' => 'Bremen', 'line' => 'L2', 'orderNo' => '4500012345'],
    ]),
]);
$body = json_decode(curl_exec($curl), true);
if (curl_getinfo($curl, CURLINFO_RESPONSE_CODE) !== 201) {
    throw new RuntimeException($body['code'] . ': ' . $body['detail']);
}
echo $body['verifyUrl'], PHP_EOL;
