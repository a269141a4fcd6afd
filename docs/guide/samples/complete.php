<?php
$grades = ['S-1042' => '1.7', 'S-1043' => '2.3']; // by your own numbers
$completions = [];
foreach ($grades as $number => $grade) {
    $completions[] = ['externalId' => $number, 'grade' => $grade, 'completedOn' => '2026-02-27'];
}
$curl = curl_init('{base_url}/api/external/edu/programs/' . getenv('PROGRAM') . '/complete');
curl_setopt_array($curl, [
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_HTTPHEADER => [
        'content-type: application/json',
        'x-api-key: ' . getenv('API_KEY'),
        'idempotency-key: spring-2026',
    ],
    CURLOPT_POSTFIELDS => json_encode(['completions' => $completions]),
]);
$body = json_decode(curl_exec($curl), true);
if (curl_getinfo($curl, CURLINFO_RESPONSE_CODE) !== 202) {
    throw new RuntimeException($body['code'] . ': ' . $body['detail']);
}
echo $body['id'], PHP_EOL; // a job: GET /jobs/{id} says how far it is
