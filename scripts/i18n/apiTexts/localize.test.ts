import fc from 'fast-check';

import {findTexts} from './findTexts';
import {localize} from './localize';
import bundle from '../../testing/texts.json';

const texts = findTexts(bundle);
/** The paths at which two documents differ in a value, a key or a length, independent of the extraction code. */
export function differences(one: unknown, other: unknown, at: readonly string[] = []): string[][] {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return Object.is(one, other) ? [] : [[...at]];
  }
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>];
  if (Array.isArray(one) !== Array.isArray(other)) {
    return [[...at]];
  }
  const keys = [...new Set([...Object.keys(left), ...Object.keys(right)])];
  return keys.flatMap((key) =>
    Object.hasOwn(left, key) && Object.hasOwn(right, key)
      ? differences(left[key], right[key], [...at, key])
      : [[...at, key]],
  );
}

const textKeys = /^(?:summary|description|title|x-displayName)$/u;
const dataKeys = /^(?:value|example|default|const|enum)$/u;
/** The keys in these objects are names, not keywords. */
const nameKeys =
  /^(?:properties|x-enumDescriptions|schemas|responses|parameters|examples|headers|links|content|paths|webhooks)$/u;

/** Where a spec may differ between languages: at keywords for prose, never within data. */
function mayDiffer([keyword = '', next, ...rest]: readonly string[]): boolean {
  if (next === undefined) {
    return textKeys.test(keyword);
  }
  if (keyword === 'x-enumDescriptions') {
    return rest.length === 0;
  }
  const isData = dataKeys.test(keyword) || (keyword === 'examples' && /^\d+$/u.test(next));
  return !isData && mayDiffer(nameKeys.test(keyword) ? rest : [next, ...rest]);
}

it('distinguishes strings from what only looks like them', () => {
  expect(mayDiffer(['info', 'title'])).toBe(true);
  expect(mayDiffer(['schemas', 'A', 'properties', 'title'])).toBe(false);
  expect(mayDiffer(['schemas', 'A', 'properties', 'title', 'title'])).toBe(true);
  expect(mayDiffer(['paths', '/a', 'post', 'operationId'])).toBe(false);
  expect(mayDiffer(['examples', 'one', 'value', 'summary'])).toBe(false);
  expect(mayDiffer(['schemas', 'A', 'examples', '0', 'title'])).toBe(false);
});

it('inserts a string wherever it appears, and does not modify the original', () => {
  const before = structuredClone(bundle);
  const {spec: description} = localize(bundle, texts, new Map([['responses.Wrong.description', 'Falsch.']]));
  expect(differences(bundle, description).map((path) => path.join(' '))).toEqual([
    'paths /letters post responses 400 description',
    'paths /letters post responses 404 description',
  ]);
  expect(bundle).toEqual(before);
});

it('sets the title of a tag, and keeps its name, which is an id', () => {
  const {spec: description} = localize(bundle, texts, new Map([['tags.Letters.title', 'Briefe']]));
  expect(description.tags).toEqual([{name: 'Letters', description: 'A letter.', 'x-displayName': 'Briefe'}]);
});

it('leaves a string without a current translation in English, and counts the others', () => {
  const translations = new Map([
    ['info.title', 'Post auf Deutsch'],
    ['gone.summary', 'Weg'],
  ]);
  const {spec, translated, english} = localize(bundle, texts, translations);
  expect(spec.info).toEqual({title: 'Post auf Deutsch', description: 'All of it.'});
  expect(translated).toBe(1);
  expect([...english]).toEqual(expect.arrayContaining(['All of it.', 'How many.']));
  expect(english).not.toContain('Post');
});

it('changes only strings if everything is translated', () => {
  const all = new Map(texts.map(({key, english}) => [key, `»${english}«`]));
  const changed = differences(bundle, localize(bundle, texts, all).spec);
  expect(changed.filter((path) => !mayDiffer(path))).toEqual([]);
  expect(changed).toHaveLength(texts.flatMap(({paths}) => paths).length);
});

/** Names that a naive traversal would mistake for keywords. */
const name = fc.constantFrom(
  'description',
  'summary',
  'title',
  'examples',
  'example',
  'value',
  'properties',
  'id',
  '__proto__',
);
const text = fc.string({minLength: 1});
const data = fc.dictionary(name, fc.oneof(text, fc.integer(), fc.array(text)), {maxKeys: 3});

/** Schemas nested to the given depth. */
function schemas(depth: number): fc.Arbitrary<Record<string, unknown>> {
  const plain = {
    type: fc.constantFrom('object', 'string'),
    title: text,
    description: text,
    enum: fc.array(text, {maxLength: 2}),
    'x-enumDescriptions': fc.dictionary(name, text, {maxKeys: 2}),
    example: data,
    examples: fc.array(data, {maxLength: 2}),
    default: data,
    const: data,
  };
  if (depth === 0) {
    return fc.record(plain, {requiredKeys: []});
  }
  const inner = schemas(depth - 1);
  return fc.record(
    {
      ...plain,
      items: inner,
      properties: fc.dictionary(name, inner, {maxKeys: 3}),
      oneOf: fc.array(inner, {maxLength: 2}),
      additionalProperties: fc.oneof(fc.boolean(), inner),
    },
    {requiredKeys: []},
  );
}

const schema = schemas(1);

const response = fc.record(
  {
    description: text,
    content: fc.dictionary(
      fc.constantFrom('application/json', 'text/plain'),
      fc.record(
        {schema, example: data, examples: fc.dictionary(name, fc.record({summary: text, value: data}), {maxKeys: 2})},
        {requiredKeys: []},
      ),
    ),
    headers: fc.dictionary(name, fc.record({description: text, schema}), {maxKeys: 2}),
    links: fc.dictionary(name, fc.record({operationId: text, description: text}), {maxKeys: 2}),
  },
  {requiredKeys: ['description']},
);

const operation = fc.record(
  {
    summary: text,
    description: text,
    tags: fc.array(text, {maxLength: 1}),
    responses: fc.dictionary(fc.constantFrom('200', '400', 'default'), response, {maxKeys: 2}),
    requestBody: response,
  },
  {requiredKeys: ['responses']},
);

const anySpec = fc.record({
  info: fc.record({title: text, version: text, description: text}),
  tags: fc.uniqueArray(fc.record({name: text, description: text}), {selector: (tag) => tag.name, maxLength: 3}),
  paths: fc.dictionary(fc.constantFrom('/a', '/b'), fc.dictionary(fc.constantFrom('get', 'post'), operation), {
    maxKeys: 2,
  }),
  components: fc.record({schemas: fc.dictionary(fc.constantFrom('A', 'B'), schema, {maxKeys: 2})}),
});

it('changes only strings in any spec, whatever its names and data look like', () => {
  fc.assert(
    fc.property(anySpec, fc.string({minLength: 1}), (document, mark) => {
      let found;
      try {
        found = findTexts(document);
      } catch (error) {
        // Names that cause key collisions are rejected, which another test covers.
        fc.pre(!String(error).includes('have the key'));
        throw error;
      }
      const all = new Map(found.map(({key, english}) => [key, `${mark}${english}`]));
      const changed = differences(document, localize(document, found, all).spec);
      expect(changed.filter((path) => !mayDiffer(path))).toEqual([]);
    }),
    {numRuns: 60},
  );
});
