import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {checkEncodings} from './encodings';

it('accepts byte order marks and CRLF, and reports each file in another encoding', async () => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'encodings-'));
  const write = async (name: string, content: Buffer): Promise<void> => {
    await mkdir(path.dirname(path.join(dir, name)), {recursive: true});
    await writeFile(path.join(dir, name), content);
  };
  await write('docs/windows.mdx', Buffer.from('\uFEFFGröße\r\n'));
  await write('docs/image.png', Buffer.from([0x89, 0x50, 0xff, 0]));
  await expect(checkEncodings(dir)).resolves.toBeUndefined();

  await write('docs/a (1)/latin.mdx', Buffer.from('Größe', 'latin1'));
  await write('i18n/de/code.json', Buffer.from('{}', 'utf16le'));
  await expect(checkEncodings(dir)).rejects.toThrow(
    /a \(1\)\/latin\.mdx:1: Expected UTF-8, found Latin-1.*\n.*code\.json:1: Expected UTF-8, found UTF-16/u,
  );
  await rm(dir, {recursive: true});
});
