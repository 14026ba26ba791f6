import {readFileSync} from 'node:fs';

import {icoOf, iconSvg, renderPng} from './icons';
import {readTitle} from './readTitle';
import {wren} from '../../data/wren';
import {readTokens} from '../../lib/tokens';
import {perforated} from '../social-cards/stamp';

const {light} = readTokens(readFileSync('src/css/tokens.css', 'utf8'));

test('icons have the size they are asked for; the ico holds its PNG', () => {
  const png = renderPng(iconSvg(light), 32);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([32, 32]);
  const ico = icoOf(png, 32);
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(ico.subarray(ico.readUInt32LE(18)).equals(png)).toBe(true);
});

test('an icon names the token it lacks', () => {
  expect(() => iconSvg({})).toThrow('has no --mw-paper');
});

test('a stamp is perforated along whole edges', () => {
  // One step each way: two gaps of 3 and a half circle of 12 make 18.
  expect(perforated(1, 1, 18, 6)).toBe(
    'M0 0l3 0a6 6 0 0 0 12 0l3 0l0 3a6 6 0 0 0 0 12l0 3l-3 0a6 6 0 0 0 -12 0l-3 0l0 -3a6 6 0 0 0 0 -12l0 -3z',
  );
});

test('the logo for browsers’ tabs is the same wren', () => {
  const logo = readFileSync('static/img/logo.svg', 'utf8');
  for (const path of [wren.body, wren.legs, wren.wing]) {
    expect(logo).toContain(path);
  }
});

test('the title of a page is its first h1', () => {
  expect(readTitle('<h2>No</h2><h1>One <b>card</b>\n &amp; more</h1><h1>No</h1>', '/x')).toBe('One card & more');
  expect(() => readTitle('<h2>No</h2>', '/x')).toThrow('/x has no <h1>');
});
