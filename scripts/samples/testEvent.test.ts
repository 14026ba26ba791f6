import {readFile} from 'node:fs/promises';

import {fromRoot} from '../lib/paths';

it('sends test events to the URL of the quickstart receivers', async () => {
  const defaultUrl = async (file: string): Promise<string | undefined> =>
    /http:\/\/localhost:\d+[\w/]*/u.exec(await readFile(fromRoot('docs-samples', file), 'utf8'))?.[0];
  const url = await defaultUrl('quickstarts/nodejs/webhook.mjs');
  expect(url).toMatch(/\/webhooks\//u);
  expect(await defaultUrl('webhooks/send-test-event.mjs')).toBe(url);
});
