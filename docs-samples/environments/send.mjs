// send.mjs: sends an email with this environment's mailer.
import {mailer} from './mailer.mjs';

const {response} = await mailer.sendMail({
  from: 'Acme Shop <orders@shop.example>',
  to: 'ada@customer.example',
  subject: 'Your order 48213 is confirmed',
  text: 'Thank you for your order. It ships tomorrow.',
});
console.log(response);
