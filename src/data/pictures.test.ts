import {readFileSync} from 'node:fs';
import path from 'node:path';

import {smtp} from '../config/site';
import {facts} from './facts';
import {limits} from './limits';
import {webhookDelays} from './webhookDelays';

const readPicture = (file: string): string => readFileSync(path.join(process.cwd(), file), 'utf8');
const percent = (share: number): string => `${Number((100 * share).toFixed(2))}%`;

// Pictures contain numbers as text, so they don't change with the data.
it.each([
  ['static/img/product.svg', [`>${smtp.host}:${smtp.port}<`]],
  ['docs/img/email-path.svg', [`about ${facts.averageDeliverySeconds} s`, `${limits.deferralRetryHours} hours`]],
  ['docs/img/email-size.svg', [`${limits.maxAttachedMegabytes} MB`, `${limits.maxMessageMegabytes} MB`]],
  ['guides/img/warm-up.svg', [`limit of a new account: ${facts.startingRatePerDay.toLocaleString('en')}`]],
  [
    'guides/img/delivery-thresholds.svg',
    [limits.maxHardBounceRate, limits.complaintAlertRate, limits.maxComplaintRate].map((rate) => `>${percent(rate)}<`),
  ],
])('%s shows the numbers of the data', (file, texts) => {
  const drawing = readPicture(file);
  for (const text of texts) {
    expect(drawing).toContain(text);
  }
});

it('places each attempt to send an event', () => {
  const circles = readPicture('docs/img/webhook-retries.svg').matchAll(/<circle cx="(?<x>[\d.]+)%" cy="152"/gu);
  const axis = [...circles].map((circle) => Number(circle.groups?.x));
  const [first = 0, last = 0] = [axis[0], axis.at(-1)];
  const total = webhookDelays.at(-1) ?? 0;
  expect(axis).toHaveLength(limits.webhookAttempts);
  for (const [index, delay] of [0, ...webhookDelays].entries()) {
    expect(axis[index]).toBeCloseTo(first + (delay / total) * (last - first), 1);
  }
});
