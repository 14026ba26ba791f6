import Ajv2020, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

import {createMockApi} from '../../../scripts/mock/mockApi';
import {bundleSpec} from '../../../scripts/reference/lintSpec';
import type {Operation, Spec} from '../types';

jest.setTimeout(120_000);

type Json = string | number | boolean | null | Json[] | {[name: string]: Json};

/** The codes that the API documents for the keywords of JSON Schema. */
const codes: Record<string, string> = {
  required: 'required',
  type: 'invalid_type',
  enum: 'invalid_value',
  const: 'invalid_value',
  format: 'invalid_format',
  pattern: 'invalid_format',
  propertyNames: 'invalid_format',
  minLength: 'too_short',
  maxLength: 'too_long',
  minItems: 'too_few',
  minProperties: 'too_few',
  maxItems: 'too_many',
  maxProperties: 'too_many',
  minimum: 'out_of_range',
  maximum: 'out_of_range',
  uniqueItems: 'conflict',
  not: 'conflict',
  additionalProperties: 'unknown_field',
  unevaluatedProperties: 'unknown_field',
};

const escape = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** Pseudorandom numbers, the same in every run. */
let seed = 1;
const random = (count: number): number => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % count;
};
/** Picks one of the values. */
function pick<Value>(values: readonly Value[]): Value {
  const value = values[random(values.length)];
  if (value === undefined) {
    throw new Error('There is nothing to pick from.');
  }
  return value;
}

const broken: readonly Json[] = [
  null,
  true,
  -1,
  0.5,
  1e9,
  '',
  'x',
  ' ',
  'é\u0000',
  '\u{1F426}',
  '\uD800',
  'x'.repeat(2000),
  'not@',
  'ftp://x',
  [],
  [null],
  {},
  {x: 1},
  ['x', 'x'],
  Array.from({length: 101}, (_, index) => `a${index}@shop.example`),
];
const names = ['x', 'a/b~c', '100%', '%41', 'é', 'toString', '__proto__', 'constructor', ''];

/** A copy of a value with one random change. */
function mutate(value: Json): Json {
  const children = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (children.length > 0 && random(5) > 0) {
    const copy = structuredClone(value) as Record<string, Json>;
    const name = pick(children);
    if (Array.isArray(value) || random(4) > 0) {
      copy[name] = mutate(copy[name] as Json);
    } else {
      Reflect.deleteProperty(copy, name);
    }
    return copy;
  }
  return typeof value === 'object' && value !== null && !Array.isArray(value) && random(2) === 0
    ? Object.fromEntries([...Object.entries(value), [pick(names), pick(broken)]])
    : pick(broken);
}

interface Target {
  operation: Operation;
  validate: ValidateFunction;
  examples: Json[];
}

let api: ReturnType<typeof createMockApi>;
let targets: Target[];
beforeAll(async () => {
  const spec: Spec = await bundleSpec();
  api = createMockApi(spec);
  const ajv = addFormats(new Ajv2020({allErrors: true, strict: false, verbose: true}));
  targets = api.operations.flatMap((operation) => {
    const [media] = Object.values(operation.requestBody?.content ?? {});
    const schema = {components: spec.components, ...media?.schema};
    const examples = Object.values(media?.examples ?? {}).map(({value}) => value as Json);
    return media ? {operation, examples, validate: ajv.compile(schema)} : [];
  });
});

/** The response of the mock to a request with this body. */
function respond({path, method, parameters = []}: Operation, body: Json): {status: number; pairs: Map<string, string>} {
  const url = path.replace(/\{([^}]+)\}/gu, (_, name: string) => {
    const parameter = parameters.find((it) => it.name === name);
    return String(parameter?.example ?? parameter?.schema?.examples?.[0]);
  });
  const {status, body: told} = api.respond({
    method: method.toUpperCase(),
    url: `${api.basePath}${url}`,
    headers: {authorization: `Bearer ${api.exampleKey}`, 'content-type': 'application/json'},
    body: JSON.stringify(body),
  });
  const {errors = []} = told as {errors?: {pointer: string; code: string}[]};
  return {status, pairs: new Map(errors.map(({pointer, code}) => [pointer, code]))};
}

/** The result of an independent validator: the codes at each pointer. */
function expectedPairs(errors: readonly ErrorObject[]): Map<string, string[]> {
  const pairs = new Map<string, string[]>();
  for (const {keyword, instancePath, params, propertyName} of errors) {
    const {missingProperty, additionalProperty, unevaluatedProperty} = params as Record<string, string | undefined>;
    const child = missingProperty ?? additionalProperty ?? unevaluatedProperty ?? propertyName;
    const pointer = `${instancePath}${child === undefined ? '' : `/${escape(child)}`}` || '/';
    pairs.set(pointer, [
      ...(pairs.get(pointer) ?? []),
      codes[propertyName === undefined ? keyword : 'propertyNames'] ?? keyword,
    ]);
  }
  return pairs;
}

it('accepts every example, as an independent validator does', () => {
  for (const {operation, validate, examples} of targets) {
    for (const example of examples) {
      expect([operation.operationId, validate(example)]).toEqual([operation.operationId, true]);
      expect([operation.operationId, respond(operation, example).status < 300]).toEqual([operation.operationId, true]);
    }
  }
  expect(targets.length).toBeGreaterThan(15);
});

it('rejects what an independent validator rejects, with its pointers and codes', () => {
  const differences: string[] = [];
  let [rejected, compared] = [0, 0];
  while (rejected < 500) {
    const {operation, validate, examples} = pick(targets);
    const body = mutate(pick(examples));
    const isValid = validate(body);
    const {status, pairs} = respond(operation, body);
    rejected += isValid ? 0 : 1;
    const errors = validate.errors ?? [];
    const told = {operation: operation.operationId, body, pairs: Object.fromEntries(pairs)};
    if ((status === 400) === isValid) {
      differences.push(
        JSON.stringify({...told, status, errors: errors.map(({keyword, instancePath}) => [keyword, instancePath])}),
      );
    } else if (!errors.some(({keyword}) => ['anyOf', 'oneOf', 'if'].includes(keyword))) {
      // Errors about choices have a code of the API's own.
      compared += isValid ? 0 : 1;
      const expected = expectedPairs(errors);
      const fits = [...pairs].every(([pointer, code]) => expected.get(pointer)?.includes(code));
      if (!fits || pairs.size !== Math.min(expected.size, 100)) {
        differences.push(JSON.stringify({...told, expected: Object.fromEntries(expected)}));
      }
    }
  }
  expect(differences).toEqual([]);
  expect(compared).toBeGreaterThan(300);
});

it('rejects a name that contains half of a surrogate pair', () => {
  const [{operation, examples: [example]} = pick(targets)] = targets;
  const {status, pairs} = respond(operation, {...(example as object), '\uD800': 1});
  expect([status, ...pairs]).toEqual([400, ['/', 'invalid_format']]);
});
