import {createHmac} from 'node:crypto';
import {type Server, createServer} from 'node:http';

import {bundleDescription} from '../../reference/checkDescription';
import {listen} from '../../serve/listen';
import {type SampleApi, serveSampleApi} from '../api';
import type {Run} from '../execute';
import {checkForm} from './forms';
import {checkEmptySecret, checkReceiving, checkScript, signingSecret} from './receiving';
import {checkSending} from './sending';

const event = JSON.stringify({type: 'email.delivered', data: {id: 'em_1', from: 'Ada'}});
const servers: Server[] = [];
let api: SampleApi;
beforeAll(async () => {
  api = await serveSampleApi(await bundleDescription());
});
afterAll(async () => {
  await api.close();
  await Promise.all(
    servers.map(async (server) => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }),
  );
});

const body = JSON.stringify({from: 'a@shop.example', to: ['b@customer.example'], subject: 'Hello', text: 'Hello'});

/** A program that sends once for each idempotency key, whatever the response is. */
const sendsOnce = (...keys: string[]) =>
  async function run({MAILWREN_API_KEY = ''}: NodeJS.ProcessEnv): Promise<Run> {
    const answers: string[] = [];
    for (const key of keys) {
      const headers = {
        Authorization: `Bearer ${MAILWREN_API_KEY}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
      };
      answers.push(
        await fetch(`${api.originOf('test')}/v1/emails`, {method: 'POST', headers, body})
          .then((response) => response.text())
          .catch(() => 'no response'),
      );
    }
    const stdout = answers.join('\n');
    return {code: stdout.includes('accepted') ? 0 : 1, stdout, stderr: ''};
  };

describe('programs that send', () => {
  it('catches one that never retries', async () => {
    const errors = await checkSending(sendsOnce('receipt-1'), api, 'test');
    expect(errors.map((error) => error.split(/; expected \d/u)[0])).toEqual([
      'a limit of one second, then an internal error: sent 1 requests',
      'no answer, then a page of HTML: sent 1 requests',
      'an error without end: sent 1 requests',
    ]);
  });

  it('catches one that has another key for each attempt', async () => {
    const errors = await checkSending(sendsOnce('key-one', 'key-two', 'key-three'), api, 'test');
    expect(errors).toHaveLength(7);
    expect(errors[1]).toContain('did not keep one idempotency key');
    expect(errors[1]).toMatch(/waited \d+ ms; expected 1 s/u);
  });
});

interface Receiver {
  /** Whether it looks at the signature, at the time, at repeats. */
  readonly signature?: boolean;
  readonly time?: boolean;
  readonly repeats?: boolean;
  readonly secret?: string;
}

/** A receiver with or without parts of the check. */
async function receiver({
  signature = true,
  time = true,
  repeats = true,
  secret = signingSecret,
}: Receiver = {}): Promise<{url: string; output: () => string}> {
  let output = '';
  const seen = new Set<string>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const [id = '', timestamp = '', given = ''] = ['id', 'timestamp', 'signature'].map((name) =>
        [request.headers[`webhook-${name}`]].flat().join(),
      );
      const body = Buffer.concat(chunks).toString();
      const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
      const right = `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
      const isRight = !signature || given.split(' ').includes(right);
      const isRecent = !time || Math.abs(Date.now() / 1000 - Number(timestamp)) <= 300;
      if (isRight && isRecent && id !== '') {
        output += repeats && seen.has(id) ? '' : 'email.delivered em_1\n';
        seen.add(id);
      }
      response.writeHead(isRight && isRecent ? 204 : 401).end();
    });
  });
  servers.push(server);
  return {url: `http://127.0.0.1:${await listen(server, 0, 'jest')}/`, output: () => output};
}

const names = (errors: readonly string[]): string[] => errors.map((error) => error.split(':')[0] ?? '');

describe('receivers', () => {
  it('finds nothing wrong with one that checks everything', async () => {
    const {url, output} = await receiver();
    expect(await checkReceiving(url, event, output)).toEqual([]);
  });

  it('catches one that does not look at the signature', async () => {
    const {url, output} = await receiver({signature: false});
    expect(names(await checkReceiving(url, event, output))).toEqual(
      expect.arrayContaining(['a changed body', 'another id', 'another secret', 'another version']),
    );
  });

  it('catches one that does not look at the time', async () => {
    const {url, output} = await receiver({time: false});
    expect(names(await checkReceiving(url, event, output))).toEqual(
      expect.arrayContaining(['an event of six minutes ago', 'an event of the future']),
    );
  });

  it('catches one that takes the same event twice', async () => {
    const {url, output} = await receiver({repeats: false});
    expect((await checkReceiving(url, event, output))[0]).toContain('printed 5 events; expected 4, each once');
  });

  it('catches one that has no secret and takes what is signed without one', async () => {
    const {url} = await receiver({secret: ''});
    expect(await checkEmptySecret(url, event)).toEqual(['an empty secret: responded with 204; expected a refusal']);
  });
});

describe('the script that sends an event', () => {
  const prints = (stdout: string): Promise<Run> => Promise.resolve({code: 0, stdout, stderr: ''});

  it('is fine where it prints what the page says', async () => {
    let log = '';
    const run = (secret: string) => {
      log += secret === signingSecret ? 'email.delivered em_1' : '';
      return prints(secret === signingSecret ? '204\n' : '401\n');
    };
    expect(await checkScript(run, () => log)).toEqual([]);
  });

  it('is caught where no event arrives, and where a wrong secret is good enough', async () => {
    expect(
      await checkScript(
        () => prints('204'),
        () => '',
      ),
    ).toEqual([
      'send-event.sh with another secret printed 204; expected 401',
      'the receiver did not print the event of send-event.sh, once',
    ]);
    expect(
      (
        await checkScript(
          () => prints('000'),
          () => '',
        )
      )[0],
    ).toBe('send-event.sh printed 000; expected 204');
  });
});

it('catches a form that takes everything and sends nothing', async () => {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(202).end();
  });
  servers.push(server);
  const origin = `http://127.0.0.1:${await listen(server, 0, 'jest')}`;
  const errors = await checkForm(origin, 'json', api, 'form', () => '');
  expect(errors).toHaveLength(8);
  expect(errors[0]).toBe('the page with the form: responded with 202; expected HTML with a script');
  expect(errors[1]).toContain('a message: responded with 202 after 0 requests; expected 202 after 1');
  expect(errors[2]).toContain('responded with 202 after 0 requests; expected 400 after 0');
});
