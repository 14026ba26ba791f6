// server/api/hello.post.ts: POST /api/hello
export default defineEventHandler((event) =>
  $fetch('https://api.mailwren.example/v1/emails', {
    method: 'POST',
    headers: {Authorization: `Bearer ${useRuntimeConfig(event).mailwrenApiKey}`},
    body: {
      from: 'hello@shop.example',
      to: ['you@shop.example'],
      subject: 'My first email',
      text: 'Hello from Mailwren!',
    },
  }),
);
