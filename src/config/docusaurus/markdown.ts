import {existsSync, readFileSync} from 'node:fs';

import {decodeText} from '@packages/files';

import {currentLocale} from '../i18n';
import {localeConfigs} from '../locales';
import {callouts} from '../../content/callouts';
import {changelogComponents} from '../../api-changelog/plugin/resolveApiChangelog';
import type {AuthorComponents} from '../../build/jsx';
import {authorComponents} from '../../content/components';
import {readSpec} from './readSpec';
import {remarkPageRules} from '../../content/pageRules';
import {rehypeHighlight, rehypeMovedAnchors, rehypeTables, rehypeUnbroken} from '../../content/rehypePlugins';
import {remarkAuthorComponents} from '../../content/remarkAuthorComponents';
import {remarkSortTerms} from '../../content/sortTerms';
import {remarkPostLinks} from '../../blog/plugin/remarkPostLinks';

const locale = currentLocale();

/** The components that authors may use. */
export const components: AuthorComponents = {...authorComponents, ...changelogComponents};

/** The data for resolving components on pages; files are read from the working directory. */
const sources: Parameters<typeof remarkAuthorComponents>[0] = {
  iso: localeConfigs[locale].iso,
  spec: () => readSpec(locale),
  components,
  readFile: (file) => (existsSync(file) ? decodeText(readFileSync(file), file) : undefined),
};

/** The callouts and plugins of all content. Links are checked before Docusaurus resolves links to files. */
export const contentPlugins = {
  admonitions: {keywords: [...callouts], extendDefaults: false},
  beforeDefaultRemarkPlugins: [
    [remarkPageRules, {components: Object.keys(components)}],
    [remarkPostLinks, {siteDir: '.', locale}],
    [remarkSortTerms, {iso: sources.iso}],
    [remarkAuthorComponents, sources],
  ],
  rehypePlugins: [rehypeTables, rehypeUnbroken, rehypeMovedAnchors, rehypeHighlight],
};
