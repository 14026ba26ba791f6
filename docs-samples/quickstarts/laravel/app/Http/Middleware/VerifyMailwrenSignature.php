<?php

namespace App\Http\Middleware;

use App\MailwrenWebhook;
use Closure;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Log;
use UnexpectedValueException;

/** Rejects requests that are not recent events from Mailwren. */
final class VerifyMailwrenSignature
{
    public function handle(Request $request, Closure $next)
    {
        try {
            MailwrenWebhook::verify(
                $request->getContent(), // The signature covers the raw body.
                array_map('current', $request->headers->all()),
                (string) config('mailwren.signing_secret'),
            );
        } catch (UnexpectedValueException $error) {
            Log::warning("Rejected: {$error->getMessage()}");
            abort(401);
        }
        return $next($request);
    }
}
