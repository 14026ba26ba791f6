import {checkTexts, compareMessages} from './messages';

const source = {a: 'Send {count} emails', b: 'Docs'};

it('accepts a correct translation', () => {
  expect(compareMessages(source, {a: '{count} E-Mails senden', b: 'Doku'}, 'de')).toEqual([]);
});

it('accepts a string that is not translated yet', () => {
  expect(compareMessages(source, {b: 'Doku'}, 'de')).toEqual([]);
});

it.each([
  ['an empty string', {a: '{count}', b: ' '}, /^"b" is empty/u],
  ['a lost placeholder', {a: 'E-Mails senden', b: 'Doku'}, /^"a" has the placeholders \(none\), expected \{count\}/u],
  ['a translated placeholder', {a: '{Anzahl} E-Mails', b: 'Doku'}, /^"a" has the placeholders \{Anzahl\}/u],
])('finds %s', (_name, translated, finding) => {
  expect(compareMessages(source, translated, 'de')).toEqual([expect.stringMatching(finding)]);
});

describe('a plural', () => {
  const plural = {n: '{count} entry|{count} entries'};

  it('accepts the number of plural forms that the language needs', () => {
    expect(compareMessages(plural, {n: '{count} запис|{count} записи|{count} записів'}, 'uk')).toEqual([]);
  });

  it('requires the placeholders in every plural form', () => {
    expect(compareMessages(plural, {n: '{count} запис|записи|{count} записів'}, 'uk')).toEqual([
      '"n" has the placeholders (none), expected {count}.',
    ]);
  });
  it.each([
    ['uk', '{count} запис|{count} записів'],
    ['de', '{count} Eintrag|{count} Einträge|{count} Einträge'],
  ] as const)('requires the plural forms of the language: %s', (locale, n) => {
    expect(compareMessages(plural, {n}, locale)).toEqual([expect.stringContaining('plural forms')]);
  });
});

it('reports a price, in every language', () => {
  expect(checkTexts({price: 'From $20', entry: 'Ab {price}'}, 'en')).toEqual([
    expect.stringContaining('"price": the price "$20" would stay'),
  ]);
  expect(checkTexts({price: 'Ab 20\u00a0USD'}, 'de')).toEqual([expect.stringContaining('the price "20\u00a0USD"')]);
});
