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
        'to' => ['ada@customer.example'],
        'template' => [
            'alias' => 'order-confirmation',
            'variables' => ['order_number' => '48213', 'first_name' => 'Ada'],
        ],
    ]),
    CURLOPT_RETURNTRANSFER => true,
]);
echo curl_exec($curl) ?: curl_error($curl), PHP_EOL;
