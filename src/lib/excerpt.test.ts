import * as fc from 'fast-check';

import {mark, shorten} from './excerpt';

/** Whether a word, in lowercase, is in a list. */
const among = (words: string) => (word: string) => words.split(' ').includes(word.toLowerCase());

it('marks words without the punctuation around them', () => {
  expect(mark('Four records. Sub-domain, or none', among('records sub-domain'))).toEqual([
    {text: 'Four ', marked: false},
    {text: 'records', marked: true},
    {text: '. ', marked: false},
    {text: 'Sub-domain', marked: true},
    {text: ', or none', marked: false},
  ]);
});

const text =
  'New here? Every sending domain needs four records. Verify the domain, then send your first email from it.';

it.each([
  ['the sentence of the first match', text, 'verify', 60, 'Verify the domain, then send your first email from it.'],
  ['a short text as it is', text, 'new records', 200, text],
  ['the start of a text without matches', 'one two three', '', 8, 'one two …'],
  ['whole words of a long sentence', text, 'verify', 40, 'Verify the domain, then send your first …'],
  ['the words around a match late in a long sentence', text, 'email', 30, '… your first email from it.'],
])('shows %s', (_what, whole, words, length, shown) => {
  expect(shorten(whole, among(words), length)).toBe(shown);
});

it('never loses or invents a letter when it marks words', () => {
  fc.assert(
    fc.property(fc.string({unit: 'binary'}), (any) => {
      const segments = mark(any, (word) => word.length % 2 === 0);
      expect(segments.map((segment) => segment.text).join('')).toBe(any);
    }),
  );
});

it('shows the first match, wherever it is in a long text', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/u), {minLength: 1, maxLength: 80});
  fc.assert(
    fc.property(words, fc.nat(), (list, pick) => {
      const word = (list[pick % list.length] ?? '').toUpperCase();
      const whole = list.with(pick % list.length, word).join(' ');
      expect(shorten(whole, (each) => each === word, 60).split(' ')).toContain(word);
    }),
  );
});
