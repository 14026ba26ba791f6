const orderNumber = 48213;

const response = await fetch('https://api.mailwren.example/v1/emails', {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${process.env.MAILWREN_API_KEY}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': `order-${orderNumber}-confirmation`,
  },
  body: JSON.stringify({
    from: 'Acme Shop <orders@shop.example>',
    to: ['ada@customer.example'],
    subject: `Your order ${orderNumber} is confirmed`,
    text: 'It ships tomorrow.',
  }),
});
console.log(await response.json());
