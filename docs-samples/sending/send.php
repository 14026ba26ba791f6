<?php
$curl = curl_init('https://api.mailwren.example/v1/emails');
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . getenv('MAILWREN_API_KEY'),
        'Content-Type: application/json',
        'Idempotency-Key: order-48213-confirmation',
    ],
    CURLOPT_POSTFIELDS => json_encode([
        'from' => 'Acme Shop <orders@shop.example>',
        'to' => ['Ada Byron <ada@customer.example>'],
        'subject' => 'Your order 48213 is confirmed',
        'text' => 'Thanks for your order. It ships tomorrow.',
        'html' => '<p>Thanks for your order. It ships tomorrow.</p>',
    ]),
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_TIMEOUT => 10,
]);

$response = curl_exec($curl);
if ($response === false) {
    throw new RuntimeException(curl_error($curl));
}
$body = json_decode($response, true);
if (curl_getinfo($curl, CURLINFO_RESPONSE_CODE) >= 400) {
    throw new RuntimeException(
        "{$body['code']}: {$body['detail']} ({$body['request_id']})"
    );
}
echo $body['data']['id'], ' ', $body['data']['status'], PHP_EOL;
