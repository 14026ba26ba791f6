import {sampleRegion} from './sampleRegion';

const js = `import x from 'x';

async function main() {
  // #region send
  const a = 1;
  if (a) {
    /* #region inner */
    call(a);
    /* #endregion inner */
  }

  // #endregion send
}
`;

it('returns the whole file without region comments', () => {
  expect(sampleRegion('# #region a\nputs 1\n# #endregion a\n')).toBe('puts 1');
  expect(sampleRegion(js)).not.toContain('region');
});

it('keeps other comments', () => {
  expect(sampleRegion('# regional prices\n// region b\nx # region c')).toContain('x # region c');
});

it('returns a region without indentation and nested region comments', () => {
  expect(sampleRegion(js, 'send')).toBe('const a = 1;\nif (a) {\n  call(a);\n}');
  expect(sampleRegion(js, 'inner')).toBe('call(a);');
});

it.each([
  ['<!-- #region a -->\n<p>\n<!-- #endregion a -->', '<p>'],
  ['{{-- #region a --}}\n<p>\n{{-- #endregion a --}}', '<p>'],
  ['# region a\nx = 1\n# endregion a', 'x = 1'],
])('supports comments in many languages: %j', (text, inner) => {
  expect(sampleRegion(text, 'a')).toBe(inner);
});

it.each([
  ['a', 'const a = 1;', '(none)'],
  ['b', '// #region a\n// #endregion a', 'regions in the file: a'],
  ['a', '// #region a\nx', 'followed by one "#endregion a"'],
  ['a', '// #region a\n// #endregion a\n// #region a\n// #endregion a', 'regions in the file: a, a'],
  ['a', '// #region', '(without a name)'],
])('reports the region %s of %j', (region, text, message) => {
  expect(() => sampleRegion(text, region)).toThrow(message);
});
