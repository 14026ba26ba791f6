/**
 * Reads the registry of modules that Docusaurus (3.10.2) generates as code, one
 * module a line, for the plugins that write tables of their own from it. Each
 * reads Docusaurus' file and none reads what another has written.
 */

/** A module as the registry has it. */
export interface RegistryModule {
  /** Its name, which is that of the file it comes in, too. */
  readonly name: string;
  /** Where it is in the sources: a literal of JavaScript, with its quotes. */
  readonly place: string;
}

/** A module's line: its name and how it is loaded, where it is, and its number. */
const registryLine =
  /^ {2}"(?<name>[^"]+)": \[\(\) => import\(\/\* webpackChunkName: "\k<name>" \*\/ (?<place>"(?:[^"\\]|\\.)+")\), \k<place>, require\.resolveWeak\(\k<place>\)\],(?=(?:\};)?$)/gmu;

/**
 * The modules, in the order of the registry.
 *
 * @param registry `registry.js` as Docusaurus generates it
 * @param reader the plugin that asks, for the message
 * @throws Error where it is written in another way than is known here
 */
export function readRegistry(registry: string, reader: string): RegistryModule[] {
  const read = [...registry.matchAll(registryLine)].map(({groups}) => ({
    name: groups?.name ?? '',
    place: groups?.place ?? '',
  }));
  const modules = registry.split('import(').length - 1;
  if (read.length !== modules || modules === 0) {
    throw new Error(
      `${reader}: ${modules} modules are in Docusaurus' registry.js, and ${read.length} are written as expected. Look at how it is generated now (core/lib/server/codegen), and mend src/plugins/generated-tables/registry.ts.`,
    );
  }
  return read;
}

/**
 * How a module is loaded, as code.
 *
 * @param file the name of the file it comes in; its own where nothing else is said
 */
export function loaderOf({name, place}: RegistryModule, file = name): string {
  return `() => import(/* webpackChunkName: "${file}" */ ${place})`;
}
