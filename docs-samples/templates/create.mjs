const response = await fetch('https://api.mailwren.example/v1/templates', {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${process.env.MAILWREN_API_KEY}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': 'template-order-confirmation',
  },
  body: JSON.stringify({
    name: 'Order confirmation',
    alias: 'order-confirmation',
    subject: 'Your order {{order_number}} is confirmed',
    text: 'Hi {{first_name}}, your order {{order_number}} ships tomorrow.',
    html: '<p>Hi {{first_name}}, your order {{order_number}} ships tomorrow.</p>',
    variables: [
      {key: 'order_number', type: 'string'},
      {key: 'first_name', type: 'string', fallback: 'there'},
    ],
  }),
});
console.log(await response.json());
