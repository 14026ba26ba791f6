import {codeClass, partsOf} from './unbroken';

/** The parts that stay on one line. */
const unbroken = (text: string): string[] =>
  partsOf(text)
    .filter((part) => part.unbroken)
    .map((part) => part.text);

it.each([
  ['A message can be up to 25 MB, 1,000.5 kB or 256 KiB.', ['25 MB', '1,000.5 kB', '256 KiB']],
  ['до 25 МБ, jusqu’à 25 Mo', ['25 МБ', '25 Mo']],
  ['E-Mail und E-Mail-Adressen, po e-mailu', ['E-Mail', 'E-Mail', 'e-mailu']],
  ['Open-source, 25 Messages, x-y-1, vier-E-Mail', ['x-y']],
  ['', []],
])('keeps on one line in "%s": %j', (text, expected) => {
  expect(unbroken(text)).toEqual(expected);
  expect(
    partsOf(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

it.each([
  ['Retry-After', 'unbroken'],
  ['Idempotency-Replayed: true', 'unbroken'],
  ['email.accepted', undefined],
  ['List-Unsubscribe-Post: List-Unsubscribe=One-Click', undefined],
])('knows whether `%s` needs to be kept on one line', (code, expected) => {
  expect(codeClass(code)).toBe(expected);
});
