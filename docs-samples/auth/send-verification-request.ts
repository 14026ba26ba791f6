import {createHash} from 'node:crypto';

interface VerificationRequest {
  identifier: string;
  url: string;
  token: string;
  provider: {from?: string};
}

export async function sendVerificationRequest(request: VerificationRequest) {
  const {identifier, url, token, provider} = request;
  const key = createHash('sha256').update(token).digest('hex');
  const response = await fetch('https://api.mailwren.example/v1/emails', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${process.env.MAILWREN_API_KEY}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': `sign-in-${key}`,
    },
    body: JSON.stringify({
      from: provider.from,
      to: [identifier],
      subject: 'Sign in to Acme Shop',
      text: `Sign in with this link:\n${url}`,
      tags: [{name: 'type', value: 'sign-in'}],
      tracking: {opens: false, clicks: false},
    }),
  });
  if (!response.ok) {
    const {code, detail, request_id} = await response.json();
    throw new Error(`${code}: ${detail} (${request_id})`);
  }
}
