<?php

// routes/console.php
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\Http;

Artisan::command('mailwren:hello', function () {
    $response = Http::withToken(config('mailwren.key'))
        ->post('https://api.mailwren.example/v1/emails', [
            'from' => 'hello@shop.example',
            'to' => ['you@shop.example'],
            'subject' => 'My first email',
            'text' => 'Hello from Mailwren!',
        ]);
    $this->line("{$response->status()} {$response->body()}");
});
