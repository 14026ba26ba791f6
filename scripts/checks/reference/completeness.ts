import {Parser} from 'htmlparser2';

import {type References, referencesOf} from '../../../src/openapi/references';
import type {Content, Description, Example, MediaType, Operation, Schema} from '../../../src/openapi/types';
import {samplesOf} from '../../../src/openapi/samples';

/**
 * Compares the finished page of an operation with the bundled description. What
 * has to be there is counted from the bundle, in a way of its own: of what
 * generates the pages, only the resolver is used, and the samples, which are
 * made and not described.
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
export function expectedFacts(description: Description, operation: Operation): Facts {
  const {follow: resolve} = referencesOf(description);
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
  for (const {files} of samplesOf(description, withExamples(operation, resolve))) {
    files.forEach(({code}) => facts.codes.add(code.trimEnd()));
  }
  return facts;
}

/** An operation as the samples want it. */
function withExamples(operation: Operation, resolve: References['follow']): Operation {
  const content = <Body extends {content?: Content}>(body: Body): Body => ({
    ...body,
    ...(body.content && {
      content: Object.fromEntries(
        Object.entries(body.content).map(([type, media]) => [
          type,
          {
            ...media,
            ...(media.examples && {
              examples: Object.fromEntries(Object.entries(media.examples).map(([name, it]) => [name, resolve(it)])),
            }),
          },
        ]),
      ),
    }),
  });
  return {
    ...operation,
    parameters: (operation.parameters ?? []).map((parameter) => {
      const found = resolve(parameter);
      return {...found, ...(found.schema && {schema: resolve(found.schema)})};
    }),
    ...(operation.requestBody && {requestBody: content(resolve(operation.requestBody))}),
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, response]) => [status, content(resolve(response))]),
    ),
  };
}

/** An open element of the page. */
interface Open {
  /** What it adds to the way of the fields inside. */
  section?: string;
  status?: string;
  /** Of a field, its name, once it was read. */
  field?: {name?: string};
}

/** What a page shows, read as a reader without script gets it. */
export function shownFacts(html: string): Facts {
  const facts: Facts = {fields: new Set(), statuses: new Set(), codes: new Set()};
  const open: Open[] = [];
  let code: string | undefined;
  let pre: string | undefined;
  const parser = new Parser({
    onopentag(name, {id = '', 'data-field': field}) {
      const element: Open = {};
      if (name === 'h2' && id !== '') {
        // The title names the section around it.
        const section = open.at(-1);
        if (section) {
          section.section = id;
        }
      }
      if (name === 'section' && id.startsWith('status-')) {
        element.status = id.slice('status-'.length);
        facts.statuses.add(element.status);
      }
      if (field !== undefined) {
        element.field = {};
      }
      if (name === 'code' && code === undefined) {
        code = '';
      }
      if (name === 'pre') {
        pre = '';
      }
      if (!voidElements.has(name)) {
        open.push(element);
      }
    },
    ontext(text) {
      code = code === undefined ? undefined : code + text;
      pre = pre === undefined ? undefined : pre + text;
    },
    onclosetag(name) {
      if (voidElements.has(name)) {
        return;
      }
      if (name === 'code') {
        const field = open.findLast((element) => element.field)?.field;
        if (field && field.name === undefined && code !== undefined) {
          field.name = code;
          facts.fields.add(wayOf(open));
        }
        code = undefined;
      }
      if (name === 'pre' && pre !== undefined) {
        facts.codes.add(pre);
        pre = undefined;
      }
      open.pop();
    },
  });
  parser.write(html);
  parser.end();
  return facts;
}

const voidElements = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'wbr',
]);

function wayOf(open: readonly Open[]): string {
  const section = open.find((element) => element.section !== undefined)?.section ?? '';
  const status = section === 'response' ? open.find((element) => element.status !== undefined)?.status : undefined;
  const names = open.flatMap(({field}) => (field?.name === undefined ? [] : [field.name]));
  return [status === undefined ? section : `${section}/${status}`, ...names].join(' > ');
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
