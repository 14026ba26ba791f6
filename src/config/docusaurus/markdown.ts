import {existsSync, readFileSync} from 'node:fs';

import {decodeText} from '@packages/files';

import {currentLocale} from '../i18n';
import {localeConfigs} from '../locales';
import {readSpec} from '../../reference/plugin/readSpec';
import {remarkPageRules} from '../../plugins/author-components/pageRules';
import {
  rehypeHighlight,
  rehypeLanguageIcons,
  rehypeMovedAnchors,
  rehypeTables,
  rehypeUnbroken,
} from '../../plugins/author-components/rehypePlugins';
import {remarkAuthorComponents} from '../../plugins/author-components/remarkAuthorComponents';
import {remarkSortTerms} from '../../plugins/author-components/sortTerms';
import {remarkPostLinks} from '../../blog/plugin/remarkPostLinks';

const locale = currentLocale();

/** The sources from which components on pages are resolved, in the repository of the working directory. */
const sources: Parameters<typeof remarkAuthorComponents>[0] = {
  iso: localeConfigs[locale].iso,
  spec: () => readSpec(locale),
  readFile: (file) => (existsSync(file) ? decodeText(readFileSync(file), file) : undefined),
};

/**
 * The remark and rehype plugins of all content. Links are checked before
 * Docusaurus turns links to files into paths.
 */
export const contentPlugins = {
  beforeDefaultRemarkPlugins: [
    remarkPageRules,
    [remarkPostLinks, {siteDir: '.', locale}],
    [remarkSortTerms, {iso: sources.iso}],
    [remarkAuthorComponents, sources],
  ],
  rehypePlugins: [rehypeTables, rehypeUnbroken, rehypeLanguageIcons, rehypeMovedAnchors, rehypeHighlight],
};
