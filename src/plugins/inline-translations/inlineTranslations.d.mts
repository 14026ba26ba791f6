export function inlineTranslations(
  code: string,
  messages: Readonly<Record<string, string>>,
  isEnglish: boolean,
): string;
/** The translation of an English string, if there is one with the same placeholders. */
export function translationOf(english: string, translation: string | undefined): string | undefined;
