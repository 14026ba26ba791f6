<?php

// config/mailwren.php
return [
    'key' => env('MAILWREN_API_KEY'),
    'signing_secret' => env('MAILWREN_SIGNING_SECRET'),
];
