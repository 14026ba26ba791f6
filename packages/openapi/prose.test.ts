import {firstSentence, hasCode, prose} from './prose';

it('parses Markdown into elements, and preserves it', () => {
  expect(prose('Give `to`, **now**.\n\n- [One](/docs)\n- Two\n')).toEqual({
    md: 'Give `to`, **now**.\n\n- [One](/docs)\n- Two',
    nodes: [
      {tag: 'p', children: ['Give ', {tag: 'code', children: ['to']}, ', ', {tag: 'strong', children: ['now']}, '.']},
      {
        tag: 'ul',
        children: [
          {tag: 'li', children: [{tag: 'a', href: '/docs', children: ['One']}]},
          {tag: 'li', children: ['Two']},
        ],
      },
    ],
  });
});

it('reads links that are defined elsewhere, and lists that begin later', () => {
  const text = '[text][start]\n\n3. Third\n4. Fourth\n\n[start]: /docs/quickstart';
  expect(prose(text).nodes).toEqual([
    {tag: 'p', children: [{tag: 'a', href: '/docs/quickstart', children: ['text']}]},
    {
      tag: 'ol',
      start: 3,
      children: [
        {tag: 'li', children: ['Third']},
        {tag: 'li', children: ['Fourth']},
      ],
    },
  ]);
});

it('never turns text into markup', () => {
  expect(prose('A <b>bold</b> <script>').nodes).toEqual([
    {tag: 'p', children: ['A ', '<b>', 'bold', '</b>', ' ', '<script>']},
  ]);
});

it('recognizes code, wherever it appears', () => {
  const {nodes} = prose('See email.\n\n- Always **`email`**.');
  expect(hasCode(nodes, 'email')).toBe(true);
  expect(hasCode(nodes, 'mail')).toBe(false);
  expect(hasCode(prose('An email.').nodes, 'email')).toBe(false);
});

it.each([
  ['One. Two.', 'One.'],
  ['Sends `one` [email](/x) at 2.5 per second. Two.', 'Sends one email at 2.5 per second.'],
  ['Returns an email, e.g. a receipt. Two.', 'Returns an email, e.g. a receipt.'],
  ['Gibt etwas zurück, z. B. eine Rechnung. Zwei.', 'Gibt etwas zurück, z. B. eine Rechnung.'],
  ['Sent once. `recipient` is the address.', 'Sent once.'],
  ['No full stop\n\nNext', 'No full stop'],
  ['', ''],
])('returns the first sentence of %j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
