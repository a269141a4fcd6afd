<?php
for ($attempt = 1; ; $attempt++) {
    $retryAfter = 2;
    $curl = curl_init('{base_url}/api/external/certificates/issue');
    curl_setopt_array($curl, [
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_TIMEOUT => 30,
        CURLOPT_HTTPHEADER => [
            'content-type: application/json',
            'x-api-key: ' . getenv('API_KEY'),
            'idempotency-key: order-4711-line-2', // keeps a second attempt from issuing twice
        ],
        CURLOPT_HEADERFUNCTION => function ($curl, $line) use (&$retryAfter) {
            if (stripos($line, 'retry-after:') === 0) {
                $retryAfter = (int) substr($line, strlen('retry-after:'));
            }
            return strlen($line);
        },
        CURLOPT_POSTFIELDS => json_encode([
            'typeCode' => 'en10204-3-1',
            'productId' => 'ART-4711',
            'serialNumber' => 'SN-0816',
        ]),
    ]);
    $body = curl_exec($curl);
    $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
    $passing = $body === false || in_array($status, [408, 429]) || $status >= 500
        || str_contains($body, '"idempotency_in_progress"');
    if (!$passing || $attempt === 5) {
        break;
    }
    sleep($retryAfter);
}
if ($status !== 201) {
    throw new RuntimeException($body ?: 'no answer');
}
echo json_decode($body, true)['verifyUrl'], PHP_EOL;
