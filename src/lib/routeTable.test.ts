import {locales} from '../config/locales';
import {contentBases} from '../config/routes';
import {type RouteTable, pageProblems, routeTable, tableProblems} from './routeTable';
import {localizePath} from './routes';

/** An entry with a path of its own in each language. */
const entry = (name: string, changes: Record<string, string | undefined> = {}): Record<string, string | undefined> => ({
  ...Object.fromEntries(locales.map((locale) => [locale, locale === 'en' ? `/${name}` : `/${name}-in-${locale}`])),
  ...changes,
});

const table = (localized: RouteTable['localized'], common: readonly string[] = []): RouteTable => ({localized, common});

describe('tableProblems', () => {
  it('has nothing to say about the table of the site', () => {
    expect(tableProblems(routeTable)).toEqual([]);
  });

  it('lets a language share the English path, and pages lie in folders', () => {
    expect(tableProblems(table({'/a/b-2': entry('a/b-2', {fr: '/a/b-2'})}, ['/c']))).toEqual([]);
  });

  it.each([
    ['a language that is missing', {de: undefined}, 'has no path in de. Add de:'],
    ['a language that the site does not have', {nl: '/x'}, 'names the language "nl"'],
    ['an English path under another name', {en: '/b'}, 'has the path "/b" in en, expected "/a"'],
    ['no slash at the beginning', {de: 'x'}, '"x" (de) does not begin with a slash'],
    ['a slash at the end', {de: '/x/'}, '"/x/" (de) ends with a slash'],
    ['an empty path', {de: ''}, '"" (de) does not begin with a slash'],
    ['the home page', {de: '/'}, '"/" (de) is the home page'],
    ['a capital letter', {de: '/Preise'}, '"/Preise" (de) may have lower-case letters'],
    ['a letter that is not ASCII', {cs: '/ceník'}, '"/ceník" (cs) may have lower-case letters'],
    ['two slashes', {de: '/x//y'}, '"/x//y" (de) may have lower-case letters'],
    ['a fragment', {de: '/x#y'}, '"/x#y" (de) may have lower-case letters'],
    ['a language code', {de: '/uk/x'}, '"/uk/x" (de) begins with the language code "uk"'],
    ['a content room', {de: '/docs'}, '"/docs" (de) lies below /docs'],
    ['a page of a content room', {de: '/blog/x'}, '"/blog/x" (de) lies below /blog'],
  ])('finds %s', (_name, changes, problem) => {
    const [first, ...others] = tableProblems(table({'/a': entry('a', changes)}));
    expect(first).toContain(`src/config/routes.ts, "/a": ${problem}`);
    expect(others).toEqual([]);
  });

  it('takes what only begins like a language code or a content room', () => {
    expect(tableProblems(table({'/a': entry('a', {de: '/design', fr: '/apis', it: '/ukx/docs'})}))).toEqual([]);
  });

  it('finds the same path twice in a language, from both sides', () => {
    const found = tableProblems(table({'/a': entry('a', {de: '/x'}), '/b': entry('b', {de: '/x', fr: '/y'})}));
    expect(found).toEqual([
      expect.stringContaining('"/a": "/x" (de) is also the path of "/b"'),
      expect.stringContaining('"/b": "/x" (de) is also the path of "/a"'),
    ]);
  });

  it('finds a path that is the English path of another page', () => {
    expect(tableProblems(table({'/a': entry('a', {de: '/b'}), '/b': entry('b')}))).toEqual([
      expect.stringContaining('"/a": "/b" (de) is the English path of another page'),
    ]);
    expect(tableProblems(table({'/a': entry('a', {de: '/c'})}, ['/c']))).toEqual([
      expect.stringContaining('"/a": "/c" (de) is the English path of another page'),
    ]);
  });

  it('looks at the names of entries, too', () => {
    expect(tableProblems(table({}, ['/', '/B', '/api/x', '/c', '/c']))).toEqual([
      expect.stringContaining('"/": it is the home page'),
      expect.stringContaining('"/B": it may have lower-case letters'),
      expect.stringContaining('"/api/x": it lies below /api'),
      expect.stringContaining('"/c": it is listed twice'),
    ]);
    expect(tableProblems(table({'/docs': entry('docs', {de: '/x'})}))[0]).toContain('"/docs": it lies below /docs');
  });
});

describe('pageProblems', () => {
  const known = table({'/a': entry('a')}, ['/b']);
  const pages = [
    {path: '/', file: 'src/pages/index.tsx'},
    {path: '/a', file: 'src/pages/a.mdx'},
    {path: '/b', file: 'src/pages/b.tsx'},
  ];

  it('has nothing to say where pages and table agree', () => {
    expect(pageProblems(pages, known)).toEqual([]);
  });

  it('names a page that the table does not know, and how to add it', () => {
    const [problem, ...others] = pageProblems([...pages, {path: '/team', file: 'src/pages/team.tsx'}], known);
    expect(problem).toMatch(
      /^src\/pages\/team\.tsx is published at "\/team".*localizedPaths.*en, de, fr.*commonPaths/u,
    );
    expect(others).toEqual([]);
  });

  it('names an entry that has no page', () => {
    expect(pageProblems(pages.slice(0, 1), known)).toEqual([
      expect.stringContaining('lists "/a", but src/pages has no such page'),
      expect.stringContaining('lists "/b", but src/pages has no such page'),
    ]);
  });
});

it.each(Object.values(contentBases))('what lies below %s keeps its English path', (base) => {
  for (const locale of locales) {
    expect(localizePath(base, locale)).toBe(base);
    expect(localizePath(`${base}/pricing`, locale)).toBe(`${base}/pricing`);
  }
});
