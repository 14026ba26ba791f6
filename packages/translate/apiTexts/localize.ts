import {type JsonPath, firstSentence, withoutStatus} from '@packages/openapi';

import type {SpecText} from './findTexts';

/** A spec in a different language. */
export interface Localized<Spec> {
  readonly spec: Spec;
  /** The strings that are shown in English, because they have no current translation. */
  readonly english: ReadonlySet<string>;
}

/**
 * Translates a spec: the same document with other strings.
 *
 * @param translations the current ones by key; other strings stay English
 */
export function localize<Spec>(
  bundle: Spec,
  texts: readonly SpecText[],
  translations: ReadonlyMap<string, string>,
): Localized<Spec> {
  const spec = structuredClone(bundle);
  const english = new Set<string>();
  for (const {key, paths, english: original} of texts) {
    const translation = translations.get(key);
    if (translation !== undefined) {
      paths.forEach((at) => setText(spec, at, translation));
    } else {
      shownForms(original).forEach((form) => english.add(form));
    }
  }
  return {spec, english};
}

/** A string, its first sentence, and the meaning of an error code without its status. */
function shownForms(text: string): string[] {
  return [text.trim(), firstSentence(text), withoutStatus(text).trim()];
}

function setText(document: unknown, at: JsonPath, text: string): void {
  const name = at.at(-1) ?? '';
  const parent = at
    .slice(0, -1)
    .reduce((value, segment) => (value as Record<string, unknown>)[segment], document) as Record<string, unknown>;
  // Ignores the prototype: a field may be called __proto__.
  Object.defineProperty(parent, name, {value: text, enumerable: true, configurable: true, writable: true});
}
