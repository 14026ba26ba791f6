import {createHmac, randomUUID} from 'node:crypto';
import {readFileSync} from 'node:fs';

import {fromRoot} from '@packages/files';
import {
  type Behavior,
  type ExpectedRequest,
  type PlannedResponse,
  type Running,
  type Step,
  calling,
  request,
} from '@packages/run-samples';
import once from 'lodash/once';

/** The expected requests for one email. Retries reuse the first request's key and body, after at least `after`. */
function attempts(
  responses: readonly PlannedResponse[],
  key: RegExp,
  after: readonly number[] = [],
): ExpectedRequest[] {
  return responses.map((response, index) => ({
    operation: 'sendEmail',
    response,
    ...(index === 0 ? {key} : {key: 'same', after: after[index - 1] ?? 0}),
  }));
}

/** The required behavior of a command that sends an email, by situation. */
function sending(run: string): Step[] {
  const situation = (
    name: string,
    prints: string,
    responses: readonly PlannedResponse[],
    after?: readonly number[],
  ): Step => {
    const code = responses.at(-1) === 'ok' ? 0 : 'error';
    return {
      name,
      run,
      expects: {requests: attempts(responses, /./u, after), code, mayWarn: true, prints: () => [prints]},
    };
  };
  return [
    situation('an email that is accepted', 'accepted', ['ok']),
    // The lost response comes first, because Go retries immediately on a reused connection.
    situation(
      'no response, a limit of one second, then an HTML page',
      'accepted',
      ['drop', 'code=429, example=rate_limit_exceeded', 'html', 'ok'],
      [1, 1, 4],
    ),
    situation('the daily limit', 'daily_limit_exceeded', ['code=429, example=daily_limit_exceeded']),
    situation('a domain that is not verified', 'domain_not_verified', ['code=403, example=domain_not_verified']),
    situation('a permanent error', 'internal_error', ['code=500', 'code=500', 'code=500', 'code=500']),
    {
      name: 'a wrong key',
      run,
      env: {MAILWREN_API_KEY: 'wrong'},
      expects: {
        requests: [{operation: 'sendEmail', status: 401}],
        code: 'error',
        prints: () => ['invalid_api_key'],
      },
    },
  ];
}

/** The required behavior of a contact form, by situation. */
function form(encode: (fields: Readonly<Record<string, string>>) => RequestInit): Step[] {
  const id: string = randomUUID();
  const fields = {email: 'ada@customer.example', message: 'Hello, Ädä', id};
  const situation = (
    name: string,
    code: number,
    responses: readonly PlannedResponse[],
    changes: Partial<typeof fields> = {},
  ): Step => ({
    name,
    run: ({origin}) => request(`${origin}/api/contact`, {method: 'POST', ...encode({...fields, ...changes})}),
    // The idempotency key is derived from the message's ID.
    expects: {requests: attempts(responses, new RegExp(`^contact-${id}$`, 'u')), code},
  });
  return [
    {name: 'the page with the form', run: calling('GET', '/'), expects: {prints: () => ['text/html', '<script']}},
    situation('a message', 0, ['ok']),
    situation('a form with an invalid email address', 400, [], {email: 'nobody'}),
    situation('a form without a message', 400, [], {message: ' '}),
    situation('a form without an id', 400, [], {id: ''}),
    situation('a rate limit, then no response', 0, ['code=429', 'drop', 'ok']),
    situation('a domain that is not verified', 500, ['code=403, example=domain_not_verified']),
    situation('the daily limit', 503, ['code=429, example=daily_limit_exceeded']),
  ];
}

const jsonForm = (fields: object): RequestInit => ({
  headers: {'Content-Type': 'application/json'},
  body: JSON.stringify(fields),
});

function multipartForm(fields: Readonly<Record<string, string>>): RequestInit {
  const body = new FormData();
  Object.entries(fields).forEach(([name, value]) => body.set(name, value));
  return {body};
}

/** The signing secret of receivers, and a different one. */
const secrets = ['whsec_b25seS1hbi1leGFtcGxlLW5ldmVyLXVzZS1pdA==', 'whsec_YW5vdGhlciBzZWNyZXQ='] as const;

