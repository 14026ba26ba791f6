import {readFileSync} from 'node:fs';

/** Design tokens by name, without the leading dashes. */
type Tokens = Readonly<Record<string, string>>;

const [lightCss = '', darkCss = ''] = readFileSync('src/css/tokens.css', 'utf8')
  .replaceAll(/\/\*.*?\*\//gsu, '')
  .split('@media screen and (prefers-color-scheme: dark)');

const declarations = (css: string): Tokens =>
  Object.fromEntries(
    [...css.matchAll(/--(?<name>[\w-]+):\s*(?<value>[^;]+);/gu)].map(({groups}) => [groups?.name, groups?.value]),
  ) as Tokens;
const light = declarations(lightCss);
const dark = {...light, ...declarations(darkCss)};

/** The relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const digits = hex.slice(1).replace(/^(.)(.)(.)$/u, '$1$1$2$2$3$3');
  const [red = NaN, green = NaN, blue = NaN] = (digits.match(/[\da-f]{2}/giu) ?? [])
    .map((pair) => Number.parseInt(pair, 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two hexadecimal colors, from 1 to 21, as WCAG 2.2 defines it. */
function contrast(first: string, second: string): number {
  const [lighter = NaN, darker = NaN] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Text and background colors, with the contrast they need. */
const pairs: readonly (readonly [text: string, ground: string, least: number])[] = [
  ...['paper', 'card'].flatMap((ground) => [
    ['ink', ground, 7] as const,
    ['soft', ground, 7] as const,
    ...['blue', 'blue-strong', 'red', 'brown', 'moss'].map((text) => [text, ground, 4.5] as const),
    // The borders of controls and the focus ring.
    ['line-strong', ground, 3] as const,
    ['rule', ground, 3] as const,
  ]),
  ...['ink', 'soft', 'blue', 'red', 'moss'].map((text) => [text, 'blue-wash', 4.5] as const),
  ...['card-raised', 'band', 'inset'].flatMap((ground) =>
    ['ink', 'soft', 'blue', 'red', 'brown', 'moss'].map((text) => [text, ground, 4.5] as const),
  ),
  ['line-strong', 'card-raised', 3],
  ['on-accent', 'blue', 4.5],
  ['on-accent', 'blue-strong', 4.5],
  ['ink', 'stamp-paper', 4.5],
  ['code-ink', 'code-paper', 7],
  ...['code-soft', 'code-blue', 'code-green', 'code-sand', 'code-rose'].map(
    (text) => [text, 'code-paper', 4.5] as const,
  ),
];

test.each([
  ['light', light],
  ['dark', dark],
])('text has enough contrast in %s mode', (_mode, tokens) => {
  const tooWeak = pairs.filter(
    ([text, ground, least]) => !(contrast(tokens[`mw-${text}`] ?? '', tokens[`mw-${ground}`] ?? '') >= least),
  );
  expect(tooWeak).toEqual([]);
});

test('contrast is that of WCAG', () => {
  expect(contrast('#777777', '#fff')).toBeCloseTo(4.48, 2);
});
