import {sourceHash} from '../../../src/plugins/docs/sourceHash';
import type {SpecText} from './findTexts';
import {type Messages, toMessage} from './messages';
import {describeStatus, messageErrors, textStatus} from './status';
import {type WorkList, updateTexts} from './update';

const original = (key: string, english: string): SpecText => ({key, english, file: 'a.yaml', paths: [['info', key]]});
const [one, two, three] = [original('one', 'Set `to`.'), original('two', 'Two'), original('three', 'Three')];
const texts = [one, two, three];
const old = {message: 'Alt', description: '', hash: sourceHash('An earlier text')};
const messages: Messages = {one: toMessage(one, 'Setzen Sie `to`.'), two: old};
const fill = (list: WorkList, key: string, message: string): WorkList => ({
  ...list,
  [key]: {...(list[key] ?? {...old, source: ''}), message},
});

const first = updateTexts({texts, messages, workList: {}});

it('lists what is missing and what is stale, but not current translations', () => {
  expect(first.workList).toEqual({
    two: {...toMessage(two, ''), source: 'Two', previous: 'Alt'},
    three: {...toMessage(three, ''), source: 'Three'},
  });
  expect(first.messages.one).toEqual(messages.one);
  expect(first.messages.two).toMatchObject({message: 'Alt', hash: old.hash});
  expect(first.findings).toEqual([]);
});

it('imports a finished translation, and removes it from the work list', () => {
  const update = updateTexts({texts, messages: first.messages, workList: fill(first.workList, 'two', 'Zwei')});
  expect(update.taken).toEqual(['two']);
  expect(update.messages.two).toEqual(toMessage(two, 'Zwei'));
  expect(Object.keys(update.workList)).toEqual(['three']);
});

it('changes nothing if there is nothing to do', () => {
  const again = updateTexts({texts, messages: first.messages, workList: first.workList});
  expect(again).toMatchObject({messages: first.messages, workList: first.workList, taken: [], moved: [], removed: []});
});

it('imports a translation of a string that has since changed as stale', () => {
  const changed = [one, original('two', 'Two and a half'), three];
  const {messages: next} = updateTexts({texts: changed, messages, workList: fill(first.workList, 'two', 'Zwei')});
  expect(textStatus(changed, next).stale).toEqual(['two']);
});

it('moves the translation of a renamed string', () => {
  const update = updateTexts({texts: [original('uno', 'Set `to`.'), two, three], messages, workList: {}});
  expect(update.moved).toEqual([['one', 'uno']]);
  expect(update.messages).toHaveProperty('uno.message', 'Setzen Sie `to`.');
  expect(update.messages).not.toHaveProperty('one');
});

it('keeps orphans unless told to remove them, and lists those removed', () => {
  const left = [two, three];
  expect(updateTexts({texts: left, messages, workList: {}})).toMatchObject({
    removed: [],
    messages: {one: messages.one},
  });
  const pruned = updateTexts({texts: left, messages, workList: {}, prune: true});
  expect(pruned.removed).toEqual(['one']);
  expect(pruned.messages).not.toHaveProperty('one');
});

it.each([
  ['changed code', fill({one: {...toMessage(one, ''), source: one.english}}, 'one', 'Setzen Sie an.'), /code/u],
  ['a removed string', fill({}, 'gone', 'Weg'), /is no longer a string of the spec/u],
])('rejects %s', (_name, workList, what) => {
  const {findings} = updateTexts({texts, messages, workList});
  expect(findings).toEqual([{key: expect.any(String) as string, what: expect.stringMatching(what) as string}]);
});

describe('the check', () => {
  it('accepts current, stale and missing translations, and counts them', () => {
    expect(messageErrors(texts, messages)).toEqual([]);
    expect(describeStatus('de', textStatus(texts, messages))).toBe(
      'de: 1 of 3 texts translated, 2 in English (1 missing, 1 stale)',
    );
  });

  it.each<[string, Messages, RegExp]>([
    ['an orphaned translation', {gone: old}, /matches no string of the spec/u],
    ['an empty translation', {two: {...old, message: ' '}}, /is empty/u],
    ['changed code', {one: toMessage(one, 'Setzen Sie `an`.')}, /lacks the code "to"/u],
  ])('finds %s', (_name, bad, what) => {
    expect(
      messageErrors(texts, bad)
        .map((finding) => finding.what)
        .join('\n'),
    ).toMatch(what);
  });
});
