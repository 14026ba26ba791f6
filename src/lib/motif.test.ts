import {categories} from '../data/blog';
import {motif, seeded} from './motif';

it.each(categories)('draws %s: the same for the same post, another for another one', (category) => {
  const first = motif(category, 'dkim-rotation');
  expect(motif(category, 'dkim-rotation')).toEqual(first);
  expect(motif(category, 'bounce-codes')).not.toEqual(first);
});

it.each(categories)('draws %s with one accent and whole numbers of paths', (category) => {
  for (const seed of ['a', 'b', 'дані', 'dkim-rotation']) {
    const strokes = motif(category, seed);
    expect(strokes.filter(({tone}) => tone === 'accent')).toHaveLength(1);
    expect(strokes.filter(({d}) => /NaN|undefined|Infinity/u.test(d))).toEqual([]);
  }
});

it('spreads its numbers over the whole range', () => {
  const random = seeded('spread');
  const values = Array.from({length: 1000}, random);
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...values)).toBeLessThan(1);
  expect(values.reduce((a, b) => a + b) / values.length).toBeCloseTo(0.5, 1);
});
