<?php
$time = new DateTimeImmutable('+2 days 08:00 UTC');

$curl = curl_init('https://api.mailwren.example/v1/emails/em_5fK2mQ9xTz7RbW3cVn8L');
curl_setopt_array($curl, [
    CURLOPT_CUSTOMREQUEST => 'PATCH',
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . getenv('MAILWREN_API_KEY'),
        'Content-Type: application/json',
    ],
    CURLOPT_POSTFIELDS => json_encode(['scheduled_at' => $time->format('Y-m-d\TH:i:s\Z')]),
    CURLOPT_RETURNTRANSFER => true,
]);
echo curl_exec($curl) ?: curl_error($curl), PHP_EOL;
