import {compareTexts} from './compare';

it.each([
  ['Wait for `Retry-After` seconds.', 'Warten Sie so viele Sekunden, wie `Retry-After` angibt.'],
  ['See [Get an email](/api/emails/get-email).', 'Siehe [E-Mail abrufen](/api/emails/get-email).'],
  ['At most 5,000 per day and 25 MB.', 'Höchstens 5.000 pro Tag und 25 MB.'],
  ['At most 5,000 per day.', 'Не більше ніж 5\u00a0000 на день.'],
  ['**One.** `a` then `b`.\n\nTwo.', '**Eins.** Erst `b`, dann `a`.\n\nZwei.'],
  ['Hello {name}', 'Hallo {name}'],
])('has nothing to say about %j as %j', (source, translation) => {
  expect(compareTexts(source, translation)).toEqual([]);
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
  ['a translated name', 'Lacks the scope api_keys:read', 'Ohne api_schlüssel', /expected the name api_keys:read/u],
  ['a changed address', 'At https://a.example', 'Auf https://b.example', /expected the link to https:\/\/a\.example/u],
  ['added HTML', 'One', '<b>Eins</b>', /did not expect <b>\ndid not expect <\/b>/u],
  ['a lost paragraph', 'One.\n\nTwo.', 'Eins. Zwei.', /expected the blocks paragraph, paragraph; found paragraph/u],
  ['a lost item', '- One\n- Two', '- Eins, zwei', /expected the blocks/u],
])('finds %s', (_name, source, translation, finding) => {
  expect(compareTexts(source, translation).join('\n')).toMatch(finding);
});
