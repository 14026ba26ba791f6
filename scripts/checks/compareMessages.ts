/** Texts by their id. */
export type Messages = Readonly<Record<string, string>>;

/** The placeholders of a text, sorted: `{count}`. */
function placeholders(message: string): string {
  return [...message.matchAll(/\{\w+\}/gu)]
    .map(([name]) => name)
    .sort()
    .join(' ');
}

/** The forms of a plural: `{count} entry|{count} entries`. Languages differ in how many they have. */
function forms(message: string, isPlural: boolean): string[] {
  return isPlural ? message.split('|') : [message];
}

/** The first form of a translation whose placeholders are not those of the source. */
function wrongForm(message: string, translation: string): {found: string; expected: string} | undefined {
  const isPlural = message.includes('|');
  const expected = placeholders(forms(message, isPlural).at(-1) ?? '');
  const found = forms(translation, isPlural)
    .map(placeholders)
    .find((form) => form !== expected);
  return found === undefined ? undefined : {found, expected};
}

/**
 * What is wrong with a language's texts, one sentence each.
 *
 * @param source the English texts that the components ask for
 * @param translated the language's texts
 */
export function compareMessages(source: Messages, translated: Messages): string[] {
  const missing = Object.keys(source).filter((id) => translated[id] === undefined);
  const orphaned = Object.keys(translated).filter((id) => source[id] === undefined);
  const shared = Object.entries(source).filter(([id]) => translated[id] !== undefined);
  return [
    ...missing.map((id) => `"${id}" is missing. Translate: ${source[id] ?? ''}`),
    ...orphaned.map((id) => `"${id}" is asked for by no component. Remove it.`),
    ...shared
      .filter(([id]) => translated[id]?.trim() === '')
      .map(([id, message]) => `"${id}" is empty. Translate: ${message}`),
    ...shared.flatMap(([id, message]) => {
      const wrong = wrongForm(message, translated[id] ?? '');
      return wrong
        ? [`"${id}" has the placeholders ${wrong.found || '(none)'}, expected ${wrong.expected || '(none)'}.`]
        : [];
    }),
  ];
}
