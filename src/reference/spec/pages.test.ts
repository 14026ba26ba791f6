import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';

import {filesBelow, fromRoot, root} from '@packages/files';
import {parse} from 'yaml';

import toolchains from '../../../scripts/entry/toolchains.json';
import {limits} from '../../data/limits';
import {readEntries} from '../../api-changelog/plugin/entries';

/** Statements that appear on multiple pages, in samples and in the spec, and must agree. */

/** Files of samples in any language. */
const sampleCode = new RegExp(`\\.(?:sh|${toolchains.flatMap(({languages = []}) => languages).join('|')})$`, 'u');

const read = (file: string): Promise<string> => readFile(fromRoot(file), 'utf8');

/** The files in a directory whose names match, with their content. */
async function contents(dir: string, name: RegExp): Promise<[file: string, text: string][]> {
  const files = (await filesBelow(fromRoot(dir))).map((file) => path.relative(fromRoot(dir), file));
  return Promise.all(
    files
      .filter((file) => name.test(file))
      .map(async (file): Promise<[string, string]> => [`${dir}/${file}`, await read(`${dir}/${file}`)]),
  );
}

/** The error codes of each operation. */
async function errorCodes(): Promise<Map<string, string[]>> {
  const operations = await contents('api-spec/resources', /^[^/]+\/[^/]+\.yaml$/u);
  return new Map(
    operations.map(([, text]) => {
      const operation = parse(text) as {operationId: string; 'x-error-codes': Record<string, string[]>};
      return [operation.operationId, Object.values(operation['x-error-codes']).flat()];
    }),
  );
}

it('dates the API before the first post about it, and only adds to it in later changelog entries', async () => {
  const [first, ...later] = readEntries(root);
  const posts = (await readdir(fromRoot('blog'))).filter((file) => file.endsWith('.mdx')).sort();
  expect(first?.version).toBe('1.0.0');
  expect((first?.date ?? '') <= (posts[0] ?? '').slice(0, '2026-09-01'.length)).toBe(true);
  expect(later.flatMap(({changes}) => changes).filter(({kind}) => /changed|removed/u.test(kind))).toEqual([]);
});

it('rejects emails over the daily limit, but not campaigns', async () => {
  const codes = await errorCodes();
  const limited = [...codes].filter(([, list]) => list.includes('daily_limit_exceeded')).map(([name]) => name);
  expect(limited.sort()).toEqual(['sendBulkEmails', 'sendEmail']);
});

it('lists an SMTP response for every email error, and does not count connections as requests', async () => {
  const page = await read('docs/sending/smtp.mdx');
  const [, answers = ''] = page.split('{/* #responses */}');
  const listed = [...answers.matchAll(/^\| \[`\d{3} [\d.]+ (\w+)`\]/gmu)].map(([, code]) => code);
  const expected = (await errorCodes()).get('sendEmail')?.filter((code) => code !== 'rate_limit_exceeded');
  expect(listed.sort()).toEqual(expected?.sort());
  expect(page).toContain("SMTP doesn't count toward the request limit");
});

it('states wherever verifications have a price that unknown results are free', async () => {
  const pages = [
    ...(await contents('docs', /\.mdx$/u)),
    ...(await contents('guides', /\.mdx$/u)),
    ['src/pages/terms-of-service.mdx', await read('src/pages/terms-of-service.mdx')] as const,
  ].filter(([, text]) => text.includes('creditsPerVerification'));
  expect(pages.length).toBeGreaterThan(3);
  expect(pages.filter(([, text]) => !/unknown/iu.test(text)).map(([file]) => file)).toEqual([]);
});

it('advises to choose recipients by their own data, because campaigns report only totals', async () => {
  const pages = [...(await contents('guides', /\.mdx$/u)), ...(await contents('blog', /\.mdx$/u))];
  const advice =
    /\b(?:openers|clickers|(?:has|have|recently|last) (?:opened|clicked)|who (?:opened?|clicked?)\b(?! an email\.))/iu;
  expect(pages.filter(([, text]) => advice.test(text)).map(([file]) => file)).toEqual([]);
  const events = (await readdir(fromRoot('api-spec/webhooks'))).filter((file) => file.startsWith('campaign.'));
  expect(events.sort()).toEqual(
    ['canceled', 'failed', 'scheduled', 'sent', 'started'].map((event) => `campaign.${event}.yaml`),
  );
});

