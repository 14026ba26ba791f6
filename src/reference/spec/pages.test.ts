import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {filesBelow, fromRoot} from '@packages/files';
import {parse} from 'yaml';

import toolchains from '../../../scripts/entry/toolchains.json';
import {limits} from '../../data/limits';

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

it('lists an SMTP response for every email error, and does not count connections as requests', async () => {
  const page = await read('docs/sending/smtp.mdx');
  const [, answers = ''] = page.split('{/* #responses */}');
  const listed = [...answers.matchAll(/^\| \[`\d{3} [\d.]+ (\w+)`\]/gmu)].map(([, code]) => code);
  const expected = (await errorCodes()).get('sendEmail')?.filter((code) => code !== 'rate_limit_exceeded');
  expect(listed.sort()).toEqual(expected?.sort());
  expect(page).toContain("SMTP doesn't count toward the request limit");
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
