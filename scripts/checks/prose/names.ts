import {visit} from 'unist-util-visit';

import {type Finding, type Page, lineOf} from './page';
import type {Vocabulary} from './vocabulary';

/** Names that are nobody's: ways of writing. */
const freeNames = new Set(['snake_case']);

const operationVerbs = 'send|get|list|create|update|delete|cancel|verify|add';

/** The first part of a path: `emails` of `/emails/{email_id}`. */
const firstPart = (path: string): string => path.split('/')[1] ?? '';

/** Names that look like others of their kind; the closest first, a few of them. */
function nearest(name: string, known: Iterable<string>): string {
  const parts = name
    .replace(/(?=[A-Z])/gu, ' ')
    .toLowerCase()
    .split(/[^a-z]+/u);
  // A scope is like a scope, a field like a field.
  const shape = (text: string): string => text.replace(/[A-Za-z]+/gu, '').charAt(0);
  const alike = [...known].filter((other) => shape(other) === shape(name));
  const rated = alike.map((other) => ({
    other,
    shared: parts.filter((part) => part.length > 2 && other.toLowerCase().includes(part)).length,
  }));
  return rated
    .filter(({shared}) => shared > 0)
    .sort((a, b) => b.shared - a.shared || a.other.length - b.other.length)
    .slice(0, 5)
    .map(({other}) => other)
    .join(', ');
}

/** What a code span claims to be a name of, where it is none; nothing where it is one, or something else. */
function unknownName(code: string, vocabulary: Vocabulary): {what: string; known: Iterable<string>} | undefined {
  const {paths, endpoints, operationIds, events, names} = vocabulary;
  if (/^(?:GET|POST|PUT|PATCH|DELETE) \//u.test(code)) {
    return endpoints.has(code) ? undefined : {what: 'endpoint', known: endpoints};
  }
  if (/^\/[\w{}/-]+$/u.test(code)) {
    const rooms = new Set([...paths].map(firstPart));
    return paths.has(code) || !rooms.has(firstPart(code)) ? undefined : {what: 'path', known: paths};
  }
  if (new RegExp(`^(?:${operationVerbs})(?:[A-Z][a-z]+)+$`, 'u').test(code)) {
    return operationIds.has(code) ? undefined : {what: 'operation', known: operationIds};
  }
  const subjects = new Set([...events].map((event) => event.split('.')[0] ?? ''));
  const [subject = '', verb] = code.split('.');
  if (/^[a-z_]+\.[a-z_]+$/u.test(code) && verb !== undefined && subjects.has(subject)) {
    return events.has(code) ? undefined : {what: 'event', known: events};
  }
  if (/^[a-z]+(?:_[a-z]+)+$|^[a-z_]+:(?:read|write|send)$/u.test(code)) {
    return names.has(code) || freeNames.has(code) ? undefined : {what: 'field, value or error code', known: names};
  }
  return undefined;
}

/**
 * Names in code spans that the API description does not have: endpoints,
 * operations, events, fields, scopes and error codes.
 *
 * @param samples the text of the page's samples; what they define is theirs
 */
export function judgeNames({tree}: Pick<Page, 'tree'>, vocabulary: Vocabulary, samples = ''): Finding[] {
  const findings: Finding[] = [];
  visit(tree, 'inlineCode', (node) => {
    const code = node.value.trim();
    const unknown = unknownName(code, vocabulary);
    if (unknown && !samples.includes(code)) {
      const close = nearest(code, unknown.known);
      findings.push({
        line: lineOf(node),
        message: `the description has no ${unknown.what} "${code}".${close === '' ? '' : ` Expected something like: ${close}.`} Mend the name, or write your own path as a whole address.`,
      });
    }
  });
  return findings;
}
