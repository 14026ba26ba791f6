import {readFile} from 'node:fs/promises';

import {fromRoot} from '@packages/files';
import {parse} from 'yaml';

import {facts} from '../../data/facts';
import {limits} from '../../data/limits';
import {testRecipients} from '../../data/testRecipients';

/** Reads a value from a file of the spec. */
async function inSpec(file: string, ...steps: readonly string[]): Promise<unknown> {
  const content: unknown = parse(await readFile(fromRoot('api-spec', file), 'utf8'));
  return steps.reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], content);
}

const emails = 'resources/emails/schemas';

it.each([
  ['maxRecipients', `${emails}/EmailFields.yaml`, 'properties', 'to', 'maxItems'],
  ['maxRecipients', `${emails}/Recipients.yaml`, 'maxItems'],
  ['maxSubjectCharacters', `${emails}/Subject.yaml`, 'maxLength'],
  ['maxBulkEmails', `${emails}/BulkEmailsRequest.yaml`, 'properties', 'emails', 'maxItems'],
  ['maxAttachments', `${emails}/EmailFields.yaml`, 'properties', 'attachments', 'maxItems'],
  ['maxTags', `${emails}/EmailTags.yaml`, 'maxItems'],
  ['maxMetadataEntries', `${emails}/EmailMetadata.yaml`, 'maxProperties'],
  ['maxOwnHeaders', `${emails}/EmailHeaders.yaml`, 'maxProperties'],
  ['maxIdempotencyKeyCharacters', 'shared/parameters/IdempotencyKey.yaml', 'schema', 'maxLength'],
  ['defaultPageSize', 'shared/parameters/Limit.yaml', 'schema', 'default'],
  ['maxPageSize', 'shared/parameters/Limit.yaml', 'schema', 'maximum'],
] as const)('says of %s what %s says', async (name, file, ...steps) => {
  expect(await inSpec(file, ...steps)).toBe(limits[name]);
});

it('agrees with the rate limit headers on requests and messages', async () => {
  expect(await inSpec('shared/headers/RateLimit-Policy.yaml', 'examples')).toEqual({
    requests: {value: `"requests";q=${limits.maxRequestsPerSecond};w=1`},
    daily_limit_exceeded: {value: `"day";q=${facts.startingRatePerDay};w=86400`},
  });
});

/** Limits that appear only in descriptions. */
it.each([
  ['idempotencyKeyHours', 'shared/parameters/IdempotencyKey.yaml', (value: number) => `${value} hours`],
  ['maxRequestsPerSecond', 'openapi.yaml', (value: number) => `${value} requests per second`],
  ['webhookTimeoutSeconds', 'openapi.yaml', (value: number) => `within ${value} seconds`],
  ['maxScheduleDays', 'openapi.yaml', (value: number) => `up to ${value} days in advance`],
  ['webhookAttempts', 'openapi.yaml', (value: number) => `up to ${value === 10 ? 'ten' : value} attempts`],
  ['webhookRetryDays', 'openapi.yaml', (value: number) => `about ${value === 3 ? 'three' : value} days`],
  ['webhookDisableDays', 'openapi.yaml', (value: number) => `no delivery succeeds for ${value} days`],
  ['webhookDisableDays', 'resources/webhooks/schemas/Webhook.yaml', (value: number) => `succeeded for ${value} days`],
  ['webhookToleranceMinutes', 'openapi.yaml', (value: number) => `${value === 5 ? 'five' : value} minutes`],
  ['deferralRetryHours', 'resources/emails/schemas/EmailStatus.yaml', (value: number) => `${value} hours`],
  ['deferralRetryHours', 'webhooks/email.deferred.yaml', (value: number) => `${value} hours`],
  ['deferralRetryHours', 'resources/webhooks/updateWebhook.yaml', (value: number) => `${value} hours`],
  ['signingSecretOverlapHours', 'resources/webhooks/updateWebhook.yaml', (value: number) => `for ${value} hours`],
  ['signingSecretOverlapHours', 'openapi.yaml', (value: number) => `For ${value} hours after you [rotate the secret]`],
  ['maxMessageMegabytes', 'resources/emails/sendEmail.yaml', (value: number) => `${value} MB`],
] as const)('agrees on %s with %s', async (name, file, written) => {
  const text = await readFile(fromRoot('api-spec', file), 'utf8');
  expect(text.replace(/\s+/gu, ' ')).toContain(written(limits[name]));
});

it('lists the test recipients in the description of emails', async () => {
  const text = await readFile(fromRoot('api-spec', 'openapi.yaml'), 'utf8');
  expect([...text.matchAll(/- `(\S+@test\.\S+)`/gu)].map(([, address]) => address)).toEqual(testRecipients);
});

it.each(['docs/limits.mdx', 'docs/sending/bulk.mdx'])(
  'agrees with the duration of a bulk request in %s',
  async (file) => {
    const seconds = limits.maxBulkEmails / facts.startingRatePerSecond;
    expect(await readFile(fromRoot(file), 'utf8')).toContain(`takes ${seconds} seconds`);
  },
);
