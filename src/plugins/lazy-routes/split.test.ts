import {partOf} from '../../lib/lazyPages';
import {type Tables, lazyPlace, splitTables} from './split';

const route = (path: string, extra = ''): string =>
  `  {\n    path: '${path}',\n    component: ComponentCreator('${path}', 'a1b'),\n    exact: true${extra}\n  },\n`;
const generated = (name: string): string =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/${name}"), "@site/${name}", require.resolveWeak("@site/${name}")],`;
const line = (name: string): string =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/${name}")],`;

/** Tables as Docusaurus writes them: a list, its posts and pages, and a page elsewhere. */
function tables(posts: number): Tables {
  const numbers = Array.from({length: posts}, (_, number) => number);
  return {
    routes: `import React from 'react';\n\nexport default [\n${route('/about')}${route('/blog')}${route('/blog/page/2')}${numbers
      .map((number) => route(`/blog/p${number}`, ',\n    versions: {"de":"/blog/q"}'))
      .join('')}${route('/terms')}  {\n    path: '*',\n    component: ComponentCreator('*'),\n  },\n];\n`,
    registry: `export default {\n${['about', 'list', 'listdata', 'page2data', 'post', ...numbers.flatMap((number) => [`text${number}`, `data${number}`])].map(generated).join('\n')}};\n`,
    names: {
      '/about-a1b': {__comp: 'about'},
      '/blog-a1b': {__comp: 'list', __props: 'listdata'},
      '/blog/page/2-a1b': {__comp: 'list', __props: 'page2data'},
      ...Object.fromEntries(
        numbers.map((number) => [
          `/blog/p${number}-a1b`,
          {__comp: 'post', __context: {data: {blog: 'list'}}, content: `text${number}`, __props: `data${number}`},
        ]),
      ),
      '/terms-a1b': {__comp: 'about'},
    },
  };
}

it('leaves nothing of the pages below in the main tables, and everything else', () => {
  const {main} = splitTables(tables(100), '/blog');
  expect(main.routes.match(/path: '[^']+'/gu)).toEqual([
    "path: '/about'",
    "path: '/blog'",
    "path: '/terms'",
    "path: '*'",
  ]);
  expect(main.routes.split(lazyPlace)).toHaveLength(2);
  expect(Object.keys(main.names)).toEqual(['/about-a1b', '/blog-a1b', '/terms-a1b']);
  // The component of posts is used by several parts.
  expect(main.registry.split('\n')).toEqual(['about', 'list', 'listdata', 'post'].map(line));
});

it('puts each page into the part where it is looked for, with its modules', () => {
  const {parts} = splitTables(tables(100), '/blog');
  expect(parts).toHaveLength(5);
  for (let number = 0; number < 100; number += 1) {
    const path = `/blog/p${number}`;
    const part = parts[partOf(path, 5)];
    expect(part?.routes).toContain(route(path, ',\n    versions: {"de":"/blog/q"}'));
    expect(part?.names).toHaveProperty([`${path}-a1b`]);
    expect(part?.registry).toContain(line(`text${number}`));
    // The data of a post comes in the file of its text.
    expect(part?.registry).toContain(`webpackChunkName: "text${number}" */ "@site/data${number}"`);
  }
  const place = partOf('/blog/page/2', 5);
  expect(parts[place]?.registry).toContain(`webpackChunkName: "lists-${place}" */ "@site/page2data"`);
  expect(parts.flatMap(({names}) => Object.keys(names))).toHaveLength(101);
});

it('makes parts of about the same size', () => {
  const sizes = splitTables(tables(500), '/blog').parts.map(({names}) => Object.keys(names).length);
  expect(sizes).toHaveLength(21);
  expect(Math.max(...sizes)).toBeLessThan(40);
});

it('leaves the routes without such pages as they are', () => {
  const plain = tables(0);
  const {main, parts} = splitTables(plain, '/news');
  expect(main.routes).toBe(plain.routes);
  expect(main.names).toEqual(plain.names);
  expect(parts).toEqual([]);
});

it('refuses a table that is written in another way', () => {
  const changed = {
    ...tables(3),
    routes: tables(3).routes.replaceAll("    path: '/blog/p1',", "    path: '/blog/p1', key: 1,"),
  };
  expect(() => splitTables(changed, '/blog')).toThrow(/4 routes below "\/blog" .+ and 3 are written as expected/u);
  expect(() =>
    splitTables(
      {...tables(3), registry: tables(3).registry.replace('"text1": [() =>', '"text1": [async () =>')},
      '/blog',
    ),
  ).toThrow(/lazy-routes: 11 modules are in Docusaurus' registry\.js, and 10 are written as expected/u);
});
