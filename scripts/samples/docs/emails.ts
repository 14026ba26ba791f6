import type {Run} from '../execute';
import type {ExpectedEmail} from './manifest';
import type {Taken, TakenEmail} from './smtpSink';

const list = (values: readonly string[]): string => values.join(', ') || 'nobody';

function differences(actual: TakenEmail, expected: ExpectedEmail, headers: ReadonlySet<string>): string[] {
  const text = actual.text.toLowerCase();
  const used = [...actual.text.matchAll(/^(X-Mailwren-[\w-]+):/gimu)].map(([, name = '']) => name.toLowerCase());
  return [
    actual.from === expected.from ? '' : `the email came from ${actual.from || 'nobody'}, expected ${expected.from}`,
    list(actual.to) === list(expected.to) ? '' : `the email went to ${list(actual.to)}, expected ${list(expected.to)}`,
    ...expected.holds
      .filter((held) => !text.includes(held.toLowerCase()))
      .map(
        (held) => `the email does not contain ${JSON.stringify(held)}: ${JSON.stringify(actual.text.slice(0, 800))}`,
      ),
    ...used
      .filter((name) => !headers.has(name))
      .map((name) => `docs/sending/smtp.mdx does not list the header ${name}`),
  ].filter((error) => error !== '');
}

/**
 * Compares the emails that a program sent over SMTP with those expected.
 *
 * @param headers our documented headers
 */
export function emailErrors(
  expected: readonly ExpectedEmail[],
  {emails, refused}: Taken,
  headers: ReadonlySet<string>,
): string[] {
  return [
    ...refused.map((what) => `${what} was refused`),
    ...(emails.length === expected.length ? [] : [`it sent ${emails.length} emails, expected ${expected.length}`]),
    ...expected.flatMap((each, index) => (emails[index] ? differences(emails[index], each, headers) : [])),
  ];
}

/** Checks how a program handled an untrusted certificate: it must fail before it sends its key. */
export function trustErrors({code}: Run, {emails, logins, refused}: Taken): string[] {
  return [
    ...(emails.length + logins + refused.length === 0
      ? []
      : ['it sent its key to a server with an untrusted certificate']),
    ...(code === 0 ? ['it did not fail on a server with an untrusted certificate'] : []),
  ];
}

/** Our headers that a page lists in its table, in lowercase, because libraries differ in case. */
export function documentedHeaders(page: string): Set<string> {
  return new Set([...page.matchAll(/^\| `(X-Mailwren-[\w-]+)` \|/gmu)].map(([, name = '']) => name.toLowerCase()));
}
