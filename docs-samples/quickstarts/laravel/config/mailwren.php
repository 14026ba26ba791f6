<?php

// config/mailwren.php
return [
    'key' => env('MAILWREN_API_KEY'),
    'webhook_secret' => env('MAILWREN_WEBHOOK_SECRET'),
];
