import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {cardPath, cardSvg, writeCard} from './';

const card = {title: 'How DKIM keys rotate'};

it.each([
  ['Czech', 'ěščřžýáíéůúňťď', 14],
  ['Ukrainian', 'їєґіщжюяйц', 10],
  ['Western European', 'äöüßàçñãêõ', 10],
  // A font renders the same box for every letter that it lacks.
  ['no Chinese', '漢字仮', 1],
])(
  'renders %s letters, each differently',
  async (_language, letters, different) => {
    const rendered = await Promise.all(Array.from(letters).map((title) => cardSvg({title})));
    expect(new Set(rendered).size).toBe(different);
  },
  60_000,
);

it('renders a card once, then copies it from the cache', async () => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'cards-'));
  const [file, cacheDir] = [path.join(dir, 'out', 'a.png'), path.join(dir, 'cache')];
  try {
    await writeCard(card, file, cacheDir);
    const png = await readFile(file);
    await writeFile(path.join(cacheDir, path.basename(cardPath(card))), 'cached');
    await writeCard(card, file, cacheDir);
    expect(await readFile(file, 'utf8')).toBe('cached');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  } finally {
    await rm(dir, {recursive: true, force: true});
  }
});
