// ticket.mjs: sends two emails that mail apps show as one conversation.
const ticket = 48213;
// Every email about the ticket references this ID, which doesn't have to be the Message-ID of an email.
const thread = `<ticket-${ticket}@shop.example>`;

async function notify(number, text) {
  const response = await fetch('https://api.mailwren.example/v1/emails', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${process.env.MAILWREN_API_KEY}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': `ticket-${ticket}-${number}`,
    },
    body: JSON.stringify({
      from: 'Acme Support <support@shop.example>',
      to: ['you@shop.example'],
      subject: `[#${ticket}] The lamp flickers`,
      text,
      headers: {'In-Reply-To': thread, References: thread},
    }),
  });
  const body = await response.json();
  if (!response.ok) {
    throw new Error(`${body.code}: ${body.detail} (${body.request_id})`);
  }
  console.log(body.data.id, body.data.status);
}

await notify(1, 'We received your request and will get back to you today.');
await notify(2, 'A new lamp is on its way to you.');
