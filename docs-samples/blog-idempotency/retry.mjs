const post = (email, key) =>
  fetch('https://api.mailwren.example/v1/emails', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${process.env.MAILWREN_API_KEY}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
    },
    body: JSON.stringify(email),
  });

// #region send
const wait = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Sends one email; the key names the action, whatever happens on the way. */
export async function send(email, key) {
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const response = await post(email, key).catch(() => undefined);
    if (response && response.status !== 429 && response.status < 500) {
      return response;
    }
    const asked = Number(response?.headers.get('retry-after'));
    if (attempt === 5 || asked > 60) {
      break;
    }
    await wait(asked || 2 ** attempt * (0.5 + Math.random() / 2));
  }
  throw new Error(`Not sent, try again later: ${key}`);
}
// #endregion send

const email = {
  from: 'orders@shop.example',
  to: ['anna@customer.example'],
  subject: 'Your order 48213',
  text: 'Thank you for your order.',
};
const response = await send(email, 'order-48213-confirmation');
console.log(response.status, (await response.json()).data.id);
