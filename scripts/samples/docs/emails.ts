import type {Run} from '../program';
import type {DocsProgram, ExpectedEmail} from './manifest';
import type {SmtpSink, TakenEmail} from './smtpSink';

type Taken = ReturnType<SmtpSink['take']>;

const list = (values: readonly string[]): string => values.join(', ') || 'nobody';

function differences(actual: TakenEmail, wanted: ExpectedEmail, headers: ReadonlySet<string>): string[] {
  const text = actual.text.toLowerCase();
  const used = [...actual.text.matchAll(/^(X-Mailwren-[\w-]+):/gimu)].map(([, name = '']) => name.toLowerCase());
  return [
    actual.from === wanted.from ? '' : `the email came from ${actual.from || 'nobody'}, expected ${wanted.from}`,
    list(actual.to) === list(wanted.to) ? '' : `the email went to ${list(actual.to)}, expected ${list(wanted.to)}`,
    ...wanted.holds
      .filter((held) => !text.includes(held.toLowerCase()))
      .map((held) => `the email does not hold ${JSON.stringify(held)}: ${JSON.stringify(actual.text.slice(0, 800))}`),
    ...used
      .filter((name) => !headers.has(name))
      .map((name) => `docs/sending/smtp.mdx does not know the header ${name}`),
  ].filter((fault) => fault !== '');
}

/**
 * What is wrong with the emails that a program sent with SMTP.
 *
 * @param headers the headers of ours that are documented
 */
export function emailFaults(
  {emails = []}: Pick<DocsProgram, 'emails'>,
  {emails: taken, refused}: Taken,
  headers: ReadonlySet<string>,
): string[] {
  return [
    ...refused.map((what) => `${what} was refused`),
    ...(taken.length === emails.length ? [] : [`it sent ${taken.length} emails, expected ${emails.length}`]),
    ...emails.flatMap((wanted, index) => (taken[index] ? differences(taken[index], wanted, headers) : [])),
  ];
}

/** What is wrong with how a program met a server with a certificate that nobody vouches for: it has to give up before it shows the key. */
export function trustFaults({code}: Run, {emails, logins, refused}: Taken): string[] {
  return [
    ...(emails.length + logins + refused.length === 0
      ? []
      : ['it showed its key to a server whose certificate nobody vouches for']),
    ...(code === 0 ? ['it did not fail at a server whose certificate nobody vouches for'] : []),
  ];
}

/** The headers of ours that a page names in its table, in lower case: libraries write names as they like. */
export function documentedHeaders(page: string): Set<string> {
  return new Set([...page.matchAll(/^\| `(X-Mailwren-[\w-]+)` \|/gmu)].map(([, name = '']) => name.toLowerCase()));
}
