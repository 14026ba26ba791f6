import {writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';

import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import sortBy from 'lodash/sortBy';

import {isSearched, readRecords} from './records';
import {contentBases} from '../../config/routes';
import {searchIndex} from '../../config/search';
import {eachBuiltPage} from '../../build/builtPages';
import type {SearchPage} from '../ranking';

const require = createRequire(__filename);
const original = require('@easyops-cn/docusaurus-search-local') as {default: PluginModule<undefined>} & Pick<
  PluginModule<undefined>,
  'validateOptions'
>;

export const {validateOptions} = original;

/** The pages with their searchable text, if they are searched. */
const searchedPages = eachBuiltPage(($, {englishPath}) =>
  isSearched(englishPath) ? readRecords($, englishPath) : undefined,
);

/** Fields that every event has. */
const ofEveryEvent = /^#(?:header-|body-(?:type|timestamp|data)$)/u;

/**
 * The searchable text of all pages. Omits payloads and responses that repeat an object's fields, and headers of every
 * response.
 */
function searchPages(built: Awaited<ReturnType<typeof searchedPages>>): SearchPage[] {
  const known = new Set(
    built.flatMap(({englishPath, result}) =>
      (result?.sections ?? [])
        .filter(([hash]) => (englishPath === contentBases.api ? /^#response-header-/u : /^#object-/u).test(hash))
        .map(([, title]) => title),
    ),
  );
  return built.flatMap(({route, englishPath, result}) => {
    if (!result) {
      return [];
    }
    const isEvent = englishPath.startsWith(`${contentBases.api}/events/`);
    const repeats = isEvent ? /^#(?:body|response)-/u : /^#response-/u;
    const sections = result.sections.filter(
      ([hash, title]) =>
        englishPath === contentBases.api ||
        !((isEvent && ofEveryEvent.test(hash)) || (repeats.test(hash) && known.has(title.replace(/^data\./u, '')))),
    );
    return [{path: route, ...result, sections}];
  });
}

/**
 * `@easyops-cn/docusaurus-search-local` (0.55.3) with our pages, box and ranking: it adds the hash of the site's content to
 * the URL of the index. `SearchBox` and the page of all results replace its theme, and browsers index the words of the pages, because
 * lunr stems neither Czech nor Ukrainian. Like the original, it has no index in the dev server, which has no built pages.
 */
export default async function docsSearch(context: LoadContext, options: PluginOptions): Promise<Plugin<undefined>> {
  const plugin = await original.default(context, {...options});
  if (!plugin) {
    throw new Error(
      'docs-search: @easyops-cn/docusaurus-search-local returned no plugin. Compare its version with the one above.',
    );
  }
  const {name} = plugin;
  return {
    name,
    // Leaves lunr out of the script that reads the index's URL from the plugin.
    configureWebpack: () => ({module: {rules: [{test: /[\\/]lunr[\\/]lunr\.js$/u, sideEffects: false}]}}),
    async postBuild(props) {
      const pages = sortBy(searchPages(await searchedPages(props)), 'path');
      await writeFile(path.join(props.outDir, searchIndex), JSON.stringify(pages));
    },
  };
}
