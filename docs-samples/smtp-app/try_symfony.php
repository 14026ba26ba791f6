<?php
// try_symfony.php: sends an email with the DSN in symfony.env.
require 'Symfony/Component/Mailer/autoload.php';

use Symfony\Component\Mailer\Mailer;
use Symfony\Component\Mailer\Transport;
use Symfony\Component\Mime\Email;

[, $value] = explode('=', trim(file_get_contents('symfony.env')), 2);
$dsn = str_replace('${MAILWREN_API_KEY}', getenv('MAILWREN_API_KEY'), trim($value, '"'));

$email = (new Email())
    ->from('Acme Shop <orders@shop.example>')
    ->to('ada@customer.example')
    ->subject('Your order 48213 is confirmed')
    ->text('Thank you for your order. It ships tomorrow.');
(new Mailer(Transport::fromDsn($dsn)))->send($email);
echo "sent\n";
