import {randomUUID} from 'node:crypto';

import type {SampleApi} from '../api';

/** How a page submits its form. */
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
 * Submits the contact form of a quickstart in several situations.
 *
 * @param origin the server's origin
 * @param id the quickstart's id in the mock
 * @returns its errors; empty if it passed
 */
export async function checkForm(
  origin: string,
  kind: FormKind,
  api: SampleApi,
  id: string,
  output: () => string,
): Promise<string[]> {
  const errors: string[] = [];
  const fields = {email: 'ada@customer.example', message: 'Hello, Ädä', id: randomUUID()};

  const expectResponse = async (name: string, sent: Fields, status: number, requests: number): Promise<void> => {
    const response = await fetch(`${origin}/api/contact`, requestOf(sent, kind));
    const text = await response.text();
    const seen = api.requestsOf(id);
    if (response.status !== status || seen.length !== requests) {
      errors.push(
        `${name}: responded with ${response.status} after ${seen.length} requests; expected ${status} after ${requests}. It printed:\n${output().slice(-600)}`,
      );
    }
    if (seen.some(({idempotencyKey}) => idempotencyKey !== `contact-${fields.id}`)) {
      errors.push(`${name}: did not derive the idempotency key from the message's id`);
    }
    if (text.includes('domain_not_verified')) {
      errors.push(`${name}: showed the visitor what only the log should contain`);
    }
  };

  const page = await fetch(`${origin}/`);
  const html = await page.text();
  const isPage = page.headers.get('content-type')?.startsWith('text/html') && html.includes('<script');
  if (!page.ok || !isPage) {
    errors.push(`the page with the form: responded with ${page.status}; expected HTML with a script`);
  }
  api.expect(id, []);
  await expectResponse('a message', fields, 202, 1);
  for (const wrong of [{email: 'nobody'}, {message: ' '}, {id: ''}]) {
    api.expect(id, []);
    await expectResponse(`a form with ${JSON.stringify(wrong)}`, {...fields, ...wrong}, 400, 0);
  }
  api.expect(id, ['code=429', 'drop']);
  await expectResponse('a rate limit, then no response', fields, 202, 3);
  api.expect(id, ['code=403, example=domain_not_verified']);
  await expectResponse('a domain that is not verified', fields, 500, 1);
  api.expect(id, ['code=429, example=daily_limit_exceeded']);
  await expectResponse('the daily limit', fields, 503, 1);
  return errors;
}
