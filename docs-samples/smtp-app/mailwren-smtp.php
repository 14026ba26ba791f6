<?php
// Plugin Name: Send email with Mailwren

add_filter('wp_mail_from', fn() => 'orders@shop.example');
add_filter('wp_mail_from_name', fn() => 'Acme Shop');

add_action('phpmailer_init', function ($mail) {
    $mail->isSMTP();
    $mail->Host = 'smtp.mailwren.example';
    $mail->Port = 587;
    $mail->SMTPSecure = 'tls';
    $mail->SMTPAuth = true;
    $mail->Username = 'mailwren';
    $mail->Password = getenv('MAILWREN_API_KEY');
});
