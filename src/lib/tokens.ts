/** Colours and other values of `src/css/tokens.css` by their name, without the dashes before it. */
export type Tokens = Readonly<Record<string, string>>;

/** The values that a block of declarations sets. */
function declarations(block: string): Tokens {
  return Object.fromEntries(
    [...block.matchAll(/--(?<name>[\w-]+):\s*(?<value>[^;]+);/gu)].map(({groups}) => [
      groups?.name ?? '',
      (groups?.value ?? '').trim(),
    ]),
  );
}

/**
 * Reads the tokens of both colour modes.
 *
 * @param css the text of `src/css/tokens.css`: `:root` with the light values,
 *   then what differs where the system prefers dark
 * @throws Error where one of the two is missing
 */
export function readTokens(css: string): {light: Tokens; dark: Tokens} {
  const [light = '', dark] = css
    .replaceAll(/\/\*.*?\*\//gsu, '')
    .split('@media screen and (prefers-color-scheme: dark)');
  if (!light.includes(':root') || dark === undefined) {
    throw new Error(
      'src/css/tokens.css: expected `:root`, then `@media screen and (prefers-color-scheme: dark)`. Keep this order.',
    );
  }
  const base = declarations(light);
  return {light: base, dark: {...base, ...declarations(dark)}};
}

/** Red, green and blue of `#fff` or `#ffffff`, each from 0 to 1. */
function channels(hex: string): number[] {
  const digits = /^#(?<digits>[\da-f]{3}|[\da-f]{6})$/iu.exec(hex)?.groups?.digits;
  if (digits === undefined) {
    throw new Error(`"${hex}" is no colour such as #14233b.`);
  }
  const pairs = digits.length === 3 ? Array.from(digits).map((digit) => digit + digit) : (digits.match(/../gu) ?? []);
  return pairs.map((pair) => Number.parseInt(pair, 16) / 255);
}

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The contrast of two colours, from 1 to 21, as WCAG 2.2 defines it.
 *
 * @throws Error for anything but a hexadecimal colour
 */
export function contrast(first: string, second: string): number {
  const [lighter = 0, darker = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}
