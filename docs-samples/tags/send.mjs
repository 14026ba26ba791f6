const response = await fetch('https://api.mailwren.example/v1/emails', {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${process.env.MAILWREN_API_KEY}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': 'order-48213-receipt',
  },
  body: JSON.stringify({
    from: 'Acme Shop <orders@shop.example>',
    to: ['ada@customer.example'],
    subject: 'Your receipt',
    text: 'Thank you for your payment.',
    tags: [{name: 'type', value: 'receipt'}],
    metadata: {order_id: '48213'},
  }),
});
console.log(await response.json());
