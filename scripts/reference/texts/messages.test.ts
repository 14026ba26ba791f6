import {lineOf, noteFor, parseMessages, printMessages} from './messages';

const entry = {message: 'Hallo', description: 'Text', hash: '0123456789abcdef'};
const print = (content: unknown): string => JSON.stringify(content, null, 2);

it('round-trips, sorted by key', () => {
  const text = printMessages({b: entry, a: entry});
  expect(Object.keys(parseMessages(text, 'x.json'))).toEqual(['a', 'b']);
  expect(lineOf(text, 'b')).toBe(7);
});

it.each([
  ['a broken file', '{"a": ', /^x\.json:1:7: Not valid JSON: /u],
  ['a list', '[]', /^x\.json:1: expected an object/u],
  ['a string instead of an entry', print({a: 'Hallo'}), /^x\.json:2: "a" is not an object/u],
  ['an entry without a hash', print({a: {message: 'x', description: 'x'}}), /^x\.json:2: "a" has no string in "hash"/u],
  ['a malformed hash', print({a: {...entry, hash: 'abc'}}), /"a" has a hash that is not 16/u],
  ['an unknown field', print({a: {...entry, source: 'x'}}), /"a" has the unknown field "source"/u],
  [
    'a duplicate key',
    `{\n  "a": ${JSON.stringify(entry)},\n  "a": ${JSON.stringify(entry)}\n}`,
    /^x\.json:3: "a" appears twice/u,
  ],
])('rejects %s', (_name, text, message) => {
  expect(() => parseMessages(text, 'x.json')).toThrow(message);
});

it('accepts the additional fields of a work list', () => {
  expect(parseMessages(print({a: {...entry, source: 'Hello'}}), 'x.json', ['source'])).toHaveProperty('a');
});

it.each([
  ['operations.sendEmail.summary', 'Name of an operation'],
  ['schemas.Email.properties.status.description', 'What a field means'],
  ['schemas.EventType.enum.email.sent', 'What a value of a field means'],
  ['tags.Emails.title', 'Name of a resource'],
  ['info.description', 'Text'],
])('describes %s for translators', (key, what) => {
  expect(noteFor({key, file: 'a.yaml'})).toMatch(new RegExp(`^${what}.*\\(api-spec/a\\.yaml\\)$`, 'u'));
});
