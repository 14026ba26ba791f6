<?php

namespace App\Exceptions;

use RuntimeException;

/** The API rejected the email or didn't return a valid response. */
final class MailwrenException extends RuntimeException
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
