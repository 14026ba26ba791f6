import {copyFile, mkdir, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';

import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';

import {lastIndex} from './lastIndex';
import {type PageRecords, toPluginPage} from './records';
import type {Locale} from '../../config/locales';
import {contentBases} from '../../config/routes';
import {parsePageUrl} from '../../lib/routes';
import {type PluginIndex, packIndex} from '../../lib/search/index';
import {stemmerOf, wordsOf} from '../../lib/search/stemming';
import {type BuiltPage, builtPages} from '../built-pages';

const require = createRequire(__filename);
const original = require('@easyops-cn/docusaurus-search-local') as {default: PluginModule<undefined>} & Pick<
  PluginModule<undefined>,
  'validateOptions'
>;

export const {validateOptions} = original;

type PipelineFunction = (token: unknown) => unknown;

/** The parts of lunr that are configured for a language. */
interface Lunr {
  tokenizer: (text: unknown) => unknown[];
  trimmer: PipelineFunction;
  stopWordFilter: PipelineFunction;
  stemmer: PipelineFunction;
  Token: new (text: string) => unknown;
  Pipeline: {registerFunction: (run: PipelineFunction, name: string) => void};
}

/** lunr as the search plugin loads it. */
const lunr = createRequire(require.resolve('@easyops-cn/docusaurus-search-local'))('lunr') as Lunr;

const unchanged: PipelineFunction = (token) => token;
lunr.Pipeline.registerFunction(unchanged, 'unchanged');

/** Makes lunr index the stems that the search box looks up, instead of English ones. */
function setLanguage(locale: Locale): void {
  const stem = stemmerOf(locale);
  lunr.tokenizer = (text) => wordsOf(String(text)).map((word) => new lunr.Token(stem(word)));
  lunr.trimmer = unchanged;
  lunr.stopWordFilter = unchanged;
  lunr.stemmer = unchanged;
}

/** Leaves lunr, which is used in the build only, out of the script that reads the index's URL from the plugin. */
const configureWebpack = (): object => ({
  module: {rules: [{test: /[\\/]lunr[\\/]lunr\.js$/u, sideEffects: false}]},
});

/**
 * The searchable text of all pages, by route. Omits payloads and responses that repeat an object's
 * fields, and headers of every response.
 */
function recordsOf(built: readonly BuiltPage[]): Map<string, PageRecords> {
  const pages = new Map(built.flatMap(({route, records}) => (records ? [[route, records] as const] : [])));
  const ofObjects = new Set(
    [...pages.values()].flatMap(({parts}) =>
      parts.filter(({hash}) => hash.startsWith('#object-')).map(({title}) => title),
    ),
  );
  const overview = [...pages].find(([url]) => parsePageUrl(url).englishPath === contentBases.api);
  const ofEveryResponse = new Set(
    overview?.[1].parts.filter(({hash}) => hash.startsWith('#response-header-')).map(({title}) => title),
  );
  for (const [url, {parts}] of pages) {
    const isEvent = url.includes('/api/events/');
    const repeats = isEvent ? /^#(?:body|response)-/u : /^#response-/u;
    const indexed = parts.filter(
      ({hash, title}) =>
        !(isEvent && /^#(?:header-|body-(?:type|timestamp|data)$)/u.test(hash)) &&
        !(url !== overview?.[0] && hash.startsWith('#response-header-') && ofEveryResponse.has(title)) &&
        !(repeats.test(hash) && ofObjects.has(title.replace(/^data\./u, ''))),
    );
    parts.splice(0, parts.length, ...indexed);
  }
  return pages;
}

/**
 * `@easyops-cn/docusaurus-search-local` (0.55.3) builds the index; `SearchBox`
 * and the page of all results replace its theme. It reads small pages with the searchable text instead of the full pages. The dev server, which has no built
 * pages, gets the index of the last build, whatever its hash is.
 */
export default async function docsSearch(context: LoadContext, options: PluginOptions): Promise<Plugin<undefined>> {
  const directory = path.join(context.generatedFilesDir, 'docs-search');
  const isDevServer = process.env.NODE_ENV === 'development';
  const plugin = await original.default(context, isDevServer ? {...options, hashed: false} : {...options});
  if (!plugin?.postBuild) {
    throw new Error(
      'docs-search: @easyops-cn/docusaurus-search-local returned no plugin. Compare its version with the one above.',
    );
  }
  const {name, postBuild} = plugin;
  if (!isDevServer) {
    return {
      name,
      configureWebpack,
      async postBuild(props) {
        const staged = path.join(directory, 'pages');
        await rm(staged, {recursive: true, force: true});
        const pages = recordsOf(await builtPages(props));
        for (const [url, records] of pages) {
          const file = path.join(staged, `${url.slice(props.baseUrl.length)}.html`);
          await mkdir(path.dirname(file), {recursive: true});
          await writeFile(file, toPluginPage(records));
        }
        setLanguage(context.i18n.currentLocale as Locale);
        // Skips the plugins' content: other pages than docs are searched, too.
        await postBuild({...props, outDir: staged, routesPaths: [...pages.keys()], plugins: []});
        for (const file of await readdir(staged)) {
          if (/^search-index.*\.json$/u.test(file)) {
            const parts = JSON.parse(await readFile(path.join(staged, file), 'utf8')) as PluginIndex[];
            await writeFile(path.join(props.outDir, file), JSON.stringify(packIndex(parts)));
          }
        }
      },
    };
  }
  const served = path.join(directory, 'static');
  await rm(served, {recursive: true, force: true});
  await mkdir(served, {recursive: true});
  const index = lastIndex(context.siteDir, context.baseUrl);
  if (index !== undefined) {
    await copyFile(index, path.join(served, 'search-index.json'));
  }
  return {
    name,
    // The bundler's types do not know its dev server.
    configureWebpack: (): object => ({
      ...configureWebpack(),
      devServer: {static: [{directory: served, publicPath: context.baseUrl, watch: false}]},
    }),
  };
}
