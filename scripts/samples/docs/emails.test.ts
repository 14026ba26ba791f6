import {createTransport} from 'nodemailer';

import {findToolchain, toolchains} from '../../entry/toolchains.mjs';
import {documentedHeaders, emailErrors, trustErrors} from './emails';
import {startSmtpSink} from './smtpSink';

const headers = new Set(['x-mailwren-tag']);
const wanted = {from: 'a@shop.example', to: ['b@customer.example'], holds: ['Subject: Hello', 'X-Mailwren-Tag: a=b']};
const email = {...wanted, text: 'Subject: Hello\r\nx-mailwren-tag: a=b\r\n\r\nHello'};
const taken = {emails: [email], logins: 1, refused: []};

describe('emails', () => {
  it('pass if they are what the manifest says', () => {
    expect(emailErrors([wanted], taken, headers)).toEqual([]);
    expect(emailErrors([], {...taken, emails: []}, headers)).toEqual([]);
  });

  it.each([
    [{...taken, emails: []}, 'it sent 0 emails, expected 1'],
    [{...taken, emails: [{...email, from: ''}]}, 'the email came from nobody, expected a@shop.example'],
    [
      {...taken, emails: [{...email, to: ['c@x.example']}]},
      'the email went to c@x.example, expected b@customer.example',
    ],
    [{...taken, emails: [{...email, text: 'x-mailwren-tag: a=b'}]}, 'the email does not contain "Subject: Hello"'],
    [
      {...taken, emails: [{...email, text: `X-Mailwren-Tags: a\r\n${email.text}`}]},
      'does not list the header x-mailwren-tags',
    ],
    [{...taken, refused: ['the login as ada']}, 'the login as ada was refused'],
  ])('are errors if they are not: %#', (actual, expected) => {
    expect(emailErrors([wanted], actual, headers)).toEqual([expect.stringContaining(expected)]);
  });
});

describe('a program that connects to a server whose certificate is not trusted', () => {
  const nothing = {emails: [], logins: 0, refused: []};

  it('has to fail before it shows its key', () => {
    expect(trustErrors({code: 1, stdout: '', stderr: ''}, nothing)).toEqual([]);
  });

  it.each([
    [0, nothing, 'it did not fail'],
    [1, {...nothing, refused: ['the login']}, 'it showed its key'],
    [1, {...nothing, logins: 1}, 'it showed its key'],
  ])('has an error if it ends with %s and %j', (code, actual, expected) => {
    expect(trustErrors({code, stdout: '', stderr: ''}, actual)).toEqual([expect.stringContaining(expected)]);
  });
});

it('reads the documented headers from the table of a page', () => {
  expect(documentedHeaders('Set `X-Mailwren-No`.\n\n| `X-Mailwren-Tag` | One of the `tags` | `a=b` |\n')).toEqual(
    headers,
  );
});

const openssl = toolchains.find(({name}) => name === 'OpenSSL');
const canRun = openssl !== undefined && (findToolchain(openssl) !== undefined || process.env.CI !== undefined);

describe('the server', () => {
  (canRun ? it : it.skip)('accepts emails over TLS with the key, and refuses everything else', async () => {
    const sink = await startSmtpSink('mw_1');
    const send = (options: object) =>
      createTransport({host: '127.0.0.1', tls: {rejectUnauthorized: false}, ...options}).sendMail({
        from: wanted.from,
        to: wanted.to,
        subject: 'Hello',
        text: 'Hello',
      });
    const {starttls: port, implicit} = sink.ports;
    const auth = {user: 'mailwren', pass: 'mw_1'};
    try {
      expect((await send({port, auth})).response).toMatch(/^250 2\.0\.0 Accepted em_\d{20}$/u);
      await send({port: implicit, secure: true, auth});
      expect(sink.take()).toMatchObject({emails: [{from: wanted.from, to: wanted.to}, {}], logins: 2, refused: []});
      await expect(send({port, auth: {...auth, pass: 'mw_2'}})).rejects.toThrow('535 5.7.8 invalid_api_key');
      await expect(send({port, auth: {...auth, user: 'ada'}})).rejects.toThrow('535');
      await expect(send({port})).rejects.toThrow('530');
      await expect(send({port, auth, ignoreTLS: true})).rejects.toThrow();
      expect(sink.take()).toEqual({
        emails: [],
        logins: 0,
        refused: ['the login as mailwren', 'the login as ada'],
      });
    } finally {
      await sink.close();
    }
  });
});
