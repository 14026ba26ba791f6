<?php

namespace App\Services;

use App\Exceptions\MailwrenException;
use Illuminate\Http\Client\ConnectionException;
use Illuminate\Support\Facades\Http;

/** Sends an email once. The job handles retries. */
final class Mailwren
{
    private const API = 'https://api.mailwren.example/v1';

    /** @throws MailwrenException */
    public function sendEmail(array $email, string $idempotencyKey): array
    {
        try {
            $response = Http::withToken(config('mailwren.key'))
                ->withHeaders(['Idempotency-Key' => $idempotencyKey])
                ->timeout(10)
                ->post(self::API . '/emails', $email);
        } catch (ConnectionException $error) {
            // The email may have been accepted. The key makes a retry safe.
            throw new MailwrenException("No response: {$error->getMessage()}", true);
        }

        $body = $response->json();
        if ($response->successful() && isset($body['data'])) {
            return $body['data'];
        }
        if (! isset($body['code'])) {
            $retryable = $response->successful() || $response->serverError();
            throw new MailwrenException("Status {$response->status()}, no valid body", $retryable);
        }
        throw new MailwrenException(
            "{$body['status']} {$body['code']}: {$body['detail']} ({$body['request_id']})",
            $body['retryable'],
            (int) $response->header('Retry-After') ?: null,
            $body,
        );
    }
}
