import {readFile} from 'node:fs/promises';

const response = await fetch(
  `https://api.mailwren.example/v1/templates/${process.env.TEMPLATE_ID}`,
  {
    method: 'PATCH',
    headers: {
      Authorization: `Bearer ${process.env.MAILWREN_API_KEY}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({
      html: await readFile('order-confirmation.html', 'utf8'),
      text: 'Hi {{first_name}}, your order {{order_number}} is confirmed: {{order_url}}',
    }),
  },
);
const body = await response.json();
if (!response.ok) {
  throw new Error(`${body.code}: ${body.detail} (${body.request_id})`);
}
console.log(body.data.id);
