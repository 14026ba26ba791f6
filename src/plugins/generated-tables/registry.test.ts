import {loaderOf, readRegistry} from './registry';

/** A line as Docusaurus writes it. */
const line = (name: string, place: string): string =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${place}"), "${place}", require.resolveWeak("${place}")],`;

const registry = `export default {\n${line('1a', '@site/docs/a (1).mdx')}\n${line('2b', String.raw`@site/docs/\"b\".mdx?x=1`)}};\n`;

it('reads each module, in order, whatever its place is called', () => {
  expect(readRegistry(registry, 'test')).toEqual([
    {name: '1a', place: '"@site/docs/a (1).mdx"'},
    {name: '2b', place: String.raw`"@site/docs/\"b\".mdx?x=1"`},
  ]);
});

it('says how a module is loaded, as Docusaurus does or from another file', () => {
  const [first = {name: '', place: ''}] = readRegistry(registry, 'test');
  expect(registry).toContain(`  "1a": [${loaderOf(first)}, `);
  expect(loaderOf(first, 'parts')).toBe('() => import(/* webpackChunkName: "parts" */ "@site/docs/a (1).mdx")');
});

it.each([
  ['loads a module in another way', ['"1a": [() =>', '"1a": [async () =>'], 2, 1],
  ['brings a module in a file of another name', ['webpackChunkName: "1a"', 'webpackChunkName: "1b"'], 2, 1],
  ['says another place than it loads from', ['import(/* webpackChunkName: "1a" */ "', '$&x'], 2, 1],
  ['has lost the place, as in a table that lazy-routes has written', [/, "[^"]+", require.*/u, '],'], 2, 1],
  ['has the name at the place, as in the table that page-bundles has written', [/\), "[^"]+"/u, '), "1a"'], 2, 1],
  ['has more in a line', ['")],\n', '"), 1],\n'], 2, 1],
  ['has lost its modules', [/^ .+$/gmu, ''], 0, 0],
] as const)('refuses a registry that %s', (_, [from, to], modules, read) => {
  const other = registry.replace(from, to);
  expect(other).not.toBe(registry);
  expect(() => readRegistry(other, 'some-plugin')).toThrow(
    `some-plugin: ${modules} modules are in Docusaurus' registry.js, and ${read} are written as expected. Look at how it is generated now (core/lib/server/codegen), and mend src/plugins/generated-tables/registry.ts.`,
  );
});
