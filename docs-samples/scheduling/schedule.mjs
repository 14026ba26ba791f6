// Tomorrow at 08:00 UTC.
const time = new Date();
time.setUTCDate(time.getUTCDate() + 1);
time.setUTCHours(8, 0, 0, 0);

const response = await fetch('https://api.mailwren.example/v1/emails', {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${process.env.MAILWREN_API_KEY}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': 'appointment-771-reminder',
  },
  body: JSON.stringify({
    from: 'Acme Shop <hello@shop.example>',
    to: ['ada@customer.example'],
    subject: 'Your appointment is in two hours',
    text: 'This is a reminder of your appointment.',
    scheduled_at: time.toISOString(),
  }),
});
console.log(await response.json());
