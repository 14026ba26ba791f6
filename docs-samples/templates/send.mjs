const response = await fetch('https://api.mailwren.example/v1/emails', {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${process.env.MAILWREN_API_KEY}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': 'order-48213-confirmation',
  },
  body: JSON.stringify({
    from: 'Acme Shop <orders@shop.example>',
    to: ['ada@customer.example'],
    template: {
      alias: 'order-confirmation',
      variables: {order_number: '48213', first_name: 'Ada'},
    },
  }),
});
console.log(await response.json());
