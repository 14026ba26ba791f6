import type {Locale} from '../../src/config/locales';

/** A typographic convention: a pattern that violates it, and what to write instead. */
interface Rule {
  readonly wrong: RegExp;
  readonly expected: string;
}

const everywhere: readonly Rule[] = [{wrong: /\s-\s/u, expected: 'a dash instead of a hyphen between spaces'}];

/** English strings have straight quotation marks and apostrophes; one of its labels has three dots. */
const exceptEnglish: readonly Rule[] = [
  {wrong: /"/u, expected: 'the quotation marks of the language, not those of a keyboard'},
  {wrong: /'/u, expected: 'the apostrophe ’, not that of a keyboard'},
  {wrong: /\.\.\./u, expected: '… instead of three dots'},
];

/** Quotation marks, which differ by language. */
const marks = ['„', '“', '”', '«', '»'];

/** Only the language's own marks are correct: a closing “ is an opening mark in other languages. */
const quotes = (allowed: string): Rule => ({
  wrong: new RegExp(`[${marks.filter((mark) => !allowed.includes(mark)).join('')}]`, 'u'),
  expected: `the quotation marks ${allowed}`,
});

const rules: Readonly<Partial<Record<Locale, readonly Rule[]>>> = {
  en: [quotes('“”')],
  de: [quotes('„“')],
  fr: [
    quotes('«»'),
    {wrong: /[^\u202f;?!][;?!]/u, expected: 'a narrow non-breaking space (U+202F) before ; ? and !'},
    {wrong: /[^\u00a0\d:]:(?!\/\/|:)/u, expected: 'a non-breaking space (U+00A0) before a colon'},
    {wrong: /«[^\u00a0]|[^\u00a0]»/u, expected: 'non-breaking spaces (U+00A0) within « and »'},
  ],
  es: [quotes('«»')],
  it: [quotes('«»')],
  pt: [quotes('«»')],
  cs: [quotes('„“')],
  uk: [quotes('«»')],
  ru: [quotes('«»')],
};

/** The typographic errors in a UI string, one sentence for each violated convention. */
export function typographyErrors(text: string, locale: Locale): string[] {
  return [...everywhere, ...(locale === 'en' ? [] : exceptEnglish), ...(rules[locale] ?? [])].flatMap(
    ({wrong, expected}) => {
      const found = wrong.exec(text);
      return found ? [`expected ${expected} at "${text.slice(Math.max(0, found.index - 12), found.index + 12)}"`] : [];
    },
  );
}
