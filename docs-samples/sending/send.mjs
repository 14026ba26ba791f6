const response = await fetch('https://api.mailwren.example/v1/emails', {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${process.env.MAILWREN_API_KEY}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': 'order-48213-confirmation',
  },
  body: JSON.stringify({
    from: 'Acme Shop <orders@shop.example>',
    to: ['Ada Byron <ada@customer.example>'],
    subject: 'Your order 48213 is confirmed',
    text: 'Thanks for your order. It ships tomorrow.',
    html: '<p>Thanks for your order. It ships tomorrow.</p>',
  }),
});

const body = await response.json();
if (!response.ok) {
  throw new Error(`${body.code}: ${body.detail} (${body.request_id})`);
}
console.log(body.data.id, body.data.status);
