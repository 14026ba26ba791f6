import {readFileSync} from 'node:fs';

import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import prohibitedStrings from 'remark-lint-prohibited-strings';
import remarkMdx from 'remark-mdx';

import {onlyIn, requireFrontMatter, requireHeadingIds, requireSampleFiles} from './scripts/checks/pageRules.mjs';

const terminology = JSON.parse(readFileSync(new URL('scripts/checks/terminology.json', import.meta.url), 'utf8'));

const english = /^(?:docs|guides|blog)\//u;
/** Partials, which pages import, have no front matter. */
const pages = /^(?:docs|guides|i18n\/[^/]+\/docusaurus-plugin-content-docs[^/]*)\/(?:.*\/)?[^_/][^/]*$/u;
const documentation = /^(?:docs|guides|i18n\/[^/]+\/docusaurus-plugin-content-docs[^/]*)\//u;

/** The rules for pages of documentation, guides and blog in all languages; `npm run check` applies them. */
export default {
  plugins: [
    remarkFrontmatter,
    remarkGfm,
    remarkMdx,
    requireSampleFiles,
    onlyIn(pages, requireFrontMatter),
    onlyIn(documentation, requireHeadingIds),
    onlyIn(english, prohibitedStrings, terminology),
  ],
};
