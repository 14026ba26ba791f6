<?php
// hello.php: sends one email.
$curl = curl_init('https://api.mailwren.example/v1/emails');
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . getenv('MAILWREN_API_KEY'),
        'Content-Type: application/json',
    ],
    CURLOPT_POSTFIELDS => json_encode([
        'from' => 'hello@shop.example',
        'to' => ['you@shop.example'],
        'subject' => 'My first email',
        'text' => 'Hello from Mailwren!',
    ]),
]);
curl_exec($curl);