it('requires an audience for the unsubscribe link of an email, in the spec and on every page about it', async () => {
  const {properties} = parse(await read('api-spec/resources/emails/schemas/TemplateReferenceFields.yaml')) as {
    properties: Record<string, unknown>;
  };
  expect(properties).toHaveProperty('audience_id');
  for (const page of ['docs/sending/templates.mdx', 'docs/sending/unsubscribe-links.mdx', 'docs/sending/smtp.mdx']) {
    expect(await read(page)).toMatch(/`(?:template\.)?audience_id`/u);
  }
  for (const file of ['createTemplate', 'updateTemplate', 'schemas/TemplateFields']) {
    expect((await read(`api-spec/resources/templates/${file}.yaml`)).replace(/\s+/gu, ' ')).toMatch(
      /(?:except|other than) `unsubscribe_url`/u,
    );
  }
});

it('requires a tracking domain of your own for clicks', async () => {
  const {properties} = parse(await read('api-spec/resources/emails/schemas/EmailTracking.yaml')) as {
    properties: {clicks: {description: string}};
  };
  expect(properties.clicks.description).toContain('Requires a verified tracking domain.');
  for (const page of ['docs/tracking-domains.mdx', 'docs/sending/tracking.mdx']) {
    expect(await read(page)).not.toMatch(/\bshared\b/iu);
  }
});

it('states retention periods on both pages, and in the spec which fields are null afterward', async () => {
  for (const page of ['docs/data-retention.mdx', 'src/pages/privacy-policy.mdx']) {
    const facts = [...(await read(page)).matchAll(/<Fact name="(\w+)" \/>/gu)].map(([, name]) => name);
    expect(facts).toEqual(
      expect.arrayContaining([
        'contentRetentionDays',
        'logRetentionDays',
        'verificationRetentionDays',
        'extendedRetentionDays',
        'idempotencyKeyHours',
      ]),
    );
  }
  const {properties} = parse(await read('api-spec/resources/emails/schemas/Email.yaml')) as {
    properties: Record<string, {type: string | string[]; description: string}>;
  };
  for (const content of ['html', 'text', 'attachments']) {
    expect(properties[content]?.type).toContain('null');
    expect(properties[content]?.description).toContain('(/docs/data-retention)');
  }
  expect(await read('docs/errors/not-found.mdx')).toContain('(/docs/data-retention)');
});

it('alerts before complaints reach the limit of the acceptable use policy', async () => {
  const [, alert] = /^MAX_COMPLAINTS = ([\d.]+)/mu.exec(await read('docs-samples/monitor/report.py')) ?? [];
  expect(Number(alert)).toBe(limits.complaintAlertRate);
  expect(limits.complaintAlertRate).toBeLessThan(limits.maxComplaintRate);
});

it('sends only from one example domain and its subdomains', async () => {
  const files = [...(await contents('api-spec/examples', /\.json$/u)), ...(await contents('docs-samples', sampleCode))];
  const senders = files.flatMap(([file, text]) =>
    [...text.matchAll(/\bfrom["']?\)?\s*(?:=>|[:=,(])\s*["'][^"'\n@]*@(?<domain>[\w.-]+)/giu)].map(
      ({groups}) => `${file}: ${groups?.domain ?? ''}`,
    ),
  );
  expect(senders.length).toBeGreaterThan(50);
  expect(senders.filter((sender) => !/[ .]shop\.example$/u.test(sender))).toEqual([]);
});

it('computes the times in samples, so that they are never in the past', async () => {
  const files = await contents('docs-samples', sampleCode);
  expect(files.filter(([, text]) => /scheduled_?at\W+20\d\d-/iu.test(text)).map(([file]) => file)).toEqual([]);
});
