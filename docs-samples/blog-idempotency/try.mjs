import {send} from './retry.mjs';

const email = {
  from: 'orders@shop.example',
  to: ['anna@customer.example'],
  subject: 'Your order 48213',
  text: 'Thank you for your order.',
};
console.log((await send(email, 'order-48213-confirmation')).id);
