// node send.mjs <payment ID> <email address> <PDF>
import {readFile} from 'node:fs/promises';

const [paymentId, address, pdf] = process.argv.slice(2);
const apiKey = process.env.MAILWREN_API_KEY;
if (!apiKey || !paymentId || !address || !pdf) {
  console.error(
    'Set MAILWREN_API_KEY, and pass a payment ID, an email address and a PDF.',
  );
  process.exit(2);
}

const response = await fetch('https://api.mailwren.example/v1/emails', {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${apiKey}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': `receipt-${paymentId}`,
  },
  body: JSON.stringify({
    from: 'Acme Shop <billing@shop.example>',
    to: [address],
    template: {
      alias: 'receipt',
      variables: {order_number: '48213', total: '€48.00', first_name: 'Ada'},
    },
    attachments: [
      {
        filename: 'receipt-48213.pdf',
        content_type: 'application/pdf',
        content: (await readFile(pdf)).toString('base64'),
      },
    ],
    tags: [{name: 'type', value: 'receipt'}],
    metadata: {order_id: '48213', payment_id: paymentId},
  }),
  signal: AbortSignal.timeout(10_000),
});

const body = await response.json();
if (!response.ok) {
  console.error(`${body.code}: ${body.detail} (${body.request_id})`);
  process.exit(1);
}
console.log(body.data.id);
