import {bundleSpec} from '../../../scripts/reference/lintSpec';
import {type FormField, type Json, emptyValue, isRecord} from './form';
import {wholeOperations} from '../operations';
import {withoutReferences} from '../parts';
import {referencesOf} from '../references';
import {type OperationForm, filledIn} from './filledIn';
import {sandboxOf} from '../sandbox/data';
import type {Spec, Operation, Schema} from '../types';
import {type BuilderForm, formOf} from './formOf';

jest.setTimeout(60_000);

let description: Spec;
let operations: readonly Operation[];
beforeAll(async () => {
  description = await bundleSpec();
  operations = wholeOperations(description);
});

const formFor = (operation: Operation): BuilderForm | undefined =>
  formOf(description, operation, referencesOf(description));

it('begins with the request of the samples, for every operation', () => {
  let forms = 0;
  for (const operation of operations) {
    const form = formFor(operation);
    if (form) {
      forms += 1;
      const whole: OperationForm = {...form, sandbox: sandboxOf(description, operation, referencesOf(description))};
      expect(filledIn(whole, form.values, {server: 0, hasKey: true, prefer: ''}).request).toEqual(form.request);
    }
  }
  expect(forms).toBe(operations.length);
});

/** The names in a value for which a form has no field. */
function unknownNames(field: FormField, value: Json, place = ''): string[] {
  if (field.kind === 'object' && isRecord(value)) {
    return Object.entries(value).flatMap(([name, part]) => {
      const inner = field.fields.find((candidate) => candidate.name === name);
      return inner ? unknownNames(inner, part, `${place}/${name}`) : [`${place}/${name}`];
    });
  }
  if (field.kind === 'list' && Array.isArray(value)) {
    return (value as Json[]).flatMap((item, index) =>
      field.item ? unknownNames(field.item, item, `${place}/${index}`) : [],
    );
  }
  return [];
}

it('has a field for everything in any example', () => {
  let examples = 0;
  for (const operation of operations) {
    const form = formFor(operation);
    const {requestBody} = withoutReferences(operation, referencesOf(description));
    for (const {value} of Object.values(Object.values(requestBody?.content ?? {})[0]?.examples ?? {})) {
      examples += 1;
      expect(form?.fields.body && unknownNames(form.fields.body, value as Json)).toEqual([]);
    }
  }
  expect(examples).toBeGreaterThan(30);
});

describe('fields', () => {
  const schema: Schema = {
    type: 'object',
    required: ['kind'],
    properties: {
      kind: {type: 'string', enum: ['wren', 'owl'], description: 'The kind. It cannot change.'},
      note: {type: ['string', 'null'], maxLength: 5000},
      eggs: {type: 'integer', minimum: 1, maximum: 9},
      tame: {type: 'boolean'},
      id: {type: 'string', readOnly: true},
      nest: {$ref: '#/components/schemas/Nest'},
      rings: {type: 'array', maxItems: 2, items: {type: 'string'}},
      marks: {type: 'object', additionalProperties: {type: 'string'}},
    },
  };
  const birds = {
    openapi: '3.1.0',
    info: {title: 'Birds', version: '1'},
    servers: [{url: 'https://api.mailwren.example/v1/'}],
    components: {schemas: {Nest: {type: 'object', properties: {inner: {$ref: '#/components/schemas/Nest'}}}}},
  } as unknown as Spec;
  const operation: Operation = {
    operationId: 'createBird',
    method: 'post',
    path: '/birds',
    requestBody: {content: {'application/json': {schema, examples: {one: {value: {kind: 'wren'}}}}}},
    responses: {
      201: {description: '', content: {'application/json': {examples: {one: {value: {data: {id: 'b_1'}}}}}}},
    },
  };

  it('match the types in a schema, without response-only fields', () => {
    const form = formOf(birds, operation, referencesOf(birds));
    const body = form?.fields.body;
    const fields = body?.kind === 'object' ? body.fields : [];
    expect(fields.map(({name, kind, required, nullable}) => [name, kind, required, nullable])).toEqual([
      ['kind', 'choice', true, false],
      ['note', 'text', false, true],
      ['eggs', 'number', false, false],
      ['tame', 'boolean', false, false],
      ['nest', 'object', false, false],
      ['rings', 'list', false, false],
      ['marks', 'map', false, false],
    ]);
    expect(fields[0]?.hint).toBe('The kind.');
    expect(body && emptyValue(body)).toEqual({kind: 'wren'});
  });

  it('end where a schema contains itself', () => {
    expect(JSON.stringify(formOf(birds, operation, referencesOf(birds))).match(/"inner"/gu)?.length).toBeLessThan(10);
  });

  it('are omitted if there is nothing to change', () => {
    const get: Operation = {...operation, method: 'get', requestBody: undefined};
    expect(formOf(birds, get, referencesOf(birds))).toBeUndefined();
  });
});
