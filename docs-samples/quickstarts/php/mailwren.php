<?php
// mailwren.php: sends an email and retries when that is safe.
declare(strict_types=1);

const API = 'https://api.mailwren.example/v1';
const MAX_ATTEMPTS = 4;
const MAX_WAIT_SECONDS = 30;

final class MailwrenError extends RuntimeException
{
    public function __construct(
        string $message,
        public readonly bool $retryable = false,
        public readonly ?int $retryAfter = null, // Seconds, from the Retry-After header.
        public readonly ?array $problem = null, // The whole response body.
    ) {
        parent::__construct($message);
    }
}

function post_email(array $email, string $idempotencyKey): array
{
    $retryAfter = null;
    $curl = curl_init(API . '/emails');
    curl_setopt_array($curl, [
        CURLOPT_POST => true,
        CURLOPT_HTTPHEADER => [
            'Authorization: Bearer ' . getenv('MAILWREN_API_KEY'),
            'Content-Type: application/json',
            "Idempotency-Key: $idempotencyKey",
        ],
        CURLOPT_POSTFIELDS => json_encode($email, JSON_THROW_ON_ERROR),
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_TIMEOUT => 10,
        CURLOPT_HEADERFUNCTION => function ($curl, string $line) use (&$retryAfter): int {
            if (preg_match('/^retry-after:\s*(\d+)/i', $line, $match)) {
                $retryAfter = (int) $match[1];
            }
            return strlen($line);
        },
    ]);
    $text = curl_exec($curl);
    $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
    $body = is_string($text) ? json_decode($text, true) : null;
    if (!is_array($body)) {
        // The email may have been accepted. The key makes a retry safe.
        $retryable = $status < 300 || $status >= 500;
        $reason = curl_error($curl) ?: "status $status";
        throw new MailwrenError("No valid response: $reason", $retryable);
    }
    if ($status < 300) {
        return $body['data'];
    }
    throw new MailwrenError(
        "{$body['status']} {$body['code']}: {$body['detail']} ({$body['request_id']})",
        $body['retryable'],
        $retryAfter,
        $body,
    );
}

/** Sends one email. All attempts use the same idempotency key. */
function send_email(array $email, string $idempotencyKey): array
{
    for ($attempt = 1; ; $attempt++) {
        try {
            return post_email($email, $idempotencyKey);
        } catch (MailwrenError $error) {
            $backOff = 2 ** ($attempt - 1) + mt_rand() / mt_getrandmax();
            $wait = $error->retryAfter ?? $backOff;
            $last = $attempt === MAX_ATTEMPTS || $wait > MAX_WAIT_SECONDS;
            if ($last || !$error->retryable) {
                throw $error;
            }
            usleep((int) ($wait * 1_000_000));
        }
    }
}
