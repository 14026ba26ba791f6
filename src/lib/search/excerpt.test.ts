import * as fc from 'fast-check';

import {type Position, excerpt} from './excerpt';

const text = 'Every sending domain needs four records. Verify the domain, then send your first email from it.';
const at = (word: string, from = 0): Position => [text.indexOf(word, from), word.length];

it('marks words without the punctuation around them', () => {
  const marked = excerpt(text, [at('records.'), at('domain,')], 200).filter(({marked: isMarked}) => isMarked);
  expect(marked.map((segment) => segment.text)).toEqual(['records', 'domain']);
});

it('shortens a long text around its first match, at whole words', () => {
  const pieces = excerpt(text, [at('Verify')], 40);
  expect(pieces.map((segment) => segment.text).join('')).toBe('Verify the domain, then send your first …');
  expect(pieces.find(({marked}) => marked)?.text).toBe('Verify');
});

it('ends with a clause instead of its first words', () => {
  const pieces = excerpt(
    'The endpoint receives the events, for example a delivery, a bounce or a click.',
    [[4, 8]],
    62,
  );
  expect(pieces.map((segment) => segment.text).join('')).toBe(
    'The endpoint receives the events, for example a delivery …',
  );
});

it('does not take the period of an abbreviation for the end of a sentence', () => {
  const sentences = 'Die Domain, z. B. Mailwren, wird geprüft. Danach folgt noch viel mehr Text.';
  const shown = excerpt(sentences, [[sentences.indexOf('geprüft'), 'geprüft'.length]], 60);
  expect(shown.map((segment) => segment.text).join('')).toBe('Die Domain, z. B. Mailwren, wird geprüft.');
});

it('counts overlapping matches once', () => {
  const overlapping: Position[] = [8, 7].map((length) => [0, length]);
  expect(excerpt('webhooks', overlapping, 100)).toEqual([{text: 'webhooks', marked: true}]);
});

it('shows the start of a text without matches', () => {
  expect(excerpt('one two three', [], 8)).toEqual([
    {text: 'one two', marked: false},
    {text: ' …', marked: false},
  ]);
});

it('never loses or invents a letter of a short text', () => {
  fc.assert(
    fc.property(fc.string({maxLength: 60}), fc.array(fc.tuple(fc.nat(70), fc.nat(20))), (any, positions) => {
      expect(
        excerpt(any, positions, 100)
          .map((segment) => segment.text)
          .join(''),
      ).toBe(any);
    }),
  );
});

it('shows the first match, wherever it is in a long text', () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-z]{1,12}$/u), {minLength: 1, maxLength: 80}),
      fc.nat(),
      (words, pick) => {
        const index = pick % words.length;
        const start = words.slice(0, index).join(' ').length + (index > 0 ? 1 : 0);
        const word = words[index] ?? '';
        const marked = excerpt(words.join(' '), [[start, word.length]], 60).filter((segment) => segment.marked);
        expect(marked.map((segment) => segment.text)).toEqual([word]);
      },
    ),
  );
});
