import {createTransport} from 'nodemailer';

const transport = createTransport({
  host: 'smtp.mailwren.example',
  port: 587,
  requireTLS: true,
  auth: {user: 'mailwren', pass: process.env.MAILWREN_API_KEY},
});

const {response} = await transport.sendMail({
  from: 'Acme Shop <orders@shop.example>',
  to: 'ada@customer.example',
  subject: 'Your order 48213 is confirmed',
  text: 'Thanks for your order. It ships tomorrow.',
  html: '<p>Thanks for your order. It ships tomorrow.</p>',
  headers: {
    'X-Mailwren-Idempotency-Key': 'order-48213-confirmation',
    'X-Mailwren-Tag': 'type=receipt',
  },
});
console.log(response);
