import {contentBases} from './routes';

/** The pages with their own social card. Posts have their own cards, too; all other pages use the home page's card. */
const pagesWithCard: readonly string[] = ['/', '/pricing', ...Object.values(contentBases)];

/** The size that social networks recommend, in pixels. */
export const cardSize = {width: 1200, height: 630} as const;

/**
 * The path of a page's card, relative to its language's base URL:
 * `img/cards/pricing.png`.
 *
 * @param path the page's path without the language's prefix
 */
export function cardFile(path: string): string {
  const name = pagesWithCard.includes(path) && path !== '/' ? path.slice(1) : 'home';
  return `img/cards/${name}.png`;
}
