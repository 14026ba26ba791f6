import {loaderOf, readRegistry} from '../generated-tables/registry';

/**
 * Docusaurus' registry of modules, with a module's name where its place in the
 * sources stood. While a page is drawn Docusaurus collects these, and looks for
 * them in the bundler's list of files, which knows names alone: with places it
 * finds nothing but the entry.
 *
 * @param registry `registry.js` as Docusaurus generates it
 * @throws Error where it is written in another way than is known
 */
export function namedRegistry(registry: string): string {
  const lines = readRegistry(registry, 'page-bundles').map(
    (module) => `  "${module.name}": [${loaderOf(module)}, "${module.name}", require.resolveWeak(${module.place})],`,
  );
  return `export default {\n${lines.join('\n')}};\n`;
}
