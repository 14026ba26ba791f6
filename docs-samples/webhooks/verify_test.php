<?php

require __DIR__ . '/verify.php';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const NOW = 1772442849;
const BODY = '{"type":"email.delivered"}';

$key = base64_decode(substr(SECRET, strlen('whsec_')));
$signature = base64_encode(hash_hmac('sha256', 'evt_1.' . NOW . '.' . BODY, $key, true));
$headers = [
    'webhook-id' => 'evt_1',
    'webhook-timestamp' => (string) NOW,
    'webhook-signature' => "v1,bm90IHRoaXMgb25l v1,$signature",
];

$empty = base64_encode(hash_hmac('sha256', 'evt_1.' . NOW . '.' . BODY, '', true));
$forged = ['webhook-signature' => "v1,$empty"] + $headers;
$tampered = str_replace('delivered', 'bounced', BODY);
$right = is_genuine($headers, BODY, SECRET, NOW)
    && !is_genuine($headers, $tampered, SECRET, NOW)
    && !is_genuine(['webhook-id' => 'evt_2'] + $headers, BODY, SECRET, NOW)
    && !is_genuine($headers, BODY, SECRET, NOW + 301)
    && !is_genuine($forged, BODY, '', NOW)
    && !is_genuine($forged, BODY, 'whsec_', NOW)
    && !is_genuine([], BODY, SECRET, NOW);
echo $right ? "valid accepted, invalid rejected\n" : "wrong\n";
exit($right ? 0 : 1);
