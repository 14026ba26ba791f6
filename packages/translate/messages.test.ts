import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {lineOf, readMessages} from './messages';

const entry = {message: 'Hallo', description: 'Greeting'};
const print = (content: unknown): string => JSON.stringify(content, null, 2);
let dir = '';
beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'messages-'));
});
afterAll(() => rm(dir, {recursive: true, force: true}));

async function read(text: string): ReturnType<typeof readMessages> {
  const file = path.join(dir, 'x.json');
  await writeFile(file, text);
  return readMessages(file);
}

it('reads strings, and knows their lines', async () => {
  const text = print({a: entry, b: entry});
  expect(await read(text)).toEqual({a: entry, b: entry});
  expect(lineOf(text, 'b')).toBe(6);
});

it.each([
  ['a broken file', '{"a": ', /x\.json:1:7: The JSON is not valid: /u],
  ['a string instead of an entry', print({a: 'Hallo'}), /x\.json:2: "a": expected an entry/u],
  [
    'an entry without a string',
    print({b: entry, a: {description: 'x'}}),
    /x\.json:6: "a" › "message": expected a string/u,
  ],
  ['an unknown field', print({a: {...entry, source: 'x'}}), /"a" › "source": expected only message/u],
  ['a duplicate key', `{\n  "a": ${print(entry)},\n  "a": ${print(entry)}\n}`, /x\.json:6: "a" appears twice/u],
])('refuses %s', async (_name, text, message) => {
  await expect(read(text)).rejects.toThrow(message);
});
