import {locales} from '../config/locales';
import {contentBases} from '../config/routes';
import {type RouteTable, pageProblems, routeTable, tableProblems} from './routeTable';
import {localizePath} from './routes';

/** An entry with a different path in each language. */
const entry = (name: string, changes: Record<string, string> = {}): Record<string, string> => ({
  ...Object.fromEntries(locales.map((locale) => [locale, locale === 'en' ? `/${name}` : `/${name}-in-${locale}`])),
  ...changes,
});

const table = (localized: RouteTable['localized'], common: readonly string[] = []): RouteTable => ({localized, common});

describe('tableProblems', () => {
  it('accepts the table of the site', () => {
    expect(tableProblems(routeTable)).toEqual([]);
  });

  it('accepts shared English paths, nested paths, and paths that only begin like a language code or a section', () => {
    expect(tableProblems(table({'/a/b-2': entry('a/b-2', {fr: '/a/b-2'})}, ['/c']))).toEqual([]);
    expect(tableProblems(table({'/a': entry('a', {de: '/design', fr: '/apis', it: '/ukx/docs'})}))).toEqual([]);
  });

  it.each([
    ['a different English path', {en: '/b'}, '"/b" (en) is not the English path "/a"'],
    ['a missing leading slash', {de: 'x'}, '"x" (de) is not a path of lowercase letters'],
    ['a trailing slash', {de: '/x/'}, '"/x/" (de) is not a path of lowercase letters'],
    ['a letter that is not ASCII', {cs: '/ceník'}, '"/ceník" (cs) is not a path of lowercase letters'],
    ['a language code', {de: '/uk/x'}, '"/uk/x" (de) begins with the language code "uk"'],
    ['a section with content', {de: '/docs'}, '"/docs" (de) is below /docs'],
  ])('rejects %s', (_name, changes, problem) => {
    expect(tableProblems(table({'/a': entry('a', changes)}))).toEqual(
      [`src/config/routes.ts, "/a": ${problem}`].map((text) => expect.stringContaining(text) as string),
    );
  });

  it('rejects a path of another page', () => {
    expect(tableProblems(table({'/a': entry('a', {de: '/b'}), '/b': entry('b')}))).toEqual([
      expect.stringContaining('"/a": "/b" (de) is also a path of "/b"'),
    ]);
    expect(tableProblems(table({'/a': entry('a', {de: '/c'})}, ['/c']))).toEqual([
      expect.stringContaining('"/a": "/c" (de) is also a path of "/c"'),
    ]);
    expect(tableProblems(table({}, ['/B', '/api/x']))).toHaveLength(2);
  });
});

describe('pageProblems', () => {
  const known = table({'/a': entry('a')}, ['/b']);
  const pages = [
    {path: '/', file: 'src/pages/index.tsx'},
    {path: '/a', file: 'src/pages/a.mdx'},
    {path: '/b', file: 'src/pages/b.tsx'},
  ];

  it('accepts pages and a table that agree', () => {
    expect(pageProblems(pages, known)).toEqual([]);
  });

  it('reports a page that is not in the table, and how to add it', () => {
    const [problem, ...others] = pageProblems([...pages, {path: '/team', file: 'src/pages/team.tsx'}], known);
    expect(problem).toMatch(
      /^src\/pages\/team\.tsx is published at "\/team".*localizedPaths.*en, de, fr.*commonPaths/u,
    );
    expect(others).toEqual([]);
  });

  it('reports an entry without a page', () => {
    expect(pageProblems(pages.slice(0, 1), known)).toEqual([
      expect.stringContaining('lists "/a", but src/pages has no such page'),
      expect.stringContaining('lists "/b", but src/pages has no such page'),
    ]);
  });
});

it.each(Object.values(contentBases))('pages below %s keep their English path', (base) => {
  for (const locale of locales) {
    expect(localizePath(base, locale)).toBe(base);
    expect(localizePath(`${base}/pricing`, locale)).toBe(`${base}/pricing`);
  }
});
