import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {root, writeAtomically} from '@packages/files';
import {bookshop, bookshopConventions} from '@packages/openapi/testing';

import {type Config, listedBatches, runBatches} from './index';

// The README shows a shorter version of this example.
let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'samples-'));
});
afterEach(() => rm(dir, {recursive: true, force: true}));

it('runs the samples of another API, and reports what differs', async () => {
  const config: Config = {
    dir: path.relative(root, path.join(dir, 'samples')),
    help: 'README.md',
    workDir: path.join(dir, 'work'),
    conventions: {
      ...bookshopConventions,
      apiKey: {variable: 'BOOKSHOP_KEY', service: 'bookshop'},
      testRecipients: {send: 'placeOrder'},
    },
    smtp: {host: 'smtp.books.example', user: 'bookshop'},
    behaviors: {listing: ({run}) => [{run, expects: {requests: [{operation: 'listBooks'}], prints: () => ['200']}}]},
    toolchains: [{name: 'Node.js', interpreters: {'.mjs': 'node'}}],
    findToolchain: () => ({command: 'node'}),
    installCommand: () => '',
    env: {},
  };
  const sample = "console.log((await fetch('https://api.books.example/v2/books?genre=poetry')).status);\n";
  const manifest = `samples:
  list.mjs: {behaves: [listing]}
  twice.mjs: {requests: [listBooks, listBooks], prints: ['200']}
`;
  const files = {'list.mjs': sample, 'twice.mjs': sample, 'samples.yaml': manifest};
  for (const [name, content] of Object.entries(files)) {
    await writeAtomically(path.join(dir, 'samples', 'books', name), content);
  }
  expect(await runBatches(config, bookshop, await listedBatches(config))).toEqual([
    expect.stringContaining('it has the requests ["listBooks"], expected ["listBooks","listBooks"]'),
  ]);
});
