// send.mjs: sends an email with the mailer of this environment.
import {mailer} from './mailer.mjs';

const {response} = await mailer.sendMail({
  from: 'Acme Shop <orders@shop.example>',
  to: 'ada@customer.example',
  subject: 'Your order 48213 is confirmed',
  text: 'Thank you for your order. It ships tomorrow.',
});
console.log(response);
