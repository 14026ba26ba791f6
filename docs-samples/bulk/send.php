<?php
$invoices = [
    ['2026-0311', 'ada@customer.example', '€48.00'],
    ['2026-0312', 'ben@customer.example', '€12.50'],
];

$emails = [];
foreach ($invoices as [$number, $email, $total]) {
    $emails[] = [
        'from' => 'Acme Shop <billing@shop.example>',
        'to' => [$email],
        'subject' => "Your invoice $number",
        'text' => "Invoice $number for $total is ready in your account.",
        'metadata' => ['invoice' => $number],
    ];
}

$curl = curl_init('https://api.mailwren.example/v1/emails/bulk');
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . getenv('MAILWREN_API_KEY'),
        'Content-Type: application/json',
        'Idempotency-Key: invoices-2026-03-batch-1',
    ],
    CURLOPT_POSTFIELDS => json_encode(['emails' => $emails]),
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_TIMEOUT => 60,
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
foreach ($body['data']['results'] as $result) {
    echo $result['index'], ' ', $result['status'], ' ',
        $result['email']['id'] ?? $result['error']['detail'], PHP_EOL;
}
