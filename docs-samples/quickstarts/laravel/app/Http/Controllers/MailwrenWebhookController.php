<?php

namespace App\Http\Controllers;

use Illuminate\Http\Request;
use Illuminate\Http\Response;
use Illuminate\Support\Facades\Cache;
use Illuminate\Support\Facades\Log;

/** Receives events. The middleware verifies the signature. */
final class MailwrenWebhookController
{
    public function __invoke(Request $request): Response
    {
        // The same event can arrive more than once. Process it once, then respond.
        // In production, use a unique column in your database.
        if (Cache::add($request->header('webhook-id'), true, now()->addDays(4))) {
            Log::info("{$request->input('type')} {$request->input('data.id')}");
        }
        return response()->noContent();
    }
}
