<?php
// MailwrenWebhook.php: verifies that an event is recent and comes from Mailwren.
declare(strict_types=1);

namespace App;

use UnexpectedValueException;

final class MailwrenWebhook
{
    private const TOLERANCE_SECONDS = 5 * 60;

    /**
     * Returns the event.
     *
     * @param string $body the raw request body
     * @param array<string, string> $headers with lowercase names
     * @param string $secret the signing secret, which starts with whsec_
     * @throws UnexpectedValueException if the event doesn't come from Mailwren
     */
    public static function verify(string $body, array $headers, string $secret): array
    {
        $id = $headers['webhook-id'] ?? '';
        $timestamp = $headers['webhook-timestamp'] ?? '';
        $signatures = $headers['webhook-signature'] ?? '';
        if ($id === '' || !ctype_digit($timestamp) || $signatures === '') {
            throw new UnexpectedValueException('A header is missing');
        }
        if (abs(time() - (int) $timestamp) > self::TOLERANCE_SECONDS) {
            throw new UnexpectedValueException('The timestamp is outside the tolerance');
        }

        $key = base64_decode(preg_replace('/^whsec_/', '', $secret), true);
        if ($key === false || $key === '') {
            throw new UnexpectedValueException('The signing secret is empty or damaged');
        }
        $expected = base64_encode(hash_hmac('sha256', "$id.$timestamp.$body", $key, true));

        // During a secret rotation, the header contains multiple signatures.
        foreach (explode(' ', $signatures) as $entry) {
            [$version, $value] = explode(',', $entry, 2) + [1 => ''];
            if ($version === 'v1' && hash_equals($expected, $value)) {
                return json_decode($body, true, flags: JSON_THROW_ON_ERROR);
            }
        }
        throw new UnexpectedValueException('No signature matches');
    }
}
