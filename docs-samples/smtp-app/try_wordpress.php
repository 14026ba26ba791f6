<?php
// try_wordpress.php: sends an email with mailwren-smtp.php, the way WordPress's wp_mail() does.
require 'vendor/autoload.php';

$hooks = [];
function add_filter($name, $hook) {
    $GLOBALS['hooks'][$name] = $hook;
}
function add_action($name, $hook) {
    add_filter($name, $hook);
}
require 'mailwren-smtp.php';

$mail = new PHPMailer\PHPMailer\PHPMailer(true);
$mail->setFrom($hooks['wp_mail_from'](), $hooks['wp_mail_from_name']());
$mail->addAddress('ada@customer.example');
$mail->Subject = 'Your order 48213 is confirmed';
$mail->Body = 'Thank you for your order. It ships tomorrow.';
$hooks['phpmailer_init']($mail);
$mail->send();
echo "sent\n";
