const query = new URLSearchParams({tag: 'type:receipt', status: 'bounced'});
const response = await fetch(`https://api.mailwren.example/v1/emails?${query}`, {
  headers: {Authorization: `Bearer ${process.env.MAILWREN_API_KEY}`},
});
console.log(await response.json());
