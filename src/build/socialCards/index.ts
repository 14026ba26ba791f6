import {hash} from 'node:crypto';
import {copyFile, mkdir, readFile} from 'node:fs/promises';
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import {writeAtomically} from '@packages/files';
import {Resvg} from '@resvg/resvg-js';
import pick from 'lodash/pick';
import type {Font} from 'satori';
import satori from 'satori';

import {type SocialCard, cardFonts, cardTree} from './card';
import {dependencies} from '../../../package.json';
import {cardSize} from '../../config/cards';

const require = createRequire(__filename);

/** The directory of generated cards in `assets/`, which is cached for a year: each name is unique to its content. */
const directory = 'assets/social';

let fonts: Promise<Font[]> | undefined;

/** Loads the fonts once. Satori reads neither variable fonts nor WOFF 2, so it cannot use the site's own files. */
function loadFonts(): Promise<Font[]> {
  fonts ??= Promise.all(
    Object.entries(cardFonts).flatMap(([name, subset]) =>
      ([600, 700] as const).map(async (weight): Promise<Font> => {
        const file = require.resolve(`@fontsource/geologica/files/geologica-${subset}-${weight}-normal.woff`);
        return {name, weight, style: 'normal', data: await readFile(file)};
      }),
    ),
  );
  return fonts;
}

/** Renders a card as SVG, with its letters as paths. */
export async function cardSvg(card: SocialCard): Promise<string> {
  return satori(cardTree(card) as never, {...cardSize, fonts: await loadFonts()});
}

/** Renders a card as PNG. */
async function renderCard(card: SocialCard): Promise<Uint8Array> {
  return new Resvg(await cardSvg(card), {font: {loadSystemFonts: false}}).render().asPng();
}

/** The versions of the packages that render a card: a different version may render a different image. */
const renderers = pick(dependencies, ['@fontsource/geologica', '@resvg/resvg-js', 'satori']);

/** The path of a card's file on the site, without language prefix. The name is a hash of what the card shows. */
export function cardPath(card: SocialCard): string {
  const name = hash('sha256', JSON.stringify([cardTree(card), renderers])).slice(0, 16);
  return `/${directory}/${name}.png`;
}

/** Cards of earlier builds, because rendering one takes about 0.2 s. */
const cacheDir = path.join('node_modules', '.cache', 'social-cards');

/** Writes a card to a file. If an earlier build has rendered the card, copies it from the cache. */
export async function writeCard(card: SocialCard, file: string, cache = cacheDir): Promise<void> {
  const cached = path.join(cache, path.basename(cardPath(card)));
  if (!existsSync(cached)) {
    // Two languages may render the same card at the same time.
    await writeAtomically(cached, await renderCard(card));
  }
  await mkdir(path.dirname(file), {recursive: true});
  await copyFile(cached, file);
}
