// The day after tomorrow at 08:00 UTC.
const time = new Date();
time.setUTCDate(time.getUTCDate() + 2);
time.setUTCHours(8, 0, 0, 0);

const response = await fetch(
  'https://api.mailwren.example/v1/emails/em_5fK2mQ9xTz7RbW3cVn8L',
  {
    method: 'PATCH',
    headers: {
      Authorization: `Bearer ${process.env.MAILWREN_API_KEY}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({scheduled_at: time.toISOString()}),
  },
);
console.log(await response.json());
