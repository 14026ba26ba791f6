<?php

use App\MailwrenWebhook;

require __DIR__ . '/MailwrenWebhook.php';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const BODY = '{"type":"email.delivered"}';

function sign(int $age = 0, string $secret = SECRET): array
{
    $timestamp = time() - $age;
    $key = base64_decode(substr($secret, strlen('whsec_')));
    $signature = base64_encode(hash_hmac('sha256', "evt_1.$timestamp." . BODY, $key, true));
    return [
        'webhook-id' => 'evt_1',
        'webhook-timestamp' => (string) $timestamp,
        'webhook-signature' => "v1,bm90IHRoaXMgb25l v1,$signature",
    ];
}

function accepted(array $headers, string $body = BODY, string $secret = SECRET): bool
{
    try {
        MailwrenWebhook::verify($body, $headers, $secret);
        return true;
    } catch (UnexpectedValueException) {
        return false;
    }
}

$right = accepted(sign())
    && !accepted(sign(), str_replace('delivered', 'bounced', BODY))
    && !accepted(['webhook-id' => 'evt_2'] + sign())
    && !accepted(sign(age: 301))
    && !accepted(sign(secret: 'whsec_'), secret: '')
    && !accepted(sign(secret: 'whsec_'), secret: 'whsec_')
    && !accepted([]);
echo $right ? "valid accepted, invalid rejected\n" : "wrong\n";
exit($right ? 0 : 1);
