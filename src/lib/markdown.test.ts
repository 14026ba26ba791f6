import {withAbsoluteLinks, withFrontMatter} from './markdown';

it('writes valid YAML front matter without missing values', () => {
  const facts = {title: 'A "B": c', description: undefined, url: 'https://a.example/b', language: 'de-DE'};
  expect(withFrontMatter(facts, '# B\n')).toBe(
    '---\ntitle: "A \\"B\\": c"\nurl: "https://a.example/b"\nlanguage: "de-DE"\n---\n\n# B\n',
  );
});

it('makes links from the root absolute, and no others', () => {
  const link = (path: string): string => `https://a.example/de${path}`;
  expect(withAbsoluteLinks('[a](/b#c), [d](https://e.example/f), /g', link)).toBe(
    '[a](https://a.example/de/b#c), [d](https://e.example/f), /g',
  );
});
