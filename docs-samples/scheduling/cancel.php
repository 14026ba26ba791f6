<?php
$curl = curl_init('https://api.mailwren.example/v1/emails/em_5fK2mQ9xTz7RbW3cVn8L/cancel');
curl_setopt_array($curl, [
    CURLOPT_CUSTOMREQUEST => 'POST',
    CURLOPT_HTTPHEADER => ['Authorization: Bearer ' . getenv('MAILWREN_API_KEY')],
    CURLOPT_RETURNTRANSFER => true,
]);
echo curl_exec($curl) ?: curl_error($curl), PHP_EOL;
