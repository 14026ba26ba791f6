/** Texts by their id. */
export type Messages = Readonly<Record<string, string>>;

/** The placeholders of a text, sorted: `{count}`. */
function placeholders(message: string): string {
  return [...message.matchAll(/\{\w+\}/gu)]
    .map(([name]) => name)
    .sort()
    .join(' ');
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
    ...shared
      .filter(([id, message]) => placeholders(message) !== placeholders(translated[id] ?? ''))
      .map(
        ([id, message]) =>
          `"${id}" has the placeholders ${placeholders(translated[id] ?? '') || '(none)'}, expected ${placeholders(message) || '(none)'}.`,
      ),
  ];
}
