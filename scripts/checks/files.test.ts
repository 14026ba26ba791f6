import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {checkFiles} from './files';

it('accepts byte order marks and CRLF, and reports other encodings and JSON errors with file and line', async () => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'files-'));
  const write = async (name: string, content: Buffer | string): Promise<void> => {
    await mkdir(path.dirname(path.join(dir, name)), {recursive: true});
    await writeFile(path.join(dir, name), content);
  };
  await write('docs/windows.mdx', '\uFEFFGröße\r\n');
  await write('docs/image.png', Buffer.from([0x89, 0x50, 0xff, 0]));
  await write('i18n/fr/code.json', '{}');
  await expect(checkFiles(dir)).resolves.toBeUndefined();

  await write('docs/a (1)/latin.mdx', Buffer.from('Größe', 'latin1'));
  await write('i18n/de/code.json', '{\n  "a": {"message": "A"}\n  "b": {}\n}\n');
  await write('i18n/uk/code.json', Buffer.from('{}', 'utf16le'));
  await write('static/robots.txt', 'a\n<<<<<<< HEAD\n=======\n>>>>>>> x\n');
  await expect(checkFiles(dir)).rejects.toThrow(
    /a \(1\)\/latin\.mdx:1: Expected UTF-8, found Latin-1.*\n^i18n\/de\/code\.json:3:3: .*\n.*uk\/code\.json:1: Expected UTF-8, found UTF-16.*\n.*static\/robots\.txt:2: A merge conflict/mu,
  );
  await rm(dir, {recursive: true});
});
