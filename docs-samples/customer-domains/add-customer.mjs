// add-customer.mjs: adds a customer's domain and creates an API key that can send only from it.
const [customer, domain] = process.argv.slice(2);
if (!domain)
  throw new Error('Usage: node add-customer.mjs CUSTOMER_ID mail.customer.example');

async function post(path, idempotencyKey, body) {
  const response = await fetch(`https://api.mailwren.example/v1${path}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${process.env.MAILWREN_API_KEY}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': idempotencyKey,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  const result = await response.json();
  if (!response.ok) {
    throw new Error(`${result.code}: ${result.detail} (${result.request_id})`);
  }
  return result.data;
}

const sendingDomain = await post('/sending-domains', `domain-${domain}`, {
  name: domain,
});
const key = await post('/api-keys', `key-${customer}-${sendingDomain.id}`, {
  name: `Customer ${customer}`,
  preset: 'sending_only',
  sending_domain_id: sendingDomain.id,
});
// Store the IDs with the customer, and the secret in your secret manager.
console.log(sendingDomain.id, key.id, key.secret);

console.log('Records for the customer to publish:');
for (const {type, name, value, priority} of sendingDomain.records) {
  console.log(type, name, priority ?? '', value);
}
