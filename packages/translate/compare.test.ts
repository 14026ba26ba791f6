import {comparePages, compareStrings, compareTexts, stringErrors} from './compare';
import {bookshop} from './testing/project';

const structureErrors = (english: string, translation: string): string[] =>
  comparePages(english, translation, bookshop).map(({what}) => what);

const english = `---
title: Webhooks
---

Bookshop sends \`email.delivered\` within <Fact name="webhookTimeoutSeconds" /> seconds. See [Events](/docs/webhooks/events).

## Set up {/* #set-up */}

\`\`\`bash
curl https://api.bookshop.example
\`\`\`

| Status | Meaning |
| --- | --- |
| 200 | OK |

<Sequence title="How it works" actors={['Bookshop', 'Your server']} messages={[{from: 0, to: 1, text: 'Event'}]} />

- One
- Two

Send up to 1,000 emails from 9:00 on.

:::warning[Note]

Keep it.

:::
`;

const german = english
  .replace('Bookshop sends', 'Innerhalb von')
  .replace('See [Events]', 'Siehe [Ereignisse]')
  .replace('Set up', 'Einrichten')
  .replace('Meaning', 'Bedeutung')
  .replace('Send up to 1,000 emails from 9:00 on', 'Senden Sie ab 9 Uhr bis zu 1.000 E-Mails')
  .replace('How it works', 'So funktioniert es')
  .replace('Your server', 'Ihr Server')
  .replace("'Event'", "'Ereignis'");

it('accepts a page if only its text is translated', () => {
  expect(structureErrors(english, german)).toEqual([]);
});

it('accepts a link to the old path of a page that moved', () => {
  expect(structureErrors(english, german.replace('/docs/webhooks/events', '/docs/events'))).toEqual([]);
});

it.each([
  ['`email.delivered`', '`email.zugestellt`', 'in the introduction, expected `email.delivered`'],
  ['/docs/webhooks/events', '/de/docs/webhooks/events', 'expected the link to /docs/webhooks/events'],
  ['webhookTimeoutSeconds', 'webhookRetryDays', 'expected <Fact name="webhookTimeoutSeconds">'],
  ['#set-up', '#einrichten', 'expected ## /* #set-up */, did not expect ## /* #einrichten */'],
  ['curl https', 'wget https', 'in ## /* #set-up */, expected ``` bash'],
  ['| 200 | OK |\n', '', 'expected a table of 2 × 2 cells'],
  ['- Two\n', '', 'expected a bulleted list of 2 items'],
  [':::warning[', ':::warning:::warning[', 'expected :::warning'],
  ['1.000', '10.000', 'in ## /* #set-up */, expected the number 1000'],
  ['from: 0', 'from: 1', 'expected <Sequence title actors=[…] messages=[{from: 0, to: 1, text: …}]>'],
])('rejects a translation that turns %j into %j', (correct, wrong, error) => {
  expect(structureErrors(english, german.replace(correct, wrong)).join('\n')).toContain(error);
});

it('names the line of the section that differs', () => {
  const [problem] = comparePages(english, german.replace('- Two\n', ''), bookshop);
  expect(german.split('\n')[(problem?.line ?? 0) - 1]).toContain('#set-up');
});

it.each([
  ['Send {count} emails', '{count} E-Mails senden', 'de'],
  ['{count} entry|{count} entries', '{count} запис|{count} записи|{count} записів', 'uk'],
] as const)('accepts the string %j as %j', (source, translation, locale) => {
  expect(compareStrings(source, translation, locale)).toEqual([]);
});

it.each([
  ['Send {count} emails', 'E-Mails senden', 'de', 'expected the placeholder {count}'],
  ['Send {count} emails', '{Anzahl} E-Mails', 'de', 'did not expect the placeholder {Anzahl}'],
  ['See [Limits].', 'Siehe Limits.', 'de', 'expected link text in brackets'],
  ['{count} entry|{count} entries', '{count} запис|записи|{count} записів', 'uk', 'expected the placeholder {count}'],
  ['{count} entry|{count} entries', '{count} запис|{count} записів', 'uk', 'plural forms one | few | many | other'],
] as const)('refuses the string %j as %j', (source, translation, locale, error) => {
  expect(compareStrings(source, translation, locale).join()).toContain(error);
});

it('reports errors of the typography and of the site in a string', () => {
  expect(stringErrors('Only "1" SALE', 'de', bookshop)).toEqual([
    'expected the quotation marks of the language at "Only "1" SALE"',
    '"SALE" is out of date',
  ]);
});

it.each([
  ['Wait for `Retry-After` seconds.', 'Warten Sie so viele Sekunden, wie `Retry-After` angibt.'],
  ['See [Get an email](/api/emails/get-email).', 'Siehe [E-Mail abrufen](/api/emails/get-email).'],
  ['At most 5,000 per day and 25 MB.', 'Höchstens 5.000 pro Tag und 25 MB.'],
  ['At most 5,000 per day.', 'Не більше ніж 5\u00a0000 на день.'],
  ['**One.** `a` then `b`.\n\nTwo.', '**Eins.** Erst `b`, dann `a`.\n\nZwei.'],
  ['Hello {name}', 'Hallo {name}'],
])('accepts the API text %j as %j', (source, translation) => {
  expect(compareTexts(source, translation, bookshop)).toEqual([]);
});

it.each([
  ['lost code', 'Set `to`.', 'Setzen Sie an.', /^expected `to`$/mu],
  ['code that appears once more', 'Set `to`.', 'Setzen Sie `to`, nur `to`.', /^did not expect `to`$/u],
  [
    'a translated link target',
    'See [this](/pricing).',
    'Siehe [dort](/preise).',
    /did not expect the link to \/preise/u,
  ],
  ['a lost placeholder', 'Hello {name}', 'Hallo {Name}', /expected the placeholder \{name\}/u],
  [
    'a changed number',
    'Kept for 24 hours.',
    '48 Stunden lang.',
    /expected the number 24\ndid not expect the number 48/u,
  ],
  ['a changed address', 'At https://a.example', 'Auf https://b.example', /expected the link to https:\/\/a\.example/u],
  ['added HTML', 'One', '<b>Eins</b>', /did not expect <b>\ndid not expect <\/b>/u],
  ['a lost paragraph', 'One.\n\nTwo.', 'Eins. Zwei.', /^expected a paragraph$/u],
  ['a lost item', '- One\n- Two', '- Eins, zwei', /^expected a bulleted list of 2 items$/mu],
])('finds in an API text %s', (_name, source, translation, finding) => {
  expect(compareTexts(source, translation, bookshop).join('\n')).toMatch(finding);
});
