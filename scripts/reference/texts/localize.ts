import type {SpecText} from './findTexts';
import type {JsonPath} from './json';
import type {Messages} from './messages';
import {type TextStatus, textStatus} from './status';

/** A spec in another language, and how much of it is. */
export interface Localized<Spec> {
  readonly spec: Spec;
  readonly status: TextStatus;
}

/**
 * The spec in another language: the same document with other texts.
 * A text whose translation is missing or stale stays English; translations of
 * texts that do not exist are left out.
 */
export function localize<Spec>(bundle: Spec, texts: readonly SpecText[], messages: Messages): Localized<Spec> {
  const status = textStatus(texts, messages);
  const current = new Set(status.translated);
  const spec = structuredClone(bundle);
  for (const {key, paths} of texts) {
    const text = current.has(key) ? messages[key]?.message : undefined;
    if (text !== undefined) {
      paths.forEach((at) => setText(spec, at, text));
    }
  }
  return {spec, status};
}

function setText(document: unknown, at: JsonPath, text: string): void {
  const name = at.at(-1) ?? '';
  const parent = at
    .slice(0, -1)
    .reduce((value, segment) => (value as Record<string, unknown>)[segment], document) as Record<string, unknown>;
  // Never through the prototype: a field may be called __proto__.
  Object.defineProperty(parent, name, {value: text, enumerable: true, configurable: true, writable: true});
}
