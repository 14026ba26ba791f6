import {codeClass, unbroken} from './unbroken';

it.each([
  ['up to 25 MB, 1,000.5 kB or 256 KiB', 'up to 25_MB, 1,000.5_kB or 256_KiB'],
  ['до 25 МБ, jusqu’à 25 Mo', 'до 25_МБ, jusqu’à 25_Mo'],
  ['E-Mail und E-Mail-Adressen, po e-mailu', 'E-|Mail und E-|Mail-Adressen, po e-|mailu'],
  ['Open-source, 25 Messages, x-y-1, vier-E-Mail', 'Open-source, 25 Messages, x-|y-1, vier-E-Mail'],
])('keeps words on one line in "%s"', (text, expected) => {
  expect(unbroken(text).replaceAll('\u00a0', '_').replaceAll('\u2060', '|')).toBe(expected);
});

it.each([
  ['Retry-After', 'unbroken'],
  ['Idempotency-Replayed: true', 'unbroken'],
  ['email.accepted', undefined],
  ['List-Unsubscribe-Post: List-Unsubscribe=One-Click', undefined],
])('knows whether `%s` needs to be kept on one line', (code, expected) => {
  expect(codeClass(code)).toBe(expected);
});
