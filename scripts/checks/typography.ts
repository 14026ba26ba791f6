import type {Locale} from '../../src/config/locales';

/** A habit of a language's printers: what breaks it, and what to write instead. */
interface Rule {
  readonly wrong: RegExp;
  readonly expected: string;
}

const everywhere: readonly Rule[] = [
  {wrong: /"/u, expected: 'the quotation marks of the language, not those of a keyboard'},
  {wrong: /\.\.\./u, expected: '… in place of three dots'},
  {wrong: /\s-\s/u, expected: 'a dash in place of a hyphen between spaces'},
];

/** In English the titles of two pages are given, with the apostrophe of a keyboard. */
const apostrophe: Rule = {wrong: /'/u, expected: 'the apostrophe ’, not that of a keyboard'};

/** Quotation marks of which each language uses its own. */
const marks = ['„', '“', '”', '«', '»'];

/** Takes every mark but the language's own for a mistake; a closing “ is an opening one elsewhere. */
const quotes = (own: string): Rule => ({
  wrong: new RegExp(`[${marks.filter((mark) => !own.includes(mark)).join('')}]`, 'u'),
  expected: `the quotation marks ${own}`,
});

/** A dash that begins a line is hard to read there. */
const dash: Rule = {wrong: / —/u, expected: 'a non-breaking space (U+00A0) before a dash'};

const rules: Readonly<Record<Locale, readonly Rule[]>> = {
  en: [quotes('“”')],
  de: [quotes('„“')],
  fr: [
    quotes('«»'),
    {wrong: /[^\u202f;?!][;?!]/u, expected: 'a narrow non-breaking space (U+202F) before ; ? and !'},
    {wrong: /[^\u00a0\d]:(?!\/\/)/u, expected: 'a non-breaking space (U+00A0) before a colon'},
    {wrong: /«[^\u00a0]|[^\u00a0]»/u, expected: 'non-breaking spaces (U+00A0) within « and »'},
  ],
  es: [quotes('«»')],
  it: [quotes('«»')],
  pt: [quotes('«»')],
  cs: [
    quotes('„“'),
    {
      wrong: /(?<![\p{L}\p{N}])[ksvzouai] (?=\S)/iu,
      expected: 'a non-breaking space (U+00A0) after a word of one letter',
    },
  ],
  uk: [quotes('«»'), dash],
  ru: [quotes('«»'), dash],
};

/**
 * Where a text is not set as its language sets type: marks, dashes, spaces at
 * which no line may end. One sentence for each rule that it breaks.
 */
export function typographyFaults(text: string, locale: Locale): string[] {
  return [...everywhere, ...(locale === 'en' ? [] : [apostrophe]), ...rules[locale]].flatMap(({wrong, expected}) => {
    const found = wrong.exec(text);
    return found ? [`expected ${expected} at "${text.slice(Math.max(0, found.index - 12), found.index + 12)}"`] : [];
  });
}

/** Texts of the marketing pages that stand on them; the others stand in the head of the page. */
const displayed = /^(?:home|pricing)\.(?!.*(?:metaTitle|metaDescription|offer)$)/u;

/** Whether a line could end within the word that these pages are about: browsers break it behind its hyphen. */
export function emailFaults(id: string, text: string): string[] {
  return displayed.test(id) && /e-mail/iu.test(text)
    ? ['expected a word joiner (U+2060) behind the hyphen of "e-mail"']
    : [];
}
