import type {Spec} from '../../../src/openapi/types';
import {bundleSpec} from '../../reference/lintSpec';
import {createValidator, describedValues, invalidExamples, unknownFieldsOfExamples} from './examples';

let spec: Spec;
beforeAll(async () => {
  spec = await bundleSpec();
});

it('finds every example: of bodies, parameters, headers and schemas', () => {
  expect(describedValues(spec).map(({location}) => location)).toEqual(
    expect.arrayContaining([
      '#/components/parameters/Limit/example',
      '#/components/headers/RateLimit/examples/requests',
      '#/components/schemas/EmailId/examples/0',
      '#/paths/~1emails/post/requestBody/content/application~1json/examples/simple',
      '#/components/responses/Unauthorized/content/application~1problem+json/examples/missing_api_key',
    ]),
  );
});

it('has only examples that a strict JSON Schema validator accepts', () => {
  expect(invalidExamples(spec)).toEqual([]);
});

it('has no example with a field that its schema lacks', () => {
  expect(unknownFieldsOfExamples(spec)).toEqual([]);
});

it('reports a field of an example that its schema lacks', () => {
  const broken = structuredClone(spec);
  delete broken.components?.schemas?.EmailRecipient?.properties?.response;
  expect(unknownFieldsOfExamples(broken)).toContainEqual(
    expect.stringMatching(/getEmail|emails~1\{email_id\}.*\/recipients\/0\/response$/u),
  );
});

it('reports an example whose format is wrong', () => {
  const broken = structuredClone(spec);
  Object.assign(broken.components?.schemas?.EmailId ?? {}, {format: 'email'});
  expect(invalidExamples(broken)).toContainEqual(
    expect.objectContaining({location: '#/components/schemas/EmailId/examples/0'}),
  );
});

it('rejects keywords that JSON Schema does not have', () => {
  const misspelled = structuredClone(spec);
  Object.assign(misspelled.components?.schemas?.EmailId ?? {}, {maxLenght: 3});
  expect(() => createValidator(misspelled)('#/components/schemas/EmailId', 'x')).toThrow('maxLenght');
});
