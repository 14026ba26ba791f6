import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';

import {Resvg} from '@resvg/resvg-js';
import type {Font} from 'satori';
import satori from 'satori';

import {type SocialCard, cardFaces, cardSize, cardTree} from './card';

const require = createRequire(__filename);

/** The subsets of the face, in the order of {@link cardFaces}. */
const subsets = ['latin', 'latin-ext', 'cyrillic'] as const;

let fonts: Promise<Font[]> | undefined;

/** The fonts, read once. Satori takes no variable fonts and no WOFF 2, so the site's own files do not serve. */
function loadFonts(): Promise<Font[]> {
  fonts ??= Promise.all(
    subsets.flatMap((subset, index) =>
      ([600, 700] as const).map(async (weight): Promise<Font> => {
        const file = require.resolve(`@fontsource/geologica/files/geologica-${subset}-${weight}-normal.woff`);
        return {name: cardFaces[index] ?? cardFaces[0], weight, style: 'normal', data: await readFile(file)};
      }),
    ),
  );
  return fonts;
}

/** The picture as SVG, with its letters as paths. */
export async function cardSvg(card: SocialCard): Promise<string> {
  return satori(cardTree(card) as never, {...cardSize, fonts: await loadFonts()});
}

/** The picture as PNG. */
export async function renderCard(card: SocialCard): Promise<Uint8Array> {
  const svg = await cardSvg(card);
  return new Resvg(svg, {font: {loadSystemFonts: false}}).render().asPng();
}
