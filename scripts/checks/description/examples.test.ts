import type {Description} from '../../../src/openapi/types';
import {bundleDescription} from '../../reference/checkDescription';
import {createValidator, describedValues, invalidExamples} from './examples';

jest.setTimeout(60_000);

let spec: Description;
beforeAll(async () => {
  spec = await bundleDescription();
});

it('finds every example: of bodies, parameters, headers and schemas', () => {
  expect(describedValues(spec).map(({place}) => place)).toEqual(
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

it('reports an example whose format is wrong', () => {
  const broken = structuredClone(spec);
  Object.assign(broken.components?.schemas?.EmailId ?? {}, {format: 'email'});
  expect(invalidExamples(broken)).toContainEqual(
    expect.objectContaining({place: '#/components/schemas/EmailId/examples/0'}),
  );
});

it('rejects keywords that JSON Schema does not have', () => {
  const misspelled = structuredClone(spec);
  Object.assign(misspelled.components?.schemas?.EmailId ?? {}, {maxLenght: 3});
  expect(() => createValidator(misspelled)('#/components/schemas/EmailId', 'x')).toThrow('maxLenght');
});
