import {createRequire} from 'node:module';
import path from 'node:path';

import {devDependencies} from '../../package.json';
import {currentLocale} from './i18n';
import {
  rehypeCodeSpans,
  rehypeHighlight,
  rehypeLanguageIcons,
  rehypeTables,
} from '../plugins/author-components/rehypePlugins';
import {remarkAuthorComponents} from '../plugins/author-components/remarkAuthorComponents';
import {sourcesOf} from '../plugins/author-components/sources';
import {remarkPostLinks} from '../plugins/blog/remarkPostLinks';
import {remarkEnglishLinks} from '../plugins/pages/remarkEnglishLinks';

const require = createRequire(__filename);
const {default: plugin} = require('rehype-starry-night') as {default: Parameters<typeof rehypeHighlight>[0]['plugin']};
const versions = [devDependencies['rehype-starry-night'], devDependencies['@wooorm/starry-night']].join('-');

/**
 * The remark and rehype plugins of all content. Links are checked before
 * Docusaurus turns links to files into paths.
 *
 * Node's own `require` loads the highlighter: the loader that reads this
 * configuration would rewrite the module and lose its WebAssembly file. Paths
 * are relative: options are part of the configuration, which browsers receive.
 */
export const contentPlugins = {
  beforeDefaultRemarkPlugins: [
    remarkEnglishLinks,
    [remarkPostLinks, {siteDir: '.', locale: currentLocale()}],
    [remarkAuthorComponents, sourcesOf(currentLocale())],
  ],
  rehypePlugins: [
    rehypeTables,
    rehypeLanguageIcons,
    [rehypeHighlight, {plugin, cache: path.join('node_modules', '.cache', `highlighted-${versions}`)}],
    rehypeCodeSpans,
  ],
};
