import {readFileSync} from 'node:fs';
import path from 'node:path';

import {cardSize} from '../../config/cards';
import {brand, hosts} from '../../config/site';

/** The content of a social card. */
export interface SocialCard {
  /** The title of the page; four lines at most. */
  readonly title: string;
  /** The name of the drawing at the bottom; a card without a drawing has a stamp. */
  readonly drawing?: string;
}

/** An element for satori, which accepts React elements as plain objects. */
interface Element {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** The light colors of src/css/tokens.css. */
const colors = {
  paper: '#fbfaf6',
  ink: '#14233b',
  soft: '#43506a',
  red: '#d1372f',
} as const;

/** The fonts with their subset. A character is rendered in the first font that has it. */
export const cardFonts = {
  Geologica: 'latin',
  'Geologica Extended': 'latin-ext',
  'Geologica Cyrillic': 'cyrillic',
} as const;

const box = (style: Readonly<Record<string, unknown>>, ...children: (Element | string)[]): Element => ({
  type: 'div',
  props: {style: {display: 'flex', ...style}, children},
});

const image = (
  svg: string,
  size: Readonly<Record<'width' | 'height', number>>,
  style: Readonly<Record<string, unknown>> = {},
): Element => ({
  type: 'img',
  props: {...size, src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`, style},
});

const readSvg = (name: string): string => readFileSync(path.join(__dirname, name), 'utf8');
const airmailBorder = image(readSvg('frame.svg'), cardSize, {position: 'absolute', top: 0, left: 0});
const stamp = image(readSvg('stamp.svg'), {width: 284, height: 306}, {position: 'absolute', top: 54, right: 60});

/** The post drawings by name, as SVG paths. Lists of posts use the symbols in the same file. */
export const drawings: ReadonlyMap<string, string> = new Map(
  [...readSvg('../../../static/img/drawings.svg').matchAll(/<symbol id="(\w+)"[^>]*>(.*?)<\/symbol>/gsu)].map(
    ([, name = '', paths = '']) => [name, paths],
  ),
);

function drawingImage(name: string): Element {
  const [width, height] = [320, 120];
  const paths = drawings.get(name)?.replaceAll('var(--mw-stripe-red)', colors.red) ?? '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="${colors.ink}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">${paths}</svg>`;
  return image(svg, {width: width * 1.5, height: height * 1.5});
}

/** The card as a tree of elements: paper in an airmail border. */
export function cardTree({title, drawing}: SocialCard): Element {
  // The stamp is next to the title.
  const titleWidth = drawing ? 1010 : 740;
  return box(
    {
      width: '100%',
      height: '100%',
      position: 'relative',
      backgroundColor: colors.paper,
      fontFamily: Object.keys(cardFonts).join(', '),
    },
    airmailBorder,
    box(
      {
        position: 'absolute',
        top: 22,
        left: 22,
        // The width without the padding.
        width: cardSize.width - 44 - 128,
        height: cardSize.height - 44 - 96,
        padding: '52px 64px 44px',
        flexDirection: 'column',
        backgroundColor: colors.paper,
        color: colors.ink,
      },
      box(
        {
          maxWidth: titleWidth,
          // Ninety characters fit on four lines, and the longest word on one.
          fontSize: 64,
          fontWeight: 700,
          lineHeight: 1.14,
          letterSpacing: '-0.02em',
          lineClamp: 4,
          textWrap: 'balance',
          display: 'block',
        },
        title,
      ),
      box(
        {marginTop: 'auto', alignItems: 'flex-end', justifyContent: 'space-between'},
        box(
          {flexDirection: 'column'},
          box({fontSize: 34, fontWeight: 700}, brand),
          box({marginTop: 4, fontSize: 24, fontWeight: 600, color: colors.soft}, new URL(hosts.site).host),
        ),
        ...(drawing ? [drawingImage(drawing)] : []),
      ),
    ),
    ...(drawing ? [] : [stamp]),
  );
}
