import {DomUtils, parseDocument} from 'htmlparser2';

import {withoutReferences} from '../../../src/openapi/parts';
import {type References, referencesOf} from '../../../src/openapi/references';
import type {Content, Spec, Example, MediaType, Operation, Schema} from '../../../src/openapi/types';
import {samplesOf} from '../../../src/openapi/samples/request';

/**
 * Compares the built page of an operation with the bundled spec. It shares only samples and
 * reference resolution with the code that generates pages.
 */

/** What a page must show, or does show. */
export interface Facts {
  /** Fields by their path from a section: `request-body > to`, `response/202 > data > id`. */
  fields: Set<string>;
  statuses: Set<string>;
  /** Code blocks, as strings. */
  codes: Set<string>;
}

/** Every property of a schema at any depth, by path; a recursive schema is followed once. */
function fieldsOf(
  schema: Schema | boolean | undefined,
  way: string,
  resolve: References['follow'],
  seen: readonly string[] = [],
): string[] {
  if (typeof schema !== 'object' || (schema.$ref !== undefined && seen.includes(schema.$ref))) {
    return [];
  }
  const inside = schema.$ref === undefined ? seen : [...seen, schema.$ref];
  const {properties = {}, items, additionalProperties, allOf = [], anyOf = [], oneOf = []} = resolve(schema);
  return [
    ...Object.entries(properties).flatMap(([name, property]) => [
      `${way} > ${name}`,
      ...fieldsOf(property, `${way} > ${name}`, resolve, inside),
    ]),
    ...[items, additionalProperties, ...allOf, ...anyOf, ...oneOf].flatMap((part) =>
      fieldsOf(part, way, resolve, inside),
    ),
  ];
}

/** The examples of a body, formatted as on pages. */
function examplesOf({example, examples = {}}: MediaType, resolve: References['follow']): string[] {
  const all: Example[] = example === undefined ? Object.values(examples).map(resolve) : [{value: example}];
  return all.map(({value}) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2)));
}

/**
 * Everything that the page of an operation must show. Error fields, which all operations share, are
 * on the overview.
 */
export function expectedFacts(spec: Spec, operation: Operation): Facts & {shared: Set<string>} {
  const references = referencesOf(spec);
  const {follow: resolve} = references;
  const facts: Facts = {fields: new Set(), statuses: new Set(Object.keys(operation.responses)), codes: new Set()};
  const shared = new Set<string>();
  const addBody = (content: Content = {}, way: string): void => {
    for (const media of Object.values(content)) {
      fieldsOf(media.schema, way, resolve).forEach((field) => (way === 'errors' ? shared : facts.fields).add(field));
      examplesOf(media, resolve).forEach((code) => facts.codes.add(code));
    }
  };
  for (const parameter of (operation.parameters ?? []).map(resolve)) {
    facts.fields.add(`${parameter.in}-parameters > ${parameter.name}`);
  }
  addBody(operation.requestBody && resolve(operation.requestBody).content, 'request-body');
  const responses = Object.entries(operation.responses).map(
    ([status, response]) => [status, resolve(response)] as const,
  );
  for (const [status, {content, headers = {}}] of responses) {
    addBody(content, status.startsWith('2') ? `response/${status}` : 'errors');
    Object.keys(headers).forEach((name) => facts.fields.add(`response-headers > ${name}`));
  }
  // Events are received rather than requested, so they have no path and no samples.
  const samples = operation.path === '' ? [] : samplesOf(spec, withoutReferences(operation, references));
  for (const {files} of samples) {
    files.forEach(({code}) => facts.codes.add(code.trimEnd()));
  }
  return {...facts, shared};
}

/** The location of an element on a page. */
interface Location {
  /** The section, identified by the anchor of its heading. */
  section: string;
  status: string;
  /** The names of the fields that contain it. */
  names: readonly string[];
}

type Node = ReturnType<typeof parseDocument>['children'][number];

type Tag = Extract<Node, {attribs: unknown}>;

const isTag = (node: Node | undefined): node is Tag => node !== undefined && 'attribs' in node;

/** What a page shows without JavaScript. */
export function shownFacts(html: string): Facts {
  const facts: Facts = {fields: new Set(), statuses: new Set(), codes: new Set()};
  const visit = (node: Node, {section, status, names}: Location): void => {
    if (!isTag(node)) {
      return;
    }
    const {id = '', 'data-field': field} = node.attribs;
    const title = node.children.find((child) => isTag(child) && child.name === 'h2' && child.attribs.id !== undefined);
    const own = {section, status, names};
    if (isTag(title)) {
      own.section = title.attribs.id ?? '';
    }
    if (id.startsWith('status-') && /^(?:section|div)$/u.test(node.name)) {
      own.status = id.replace('status-', '');
      facts.statuses.add(own.status);
    }
    if (field !== undefined) {
      const name = DomUtils.findOne(({name: tag}) => tag === 'code', node.children);
      own.names = [...names, name ? DomUtils.textContent(name) : ''];
      const part = own.section === 'response' ? `response/${own.status}` : own.section;
      facts.fields.add([part, ...own.names].join(' > '));
    }
    if (node.name === 'pre') {
      facts.codes.add(DomUtils.textContent(node));
    }
    node.children.forEach((child) => visit(child, own));
  };
  parseDocument(html).children.forEach((node) => visit(node, {section: '', status: '', names: []}));
  return facts;
}

/** What is missing from a page, one line each. */
export function missingFacts(expected: Facts, shown: Facts): string[] {
  const missing = (what: string, a: ReadonlySet<string>, b: ReadonlySet<string>): string[] =>
    [...a].filter((it) => !b.has(it)).map((it) => `${what} ${it}`);
  return [
    ...missing('field', expected.fields, shown.fields),
    ...missing('status', expected.statuses, shown.statuses),
    ...missing('code', expected.codes, shown.codes),
  ];
}
