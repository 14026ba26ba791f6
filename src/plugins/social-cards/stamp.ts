import type {Element} from './card';
import {wren} from '../../data/wren';

/** The colours of a stamp and its postmark. */
interface StampColors {
  readonly stamp: string;
  readonly wren: string;
  readonly postmark: string;
}

/** A shape of SVG; attributes have the names they have there. */
function shape(type: string, attributes: Readonly<Record<string, string | number>>, ...children: Element[]): Element {
  return {type, props: {...attributes, ...(children.length > 0 ? {children} : {})}};
}

/** The wren's shapes in a box of 34 by 34, on a ground that shows through. */
function wrenShapes(color: string, ground: string): Element[] {
  const {body, legs, wing, eye} = wren;
  const line = {fill: 'none', 'stroke-linecap': 'round'};
  return [
    shape('path', {d: legs, stroke: color, 'stroke-width': 1.3, ...line}),
    shape('path', {d: body, fill: color}),
    shape('path', {d: wing, stroke: ground, 'stroke-width': 1.2, opacity: 0.7, ...line}),
    shape('circle', {cx: eye.x, cy: eye.y, r: eye.radius, fill: ground}),
  ];
}

/** A stamp's outline with its perforation: whole steps along each edge, a half circle in the middle of each. */
export function perforated(columns: number, rows: number, step: number, radius: number): string {
  const gap = (step - 2 * radius) / 2;
  const edge = (count: number, [x, y]: readonly [number, number]): string => {
    const line = `l${x * gap} ${y * gap}`;
    return `${line}a${radius} ${radius} 0 0 0 ${x * 2 * radius} ${y * 2 * radius}${line}`.repeat(count);
  };
  return `M0 0${edge(columns, [1, 0])}${edge(rows, [0, 1])}${edge(columns, [-1, 0])}${edge(rows, [0, -1])}z`;
}

/** A stamp with the wren, and a postmark over its corner, in the top right corner of a card. */
export function stampElement(colors: StampColors): Element {
  const [columns, rows, step] = [11, 13, 18];
  const [left, width, height] = [86, 86 + columns * step, 306];
  const waves = [-20, 0, 20].map((y) =>
    shape('path', {d: `M-46 ${y}q11.5-8 23 0t23 0 23 0 23 0`, 'stroke-width': 2.4}),
  );
  return {
    type: 'svg',
    props: {
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      style: {position: 'absolute', top: 54, right: 60},
      children: [
        shape(
          'g',
          {transform: `translate(${left} 0)`},
          shape('path', {d: perforated(columns, rows, step, 6), fill: colors.stamp}),
          shape(
            'g',
            {transform: `translate(${(columns * step) / 2} 119) scale(4.6) translate(-16.8 -17.6)`},
            ...wrenShapes(colors.wren, colors.stamp),
          ),
        ),
        shape(
          'g',
          {transform: 'translate(80 222) rotate(-11)', fill: 'none', stroke: colors.postmark, opacity: 0.92},
          shape('circle', {r: 74, 'stroke-width': 4}),
          shape('circle', {r: 66, 'stroke-width': 1.6, 'stroke-dasharray': '2 4.5'}),
          shape('circle', {r: 52, 'stroke-width': 2}),
          ...waves,
        ),
      ],
    },
  };
}