/** A webhook request. */
interface Delivery {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A new event ID. */
const newId = (): string => `evt_${randomUUID().replaceAll('-', '').slice(0, 20)}`;

/**
 * Signs an event the way Mailwren does.
 *
 * @param after when the event was sent, in seconds from now, or a string that isn't a timestamp
 */
function signEvent(body: string, after: number | string = 0, secret: string = secrets[0]): Delivery {
  const id = newId();
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

/** The script with which readers of quickstarts send an event. */
const sendEvent = fromRoot('docs-samples/quickstarts/send-event.sh');

/** The event that is sent to receivers. */
const exampleEvent = (): string => {
  const file = readFileSync(fromRoot('api-spec/examples/events/email.delivered.order.json'), 'utf8');
  return JSON.stringify((JSON.parse(file) as {value: unknown}).value);
};

/** Sends an event. It is signed when it is sent, because a build can take minutes. */
const delivering = (route: string, name: string, delivery: () => Delivery, code: number | 'error'): Step => ({
  name,
  run: ({origin}) => request(`${origin}${route}`, {method: 'POST', ...delivery()}),
  expects: {code},
});

/** Checks the number of events that a receiver printed. */
const printing = (count: number): Step => ({
  name: 'the events, each printed once',
  run: ({output}: Running) =>
    Promise.resolve({code: 0, stdout: `${output().split('email.delivered em_').length - 1} events`, stderr: ''}),
  expects: {prints: () => [`${count} events`]},
});

/** The required behavior of a webhook receiver, for genuine and tampered events and those from the script. */
function receiving(route: string): Step[] {
  const event = exampleEvent();
  const good = once(() => signEvent(event));
  const change = ({body, headers}: Delivery, name: string, changed: (value: string) => string): Delivery => ({
    body,
    headers: {...headers, [name]: changed(headers[name] ?? '')},
  });
  const accept = (name: string, delivery: () => Delivery): Step => delivering(route, name, delivery, 0);
  const refuse = (name: string, delivery: () => Delivery): Step => delivering(route, name, delivery, 401);
  const script = (name: string, secret: string, status: string): Step => ({
    name,
    run: `sh "${sendEvent}" "$ORIGIN${route}"`,
    env: {MAILWREN_SIGNING_SECRET: secret},
    expects: {prints: () => [status]},
  });
  return [
    accept('a signed event', good),
    accept('the same event again', good),
    accept('non-Latin letters', () => signEvent(event.replace('Ada', 'Ада 🐦'))),
    accept('multiple signatures, one of which is valid', () => {
      const other = `v1,${Buffer.alloc(32).toString('base64')}`;
      return change(signEvent(event), 'webhook-signature', (signature) => `${other} ${signature}`);
    }),
    accept('an event from four minutes ago', () => signEvent(event, -240)),
    refuse('a changed body', () => ({...good(), body: event.replace('delivered', 'bounced')})),
    refuse('a different ID', () => change(good(), 'webhook-id', newId)),
    refuse('a different timestamp', () => change(good(), 'webhook-timestamp', (time) => String(Number(time) + 1))),
    refuse('a different secret', () => signEvent(event, 0, secrets[1])),
    refuse('an event from six minutes ago', () => signEvent(event, -360)),
    refuse('an event from the future', () => signEvent(event, 360)),
    refuse('a timestamp that is not a number', () => signEvent(event, 'soon')),
    refuse('a different version', () => change(good(), 'webhook-signature', (text) => text.replace('v1', 'v2'))),
    refuse('a damaged signature', () => change(good(), 'webhook-signature', () => 'v1,%%% v1 ,')),
    refuse('no headers', () => ({body: event, headers: {'Content-Type': 'application/json'}})),
    printing(4),
    script('send-event.sh', secrets[0], '204'),
    script('send-event.sh with a different secret', secrets[1], '401'),
    printing(5),
  ];
}

/** Adds a sample's server to steps. */
function serving(command: string | undefined, steps: readonly Step[], signingSecret: string = secrets[0]): Step[] {
  const server = {command: command ?? '', env: {MAILWREN_SIGNING_SECRET: signingSecret}};
  return steps.map((step) => ({server, ...step}));
}

/** Behavior that multiple samples must have, by its name in their manifests. */
export const behaviors: Readonly<Record<string, Behavior>> = {
  sending: ({run}) => sending(run),
  'json form': ({serve}) => serving(serve, form(jsonForm)),
  'multipart form': ({serve}) => serving(serve, form(multipartForm)),
  receiving: ({serve, events = '/webhooks/mailwren'}) => [
    ...serving(serve, receiving(events)),
    // With an empty secret, anybody could sign.
    ...serving(serve, [delivering(events, 'an empty secret', () => signEvent(exampleEvent(), 0, ''), 'error')], ''),
  ],
};
