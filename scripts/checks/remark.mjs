import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import prohibitedStrings from 'remark-lint-prohibited-strings';
import remarkMdx from 'remark-mdx';

import {
  onlyIn,
  readAsBuild,
  requireFittingMetadata,
  requireFrontMatter,
  requireHeadingIds,
  requirePageRules,
  requirePriceFacts,
  requireSampleFiles,
} from './pageRules.mjs';
import terminology from './terminology.json' with {type: 'json'};

const english = /^(?:docs|guides|blog)\//u;
const content = /^(?:docs|guides|blog|i18n)\//u;
const documentation = /^(?:docs|guides|i18n\/[^/]+\/docusaurus-plugin-content-docs[^/]*)\//u;
/** All pages except posts. */
const undated = /^(?!blog\/|i18n\/[^/]+\/docusaurus-plugin-content-blog)/u;
/** Pages with front matter: all except partials, whose file or directory name begins with an underscore. */
const pages = new RegExp(`${documentation.source}(?!(?:.*/)?_)`, 'u');

/** The rules for pages in all languages; `npm run check` applies them. */
export default {
  plugins: [
    remarkFrontmatter,
    remarkGfm,
    remarkMdx,
    remarkDirective,
    readAsBuild,
    requirePageRules,
    requireFittingMetadata,
    onlyIn(undated, requirePriceFacts),
    onlyIn(content, requireSampleFiles),
    onlyIn(pages, requireFrontMatter),
    onlyIn(documentation, requireHeadingIds),
    onlyIn(english, prohibitedStrings, terminology),
  ],
};
