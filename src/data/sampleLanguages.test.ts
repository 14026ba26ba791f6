import {samplesOfRequest} from '../openapi/samples';
import {defaultTabs, sampleLanguages} from './sampleLanguages';

it('has the same keys and names as the samples of the API reference, so that a choice applies to both', () => {
  const samples = samplesOfRequest({
    operationId: 'getEmail',
    method: 'GET',
    url: 'https://api.example/v1/emails/em_1',
    takesIdempotencyKey: false,
    shows: {fields: [{name: 'id', type: 'string'}], paged: false},
  });
  expect(sampleLanguages).toMatchObject(Object.fromEntries(samples.map(({target, label}) => [target, label])));
});

it('has only tabs that exist', () => {
  expect(Object.keys(sampleLanguages)).toEqual(expect.arrayContaining(Object.values(defaultTabs)));
});
