import {copyFile, mkdir, rm} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';

import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';

import {lastIndex} from './lastIndex';
import {provideLanguage} from './ownLanguages';
import {withoutMenus} from '../../lib/withoutMenus';

const require = createRequire(__filename);

// Node's own `require`: the index is built in the modules that are patched here.
const original = require('@easyops-cn/docusaurus-search-local') as {default: PluginModule<undefined>} & Pick<
  PluginModule<undefined>,
  'validateOptions'
>;

type Parse = (html: string, ...rest: unknown[]) => unknown;

// Parsing menus and highlighted code of every page would take longer than everything else; neither is indexed.
const parser = require('@easyops-cn/docusaurus-search-local/dist/server/server/utils/parse') as {parse: Parse};
const {parse} = parser;
parser.parse = (html, ...rest) => parse(withoutMenus(html).replace(/<pre[\s>].*?<\/pre>/gsu, ''), ...rest);

export const {validateOptions} = original;

/**
 * `@easyops-cn/docusaurus-search-local` (0.55.3) without its box and result page,
 * whose script every page would load and whose markup the Content-Security-Policy
 * forbids: it builds the index, and `SearchBox` queries its worker. We add the
 * languages that it lacks. The dev server, which has no built pages, gets the
 * index of the last build, whatever its hash is.
 */
export default async function docsSearch(context: LoadContext, options: PluginOptions): Promise<Plugin<undefined>> {
  const directory = path.join(context.generatedFilesDir, 'docs-search');
  for (const language of [options.language ?? []].flat()) {
    provideLanguage(language, directory);
  }
  const isDevServer = process.env.NODE_ENV === 'development';
  const plugin = await original.default(context, isDevServer ? {...options, hashed: false} : {...options});
  if (!plugin) {
    throw new Error(
      'docs-search: @easyops-cn/docusaurus-search-local returned no plugin. Compare its version with the one above.',
    );
  }
  const {name, postBuild} = plugin;
  if (!isDevServer) {
    return {name, postBuild};
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
      devServer: {static: [{directory: served, publicPath: context.baseUrl, watch: false}]},
    }),
  };
}
