import kebabCase from 'lodash/kebabCase';

import {UserError} from '../../lib/fail';

/** What an operation is called, in parts. */
export interface OperationName {
  operationId: string;
  /** One of the vocabulary: `list`. */
  verb: string;
  /** What it is about, in PascalCase: `Templates`. */
  noun: string;
}

/** How a verb is called and what it says of itself, where it does not follow from the word. */
const verbs: Readonly<Record<string, {method: Method; says: string; model: readonly string[]}>> = {
  list: {method: 'get', says: 'Returns', model: ['list']},
  get: {method: 'get', says: 'Returns', model: ['get']},
  create: {method: 'post', says: 'Creates', model: ['create', 'add', 'send']},
  add: {method: 'post', says: 'Adds', model: ['add', 'create', 'send']},
  update: {method: 'patch', says: 'Changes', model: ['update']},
  delete: {method: 'delete', says: 'Deletes', model: ['delete', 'cancel']},
};

/** The methods that operations are called by. */
export const methods = ['get', 'post', 'patch', 'delete'] as const;

/** The method of an operation. */
export type Method = (typeof methods)[number];

/** Verbs of their own on a thing that exists: cancel, send, verify. */
const action = (verb: string): {method: Method; says: string; model: readonly string[]} => ({
  method: 'post',
  says: `${verb.charAt(0).toUpperCase()}${verb.slice(1).replace(/y$/u, 'ie')}s`,
  model: [verb, 'verify', 'cancel'],
});

/** What is usual for a verb: its method, its sentence, and which operations are like it, the most similar first. */
export function usualFor(verb: string): {method: Method; says: string; model: readonly string[]} {
  return verbs[verb] ?? action(verb);
}

/** Whether a verb is done to one thing that exists, at an address of its own below it. */
export const isAction = (verb: string): boolean => !Object.hasOwn(verbs, verb);

/**
 * Takes an operationId apart.
 *
 * @param vocabulary the verbs that the rules allow
 * @throws UserError where it is none, or its verb is not in the vocabulary
 */
export function parseName(operationId: string, vocabulary: readonly string[]): OperationName {
  const {verb, noun} = /^(?<verb>[a-z]+)(?<noun>(?:[A-Z][a-z0-9]*)+)$/u.exec(operationId)?.groups ?? {};
  if (verb === undefined || noun === undefined) {
    throw new UserError(
      `"${operationId}" is no operationId. Expected a verb and what it is about in camelCase, such as getTemplate.`,
    );
  }
  if (!vocabulary.includes(verb)) {
    throw new UserError(
      `The verb "${verb}" of ${operationId} is not in the vocabulary. Expected one of: ${vocabulary.join(', ')}. A new verb is agreed on first: rule/operation-id-verb in api-spec/rules/redocly.yaml.`,
    );
  }
  return {operationId, verb, noun};
}

/** `SendingDomains` as readers write it: `sending domains`. */
export function inWords(noun: string): string {
  return kebabCase(noun)
    .replaceAll('-', ' ')
    .replace(/\b(?:api|id|url|dns)\b/gu, (word) => word.toUpperCase());
}

/** `an email`, `a template`; several have none. */
export function withArticle(words: string): string {
  if (/[^su]s$/u.test(words)) {
    return words;
  }
  return `${/^[aeio]/iu.test(words) ? 'an' : 'a'} ${words}`;
}
