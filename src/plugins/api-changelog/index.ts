import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {createMDXLoaderRule} from '@docusaurus/mdx-loader';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {type Locale, isLocale} from '../../config/locales';
import {specFile} from '../../config/reference';
import {brand} from '../../config/site';
import type {Spec} from '../../openapi/types';
import {type ChangeKind, type ChangelogEntry, changeKinds, changelogDir, checkEntries, readEntries} from './entries';
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
  const {currentLocale} = context.i18n;
  if (!isLocale(currentLocale)) {
    throw new Error(
      `${name}: the language "${currentLocale}" is not in src/config/locales.ts. Add it there, or build another one.`,
    );
  }
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
      const references = referencesOf(await readDescription(siteDir, currentLocale));
      return {entries: checkEntries(await readEntries(siteDir), new Set(references.keys())), references};
    },
    async contentLoaded({content: {entries, references}, actions}) {
      await actions.createData(pageFile, changelogPage(entries, references, currentLocale));
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
        locale: currentLocale,
        brand,
        title: translated('apiChangelog.feedTitle', 'Mailwren API changelog'),
        kinds: Object.fromEntries(
          changeKinds.map((kind) => [
            kind,
            translated(`apiChangelog.kind.${kind}`, `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`),
          ]),
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

/** The bundled spec in a language, which is written before a build or the dev server starts. */
async function readDescription(siteDir: string, locale: Locale): Promise<Spec> {
  const file = specFile(locale);
  try {
    return JSON.parse(await readFile(path.join(siteDir, file), 'utf8')) as Spec;
  } catch (error) {
    throw new Error(`${name}: ${file} cannot be read. Run "npm run reference" first; a build does so automatically.`, {
      cause: error,
    });
  }
}
