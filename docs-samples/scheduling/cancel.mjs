const response = await fetch(
  'https://api.mailwren.example/v1/emails/em_5fK2mQ9xTz7RbW3cVn8L/cancel',
  {
    method: 'POST',
    headers: {Authorization: `Bearer ${process.env.MAILWREN_API_KEY}`},
  },
);
console.log(await response.json());
