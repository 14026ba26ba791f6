// send.ts: the compiler checks every path, field and error.
import createClient from 'openapi-fetch';

import type {paths} from './mailwren.js';

const mailwren = createClient<paths>({
  baseUrl: 'https://api.mailwren.example/v1',
  headers: {Authorization: `Bearer ${process.env.MAILWREN_API_KEY}`},
});

const {data: response, error} = await mailwren.POST('/emails', {
  params: {header: {'Idempotency-Key': 'receipt-1042'}},
  body: {
    from: 'Acme Shop <orders@shop.example>',
    to: ['you@shop.example'],
    subject: 'Your receipt for order 1042',
    text: 'Thank you. Order 1042 is paid.',
  },
});

if (error) {
  console.error(`${error.status} ${error.code}: ${error.detail} (${error.request_id})`);
  process.exitCode = 1;
} else {
  console.log(response.data.id, response.data.status);
}
