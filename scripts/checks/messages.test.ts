import {compareMessages} from './messages';

const source = {a: 'Send {count} emails', b: 'Docs'};

it('has nothing to say about a good translation', () => {
  expect(compareMessages(source, {a: '{count} E-Mails senden', b: 'Doku'})).toEqual([]);
});

it.each([
  ['a missing text', {b: 'Doku'}, /^"a" is missing\. Translate: Send \{count\} emails$/u],
  ['an orphaned text', {a: '{count}', b: 'Doku', c: 'Alt'}, /^"c" is asked for by no component/u],
  ['an empty text', {a: '{count}', b: ' '}, /^"b" is empty/u],
  ['a lost placeholder', {a: 'E-Mails senden', b: 'Doku'}, /^"a" has the placeholders \(none\), expected \{count\}/u],
  ['a translated placeholder', {a: '{Anzahl} E-Mails', b: 'Doku'}, /^"a" has the placeholders \{Anzahl\}/u],
])('finds %s', (_name, translated, finding) => {
  expect(compareMessages(source, translated)).toEqual([expect.stringMatching(finding)]);
});

describe('a plural', () => {
  const plural = {n: '{count} entry|{count} entries'};

  it('has as many forms as its language needs', () => {
    expect(compareMessages(plural, {n: '{count} запис|{count} записи|{count} записів'})).toEqual([]);
  });

  it('needs the placeholders in every form', () => {
    expect(compareMessages(plural, {n: '{count} запис|записи|{count} записів'})).toEqual([
      '"n" has the placeholders (none), expected {count}.',
    ]);
  });
});
