import {mkdtemp, readFile, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {writeAtomically} from '@packages/files';

import {bookshop} from './testing/project';

let dir = '';
const write = (file: string, content: string): Promise<void> => writeAtomically(path.join(dir, file), content);
const read = (file: string): Promise<string> => readFile(path.join(dir, file), 'utf8');

beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'bookshop-'));
  jest.spyOn(process, 'cwd').mockReturnValue(dir);
  jest.resetModules();
});
afterAll(() => rm(dir, {recursive: true, force: true}));

it('exports, imports and counts the translations of another site', async () => {
  const {exportTranslations, importTranslations, readEntries, reportOf} = await import('./index');
  const report = async (): Promise<string[]> => reportOf(await readEntries(bookshop, ['de']), bookshop);
  await write('docs/a.md', '---\ntitle: Returns\n---\n\nSend it back.\n');
  await write('docs/README.md', 'Not a page.\n');
  await write('i18n/de/code.json', JSON.stringify({old: {message: 'Alt'}}));
  expect((await report()).at(-1)).toBe('de: docs 0/1; ui 0/1, 1 orphaned');

  expect(await exportTranslations(bookshop, 'de', [], false)).toContain(
    'i18n/de.po: 3 segments from 1 page and 1 string. Untranslated: 3, including 0 with a suggestion to check',
  );
  const texts: Record<string, string> = {Returns: 'Rückgabe', 'Send it back.': 'Zurücksenden.', Cart: 'Korb'};
  const filled = (await read('i18n/de.po')).replaceAll(
    /msgid "(.+)"\nmsgstr ""/gu,
    (_all, english: string) => `msgid "${english}"\nmsgstr "${texts[english]}"`,
  );
  await write('i18n/de.po', filled.replace('Zurücksenden.', String.raw`Mit \"Etikett\".`));
  await expect(importTranslations(bookshop, path.join(dir, 'i18n/de.po'))).rejects.toThrow(
    /^i18n\/de\.po:\d+: docs\/a\.md#introduction\.1: expected the quotation marks of the language/u,
  );
  await write('i18n/de.po', filled);
  expect(await importTranslations(bookshop, path.join(dir, 'i18n/de.po'))).toContain('2 translations imported.');
  expect(await read('i18n/de/docs/a.md')).toBe('---\ntitle: Rückgabe\n---\n\nZurücksenden.\n');
  expect((await report()).slice(0, -1)).toEqual(['orphaned: i18n/de/code.json#old']);

  await write('i18n/de/docs/a.md', '---\ntitle: Rückgabe\n---\n\nMit "Etikett".\n');
  expect(await report()).toContainEqual(
    expect.stringMatching(/^refused: i18n\/de\/docs\/a\.md:\d+: expected the quotation marks/u),
  );

  await write('docs/a.md', '---\ntitle: Returns\n---\n\nSend it back for free.\n');
  expect(await report()).toContain('stale: i18n/de/docs/a.md');
});
