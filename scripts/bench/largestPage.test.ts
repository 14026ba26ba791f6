import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {largestOperationPage} from './largestPage';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'site-'));
});
afterEach(() => rm(dir, {recursive: true}));

async function put(file: string, bytes: number): Promise<void> {
  await mkdir(path.dirname(path.join(dir, file)), {recursive: true});
  await writeFile(path.join(dir, file), 'x'.repeat(bytes));
}

it('is found in any language, by its compressed size, and is no event and no overview', async () => {
  await put('api/emails/send-email.html.br', 30);
  await put('api/emails/send-email.html', 900);
  await put('de/api/emails/send-email.html.br', 40);
  await put('de/api/emails.html.br', 50);
  await put('api/events/email-bounced.html.br', 60);
  await put('docs/emails/long.html.br', 70);
  expect(await largestOperationPage(dir)).toEqual({path: '/de/api/emails/send-email', bytes: 40});
});

it('is missed where there is no reference', async () => {
  await put('index.html.br', 1);
  await expect(largestOperationPage(dir)).rejects.toThrow('no pages of operations');
});
