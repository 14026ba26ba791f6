import {createHmac, randomUUID} from 'node:crypto';

import type {Run} from '../execute';

/** The signing secret of receivers. */
export const signingSecret = 'whsec_b25seS1hbi1leGFtcGxlLW5ldmVyLXVzZS1pdA==';

/** A webhook request: its body and headers. */
interface Delivery {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Signing {
  readonly secret?: string;
  readonly id?: string;
  /** When it was sent, in seconds from now, or a string that is not a time. */
  readonly after?: number | string;
}

/** An id that no previous event has. */
const newId = (): string => `evt_${randomUUID().replaceAll('-', '').slice(0, 20)}`;

/** Signs an event like Mailwren. */
function signEvent(body: string, {secret = signingSecret, id = newId(), after = 0}: Signing = {}): Delivery {
  const timestamp = typeof after === 'string' ? after : String(Math.floor(Date.now() / 1000) + after);
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    body,
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
  };
}

const withHeaders = ({body, headers}: Delivery, changes: Record<string, string>): Delivery => ({
  body,
  headers: {...headers, ...changes},
});

/** The requests that a receiver must accept or reject, derived from one event. */
function deliveries(event: string): {name: string; delivery: Delivery; accepted: boolean}[] {
  const good = signEvent(event);
  const signature = good.headers['webhook-signature'] ?? '';
  const timestamp = Number(good.headers['webhook-timestamp']);
  const several = signEvent(event);
  const other = `v1,${Buffer.alloc(32).toString('base64')}`;
  const accept = (name: string, delivery: Delivery) => ({name, delivery, accepted: true});
  const refuse = (name: string, delivery: Delivery) => ({name, delivery, accepted: false});
  return [
    accept('a signed event', good),
    accept('the same event again', good),
    accept('letters of other alphabets', signEvent(event.replace('Ada', 'Ада 🐦'))),
    accept(
      'several signatures, one of which is valid',
      withHeaders(several, {'webhook-signature': `${other} ${several.headers['webhook-signature'] ?? ''}`}),
    ),
    accept('an event from four minutes ago', signEvent(event, {after: -240})),
    refuse('a changed body', {...good, body: event.replace('delivered', 'bounced')}),
    refuse('another id', withHeaders(good, {'webhook-id': newId()})),
    refuse('another time', withHeaders(good, {'webhook-timestamp': String(timestamp + 1)})),
    refuse('another secret', signEvent(event, {secret: 'whsec_YW5vdGhlciBzZWNyZXQ='})),
    refuse('an event from six minutes ago', signEvent(event, {after: -360})),
    refuse('an event from the future', signEvent(event, {after: 360})),
    refuse('a time that is not a number', signEvent(event, {after: 'soon'})),
    refuse('another version', withHeaders(good, {'webhook-signature': signature.replace('v1', 'v2')})),
    refuse('a damaged signature', withHeaders(good, {'webhook-signature': 'v1,%%% v1 ,'})),
    refuse('no headers', {body: event, headers: {'Content-Type': 'application/json'}}),
  ];
}

async function statusOf(url: string, {body, headers}: Delivery): Promise<number> {
  const response = await fetch(url, {method: 'POST', body, headers: {...headers}});
  await response.arrayBuffer();
  return response.status;
}

/**
 * Sends genuine and tampered events to a receiver.
 *
 * @param url the URL of the receiver, which was started with {@link signingSecret}
 * @param event the body of an `email.delivered` event
 * @param output the receiver's output so far
 * @returns its errors; empty if it passed
 */
export async function checkReceiving(url: string, event: string, output: () => string): Promise<string[]> {
  const errors: string[] = [];
  const genuine = new Set<string | undefined>();
  for (const {name, delivery, accepted} of deliveries(event)) {
    if (accepted) {
      genuine.add(delivery.headers['webhook-id']);
    }
    const status = await statusOf(url, delivery);
    const ok = accepted ? status >= 200 && status < 300 : status === 401;
    if (!ok) {
      errors.push(`${name}: responded with ${status}; expected ${accepted ? '2xx' : '401'}`);
    }
  }
  const printed = output().split('email.delivered em_').length - 1;
  if (printed !== genuine.size) {
    errors.push(`printed ${printed} events; expected ${genuine.size}, each once. It printed:\n${output().slice(-600)}`);
  }
  return errors;
}

/** Sends an event signed with an empty secret to a receiver without a secret, which must reject it. */
export async function checkEmptySecret(url: string, event: string): Promise<string[]> {
  const status = await statusOf(url, signEvent(event, {secret: ''}));
  return status >= 400 ? [] : [`an empty secret: responded with ${status}; expected a refusal`];
}

/**
 * Runs the page's script that sends an event: first unchanged, then with another secret.
 *
 * @param run runs it with a signing secret
 * @param output the receiver's output so far
 */
export async function checkScript(run: (secret: string) => Promise<Run>, output: () => string): Promise<string[]> {
  const count = (): number => output().split('email.delivered em_').length;
  const before = count();
  const genuine = await run(signingSecret);
  const other = await run('whsec_YW5vdGhlciBzZWNyZXQ=');
  return [
    genuine.stdout.trim() === '204' ? '' : `send-event.sh printed ${genuine.stdout.trim().slice(-600)}; expected 204`,
    other.stdout.trim() === '401'
      ? ''
      : `send-event.sh with another secret printed ${other.stdout.trim().slice(-600)}; expected 401`,
    count() === before + 1 ? '' : 'the receiver did not print the event of send-event.sh, once',
  ].filter((error) => error !== '');
}
