import {categories} from '../data/blog';
import {motif} from './motif';

it.each(categories)('draws %s: the same for the same post, and different for another post', (category) => {
  const first = motif(category, 'dkim-rotation');
  expect(motif(category, 'dkim-rotation')).toEqual(first);
  expect(motif(category, 'bounce-codes')).not.toEqual(first);
});

it.each(categories)('draws %s with one accent and whole numbers of paths', (category) => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'дані', 'dkim-rotation']) {
    const strokes = motif(category, seed);
    expect(strokes.filter(({tone}) => tone === 'accent')).toHaveLength(1);
    expect(strokes.filter(({d}) => /NaN|undefined|Infinity/u.test(d))).toEqual([]);
  }
});
