import type {TypographyRule} from './project';

const quotationMarks = ['„', '“', '”', '«', '»'];

/** Only a language's own quotation marks are correct: a closing “ is an opening mark in other languages. */
export const quotes = (allowed: string): TypographyRule => ({
  wrong: new RegExp(`[${quotationMarks.filter((mark) => !allowed.includes(mark)).join('')}]`, 'u'),
  expected: `the quotation marks ${allowed}`,
});

/** The typographic errors in a string, one for each violated rule. */
export function typographyErrors(text: string, rules: readonly TypographyRule[] = []): string[] {
  return rules.flatMap(({wrong, expected}) => {
    const found = wrong.exec(text);
    return found ? [`expected ${expected} at "${text.slice(Math.max(0, found.index - 12), found.index + 12)}"`] : [];
  });
}
