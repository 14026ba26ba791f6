<?php
// send.php: sends the receipt for one order.
declare(strict_types=1);

require __DIR__ . '/mailwren.php';

$orderNumber = 1042;

try {
    $email = send_email(
        [
            'from' => 'Acme Shop <orders@shop.example>',
            'to' => ['you@shop.example'],
            'subject' => "Your receipt for order $orderNumber",
            'text' => "Thank you. Order $orderNumber is paid.",
            'html' => "<p>Thank you. Order $orderNumber is paid.</p>",
        ],
        "receipt-$orderNumber",
    );
    echo $email['id'], ' ', $email['status'], PHP_EOL;
} catch (MailwrenError $error) {
    fwrite(STDERR, $error->getMessage() . PHP_EOL);
    exit(1);
}
