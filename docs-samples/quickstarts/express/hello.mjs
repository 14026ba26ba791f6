// hello.mjs: sends one email on POST /hello.
import express from 'express';

const app = express();

app.post('/hello', async (request, response) => {
  const sent = await fetch('https://api.mailwren.example/v1/emails', {
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
  response.status(sent.status).json(await sent.json());
});

app.listen(process.env.PORT ?? 3000);
