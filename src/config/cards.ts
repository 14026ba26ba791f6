import {contentBases} from './routes';

/**
 * Which pages have a social card of their own: the picture that stands beside a
 * link to them elsewhere. Posts bring theirs; the others show that of the home page.
 */
const own: readonly string[] = ['/', '/pricing', ...Object.values(contentBases)];

/** The size of a card, in pixels: what social networks ask for. */
export const cardSize = {width: 1200, height: 630} as const;

/**
 * Where the card of a page lies, below the base of its language:
 * `img/cards/pricing.png`.
 *
 * @param path the page's path without the language's prefix
 */
export function cardFile(path: string): string {
  const name = own.includes(path) && path !== '/' ? path.slice(1) : 'home';
  return `img/cards/${name}.png`;
}
