<?php

namespace App\Http\Middleware;

use Closure;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Log;

/** Rejects requests that are not recent events from Mailwren. */
final class VerifyMailwrenSignature
{
    private const TOLERANCE_SECONDS = 5 * 60;

    public function handle(Request $request, Closure $next)
    {
        $secret = (string) config('mailwren.signing_secret');
        if (! self::isValid($request, $secret)) {
            Log::warning('Rejected an event with an invalid signature.');
            abort(401);
        }
        return $next($request);
    }

    public static function isValid(Request $request, string $secret): bool
    {
        $id = (string) $request->header('webhook-id');
        $timestamp = (string) $request->header('webhook-timestamp');
        $signatures = (string) $request->header('webhook-signature');
        if ($id === '' || ! ctype_digit($timestamp)) {
            return false;
        }
        if (abs(time() - (int) $timestamp) > self::TOLERANCE_SECONDS) {
            return false;
        }

        $key = base64_decode(preg_replace('/^whsec_/', '', $secret), true);
        if ($key === false || $key === '') {
            return false;
        }
        // The signature covers the raw body.
        $signed = "$id.$timestamp.{$request->getContent()}";
        $expected = base64_encode(hash_hmac('sha256', $signed, $key, true));

        // During a secret rotation, the header contains several signatures.
        foreach (explode(' ', $signatures) as $entry) {
            [$version, $value] = explode(',', $entry, 2) + [1 => ''];
            if ($version === 'v1' && hash_equals($expected, $value)) {
                return true;
            }
        }
        return false;
    }
}
