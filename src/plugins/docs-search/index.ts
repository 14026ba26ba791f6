import {createRequire} from 'node:module';
import path from 'node:path';

import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';

import {provideLanguage} from './ownLanguages';
import {withoutMenus} from '../../lib/withoutMenus';

const require = createRequire(__filename);

// Node's own `require`: the index is built in the modules that are patched here.
const original = require('@easyops-cn/docusaurus-search-local') as {default: PluginModule<undefined>} & Pick<
  PluginModule<undefined>,
  'validateOptions'
>;

type Parse = (html: string, ...rest: unknown[]) => unknown;

// Parsing the menus of every page into a DOM would take as long as everything else.
const parser = require('@easyops-cn/docusaurus-search-local/dist/server/server/utils/parse') as {parse: Parse};
const {parse} = parser;
parser.parse = (html, ...rest) => parse(withoutMenus(html), ...rest);

export const {validateOptions} = original;

/**
 * `@easyops-cn/docusaurus-search-local` (0.55.3) without its own box and result
 * page, whose script every page would load and whose markup the policy forbids:
 * it builds the index, and `SearchBox` asks it through its worker. Czech and
 * Ukrainian, which its stemmers lack, come from here.
 */
export default async function docsSearch(context: LoadContext, options: PluginOptions): Promise<Plugin<undefined>> {
  const directory = path.join(context.generatedFilesDir, 'docs-search');
  for (const language of [options.language ?? []].flat()) {
    provideLanguage(language, directory);
  }
  const plugin = await original.default(context, {...options});
  if (!plugin) {
    throw new Error(
      'docs-search: @easyops-cn/docusaurus-search-local made no plugin. Compare its version with the one named here.',
    );
  }
  const {name, postBuild} = plugin;
  return {name, postBuild};
}
