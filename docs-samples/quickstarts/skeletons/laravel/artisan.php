<?php

// Runs a command of routes/console.php, which Laravel's kernel would normally load.
$app = require __DIR__ . '/bootstrap/app.php';
$kernel = $app->make(Illuminate\Contracts\Console\Kernel::class);
$kernel->bootstrap();
require __DIR__ . '/routes/console.php';
$status = $kernel->call($argv[1]);
echo $kernel->output();
exit($status);
