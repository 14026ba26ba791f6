import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {writeAtomically} from '../lib/files';
import {checkTranslationFiles} from './translationFiles';

it('reports every file in i18n/ that cannot be parsed, with line and column', async () => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'i18n-'));
  const write = (name: string, text: string): Promise<void> => writeAtomically(path.join(dir, 'i18n', name), text);
  try {
    await write('fr/code.json', '{}');
    await expect(checkTranslationFiles(dir)).resolves.toBeUndefined();
    await write('de/code.json', '{\n  "a": {"message": "A"}\n  "b": {}\n}\n');
    await write('de/docusaurus-plugin-content-docs/current.json', '');
    await expect(checkTranslationFiles(dir)).rejects.toThrow(
      /^i18n\/de\/code\.json:3:3: .*\ni18n\/de\/docusaurus-plugin-content-docs\/current\.json:1:1: .*$/u,
    );
  } finally {
    await rm(dir, {recursive: true, force: true});
  }
});
