<?php
$curl = curl_init('https://api.mailwren.example/v1/emails');
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . getenv('MAILWREN_API_KEY'),
        'Content-Type: application/json',
        'Idempotency-Key: invoice-48213',
    ],
    CURLOPT_POSTFIELDS => json_encode([
        'from' => 'Acme Shop <billing@shop.example>',
        'to' => ['ada@customer.example'],
        'subject' => 'Your invoice 48213',
        'text' => 'The invoice for your order is attached.',
        'attachments' => [
            [
                'filename' => 'invoice-48213.pdf',
                'content' => base64_encode(file_get_contents('invoice-48213.pdf')),
            ],
        ],
    ]),
    CURLOPT_RETURNTRANSFER => true,
]);
echo curl_exec($curl) ?: curl_error($curl), PHP_EOL;
