import {namedRegistry} from './namedRegistry';

const line = (name: string, place: string): string =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/${place}"), "${name === place ? name : `@site/${place}`}", require.resolveWeak("@site/${place}")],`;
const registry = `export default {\n${line('1a', 'docs/a.mdx')}\n${line('2b', 'docs/b.mdx')}};\n`;

it('names each module where its place stood, and leaves the rest', () => {
  expect(namedRegistry(registry)).toBe(
    registry
      .replace('"@site/docs/a.mdx", require', '"1a", require')
      .replace('"@site/docs/b.mdx", require', '"2b", require'),
  );
});

it('refuses a registry that is written in another way', () => {
  expect(() => namedRegistry(registry.replace('require.resolveWeak', 'resolveWeak'))).toThrow(
    /page-bundles: 2 modules are in Docusaurus' registry\.js, and 1 are written as expected/u,
  );
});
