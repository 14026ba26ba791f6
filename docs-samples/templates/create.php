<?php
$curl = curl_init('https://api.mailwren.example/v1/templates');
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . getenv('MAILWREN_API_KEY'),
        'Content-Type: application/json',
        'Idempotency-Key: template-order-confirmation',
    ],
    CURLOPT_POSTFIELDS => json_encode([
        'name' => 'Order confirmation',
        'alias' => 'order-confirmation',
        'subject' => 'Your order {{order_number}} is confirmed',
        'text' => 'Hi {{first_name}}, your order {{order_number}} ships tomorrow.',
        'html' => '<p>Hi {{first_name}}, your order {{order_number}} ships tomorrow.</p>',
        'variables' => [
            ['key' => 'order_number', 'type' => 'string'],
            ['key' => 'first_name', 'type' => 'string', 'fallback' => 'there'],
        ],
    ]),
    CURLOPT_RETURNTRANSFER => true,
]);
echo curl_exec($curl) ?: curl_error($curl), PHP_EOL;
