<?php

// #region verify
const TOLERANCE_SECONDS = 5 * 60;

/** Returns whether Mailwren sent the event, unchanged, within the last five minutes. */
function is_genuine(array $headers, string $rawBody, string $signingSecret, ?int $now = null): bool
{
    $id = $headers['webhook-id'] ?? '';
    $timestamp = $headers['webhook-timestamp'] ?? '';
    $signatures = $headers['webhook-signature'] ?? '';
    if ($id === '' || !ctype_digit($timestamp)) {
        return false;
    }
    if (abs(($now ?? time()) - (int) $timestamp) > TOLERANCE_SECONDS) {
        return false;
    }

    $key = base64_decode(substr($signingSecret, strlen('whsec_')));
    if ($key === '') {
        return false; // Anyone can sign with an empty secret.
    }
    $digest = hash_hmac('sha256', "$id.$timestamp.$rawBody", $key, true);
    $expected = 'v1,' . base64_encode($digest);
    foreach (explode(' ', $signatures) as $given) {
        if (hash_equals($expected, $given)) {
            return true;
        }
    }
    return false;
}
// #endregion verify
