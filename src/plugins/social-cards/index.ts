import {createHash} from 'node:crypto';
import {copyFile, mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {type SocialCard, cardTree} from './card';
import {renderCard} from './render';

export type {SocialCard} from './card';

/**
 * Pictures for previews (Open Graph), made at build from a title and a word
 * above it. No plugin of its own: plugins ask for a name while they make pages,
 * and for the files after the build.
 *
 * ```ts
 * const card = {title, kicker, brand, host};
 * const image = cardPath(card);               // '/assets/social/1f2e….png', for og:image
 * await writeCards([card], {outDir, cacheDir}); // in postBuild
 * ```
 */

/** Raise it when the drawing changes in a way that its elements do not show, such as other fonts. */
const revision = 1;

/** Below `assets/`, which is cached for a year: a name says what is in the file. */
const folder = 'assets/social';

/** A name that follows from everything that is drawn. */
function cardName(card: SocialCard): string {
  const drawn = JSON.stringify([revision, cardTree(card)]);
  return `${createHash('sha256').update(drawn).digest('hex').slice(0, 16)}.png`;
}

/** The address of a card's picture on the site, without language prefix. */
export function cardPath(card: SocialCard): string {
  return `/${folder}/${cardName(card)}`;
}

/** Where pictures go, and where those of earlier builds are kept. */
export interface CardFolders {
  /** The folder that a language is built into. */
  readonly outDir: string;
  readonly cacheDir: string;
}

/**
 * Writes the pictures of cards into a build. A picture that an earlier build
 * has made is copied: drawing one takes about 0.2 s.
 *
 * @returns how many were drawn anew
 */
export async function writeCards(cards: readonly SocialCard[], {outDir, cacheDir}: CardFolders): Promise<number> {
  const target = path.join(outDir, folder);
  await mkdir(target, {recursive: true});
  await mkdir(cacheDir, {recursive: true});
  let drawn = 0;
  for (const card of cards) {
    const name = cardName(card);
    const cached = path.join(cacheDir, name);
    if (!(await readFile(cached).catch(() => undefined))) {
      // Two languages may draw at once: each file appears whole.
      const own = `${cached}.${process.pid}`;
      await writeFile(own, await renderCard(card));
      await rename(own, cached);
      drawn += 1;
    }
    await copyFile(cached, path.join(target, name));
  }
  return drawn;
}
