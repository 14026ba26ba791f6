/** A line of the registry: a module's name, how it is loaded, where it is, and its number. */
const registryLine =
  /^(?<start> {2}"(?<name>[^"]+)": \[\(\) => import\([^)]+\)), "[^"]+"(?<end>, require\.resolveWeak)/gmu;

/**
 * Docusaurus' (3.10.2) registry of modules, with a module's name where its place
 * in the sources stood. While a page is drawn Docusaurus collects these, and
 * looks for them in the bundler's list of files, which knows names alone: with
 * places it finds nothing but the entry.
 *
 * @param registry `registry.js` as Docusaurus generates it
 * @throws Error where it is written in another way than is known here
 */
export function namedRegistry(registry: string): string {
  let named = 0;
  const text = registry.replaceAll(registryLine, (_line, start: string, name: string, end: string) => {
    named += 1;
    return `${start}, ${JSON.stringify(name)}${end}`;
  });
  const modules = registry.split('() => import(').length - 1;
  if (named !== modules) {
    throw new Error(
      `page-bundles: ${modules} modules are in Docusaurus' registry.js, and ${named} are written as expected. Look at how it is generated now (core/lib/server/codegen), and mend src/plugins/page-bundles/namedRegistry.ts.`,
    );
  }
  return text;
}
