import {type Schema, wholeOperations} from '@packages/openapi';
import {singleOperation, withBody} from '@packages/sandbox/testing';

import {bundleSpec} from '../spec';
import {filledIn} from './filledIn';
import {formOf} from './formOf';

jest.setTimeout(60_000);

const choice = {server: 0, hasKey: true, prefer: ''};

it('begins with the request of the samples, for every operation', async () => {
  const spec = await bundleSpec();
  for (const operation of wholeOperations(spec)) {
    const form = formOf(spec, operation);
    expect([operation.operationId, form && filledIn(form, form.values, choice).request]).toEqual([
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
  expect(form && sandbox.respond(filledIn(form, form.values, choice).sent).status).toBe(204);
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
      servers: [
        {url: 'https://{region}.api.mailwren.example/v1', variables: {region: {default: 'eu', enum: ['eu', 'us']}}},
        {url: 'https://api.mailwren.example/v2'},
      ],
    },
    {path: '/things/{version}'},
  );
  const form = formOf(spec, operation);
  if (!form) {
    throw new Error('There is no form.');
  }
  const url = 'https://eu.api.mailwren.example/v1/things/2?tags=a,b';
  const first = filledIn(form, form.values, choice);
  expect(first.request).toMatchObject({url, headers: {'If-Match': 'v1'}});
  expect(sandbox.respond(first.sent).status).toBe(204);
  expect(form.servers[0]?.schema.properties).toEqual({region: {type: 'string', enum: ['eu', 'us']}});

  const values = {...form.values, server: {region: 'us'}, header: {'If-Match': 'v2', 'X-Parts': [1, 2]}};
  const changed = filledIn(form, values, choice);
  expect(changed.request).toMatchObject({
    url: url.replace('eu', 'us'),
    headers: {'If-Match': 'v2', 'X-Parts': '1,2'},
  });
  expect(sandbox.respond(changed.sent).status).toBe(204);
  const other = filledIn(form, form.values, {...choice, server: 1});
  expect(other.request.url).toBe('https://api.mailwren.example/v2/things/2?tags=a,b');
  expect(sandbox.respond(other.sent).status).toBe(204);
});

it('has the key where the operation needs one', () => {
  const {spec, operation} = singleOperation({parameters: [{name: 'limit', in: 'query', schema: {type: 'integer'}}]});
  const form = formOf(spec, operation);
  const credential = {header: 'X-API-Key', prefix: ''};
  if (!form) {
    throw new Error('There is no form.');
  }
  const withKey = {...form, sandbox: {...form.sandbox, operation: {...form.sandbox.operation, credential}}};
  const headers = (changed: typeof form, hasKey: boolean): object =>
    filledIn(changed, form.values, {...choice, hasKey}).sent.headers;
  expect(headers(withKey, true)).toEqual({'x-api-key': 'any-key'});
  expect(headers(withKey, false)).toEqual({});
  expect(headers(form, true)).toEqual({});
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
