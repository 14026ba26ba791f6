import {mkdtemp, readFile, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {titleSize} from './card';
import {type SocialCard, cardPath, writeCards} from './index';
import {cardSvg} from './render';
import {perforated} from './stamp';

const card = (changes: Partial<SocialCard> = {}): SocialCard => ({
  title: 'How DKIM keys rotate',
  kicker: 'Technical',
  brand: 'Mailwren',
  host: 'mailwren.example',
  ...changes,
});

/** The glyphs of a text: what differs from the picture without it. */
const glyphs = async (title: string): Promise<string> => (await cardSvg(card({title}))).replaceAll(/\s+/gu, ' ');

it('draws Czech and Ukrainian letters, each as itself', async () => {
  for (const letters of ['ěščřžýáíéůúňťď', 'їєґіщжюяйц', 'äöüßàçñãêõ']) {
    const drawn = await Promise.all(Array.from(letters).map(glyphs));
    // A font without a letter draws the same box for each.
    expect(new Set(drawn).size).toBe(letters.length);
  }
}, 60_000);

it('would notice letters that the fonts lack', async () => {
  const drawn = await Promise.all(Array.from('漢字仮').map(glyphs));
  expect(new Set(drawn).size).toBe(1);
});

it('names a picture by what it shows', () => {
  expect(cardPath(card())).toMatch(/^\/assets\/social\/[0-9a-f]{16}\.png$/u);
  expect(cardPath(card())).toBe(cardPath(card()));
  expect(cardPath(card({kicker: 'Business'}))).not.toBe(cardPath(card()));
  expect(cardPath(card({motif: [{d: 'M0 0h9', tone: 'plain'}]}))).not.toBe(cardPath(card()));
});

it('sets long titles and long words smaller', () => {
  expect(titleSize('DKIM')).toBeGreaterThan(titleSize('What a bounce code tells you, and what it does not'));
  expect(titleSize('Zustellbarkeitsüberwachungsgrundlagen')).toBeLessThan(
    titleSize('Zustellbarkeit und Überwachung heute'),
  );
});

it('draws a picture once, and takes it from the cache after', async () => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'cards-'));
  try {
    const folders = {outDir: path.join(dir, 'out'), cacheDir: path.join(dir, 'cache')};
    expect(await writeCards([card()], folders)).toBe(1);
    expect(await writeCards([card()], folders)).toBe(0);
    const png = await readFile(path.join(folders.outDir, cardPath(card())));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  } finally {
    await rm(dir, {recursive: true, force: true});
  }
});

it('perforates a stamp along whole edges', () => {
  // One step each way: two gaps of 3 and a half circle of 12 make 18.
  expect(perforated(1, 1, 18, 6)).toBe(
    'M0 0l3 0a6 6 0 0 0 12 0l3 0l0 3a6 6 0 0 0 0 12l0 3l-3 0a6 6 0 0 0 -12 0l-3 0l0 -3a6 6 0 0 0 0 -12l0 -3z',
  );
});
