import {createRequire} from 'node:module';

import {currentLocale} from './i18n';
import {rehypeCodeSpans, rehypeTableAlignment} from '../plugins/author-components/rehypePlugins';
import {remarkAuthorComponents} from '../plugins/author-components/remarkAuthorComponents';
import {sourcesOf} from '../plugins/author-components/sources';
import {remarkEnglishLinks} from '../plugins/pages/remarkEnglishLinks';

const require = createRequire(__filename);

/**
 * The remark and rehype plugins of all content. Links are checked before
 * Docusaurus turns links to files into paths.
 *
 * Node's own `require` loads the highlighter: the loader that reads this
 * configuration would rewrite the module and lose its WebAssembly file.
 */
export const contentPlugins = {
  beforeDefaultRemarkPlugins: [remarkEnglishLinks, [remarkAuthorComponents, sourcesOf(currentLocale())]],
  rehypePlugins: [
    rehypeTableAlignment,
    (require('rehype-starry-night') as {default: () => unknown}).default,
    rehypeCodeSpans,
  ],
};
