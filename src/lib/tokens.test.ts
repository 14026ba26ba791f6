import {readFileSync} from 'node:fs';

import {type Tokens, contrast, readTokens} from './tokens';

/** Which text stands on which ground, and the contrast it needs. */
const pairs: readonly (readonly [text: string, ground: string, least: number])[] = [
  ...['paper', 'card'].flatMap((ground) => [
    ['ink', ground, 7] as const,
    ['soft', ground, 7] as const,
    ...['blue', 'blue-strong', 'red', 'brown', 'moss'].map((text) => [text, ground, 4.5] as const),
    // What a control is known by, and the ring around what has the focus.
    ['line-strong', ground, 3] as const,
  ]),
  ...['ink', 'soft', 'blue', 'red', 'moss'].map((text) => [text, 'blue-wash', 4.5] as const),
  ['on-accent', 'blue', 4.5],
  ['on-accent', 'blue-strong', 4.5],
  ['ink', 'stamp-paper', 4.5],
  ['code-ink', 'code-paper', 7],
  ...['code-soft', 'code-blue', 'code-green', 'code-sand', 'code-rose'].map(
    (text) => [text, 'code-paper', 4.5] as const,
  ),
];

/** The pairs that do not have the contrast they need. */
function tooWeak(tokens: Tokens): string[] {
  return pairs.flatMap(([text, ground, least]) => {
    const found = contrast(tokens[`mw-${text}`] ?? '', tokens[`mw-${ground}`] ?? '');
    return found < least ? [`--mw-${text} on --mw-${ground}: ${found.toFixed(2)}, expected ${least}`] : [];
  });
}

const {light, dark} = readTokens(readFileSync('src/css/tokens.css', 'utf8'));

test('contrast is that of WCAG', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#fff')).toBeCloseTo(4.48, 2);
  expect(contrast('#1f4fd8', '#1f4fd8')).toBe(1);
  expect(() => contrast('rebeccapurple', '#fff')).toThrow('no colour such as');
});

test.each([
  ['light', light],
  ['dark', dark],
])('text can be read in %s', (_mode, tokens) => {
  expect(tooWeak(tokens)).toEqual([]);
});

test('a colour that is too weak is named', () => {
  expect(tooWeak({...light, 'mw-soft': '#8a93a5'})).toContain('--mw-soft on --mw-paper: 2.96, expected 7');
});

test('dark has its own values and keeps the others; comments are no values', () => {
  const css =
    '/* --mw-a: no; */ :root { --mw-a: #fff; --mw-b: 1px; } @media screen and (prefers-color-scheme: dark) { :root { --mw-a: #000; } }';
  expect(readTokens(css)).toEqual({
    light: {'mw-a': '#fff', 'mw-b': '1px'},
    dark: {'mw-a': '#000', 'mw-b': '1px'},
  });
  expect(() => readTokens(':root { --mw-a: #fff; }')).toThrow('Keep this order');
});
