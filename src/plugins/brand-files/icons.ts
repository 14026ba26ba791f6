import {createRequire} from 'node:module';

import type * as resvg from '@resvg/resvg-js';

import type {Tokens} from '../../lib/tokens';
import {svgText, wrenShapes} from '../social-cards/stamp';

// Node's own `require`: the loader that reads plugins would rewrite the binary.
const require = createRequire(__filename);

function colour(tokens: Tokens, name: string): string {
  const value = tokens[`mw-${name}`];
  if (value === undefined) {
    throw new Error(`src/css/tokens.css has no --mw-${name}, which the brand's icons are drawn with. Add it.`);
  }
  return value;
}

/**
 * The icon: the wren on paper, in a stamp's frame.
 *
 * @param bleed whether the paper runs to the edges, because the system cuts the
 *   shape itself; the drawing then keeps to the middle
 */
export function iconSvg(tokens: Tokens, {bleed = false} = {}): string {
  const paper = colour(tokens, 'paper');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34">',
    `<rect width="34" height="34" rx="${bleed ? 0 : 6}" fill="${paper}"/>`,
    `<g transform="translate(17 17) scale(${bleed ? 0.7 : 1}) translate(-17 -17)">`,
    `<rect x="2.4" y="2.4" width="29.2" height="29.2" rx="3" fill="none" stroke="${colour(tokens, 'ink')}" stroke-width="1.8" stroke-dasharray="2.6 2.2"/>`,
    `<g transform="translate(17 17.3) scale(.78) translate(-16.8 -17.6)">${wrenShapes(colour(tokens, 'brown'), paper).map(svgText).join('')}</g>`,
    '</g></svg>',
  ].join('');
}

/** Draws an SVG, `width` pixels wide, as PNG. */
export function renderPng(svg: string, width: number): Buffer {
  const {Resvg} = require('@resvg/resvg-js') as typeof resvg;
  return Buffer.from(
    new Resvg(svg, {fitTo: {mode: 'width', value: width}, font: {loadSystemFonts: false}}).render().asPng(),
  );
}

/** A `favicon.ico` that holds one PNG of up to 256 pixels. */
export function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size % 256, 6);
  header.writeUInt8(size % 256, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
