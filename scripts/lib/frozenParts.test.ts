import {compareFrozenParts} from './frozenParts';

it.each([
  ['Wait for `Retry-After` seconds.', 'Warten Sie so viele Sekunden, wie `Retry-After` angibt.'],
  ['See [Get an email](/api/emails/get-email).', 'Siehe [E-Mail abrufen](/api/emails/get-email).'],
  ['At most 5,000 per day and 25 MB.', 'Höchstens 5.000 pro Tag und 25 MB.'],
  ['At most 5,000 per day.', 'Не більше ніж 5\u00a0000 на день.'],
  ['At most 5,000 per day.', 'Como máximo 5000 al día.'],
  ['**One.** `a` then `b`.\n\nTwo.', '**Eins.** Erst `b`, dann `a`.\n\nZwei.'],
  ['Hello {name}', 'Hallo {name}'],
  ['400, 401 and 500', '400, 401 und 500'],
])('accepts %j as %j', (source, translation) => {
  expect(compareFrozenParts(source, translation)).toEqual([]);
});

it.each([
  ['lost code', 'Set `to`.', 'Setzen Sie an.', /lacks the code "to"/u],
  ['translated code', 'It is `null`.', 'Es ist `nichts`.', /lacks the code "null".*has the code "nichts"/su],
  ['repeated code', 'Set `to`.', 'Setzen Sie `to`, nur `to`.', /has the code "to", which/u],
  ['a lost link', 'See [this](/api).', 'Siehe dort.', /lacks the link target "\/api"/u],
  ['a translated link target', 'See [this](/pricing).', 'Siehe [dort](/preise).', /has the link target "\/preise"/u],
  ['a lost placeholder', 'Hello {name}', 'Hallo {Name}', /lacks the placeholder "\{name\}"/u],
  ['a changed number', 'Kept for 24 hours.', '48 Stunden lang.', /lacks the number "24".*has the number "48"/su],
  ['an additional decimal place', 'At most 5,000.', 'Höchstens 50.000.', /lacks the number "5000"/u],
  ['a translated name', 'Lacks the scope api_keys:read', 'Ohne api_schlüssel', /lacks "api_keys:read"/u],
  ['a translated header', 'Send Retry-After', 'Wiederholen-Nach', /lacks "Retry-After"/u],
  ['a translated event', 'On email.delivered', 'Bei email.zugestellt', /lacks "email\.delivered"/u],
  ['a changed address', 'At https://a.example', 'Auf https://b.example', /lacks .*"https:\/\/a\.example"/u],
  ['added HTML', 'One', '<b>Eins</b>', /has the HTML "<b>", "<\/b>"/u],
  ['a lost paragraph', 'One.\n\nTwo.', 'Eins. Zwei.', /has the blocks paragraph; expected paragraph, paragraph/u],
  ['a lost item', '- One\n- Two', '- Eins, zwei', /has the blocks/u],
])('finds %s', (_name, source, translation, finding) => {
  expect(compareFrozenParts(source, translation).join('\n')).toMatch(finding);
});
