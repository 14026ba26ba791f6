// app/api/hello/route.ts: POST /api/hello
export async function POST() {
  const response = await fetch('https://api.mailwren.example/v1/emails', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${process.env.MAILWREN_API_KEY}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({
      from: 'hello@shop.example',
      to: ['you@shop.example'],
      subject: 'My first email',
      text: 'Hello from Mailwren!',
    }),
  });
  return Response.json(await response.json(), {status: response.status});
}
