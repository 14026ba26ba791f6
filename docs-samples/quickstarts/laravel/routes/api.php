<?php

// routes/api.php: these routes start with /api.
use App\Http\Controllers\MailwrenWebhookController;
use App\Http\Middleware\VerifyMailwrenSignature;
use Illuminate\Support\Facades\Route;

Route::post('/webhooks/mailwren', MailwrenWebhookController::class)
    ->middleware(VerifyMailwrenSignature::class);
