<?php
function verify(string $secret, array $headers, string $body): bool
{
    if (abs(time() - (int) $headers['webhook-timestamp']) > 300) {
        return false;
    }
    $key = base64_decode(substr($secret, strlen('whsec_')));
    $signed = $headers['webhook-id'] . '.' . $headers['webhook-timestamp'] . '.' . $body;
    $expected = 'v1,' . base64_encode(hash_hmac('sha256', $signed, $key, true));
    foreach (explode(' ', $headers['webhook-signature']) as $given) {
        if (hash_equals($expected, $given)) {
            return true;
        }
    }
    return false;
}

$headers = array_change_key_case(getallheaders());
$body = file_get_contents('php://input');
if (!verify(getenv('WEBHOOK_SECRET'), $headers, $body)) {
    http_response_code(401);
    exit;
}
// INSERT ... ON DUPLICATE KEY: nothing is done for a webhook-id that is there already.
$insert = $pdo->prepare('INSERT IGNORE INTO webhooks_seen (id) VALUES (?)');
$insert->execute([$headers['webhook-id']]);
if ($insert->rowCount() === 1) {
    handle(json_decode($body, true));
}
http_response_code(204);
