import {type Schema, wholeOperations} from '@packages/openapi';
import {singleOperation, withBody} from '@packages/sandbox/testing';

import {bundleSpec} from '../spec';
import {filledIn} from './filledIn';
import {formOf} from './formOf';

jest.setTimeout(60_000);

it('begins with the request of the samples, for every operation', async () => {
  const spec = await bundleSpec();
  for (const operation of wholeOperations(spec)) {
    const form = formOf(spec, operation);
    expect([operation.operationId, form && filledIn(form, form.values).request]).toEqual([
      operation.operationId,
      form?.request,
    ]);
    expect(form).toBeDefined();
  }
});

it('is accepted as it is, for a body with alternatives', () => {
  const alternatives: Schema = {
    oneOf: [
      {required: ['at'], properties: {at: {type: 'string'}}},
      {required: ['delay'], properties: {delay: {type: 'integer'}}},
    ],
  };
  const {spec, operation, sandbox} = withBody(alternatives, {example: {delay: 3}});
  const form = formOf(spec, operation);
  expect(form && sandbox.respond(filledIn(form, form.values).sent).status).toBe(204);
});

it('is accepted as it is, for parameters of any style', () => {
  const names = {type: 'array', items: {type: 'string'}};
  const {spec, operation, sandbox} = singleOperation(
    {
      parameters: [
        {name: 'version', in: 'path', required: true, schema: {type: 'integer'}, example: 2},
        {name: 'If-Match', in: 'header', required: true, schema: {type: 'string'}, example: 'v1'},
        {name: 'X-Parts', in: 'header', schema: {type: 'array', items: {type: 'integer'}}},
        {name: 'Authorization', in: 'header', schema: {type: 'string'}},
        {name: 'tags', in: 'query', required: true, explode: false, schema: names, example: ['a', 'b']},
        {name: 'session', in: 'cookie', required: true, example: 'abc'},
      ],
    },
    {path: '/things/{version}'},
  );
  const form = formOf(spec, operation);
  if (!form) {
    throw new Error('There is no form.');
  }
  const url = `${form.base}/things/2?tags=a,b`;
  const first = filledIn(form, form.values);
  expect(first.request).toMatchObject({url, headers: {'If-Match': 'v1'}});
  expect(sandbox.respond(first.sent).status).toBe(204);

  const changed = filledIn(form, {...form.values, header: {'If-Match': 'v2', 'X-Parts': [1, 2]}});
  expect(changed.request).toMatchObject({url, headers: {'If-Match': 'v2', 'X-Parts': '1,2'}});
  expect(sandbox.respond(changed.sent).status).toBe(204);
});

it('adds hints to the schema of a request', () => {
  const {spec, operation} = withBody({
    properties: {kind: {type: 'string', description: 'The kind. It cannot change.'}},
  });
  const annotate = ({description: text = ''}: Schema): object => (text === '' ? {} : {'x-hint': {text}});
  const form = formOf(spec, operation, annotate);
  expect(form?.sandbox.request.properties?.requestBody).toMatchObject({
    properties: {kind: {type: 'string', 'x-hint': {text: 'The kind. It cannot change.'}}},
  });
  expect(formOf(spec, {...operation, requestBody: undefined})).toBeUndefined();
});
