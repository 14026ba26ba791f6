import type {Description} from '../../../src/plugins/api-reference/types';
import {type MockApi, createMockApi} from '../../mock/mockApi';
import type {FieldError} from '../../mock/fieldErrors';
import {bundleDescription} from '../../reference/checkDescription';
import {type DescribedValue, type Validate, createValidator, describedValues, resolvePointer} from './examples';
import {addressOf, exampleRequests} from './exampleRequests';
import {type Mutation, mutationsOf, unknownField} from './mutations';

jest.setTimeout(60_000);

let description: Description;
let validate: Validate;
let values: DescribedValue[];
let api: MockApi;
beforeAll(async () => {
  description = await bundleDescription();
  validate = createValidator(description);
  values = describedValues(description);
  api = await createMockApi(description);
});

/** Whether the validator complains of what a mutation has broken, where it has. */
function isCaught({keyword, at, field, value}: Mutation, schemaPlace: string, by = validate): boolean {
  return by(schemaPlace, value).some(
    ({keyword: found, instancePath, params}) =>
      found === keyword &&
      instancePath === at &&
      (field === undefined || Object.values(params as Record<string, unknown>).includes(field)),
  );
}

it('finds every example: of bodies, parameters, headers and schemas', () => {
  const places = values.map(({place}) => place);
  const bodies = api.operations.flatMap(({requestBody, responses}) =>
    [requestBody, ...Object.values(responses)].flatMap((body) =>
      Object.values(body?.content ?? {}).flatMap(({examples = {}}) => Object.keys(examples)),
    ),
  );
  // A response that several operations share stands in the bundle once.
  expect(places.filter((place) => place.includes('/content/')).length).toBeGreaterThan(bodies.length / 2);
  expect(places).toEqual(
    expect.arrayContaining([
      '#/components/parameters/Limit/example',
      '#/components/headers/RateLimit/example',
      '#/components/schemas/EmailId/examples/0',
      '#/paths/~1emails/post/requestBody/content/application~1json/examples/simple',
      '#/components/responses/Unauthorized/content/application~1problem+json/examples/missing_api_key',
    ]),
  );
});

it('has examples that fit their schemas, in the eyes of a strict JSON Schema validator', () => {
  const wrong = values
    .map(({place, schemaPlace, value}) => ({place, errors: validate(schemaPlace, value)}))
    .filter(({errors}) => errors.length > 0);
  expect(wrong).toEqual([]);
});

it('catches every way to break a constraint that an example exercises', () => {
  const kinds = new Map<string, number>();
  const missed: unknown[] = [];
  for (const {place, schemaPlace, value} of values) {
    for (const mutation of mutationsOf(description, resolvePointer(description, schemaPlace), value)) {
      kinds.set(mutation.keyword, (kinds.get(mutation.keyword) ?? 0) + 1);
      if (!isCaught(mutation, schemaPlace)) {
        missed.push({place, ...mutation});
      }
    }
  }
  expect(missed).toEqual([]);
  // Each kind of constraint that the description has was broken, or this test would show nothing.
  expect([...kinds.keys()].sort()).toEqual([
    'additionalProperties',
    'anyOf',
    'const',
    'enum',
    'false schema',
    'format',
    'maxItems',
    'maxLength',
    'maxProperties',
    'maximum',
    'minItems',
    'minLength',
    'minProperties',
    'minimum',
    'oneOf',
    'pattern',
    'propertyNames',
    'required',
    'type',
    'uniqueItems',
  ]);
});

it('misses a broken constraint where the schema has lost it', () => {
  const place = '#/components/schemas/EmailId';
  const schema = resolvePointer(description, place) as {pattern?: string; examples: unknown[]};
  const [mutation] = mutationsOf(description, schema, schema.examples[0]).filter(({keyword}) => keyword === 'pattern');
  const copy = structuredClone(description);
  delete (resolvePointer(copy, place) as {pattern?: string}).pattern;
  expect(mutation && isCaught(mutation, place)).toBe(true);
  expect(mutation && isCaught(mutation, place, createValidator(copy))).toBe(false);
});

it('cannot break a keyword that nobody has thought of', () => {
  expect(() => mutationsOf(description, {contains: {}}, [1])).toThrow('The keyword contains is new');
});

it('refuses keywords that JSON Schema does not know', () => {
  const misspelt = structuredClone(description);
  Object.assign(misspelt.components?.schemas?.EmailId ?? {}, {maxLenght: 3});
  expect(() => createValidator(misspelt)('#/components/schemas/EmailId', 'x')).toThrow('maxLenght');
});

/** Where the API has to say that a mutation is wrong. */
function refusedAt({keyword, at, field}: Mutation): (error: FieldError) => boolean {
  const place = field === undefined ? at : `${at}/${field}`;
  return ({pointer}) => (/^(?:any|one)Of$/u.test(keyword) ? pointer.startsWith(at) : pointer === (place || '/'));
}

it('has a mock that refuses each broken request, and says where it is broken', async () => {
  const problems: unknown[] = [];
  let refused = 0;
  for (const request of api.operations.flatMap(exampleRequests).filter(({body}) => body !== undefined)) {
    const schema = resolvePointer(
      description,
      `#/paths/${request.path.replaceAll('/', '~1')}/${request.method}/requestBody/content/application~1json/schema`,
    );
    for (const mutation of mutationsOf(description, schema, request.body)) {
      const {status, body} = await api.answer({
        method: request.method.toUpperCase(),
        url: api.basePath + addressOf(request),
        headers: {authorization: `Bearer ${api.exampleKey}`, 'content-type': 'application/json'},
        body: JSON.stringify(mutation.value),
      });
      const {errors = []} = body as {errors?: FieldError[]};
      const isWellFormed = validate('#/components/schemas/Problem', body).length === 0;
      if (status !== 400 || !isWellFormed || !errors.some(refusedAt(mutation))) {
        problems.push({operation: request.operationId, mutation, status, errors});
      }
      refused += 1;
    }
  }
  expect(problems).toEqual([]);
  expect(refused).toBeGreaterThan(800);
});

it('knows no field that the API has', () => {
  expect(JSON.stringify(description.components?.schemas)).not.toContain(unknownField);
});
