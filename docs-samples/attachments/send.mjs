import {readFile} from 'node:fs/promises';

const response = await fetch('https://api.mailwren.example/v1/emails', {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${process.env.MAILWREN_API_KEY}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': 'invoice-48213',
  },
  body: JSON.stringify({
    from: 'Acme Shop <billing@shop.example>',
    to: ['ada@customer.example'],
    subject: 'Your invoice 48213',
    text: 'The invoice for your order is attached.',
    attachments: [
      {
        filename: 'invoice-48213.pdf',
        content: await readFile('invoice-48213.pdf', 'base64'),
      },
    ],
  }),
});
console.log(await response.json());
