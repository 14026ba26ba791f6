<?php
// webhook.php: receives events on http://localhost:3000/webhooks/mailwren.
declare(strict_types=1);

use App\MailwrenWebhook;

require __DIR__ . '/MailwrenWebhook.php';

$route = $_SERVER['REQUEST_METHOD'] . ' ' . $_SERVER['REQUEST_URI'];
if ($route !== 'POST /webhooks/mailwren') {
    http_response_code(404);
    return;
}

// #region call
try {
    $event = MailwrenWebhook::verify(
        file_get_contents('php://input'),
        [
            'webhook-id' => $_SERVER['HTTP_WEBHOOK_ID'] ?? '',
            'webhook-timestamp' => $_SERVER['HTTP_WEBHOOK_TIMESTAMP'] ?? '',
            'webhook-signature' => $_SERVER['HTTP_WEBHOOK_SIGNATURE'] ?? '',
        ],
        (string) getenv('MAILWREN_SIGNING_SECRET'),
    );
} catch (UnexpectedValueException $error) {
    error_log("Rejected: {$error->getMessage()}");
    http_response_code(401);
    return;
}
// #endregion call

// The same event can arrive more than once. Process it once, then respond.
// This sample uses one file per event. In production, use a unique column in your database.
$file = sys_get_temp_dir() . '/mailwren-' . hash('sha256', $_SERVER['HTTP_WEBHOOK_ID']);
if (!file_exists($file)) {
    touch($file);
    error_log("{$event['type']} {$event['data']['id']}");
}
http_response_code(204);
