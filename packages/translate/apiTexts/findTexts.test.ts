import {findTexts} from './findTexts';
import bundle from '../testing/api.json';

const found = findTexts(bundle);

it('finds every string once, whatever names and data look like, with a key that no move changes', () => {
  expect(Object.fromEntries(found.map(({key, english}) => [key, english]))).toEqual({
    'info.title': 'Post',
    'info.description': 'All of it.',
    'servers.https://a.example.description': 'Live',
    'tags.Letters.description': 'A letter.',
    'tags.Letters.title': 'Letters',
    'operations.sendLetter.summary': 'Send a letter',
    'parameters.Limit.description': 'How many.',
    'operations.sendLetter.parameters.q.description': 'A query.',
    'operations.sendLetter.requestBody.description': 'The letter.',
    'schemas.Letter.description': 'A letter.',
    'schemas.Letter.properties.description.description': 'A field called description.',
    ...Object.fromEntries(
      ['summary', 'example', 'examples', 'value', 'default', 'properties', '__proto__'].map((name) => [
        `schemas.Letter.properties.${name}.description`,
        `A field called ${name}.`,
      ]),
    ),
    'schemas.Letter.properties.status.enum.sent': 'It left.',
    'schemas.Letter.properties.inside.description': 'A letter in a letter.',
    'schemas.Letter.oneOf.id.title': 'By id',
    'schemas.Letter.oneOf.name+place.title': 'By name',
    'examples.one.summary': 'One letter',
    'operations.sendLetter.requestBody.content.application/json.examples.value.summary': 'An example called value',
    'operations.sendLetter.responses.200.description': 'Done here.',
    'operations.sendLetter.responses.200.links.description.description': 'A link called description.',
    'responses.Done.description': 'Done.',
    'responses.Wrong.description': 'Wrong.',
    'headers.Left.description': 'What is left.',
    'webhooks.letter.sent.summary': 'A letter was sent',
    'securitySchemes.key.description': 'A key.',
  });
});

it('returns all paths of a string that bundling duplicated', () => {
  const {paths} = found.find(({key}) => key === 'responses.Wrong.description') ?? {};
  expect(paths?.map((path) => path.join(' '))).toEqual([
    'paths /letters post responses 400 description',
    'paths /letters post responses 404 description',
  ]);
});

it('rejects two strings with the same key, and reports both paths', () => {
  const other = {...bundle, webhooks: {...bundle.webhooks, sent: {post: {summary: 'A'}, put: {summary: 'B'}}}};
  expect(() => findTexts(other)).toThrow(
    /the same key, webhooks\.sent\.summary: webhooks\/sent\/post\/summary and webhooks\/sent\/put\/summary\. .+ rename one/u,
  );
});
