import * as React from 'react';
import {render} from '@react-email/render';

import OrderConfirmation from './order-confirmation.jsx';

// The props are template variables, so rendering keeps them.
const email = <OrderConfirmation firstName="{{first_name}}" orderNumber="{{order_number}}" orderUrl="{{order_url}}" />;

const response = await fetch('https://api.mailwren.example/v1/templates', {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${process.env.MAILWREN_API_KEY}`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    name: 'Order confirmation',
    alias: 'order-confirmation',
    subject: 'Your order {{order_number}} is confirmed',
    html: await render(email),
    text: await render(email, {plainText: true}),
    variables: [
      {key: 'first_name', type: 'string', fallback: 'there'},
      {key: 'order_number', type: 'string'},
      {key: 'order_url', type: 'string'},
    ],
  }),
});
const body = await response.json();
if (!response.ok) {
  throw new Error(`${body.code}: ${body.detail} (${body.request_id})`);
}
console.log(body.data.id);
