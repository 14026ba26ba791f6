import {send} from './mailwren.mjs';

const message = {
  from: {email: 'orders@shop.example', name: 'Shop'},
  to: 'you@shop.example',
  replyTo: 'help@shop.example',
  subject: 'Your order 48213 is confirmed',
  text: 'Thank you for your order.',
  categories: ['order_confirmation'],
  customArgs: {order_id: '48213'},
};
console.log(await send(message, 'order-48213-confirmation'));
