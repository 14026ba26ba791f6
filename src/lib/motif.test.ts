import {drawingNames, motif} from './motif';

it.each(drawingNames)('draws "%s": the same for the same post, and different for another post', (name) => {
  const first = motif({seed: 'dkim-rotation', name});
  expect(motif({seed: 'dkim-rotation', name})).toEqual(first);
  expect(motif({seed: 'bounce-codes', name})).not.toEqual(first);
});

it('draws something for a post that names no drawing', () => {
  expect(motif({seed: 'dkim-rotation'})).toEqual(motif({seed: 'dkim-rotation'}));
  expect(motif({seed: 'dkim-rotation'}).length).toBeGreaterThan(1);
});

it.each(drawingNames)('draws "%s" with one accent and valid paths', (name) => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'дані', 'dkim-rotation']) {
    const strokes = motif({seed, name});
    expect(strokes.filter(({tone}) => tone === 'accent')).toHaveLength(1);
    expect(strokes.filter(({d}) => /NaN|undefined|Infinity/u.test(d))).toEqual([]);
  }
});
