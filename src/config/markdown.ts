import {createRequire} from 'node:module';

import type {MarkdownConfig} from '@docusaurus/types';

import {currentLocale} from './currentLocale';
import {rehypeCodeSpans} from '../plugins/author-components/rehypeCodeSpans';
import {rehypeTableAlignment} from '../plugins/author-components/rehypeTableAlignment';
import {remarkAuthorComponents} from '../plugins/author-components/remarkAuthorComponents';
import {sourcesOf} from '../plugins/author-components/sources';
import {remarkEnglishLinks} from '../plugins/pages/remarkEnglishLinks';

const require = createRequire(__filename);

/** How Markdown is read, in every content room. */
export const markdown = {
  format: 'mdx',
  hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
} satisfies Partial<MarkdownConfig>;

/**
 * Plugins of every content room. Links name the English path of a page; this
 * is checked first, before links to files become addresses. What authors write
 * as components is resolved next. Code is highlighted once, at build, into spans with classes, so that no highlighter is sent to the
 * browser and no style attribute needs an exception in the
 * Content-Security-Policy.
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
