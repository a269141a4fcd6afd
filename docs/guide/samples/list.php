<?php
$query = ['batch' => 'B-2026-17', 'status' => 'active', 'limit' => 200];
do {
    $curl = curl_init('{base_url}/api/external/certificates?' . http_build_query($query));
    curl_setopt_array($curl, [
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_HTTPHEADER => ['x-api-key: ' . getenv('API_KEY')],
    ]);
    $page = json_decode(curl_exec($curl), true);
    if (curl_getinfo($curl, CURLINFO_RESPONSE_CODE) !== 200) {
        throw new RuntimeException($page['code'] . ': ' . $page['detail']);
    }
    foreach ($page['data'] as $certificate) {
        echo $certificate['id'], ' ', $certificate['serialNumber'], PHP_EOL;
    }
    $query['cursor'] = $page['nextCursor'];
} while ($query['cursor'] !== null);
