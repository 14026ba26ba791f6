<?php
$time = new DateTimeImmutable('tomorrow 08:00 UTC');

$curl = curl_init('https://api.mailwren.example/v1/emails');
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . getenv('MAILWREN_API_KEY'),
        'Content-Type: application/json',
        'Idempotency-Key: appointment-771-reminder',
    ],
    CURLOPT_POSTFIELDS => json_encode([
        'from' => 'Acme Shop <hello@shop.example>',
        'to' => ['ada@customer.example'],
        'subject' => 'Your appointment is in two hours',
        'text' => 'This is a reminder of your appointment.',
        'scheduled_at' => $time->format('Y-m-d\TH:i:s\Z'),
    ]),
    CURLOPT_RETURNTRANSFER => true,
]);
echo curl_exec($curl) ?: curl_error($curl), PHP_EOL;
