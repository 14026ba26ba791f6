import {partOf} from '../../lib/lazyPages';
import {loaderOf, readRegistry} from '../generated-tables/registry';

/**
 * Takes routes out of the tables that Docusaurus (3.10.2) generates for the
 * browser, and puts them into parts. Text in, text out: the tables are code.
 */

/** The three tables as Docusaurus generates them. */
export interface Tables {
  /** `routes.js`: the pages, as the router knows them. */
  readonly routes: string;
  /** `registry.js`: how each module is loaded, one a line. */
  readonly registry: string;
  /** `routesChunkNames.json`: the modules of each page. */
  readonly names: Readonly<Record<string, unknown>>;
}

/** What is left of the tables, and the parts. */
export interface Split {
  readonly main: Tables;
  /** Each part's entries, to be put behind those of the main tables. */
  readonly parts: readonly Tables[];
}

/** Where the parts are asked for in the main table of routes. */
export const lazyPlace = '/* the routes in parts */';

/** How many pages a part holds, about. */
const pagesPerPart = 24;

/** A route at the top of the table: its text, its path and its key in the table of names. */
const topRoute =
  /^ {2}\{\n {4}path: '(?<path>[^']+)',\n {4}component: ComponentCreator\('[^']+', '(?<hash>\w+)'\),\n(?: {4}.*\n)*? {2}\},\n/gmu;

/** The names of modules in an entry of the table of names. */
function modulesOf(entry: unknown): string[] {
  return typeof entry === 'string' ? [entry] : Object.values(entry ?? {}).flatMap(modulesOf);
}

/**
 * The name of the file that the data of a page comes in: that of its text, so
 * that they come together; that of its part where a page has no text.
 */
function fileOfData(entry: unknown, part: number): string {
  const {content} = entry as {content?: unknown};
  return typeof content === 'string' ? content : `lists-${part}`;
}

/**
 * Splits the tables.
 *
 * @param base all pages below this address go into parts, the one at it stays
 * @throws Error where the tables are written in another way than is known here
 */
export function splitTables({routes, registry, names}: Tables, base: string): Split {
  const found = [...routes.matchAll(topRoute)]
    .map(({0: text, groups}) => ({text, path: groups?.path ?? '', hash: groups?.hash ?? ''}))
    .filter(({path}) => path.startsWith(`${base}/`));
  const mentioned = routes.split(`ComponentCreator('${base}/`).length - 1;
  if (found.length !== mentioned) {
    throw new Error(
      `lazy-routes: ${mentioned} routes below "${base}" are in Docusaurus' routes.js, and ${found.length} are written as expected. Look at how it is generated now (core/lib/server/codegen), and mend src/plugins/lazy-routes/split.ts.`,
    );
  }
  const count = Math.ceil(found.length / pagesPerPart);
  const taken = found.map((route) => ({...route, key: `${route.path}-${route.hash}`, part: partOf(route.path, count)}));

  // What a page outside uses, or pages of several parts, is loaded from the main table.
  const users = new Map<string, Set<number | 'main'>>();
  const partOfKey = new Map(taken.map(({key, part}) => [key, part]));
  for (const [key, entry] of Object.entries(names)) {
    for (const name of modulesOf(entry)) {
      users.set(name, (users.get(name) ?? new Set()).add(partOfKey.get(key) ?? 'main'));
    }
  }
  const dataFiles = new Map(
    taken.flatMap(({key, part}): [string, string][] => {
      const data = (names[key] as {__props?: unknown} | undefined)?.__props;
      return typeof data === 'string' ? [[data, fileOfData(names[key], part)]] : [];
    }),
  );
  const home = (name: string): number | 'main' => {
    const [only = 'main', ...others] = users.get(name) ?? [];
    return others.length > 0 ? 'main' : only;
  };
  // Where the module is only the build has to know, to see what a page is made of.
  const lines = readRegistry(registry, 'lazy-routes').map((module) => ({
    home: home(module.name),
    text: `  "${module.name}": [${loaderOf(module, dataFiles.get(module.name))}],`,
  }));

  const table = (place: number | 'main'): Tables => ({
    routes: taken
      .filter(({part}) => part === place)
      .map(({text}) => text)
      .join(''),
    registry: lines
      .filter((line) => line.home === place)
      .map(({text}) => text)
      .join('\n'),
    names: Object.fromEntries(Object.entries(names).filter(([key]) => (partOfKey.get(key) ?? 'main') === place)),
  });
  const texts = new Set(found.map(({text}) => text));
  let isFirst = true;
  const rest = routes.replaceAll(topRoute, (text) => {
    if (!texts.has(text)) {
      return text;
    }
    const place = isFirst ? `  ${lazyPlace}\n` : '';
    isFirst = false;
    return place;
  });
  return {
    main: {...table('main'), routes: rest},
    parts: Array.from({length: count}, (_, part) => table(part)),
  };
}
