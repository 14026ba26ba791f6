export function inlineTranslations(
  code: string,
  messages: Readonly<Record<string, string>>,
  isEnglish: boolean,
): string;
/** The strings of a JSON file, `{id: {message}}`, in a language. */
export function translateFile(json: string, messages: Readonly<Record<string, string>>): string;
/** The translation of an English string, if there is one with the same placeholders. */
export function translationOf(english: string, translation: string | undefined): string | undefined;
