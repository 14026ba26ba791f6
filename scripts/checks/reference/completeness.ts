import {load} from 'cheerio';

import {type References, referencesOf} from '../../../src/openapi/references';
import type {Content, Spec, Example, MediaType, Operation, Schema} from '../../../src/openapi/types';
import {samplesOf} from '../../../src/openapi/samples';

/**
 * Compares the finished page of an operation with the bundled spec. Of the code
 * that generates pages, it uses only the samples and the resolution of references.
 */

/** What a page has to show, or shows. */
export interface Facts {
  /** Fields by their way from a section: `request-body > to`, `response/202 > data > id`. */
  fields: Set<string>;
  statuses: Set<string>;
  /** Pieces of code, as texts. */
  codes: Set<string>;
}

/** Every property of a schema at any depth, by its way; a schema inside itself is followed once. */
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

/** The examples of a body, as pages write them. */
function examplesOf({example, examples = {}}: MediaType, resolve: References['follow']): string[] {
  const all: Example[] = example === undefined ? Object.values(examples).map(resolve) : [{value: example}];
  return all.map(({value}) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2)));
}

/** Everything that the page of an operation has to show. */
export function expectedFacts(spec: Spec, operation: Operation): Facts {
  const {follow: resolve} = referencesOf(spec);
  const facts: Facts = {fields: new Set(), statuses: new Set(Object.keys(operation.responses)), codes: new Set()};
  const addBody = (content: Content = {}, way: string): void => {
    for (const media of Object.values(content)) {
      fieldsOf(media.schema, way, resolve).forEach((field) => facts.fields.add(field));
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
  for (const {files} of samplesOf(spec, operation)) {
    files.forEach(({code}) => facts.codes.add(code.trimEnd()));
  }
  return facts;
}

/** What a page shows without scripts. */
export function shownFacts(html: string): Facts {
  const $ = load(html, {xml: {xmlMode: false}});
  const fields = $('[data-field]').map((_index, field) => {
    const section = $(field).parents().has('> h2[id]').last();
    const id = section.children('h2').attr('id') ?? '';
    const status = id === 'response' ? $(field).closest('section[id^="status-"]').attr('id') : undefined;
    const path = [...$(field).parents('[data-field]').get().reverse(), field];
    const names = path.map((element) => $(element).find('code').first().text());
    return [status === undefined ? id : `${id}/${status.replace('status-', '')}`, ...names].join(' > ');
  });
  return {
    fields: new Set(fields.get()),
    statuses: new Set(
      $('section[id^="status-"]')
        .map((_index, {attribs}) => attribs.id?.replace('status-', ''))
        .get(),
    ),
    codes: new Set(
      $('pre')
        .map((_index, pre) => $(pre).text())
        .get(),
    ),
  };
}

/** What a page lacks, one line each. */
export function missingFacts(expected: Facts, shown: Facts): string[] {
  const missing = (what: string, a: ReadonlySet<string>, b: ReadonlySet<string>): string[] =>
    [...a].filter((it) => !b.has(it)).map((it) => `${what} ${it}`);
  return [
    ...missing('field', expected.fields, shown.fields),
    ...missing('status', expected.statuses, shown.statuses),
    ...missing('code', expected.codes, shown.codes),
  ];
}
