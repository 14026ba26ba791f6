import {hash} from 'node:crypto';
import {copyFile, mkdir, readFile} from 'node:fs/promises';
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import {writeAtomically} from '@packages/files';
import {Resvg} from '@resvg/resvg-js';
import once from 'lodash/once';
import pick from 'lodash/pick';
import type {Font} from 'satori';
import satori from 'satori';

import {type SocialCard, cardFonts, cardTree} from './card';
import {dependencies} from '../../../package.json';
import {cardSize} from '../../config/cards';

const require = createRequire(__filename);

/** Loads the fonts. Satori reads neither variable fonts nor WOFF 2, so it can't use the site's own files. */
const loadFonts = once(() =>
  Promise.all(
    Object.entries(cardFonts).flatMap(([name, subset]) =>
      ([600, 700] as const).map(async (weight): Promise<Font> => {
        const file = require.resolve(`@fontsource/geologica/files/geologica-${subset}-${weight}-normal.woff`);
        return {name, weight, style: 'normal', data: await readFile(file)};
      }),
    ),
  ),
);

/** Renders a card as SVG, with its letters as paths. */
export async function cardSvg(card: SocialCard): Promise<string> {
  return satori(cardTree(card) as never, {...cardSize, fonts: await loadFonts()});
}

/** The packages that render a card, with their versions: a different version may render a different image. */
const renderers = pick(dependencies, ['@fontsource/geologica', '@resvg/resvg-js', 'satori']);

/**
 * The path of a card's file on the site, without language prefix. Browsers may cache files in `assets/` for a year, so
 * the name is a hash of the card's content.
 */
export function cardPath(card: SocialCard): string {
  const name = hash('sha256', JSON.stringify([cardTree(card), renderers])).slice(0, 16);
  return `/assets/social/${name}.png`;
}

/** Keeps cards for later builds, because rendering one takes about 0.2 s. */
const cacheDir = path.join('node_modules', '.cache', 'social-cards');

/** Writes a card to a file; copies it from the cache if an earlier build has rendered it. */
export async function writeCard(card: SocialCard, file: string, cache = cacheDir): Promise<void> {
  const cached = path.join(cache, path.basename(cardPath(card)));
  if (!existsSync(cached)) {
    const image = new Resvg(await cardSvg(card), {font: {loadSystemFonts: false}}).render();
    // Two languages may render the same card at the same time.
    await writeAtomically(cached, image.asPng());
  }
  await mkdir(path.dirname(file), {recursive: true});
  await copyFile(cached, file);
}
