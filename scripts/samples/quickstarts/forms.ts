import {randomUUID} from 'node:crypto';

import type {UnreliableApi} from './unreliableApi';

/** How a page sends its form. */
export type FormKind = 'json' | 'multipart';

type Fields = Readonly<Record<string, string>>;

function requestOf(fields: Fields, kind: FormKind): RequestInit {
  if (kind === 'json') {
    return {method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(fields)};
  }
  const form = new FormData();
  Object.entries(fields).forEach(([name, value]) => form.set(name, value));
  return {method: 'POST', body: form};
}

/**
 * Sends the contact form of a quickstart in several situations.
 *
 * @param origin of the server
 * @returns what it did wrong; nothing where all is well
 */
export async function checkForm(
  origin: string,
  kind: FormKind,
  api: UnreliableApi,
  output: () => string,
): Promise<string[]> {
  const findings: string[] = [];
  const fields = {email: 'ada@customer.example', message: 'Hello, Ädä', id: randomUUID()};

  const expectAnswer = async (name: string, sent: Fields, status: number, requests: number): Promise<void> => {
    const response = await fetch(`${origin}/api/contact`, requestOf(sent, kind));
    const text = await response.text();
    const seen = api.seen();
    if (response.status !== status || seen.length !== requests) {
      findings.push(
        `${name}: answered ${response.status} after ${seen.length} requests; expected ${status} after ${requests}. It printed:\n${output().slice(-600)}`,
      );
    }
    if (seen.some(({idempotencyKey}) => idempotencyKey !== `contact-${fields.id}`)) {
      findings.push(`${name}: did not make the idempotency key of the message's id`);
    }
    if (text.includes('domain_not_verified')) {
      findings.push(`${name}: told the visitor what only the log should say`);
    }
  };

  const page = await fetch(`${origin}/`);
  const isPage = page.headers.get('content-type')?.startsWith('text/html') && (await page.text()).includes('<script');
  if (!page.ok || !isPage) {
    findings.push(`the page with the form: answered ${page.status}; expected HTML with a script`);
  }
  api.expect([]);
  await expectAnswer('a message', fields, 202, 1);
  for (const wrong of [{email: 'nobody'}, {message: ' '}, {id: ''}]) {
    api.expect([]);
    await expectAnswer(`a form with ${JSON.stringify(wrong)}`, {...fields, ...wrong}, 400, 0);
  }
  api.expect(['code=429', 'drop']);
  await expectAnswer('a limit, then no answer', fields, 202, 3);
  api.expect(['code=403, example=domain_not_verified']);
  await expectAnswer('a domain that is not verified', fields, 500, 1);
  api.expect(['code=429, example=daily_limit_exceeded']);
  await expectAnswer('the daily limit', fields, 503, 1);
  return findings;
}
