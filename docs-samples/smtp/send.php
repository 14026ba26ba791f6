<?php

use PHPMailer\PHPMailer\PHPMailer;

require 'vendor/autoload.php';

$mail = new PHPMailer(true);
$mail->isSMTP();
$mail->Host = 'smtp.mailwren.example';
$mail->Port = 587;
$mail->SMTPSecure = PHPMailer::ENCRYPTION_STARTTLS;
$mail->SMTPAuth = true;
$mail->Username = 'mailwren';
$mail->Password = getenv('MAILWREN_API_KEY');
$mail->CharSet = PHPMailer::CHARSET_UTF8;

$mail->setFrom('orders@shop.example', 'Acme Shop');
$mail->addAddress('ada@customer.example');
$mail->Subject = 'Your order 48213 is confirmed';
$mail->addCustomHeader('X-Mailwren-Idempotency-Key', 'order-48213-confirmation');
$mail->addCustomHeader('X-Mailwren-Tag', 'type=receipt');
$mail->isHTML();
$mail->Body = '<p>Thanks for your order. It ships tomorrow.</p>';
$mail->AltBody = 'Thanks for your order. It ships tomorrow.';
$mail->send();

echo "Accepted.\n";
