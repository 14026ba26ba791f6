<?php

namespace App\Exceptions;

use RuntimeException;

/** The API refused the email, or gave no readable answer. */
final class MailwrenException extends RuntimeException
{
    public function __construct(
        string $message,
        public readonly bool $retryable = false,
        public readonly ?int $retryAfter = null, // Seconds, from the Retry-After header.
        public readonly ?array $problem = null, // The whole answer, with code and errors.
    ) {
        parent::__construct($message);
    }
}
