<?php
$query = http_build_query(['tag' => 'type:receipt', 'status' => 'bounced']);
$curl = curl_init("https://api.mailwren.example/v1/emails?$query");
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => ['Authorization: Bearer ' . getenv('MAILWREN_API_KEY')],
    CURLOPT_RETURNTRANSFER => true,
]);
echo curl_exec($curl) ?: curl_error($curl), PHP_EOL;
