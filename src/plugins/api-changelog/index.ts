import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {createMDXLoaderRule} from '@docusaurus/mdx-loader';
import type {LoadContext, Plugin} from '@docusaurus/types';
import upperFirst from 'lodash/upperFirst';

import {currentLocale} from '../../config/i18n';
import {readSpec} from '../api-reference/readSpec';
import {brand} from '../../config/site';
import {type ChangeKind, changeKinds} from '../../data/changeKinds';
import {type ChangelogEntry, changelogDir, checkEntries, readEntries} from './entries';
import {changelogFeeds, feedNames} from './feeds';
import {type Reference, changelogPage, referencesOf} from './page';

export interface Options {
  /** The path of the page, without the locale: `/docs/api-changelog`. */
  path: string;
}

interface Content {
  entries: ChangelogEntry[];
  references: Map<string, Reference>;
}

const name = 'api-changelog';
const pageFile = 'changes.mdx';

/**
 * Provides the content of `docs/api-changelog.mdx` and writes the feeds.
 *
 * The page imports `@api-changelog/changes.mdx`, which is generated from the
 * entries in `api-spec/changelog/`. It is MDX so that its days are in the
 * table of contents and the bundler notices changes.
 *
 * @throws ChangelogError with file and line of an invalid entry
 */
export default async function apiChangelog(context: LoadContext, {path: pagePath}: Options): Promise<Plugin<Content>> {
  const {siteDir, siteConfig, generatedFilesDir, codeTranslations} = context;
  const locale = currentLocale();
  const pageDir = path.join(generatedFilesDir, name, 'default');
  const rule = await createMDXLoaderRule({
    include: [`${pageDir}${path.sep}`],
    options: {
      admonitions: true,
      beforeDefaultRehypePlugins: [],
      beforeDefaultRemarkPlugins: [],
      rehypePlugins: [],
      remarkPlugins: [],
      recmaPlugins: [],
      siteDir,
      staticDirs: [],
      isMDXPartial: () => true,
      isMDXPartialFrontMatterWarningDisabled: true,
      useCrossCompilerCache: siteConfig.future.faster.mdxCrossCompilerCache,
      markdownConfig: siteConfig.markdown,
    },
  });
  const translated = (id: string, english: string): string => codeTranslations[id] ?? english;

  return {
    name,
    async loadContent() {
      const references = referencesOf(readSpec(locale));
      return {entries: checkEntries(await readEntries(siteDir), new Set(references.keys())), references};
    },
    async contentLoaded({content: {entries, references}, actions}) {
      await actions.createData(pageFile, changelogPage(entries, references, locale));
    },
    getPathsToWatch: () => [path.join(siteDir, changelogDir, '*.yaml')],
    configureWebpack: () => ({
      resolve: {alias: {'@api-changelog': pageDir}},
      module: {rules: [rule]},
    }),
    async postBuild({outDir, content: {entries, references}}) {
      const feeds = changelogFeeds(entries, {
        origin: siteConfig.url,
        path: pagePath,
        locale,
        brand,
        title: translated('apiChangelog.feedTitle', 'Mailwren API changelog'),
        kinds: Object.fromEntries(
          changeKinds.map((kind) => [kind, translated(`apiChangelog.kind.${kind}`, upperFirst(kind))]),
        ) as Record<ChangeKind, string>,
        references,
      });
      const dir = path.join(outDir, pagePath);
      await mkdir(dir, {recursive: true});
      for (const format of Object.keys(feedNames) as (keyof typeof feedNames)[]) {
        await writeFile(path.join(dir, feedNames[format]), feeds[format]);
      }
    },
  };
}
