import {type FieldError, createValidator} from './fieldErrors';

const sentence = expect.stringMatching(/^[A-Z].*\.$/u) as string;

/** The errors of a body under a schema. */
function errorsOf(schema: object, body: unknown): FieldError[] {
  const validate = createValidator({properties: {requestBody: schema}});
  return validate({requestBody: body}).map(({pointer, code, message}) => ({pointer, code, message}));
}

const inField = (schema: object): object => ({properties: {a: schema}});

it.each([
  ['a missing field', {required: ['a']}, {}, '/a', 'required'],
  ['a wrong type', inField({type: 'string'}), {a: 1}, '/a', 'invalid_type'],
  ['a value of an enum', inField({enum: ['x']}), {a: 'y'}, '/a', 'invalid_value'],
  ['a format', inField({format: 'email'}), {a: 'x'}, '/a', 'invalid_format'],
  ['a format rather than a length', inField({format: 'email', minLength: 9}), {a: 'x'}, '/a', 'invalid_format'],
  ['a pattern', inField({pattern: '^x$'}), {a: 'y'}, '/a', 'invalid_format'],
  ['a short text', inField({minLength: 2}), {a: 'x'}, '/a', 'too_short'],
  ['a long text', inField({maxLength: 1}), {a: 'xx'}, '/a', 'too_long'],
  ['a short list', inField({minItems: 1}), {a: []}, '/a', 'too_few'],
  ['a long list', inField({maxItems: 0}), {a: [1]}, '/a', 'too_many'],
  ['too few fields', {minProperties: 1}, {}, '/', 'too_few'],
  ['too many fields', {maxProperties: 0}, {a: 1}, '/', 'too_many'],
  ['a small number', inField({minimum: 2}), {a: 1}, '/a', 'out_of_range'],
  ['a large number', inField({maximum: 0}), {a: 1}, '/a', 'out_of_range'],
  ['the same item twice', inField({uniqueItems: true}), {a: [1, 1]}, '/a', 'conflict'],
  ['an unknown field', {additionalProperties: false}, {'a/b~c': 1}, '/a~1b~0c', 'unknown_field'],
])('reports %s', (_name, schema, body, pointer, code) => {
  expect(errorsOf(schema, body)).toEqual([{pointer, code, message: sentence}]);
});

it('shows an example instead of a pattern', () => {
  const [error] = errorsOf(inField({pattern: '^[^@]+@[^@]+$', examples: ['ada@shop.example']}), {a: 'ada'});
  expect(error?.message).toBe('Expected a value such as ada@shop.example.');
});

const either = [{required: ['subject', 'html']}, {required: ['template']}];

it.each([
  ['nothing was chosen', {anyOf: either}, {}, '/subject', 'required', 'Expected subject and html, or template.'],
  [
    'a choice was begun',
    {anyOf: either},
    {subject: 'x'},
    '/html',
    'required',
    'Expected subject and html, or template.',
  ],
  [
    'no form fits',
    inField({oneOf: [{type: 'string'}, {type: 'object'}]}),
    {a: 1},
    '/a',
    'invalid_value',
    'The value matches none of the allowed alternatives.',
  ],
])('reports once that %s', (_name, schema, body, pointer, code, message) => {
  expect(errorsOf(schema, body)).toEqual([{pointer, code, message}]);
});

it('reports each value once, up to the limit of the API', () => {
  expect(errorsOf(inField({minLength: 3, pattern: '@'}), {a: 'x'})).toHaveLength(1);
  const many = errorsOf(
    {items: {type: 'string'}},
    Array.from({length: 200}, () => 0),
  );
  expect(many).toHaveLength(100);
});

it('accepts what is valid', () => {
  expect(errorsOf({required: ['a']}, {a: 1})).toEqual([]);
});
