<?php

// Runs a job like a queue worker, with all its attempts; waits of more than a minute are printed and skipped.
$app = require __DIR__ . '/bootstrap/app.php';
$app->make(Illuminate\Contracts\Console\Kernel::class)->bootstrap();

class Attempt extends Illuminate\Queue\Jobs\SyncJob
{
    public int $number = 1;
    public ?int $delay = null;
    public ?Throwable $failure = null;

    public function attempts(): int
    {
        return $this->number;
    }

    public function release($delay = 0): void
    {
        $this->delay = $delay;
    }

    public function fail($error = null): void
    {
        $this->failure = $error;
    }
}

// Queues store jobs as strings.
$job = unserialize(serialize(new App\Jobs\SendReceipt(1042, 'you@shop.example')));
for ($number = 1; ; $number++) {
    $attempt = new Attempt($app, '{"uuid":"1"}', 'sync', 'default');
    $attempt->number = $number;
    $job->setJob($attempt);
    $app->call([$job, 'handle']);
    if ($attempt->failure) {
        fwrite(STDERR, $attempt->failure->getMessage() . PHP_EOL);
        exit(1);
    }
    if ($attempt->delay === null) {
        exit(0);
    }
    if ($attempt->delay > 60) {
        fwrite(STDERR, "daily_limit_exceeded: waits {$attempt->delay} s" . PHP_EOL);
        exit(1);
    }
    sleep($attempt->delay);
}
