import {firstSentence, hasCode, plainText, prose} from './prose';

it('reads Markdown into elements, and keeps it as it is', () => {
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

it('never lets a text become markup', () => {
  expect(prose('A <b>bold</b> <script>').nodes).toEqual([
    {tag: 'p', children: ['A ', '<b>', 'bold', '</b>', ' ', '<script>']},
  ]);
});

it('names the English path where a link leads to one language only', () => {
  expect(() => prose('[Preise](/de/preise)')).toThrow('Write "/pricing"');
});

it('has the text without its marks', () => {
  expect(plainText(prose('Give `to` **now**.').nodes)).toBe('Give to now.');
});

it('knows what is marked as code, wherever it stands', () => {
  const {nodes} = prose('See email.\n\n- Always **`email`**.');
  expect(hasCode(nodes, 'email')).toBe(true);
  expect(hasCode(nodes, 'mail')).toBe(false);
  expect(hasCode(prose('An email.').nodes, 'email')).toBe(false);
});

it.each([
  ['One. Two.', 'One.'],
  ['Sends `one` [email](/x) at 2.5 per second. Two.', 'Sends one email at 2.5 per second.'],
  ['No full stop\n\nNext', 'No full stop'],
  ['', ''],
])('returns the first sentence of %j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
