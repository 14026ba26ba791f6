import {stampElement} from './stamp';
import {cardSize} from '../../config/cards';
import type {Stroke} from '../../lib/motif';
import {motifSize} from '../../lib/motif';

export {cardSize} from '../../config/cards';

/** What a picture for previews shows. */
export interface SocialCard {
  /** The title of the page. Long ones are set smaller; four lines at most. */
  readonly title: string;
  /** A word or two above the title: the category, the part of the site. */
  readonly kicker?: string;
  /** The brand, at the foot. */
  readonly brand: string;
  /** The host, at the foot. */
  readonly host: string;
  /** A drawing at the foot, in the units of `motifSize`; without one the card has a stamp. */
  readonly motif?: readonly Stroke[];
}

/** An element as satori reads it: React's form without React. */
export interface Element {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>> & {readonly children?: Child | readonly Child[]};
}
type Child = Element | string;

/** The light colours of src/css/tokens.css. */
const colors = {
  paper: '#fbfaf6',
  card: '#ffffff',
  ink: '#14233b',
  soft: '#43506a',
  line: '#b9b3a2',
  blue: '#1f4fd8',
  red: '#d1372f',
} as const;

/** The faces, one a script: a character is taken from the first that has it. */
export const cardFaces = ['Geologica', 'Geologica Extended', 'Geologica Cyrillic'] as const;

const box = (style: Readonly<Record<string, unknown>>, ...children: Child[]): Element => ({
  type: 'div',
  props: {style: {display: 'flex', ...style}, children},
});

/** The airmail border, as stripes that lean: a path each. */
function stripes(): Element {
  const {width, height} = cardSize;
  const step = 60;
  const paths = Array.from({length: Math.ceil((width + height) / step) + 1}, (_, index): Element => {
    const x = index * step;
    return {
      type: 'path',
      props: {d: `M${x} 0h30L${x + 30 - height} ${height}h-30z`, fill: index % 2 === 0 ? colors.red : colors.blue},
    };
  });
  return {
    type: 'svg',
    props: {
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      style: {position: 'absolute', top: 0, left: 0},
      children: paths,
    },
  };
}

function drawing(strokes: readonly Stroke[]): Element {
  const tones = {plain: colors.ink, accent: colors.red, quiet: colors.line};
  const {width, height} = motifSize;
  return {
    type: 'svg',
    props: {
      width: width * 1.5,
      height: height * 1.5,
      viewBox: `0 0 ${width} ${height}`,
      children: strokes.map(({d, tone, dotted}): Element => ({
        type: 'path',
        props: {
          d,
          fill: 'none',
          stroke: tones[tone],
          'stroke-width': 2.5,
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
          ...(dotted ? {'stroke-dasharray': '0.1 7'} : {}),
        },
      })),
    },
  };
}

/** The size that a title fits into four lines of a width with, in pixels. */
export function titleSize(title: string, width = 1010): number {
  const longestWord = Math.max(...title.split(/\s+/u).map((word) => word.length));
  const bySpace = title.length <= 32 ? 84 : title.length <= 60 ? 70 : 56;
  // A word must fit into the line: a character is about 0.62 of the size wide.
  return Math.min(bySpace, Math.floor(width / (longestWord * 0.62)));
}

/** The picture as a tree of elements: paper in an airmail border. */
export function cardTree({title, kicker, brand, host, motif}: SocialCard): Element {
  return box(
    {
      width: '100%',
      height: '100%',
      position: 'relative',
      backgroundColor: colors.paper,
      fontFamily: cardFaces.join(', '),
    },
    stripes(),
    box(
      {
        position: 'absolute',
        top: 22,
        left: 22,
        // Within its padding, which is added to it.
        width: cardSize.width - 44 - 128,
        height: cardSize.height - 44 - 96,
        padding: '52px 64px 44px',
        flexDirection: 'column',
        backgroundColor: colors.paper,
        color: colors.ink,
      },
      ...(kicker === undefined ? [] : [box({color: colors.red, fontSize: 30, fontWeight: 600}, kicker)]),
      box(
        {
          marginTop: kicker === undefined ? 0 : 20,
          // Beside the stamp.
          maxWidth: motif ? 1010 : 740,
          fontSize: titleSize(title, motif ? 1010 : 740),
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
          box({marginTop: 4, fontSize: 24, fontWeight: 600, color: colors.soft}, host),
        ),
        ...(motif ? [drawing(motif)] : []),
      ),
    ),
    ...(motif ? [] : [stampElement({stamp: '#f1e6d3', wren: '#8a5a3b', postmark: colors.red})]),
  );
}
