import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';

import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';

import {type PageRecords, type PluginIndex, isSearched, readRecords, toPluginPage, toSearchPages} from './records';
import {contentBases} from '../../config/routes';
import {eachBuiltPage} from '../../build/builtPages';

const require = createRequire(__filename);
const {default: searchPlugin, validateOptions} = require('@easyops-cn/docusaurus-search-local') as {
  default: (context: LoadContext, options: PluginOptions) => Promise<Required<Pick<Plugin, 'name' | 'postBuild'>>>;
} & Pick<PluginModule<undefined>, 'validateOptions'>;

export {validateOptions};

/** Reads the searchable text of each built page; undefined for pages that aren't searched. */
const searchedPages = eachBuiltPage(($, {englishPath}) =>
  isSearched(englishPath) ? readRecords($, englishPath) : undefined,
);

/** Fields that every event has. */
const ofEveryEvent = /^#(?:header-|body-(?:type|timestamp|data)$)/u;

/**
 * The searchable text of all pages, by route. Omits payload and response fields that repeat an
 * object's fields, and fields and headers that every event or response has.
 */
function recordsOf(built: Awaited<ReturnType<typeof searchedPages>>): Map<string, PageRecords> {
  const known = new Set(
    built.flatMap(({englishPath, result: records}) =>
      (records?.parts ?? [])
        .filter(({hash}) => (englishPath === contentBases.api ? /^#response-header-/u : /^#object-/u).test(hash))
        .map(({title}) => title),
    ),
  );
  return new Map(
    built.flatMap(({route, englishPath, result: records}) => {
      if (!records) {
        return [];
      }
      const isEvent = englishPath.startsWith(`${contentBases.api}/events/`);
      const repeats = isEvent ? /^#(?:body|response)-/u : /^#response-/u;
      const parts = records.parts.filter(
        ({hash, title}) =>
          englishPath === contentBases.api ||
          !((isEvent && ofEveryEvent.test(hash)) || (repeats.test(hash) && known.has(title.replace(/^data\./u, '')))),
      );
      return [[route, {...records, parts}] as const];
    }),
  );
}

/**
 * `@easyops-cn/docusaurus-search-local` (0.55.3) builds the index; `SearchBox` and the page of all results replace
 * its theme. It reads small pages with the searchable text instead of the full pages. Browsers index the words of these
 * pages, because lunr stems neither Czech nor Ukrainian. As with the original plugin, the dev server has no index,
 * because it has no built pages.
 */
export default async function docsSearch(context: LoadContext, options: PluginOptions): Promise<Plugin<undefined>> {
  const {name, postBuild} = await searchPlugin(context, {...options});
  return {
    name,
    // Leaves lunr, which is used in the build only, out of the script that reads the index's URL from the plugin.
    configureWebpack: () => ({module: {rules: [{test: /[\\/]lunr[\\/]lunr\.js$/u, sideEffects: false}]}}),
    async postBuild(props) {
      const staged = path.join(context.generatedFilesDir, 'docs-search');
      await rm(staged, {recursive: true, force: true});
      const pages = recordsOf(await searchedPages(props));
      // With `noIndex`, there are no pages to search.
      if (pages.size === 0) {
        return;
      }
      for (const [url, records] of pages) {
        const file = path.join(staged, `${url.slice(props.baseUrl.length)}.html`);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, toPluginPage(records));
      }
      // Passes no plugins: with the docs plugins' content, only docs would be indexed.
      await postBuild({...props, outDir: staged, routesPaths: [...pages.keys()], plugins: []});
      for (const file of await Globby('search-index*.json', {cwd: staged})) {
        const index = JSON.parse(await readFile(path.join(staged, file), 'utf8')) as PluginIndex;
        await writeFile(path.join(props.outDir, file), JSON.stringify(toSearchPages(index)));
      }
    },
  };
}
