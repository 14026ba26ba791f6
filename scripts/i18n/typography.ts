import {type TypographyRule, quotes} from '@packages/translate';

import type {Locale} from '../../src/config/locales';

const everywhere: readonly TypographyRule[] = [
  {wrong: /\s-\s/u, expected: 'a dash instead of a hyphen between spaces'},
];

/** English breaks these rules: it uses straight quotation marks and apostrophes, and one label has three dots. */
const exceptEnglish: readonly TypographyRule[] = [
  ...everywhere,
  {wrong: /"/u, expected: "the language's quotation marks instead of straight ones"},
  {wrong: /'/u, expected: 'the apostrophe ’ instead of a straight one'},
  {wrong: /\.\.\./u, expected: '… instead of three dots'},
];

/** The typographic conventions of each language. */
export const typography: Readonly<Partial<Record<Locale, readonly TypographyRule[]>>> = {
  en: [...everywhere, quotes('“”')],
  de: [...exceptEnglish, quotes('„“')],
  fr: [
    ...exceptEnglish,
    quotes('«»'),
    {wrong: /[^\u202f;?!][;?!]/u, expected: 'a narrow non-breaking space (U+202F) before ; ? and !'},
    {wrong: /[^\u00a0\d:]:(?!\/\/|:)/u, expected: 'a non-breaking space (U+00A0) before a colon'},
    {wrong: /«[^\u00a0]|[^\u00a0]»/u, expected: 'non-breaking spaces (U+00A0) within « and »'},
  ],
  es: [...exceptEnglish, quotes('«»')],
  it: [...exceptEnglish, quotes('«»')],
  pt: [...exceptEnglish, quotes('«»')],
  cs: [...exceptEnglish, quotes('„“')],
  uk: [...exceptEnglish, quotes('«»')],
  ru: [...exceptEnglish, quotes('«»')],
};
