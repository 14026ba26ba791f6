const invoices = [
  ['2026-0311', 'ada@customer.example', '€48.00'],
  ['2026-0312', 'ben@customer.example', '€12.50'],
];

const response = await fetch('https://api.mailwren.example/v1/emails/bulk', {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${process.env.MAILWREN_API_KEY}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': 'invoices-2026-03-batch-1',
  },
  body: JSON.stringify({
    emails: invoices.map(([number, email, total]) => ({
      from: 'Acme Shop <billing@shop.example>',
      to: [email],
      subject: `Your invoice ${number}`,
      text: `Invoice ${number} for ${total} is ready in your account.`,
      metadata: {invoice: number},
    })),
  }),
});

const body = await response.json();
if (!response.ok) {
  throw new Error(`${body.code}: ${body.detail} (${body.request_id})`);
}
for (const {index, status, email, error} of body.data.results) {
  console.log(index, status, email?.id ?? error.detail);
}
