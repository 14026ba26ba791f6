<?php
$curl = curl_init('https://api.mailwren.example/v1/emails');
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . getenv('MAILWREN_API_KEY'),
        'Content-Type: application/json',
        'Idempotency-Key: order-48213-receipt',
    ],
    CURLOPT_POSTFIELDS => json_encode([
        'from' => 'Acme Shop <orders@shop.example>',
        'to' => ['ada@customer.example'],
        'subject' => 'Your receipt',
        'text' => 'Thank you for your payment.',
        'tags' => [['name' => 'type', 'value' => 'receipt']],
        'metadata' => ['order_id' => '48213'],
    ]),
    CURLOPT_RETURNTRANSFER => true,
]);
echo curl_exec($curl) ?: curl_error($curl), PHP_EOL;
