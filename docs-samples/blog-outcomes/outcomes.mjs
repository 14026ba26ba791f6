const [id] = process.argv.slice(2);

const response = await fetch(`https://api.mailwren.example/v1/emails/${id}`, {
  headers: {Authorization: `Bearer ${process.env.MAILWREN_API_KEY}`},
});
const body = await response.json();
if (!response.ok) throw new Error(`${body.code}: ${body.detail}`);

const {status, recipients, credits_charged} = body.data;
console.log(`Email: ${status}, credits: ${credits_charged}`);
for (const recipient of recipients) {
  const {role, email, status, response} = recipient;
  console.log(`${role} ${email}: ${status}`, response?.message ?? '');
}
