import {type JsonPath, firstSentence, valueAt, withoutStatus} from '@packages/openapi';

import type {SpecText} from './findTexts';

/** A spec in a different language. */
export interface Localized<Spec> {
  readonly spec: Spec;
  /** The strings that are shown in English, because they have no current translation. */
  readonly english: ReadonlySet<string>;
}

/**
 * Translates the strings of a spec.
 *
 * @param translations the current translations by key; strings without one stay English
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
      // Pages also show the first sentence alone, and the meaning of an error code without its status.
      [original.trim(), firstSentence(original), withoutStatus(original).trim()].forEach((form) => english.add(form));
    }
  }
  return {spec, english};
}

function setText(document: unknown, at: JsonPath, text: string): void {
  const parent = Object(valueAt(document, at.slice(0, -1))) as object;
  // Unlike an assignment, this also works for a field called __proto__.
  Object.defineProperty(parent, at.at(-1) ?? '', {value: text, enumerable: true, configurable: true, writable: true});
}
