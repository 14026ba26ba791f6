import {createRequire} from 'node:module';
import path from 'node:path';

import {devDependencies} from '../../../package.json';
import {currentLocale} from '../i18n';
import {remarkGuideCards} from '../../plugins/author-components/guideCards';
import {remarkPageRules} from '../../plugins/author-components/pageRules';
import {
  rehypeCodeSpans,
  rehypeHighlight,
  rehypeLanguageIcons,
  rehypeTables,
  rehypeUnbroken,
} from '../../plugins/author-components/rehypePlugins';
import {remarkAuthorComponents} from '../../plugins/author-components/remarkAuthorComponents';
import {sourcesOf} from '../../plugins/author-components/sources';
import {remarkPostLinks} from '../../plugins/blog/remarkPostLinks';

const require = createRequire(__filename);
const {default: starryNight} = require('rehype-starry-night') as {
  default: (options: {grammars: unknown}) => ReturnType<Parameters<typeof rehypeHighlight>[0]['plugin']>;
};
const {all: grammars} = require('@wooorm/starry-night') as {all: unknown};
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
    remarkPageRules,
    [remarkPostLinks, {siteDir: '.', locale: currentLocale()}],
    [remarkAuthorComponents, sourcesOf(currentLocale())],
    // Its cards have a property that authors cannot set.
    remarkGuideCards,
  ],
  rehypePlugins: [
    rehypeTables,
    rehypeUnbroken,
    rehypeLanguageIcons,
    [
      rehypeHighlight,
      {
        plugin: () => starryNight({grammars}),
        cache: path.join('node_modules', '.cache', `highlighted-${versions}-all`),
      },
    ],
    rehypeCodeSpans,
  ],
};
