import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {filesBelow} from '../../lib/fingerprint';
import {fromRoot} from '../../lib/paths';

/** A sample without the comment in its first line, which contains the file's name. */
const bodyOf = async (file: string): Promise<string> => (await readFile(file, 'utf8')).replace(/^\/\/ .*\n/u, '');

// Each quickstart is complete, so the client and the check of signatures are copies.
it.each(['mailwren.mjs', 'verify.mjs', 'mailwren.ts', 'verify.ts'])(
  '%s is the same in every quickstart, except for its first line',
  async (name) => {
    const files = await filesBelow(fromRoot('docs-samples/quickstarts'));
    const [first, ...others] = files.filter((file) => path.basename(file) === name);
    expect(others.length).toBeGreaterThan(0);
    const body = await bodyOf(first ?? '');
    for (const file of others) {
      expect([file, await bodyOf(file)]).toEqual([file, body]);
    }
  },
);

it('sends test events to the URL that the receivers of the quickstarts have', async () => {
  const defaultUrl = async (file: string): Promise<string | undefined> =>
    /http:\/\/localhost:\d+[\w/]*/u.exec(await readFile(fromRoot('docs-samples', file), 'utf8'))?.[0];
  const url = await defaultUrl('quickstarts/nodejs/webhook.mjs');
  expect(url).toMatch(/\/webhooks\//u);
  expect(await defaultUrl('webhooks/send-test-event.mjs')).toBe(url);
});
