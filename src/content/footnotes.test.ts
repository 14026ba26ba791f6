import {mkdtemp} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {writeAtomically} from '@packages/files';

import {footnoteOptions} from './footnotes';

it('has labels in the language, or in English', async () => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'i18n-'));
  const german = {'content.footnotes': {message: 'Fußnoten'}, 'content.footnoteBack': {message: 'Zurück zu {number}'}};
  await writeAtomically(path.join(dir, 'de', 'code.json'), JSON.stringify(german));
  const de = footnoteOptions('de', dir);
  expect(de.footnoteLabel).toBe('Fußnoten');
  expect([de.footnoteBackLabel(0, 1), de.footnoteBackLabel(1, 3)]).toEqual(['Zurück zu 1', 'Zurück zu 2-3']);
  expect(footnoteOptions('fr', dir).footnoteLabel).toBe('Footnotes');
});
