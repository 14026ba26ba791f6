import fc from 'fast-check';

import {linkPolicy} from '../config/security';
import {hosts} from '../config/site';
import {checkLink} from './safeLinks';

const host = new URL(hosts.site).host;

it.each([
  '',
  '/',
  '/pricing?a=b&c=d#e',
  '?q=a%20b%2Fc',
  '#über-uns',
  './quickstart.mdx#send',
  '../guides/index.mdx',
  'my file.mdx',
  '@site/static/img/logo.svg',
  '/blog/%C3%BCber',
  'pathname:///old/page.html',
  '/docs?next=https://evil.example',
])('accepts %j as a path on this site', (href) => {
  expect(checkLink(href)).toEqual({kind: 'internal'});
});

it.each([
  ...Object.values(hosts),
  `${hosts.app}/signup?plan=a#b`,
  `${hosts.status}#x`,
  `mailto:support@${host}?subject=A%20page&body=https%3A%2F%2Fmailwren.example%2Fdocs`,
])('accepts %s, which is on the list', (href) => {
  expect(checkLink(href)).toEqual({kind: 'external'});
});

const control = 'a backslash, a hidden character, or a space at its start or end';
const disguised = 'its path hides another URL';
const unlisted = 'which is not on the list';
it.each([
  // Protocols that run or open something.
  ['javascript:alert(1)', 'links with javascript: are not allowed'],
  ['data:text/html,<script>alert(1)</script>', 'links with data: are not allowed'],
  [hosts.app.replace('https', 'http'), 'links with http: are not allowed'],
  // Characters that browsers remove before parsing.
  [' javascript:alert(1)', control],
  ['java\tscript:alert(1)', control],
  ['java\u200Bscript:alert(1)', control],
  ['/docs ', control],
  // Encodings that a server may decode again.
  ['javascript%3Aalert(1)', disguised],
  ['%256Aavascript%253Aalert(1)', disguised],
  ['javascript：alert(1)', disguised],
  ['/%5Cevil.example', disguised],
  ['/％2F/evil.example', disguised],
  ['/%', 'is not a valid URL'],
  // Other hosts without a protocol.
  ['//evil.example', unlisted],
  ['/\\evil.example', control],
  [`//${host}/docs`, disguised],
  ['/.//evil.example', disguised],
  // Docusaurus removes `pathname://` wherever it occurs.
  ['/pathname:///evil.example', disguised],
  ['javapathname://script:alert(1)', 'is not a valid URL'],
  ['pathname://javascript:alert(1)', 'works only for paths on this site'],
  ['pathname:////evil.example', unlisted],
  ['PATHNAME:///docs', 'links with pathname: are not allowed'],
  // Look-alikes of allowed hosts, and allowed hosts in unusual notations.
  [`${hosts.site}.evil.example`, unlisted],
  [`${hosts.site}@evil.example`, unlisted],
  [hosts.site.replace('a', 'а'), unlisted],
  [`${hosts.site}:443/`, 'not in its canonical form'],
  [`https://name:word@${host}/`, 'not in its canonical form'],
  [`https:${host}`, 'not in its canonical form'],
  [hosts.site.toUpperCase(), 'not in its canonical form'],
  [hosts.site.replace('.', '。'), 'not in its canonical form'],
  ['https://', 'is not a valid URL'],
  // Emails to others, and unexpected fields of an email.
  ['mailto:someone@evil.example', 'an email address that is not ours'],
  ['mailto:?subject=a&body=b', 'an email address that is not ours'],
  ['mailto:?subject=a&body=b&bcc=someone@evil.example', 'an email address that is not ours'],
  [`mailto:privacy@${host},someone@evil.example`, 'an email address that is not ours'],
])('refuses %j: %s', (href, reason) => {
  expect(checkLink(href)).toEqual({kind: 'refused', reason: expect.stringContaining(reason) as string});
});

it('accepts up to 2,048 characters and reads no more', () => {
  expect(checkLink(`/${'a'.repeat(2047)}`).kind).toBe('internal');
  for (const piece of ['a', '/', '%25', '%', '\\', ' ', 'java\tscript:', 'https://', '#']) {
    expect(checkLink(piece.repeat(1_000_000))).toEqual({
      kind: 'refused',
      reason: 'it is longer than 2048 characters',
    });
  }
});

/** Hostile and harmless components of a URL. */
const pieces = [
  ...'java script javascript data vbscript blob file http https HTTPS mailto pathname'.split(' '),
  ...': / // \\ @ . .. ? # % %2F %5c %3A %25 %00 %0a %2e &#115; &Tab; ： ／ 。 ％ а'.split(' '),
  ...['\0', '\t', '\r', '\n', ' ', '\u0001', '\u00AD', '\u200B', '\u2028', '\uD800'],
  ...['evil.example', host, 'app', `privacy@${host}`, ':443', ':8443', '[::1]', 'xn--', 'docs', 'alert(1)', ','],
  ...['pathname://', hosts.site, hosts.app],
];
/** Prefixes that are unlikely to occur by chance. */
const starts = [...' / /. .. // https: https:// mailto: javascript: blob: pathname://'.split(' '), hosts.site];
const href = fc.oneof(
  {
    arbitrary: fc
      .tuple(fc.constantFrom(...starts), fc.array(fc.constantFrom(...pieces), {maxLength: 6}))
      .map(([start, parts]) => start + parts.join('')),
    weight: 8,
  },
  {arbitrary: fc.string({unit: 'binary'}), weight: 1},
  {arbitrary: fc.webUrl(), weight: 1},
);

/** Whether a browser on a page of the site would stay within the allowlist. */
function staysSafe(address: string, base: string): boolean {
  const {origin, protocol, pathname, username, password, searchParams} = new URL(address, base);
  return protocol === 'mailto:'
    ? linkPolicy.mailboxes.includes(pathname) ||
        (pathname === '' && [...searchParams.keys()].sort().join() === 'body,subject') ||
        [...searchParams.keys()].join() === 'subject'
    : username === '' &&
        password === '' &&
        (origin === new URL(base).origin || (linkPolicy.origins as readonly string[]).includes(origin));
}

it('accepts no combination that takes a browser to another site', () => {
  let accepted = 0;
  fc.assert(
    fc.property(href, (address) => {
      const {kind} = checkLink(address);
      if (kind === 'refused') {
        return;
      }
      accepted += 1;
      // The link as Docusaurus renders it: on the site, on a nested page, and in the preview.
      const printed = address.replace('pathname://', '');
      for (const base of [hosts.site, `${hosts.site}/de/docs/a/b`, 'http://localhost:3000/de/docs']) {
        expect([address, staysSafe(printed, base)]).toEqual([address, true]);
        // The router joins and rewrites paths: none may start with two slashes.
        if (kind === 'internal') {
          expect(new URL(printed, base).pathname).not.toMatch(/^\/[/\\]/u);
        }
      }
    }),
    {numRuns: 1_000},
  );
  expect(accepted).toBeGreaterThan(20);
});
