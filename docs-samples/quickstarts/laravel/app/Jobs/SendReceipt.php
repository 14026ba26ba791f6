<?php

namespace App\Jobs;

use App\Exceptions\MailwrenException;
use App\Services\Mailwren;
use Illuminate\Bus\Queueable;
use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Bus\Dispatchable;
use Illuminate\Queue\InteractsWithQueue;
use Illuminate\Support\Facades\Log;

/** Sends the receipt for one order. */
final class SendReceipt implements ShouldQueue
{
    use Dispatchable, InteractsWithQueue, Queueable;

    public int $tries = 4;

    public function __construct(
        private readonly int $orderNumber,
        private readonly string $address,
    ) {}

    public function handle(Mailwren $mailwren): void
    {
        try {
            $email = $mailwren->sendEmail(
                [
                    'from' => 'Acme Shop <orders@shop.example>',
                    'to' => [$this->address],
                    'subject' => "Your receipt for order {$this->orderNumber}",
                    'text' => "Thank you. Order {$this->orderNumber} is paid.",
                    'html' => "<p>Thank you. Order {$this->orderNumber} is paid.</p>",
                ],
                // Every attempt and every job for this order uses the same key.
                "receipt-{$this->orderNumber}",
            );
            Log::info("{$email['id']} {$email['status']}");
        } catch (MailwrenException $error) {
            if (! $error->retryable || $this->attempts() >= $this->tries) {
                $this->fail($error);
                return;
            }
            // Return the job to the queue, so that a long wait doesn't block a worker.
            $backOff = 2 ** ($this->attempts() - 1) + random_int(0, 1);
            $this->release($error->retryAfter ?? $backOff);
        }
    }
}
