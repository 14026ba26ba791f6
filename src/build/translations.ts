import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {RouteConfig} from '@docusaurus/types';
import {aliasedSitePathToRelativePath, getPluginI18nPath, posixPath} from '@docusaurus/utils';
import {decodeText} from '@packages/files';
import type {PageText} from '@packages/translate';
import {type Hashes, isCurrent, readHashes, sourceHash} from '@packages/translate/hashes';

import {type Locale, defaultLocale, locales} from '../config/locales';
import {parseFrontMatter} from './frontMatter';

/** The front matter that is translated. Keywords aren't: each language has the words that its readers search for. */
const translatedFields = ['title', 'title_meta', 'description', 'sidebar_label'] as const;

/**
 * Reads the text of a Markdown page.
 *
 * @throws Error with file and line if the front matter is not YAML
 */
export async function parsePageText(page: string, file: string): Promise<PageText> {
  const {frontMatter, content} = await parseFrontMatter({filePath: file, fileContent: page});
  const fields = frontMatter as Readonly<Record<string, string | undefined>>;
  return {
    text: [...translatedFields.flatMap((field) => fields[field] ?? []), content].join('\n\n'),
    translationKey: fields.translationKey,
  };
}

/** The partials that a page imports, relative to its directory. */
const partialImport = /^import \w+ from '(?<partial>\.{1,2}\/(?:[^']*\/)?_[^'/]+\.mdx)';?$/gmu;

/**
 * Whether an English page, or a translated partial in it, has changed since it was translated.
 *
 * @param source the English page's path, relative to `siteDir`, with forward slashes
 * @param hashes the language's hashes
 */
export async function isStale(siteDir: string, source: string, hashes: Hashes): Promise<boolean> {
  const file = path.join(siteDir, source);
  const {text} = await parsePageText(decodeText(await readFile(file), file), file);
  if (!isCurrent(hashes, source, sourceHash(text))) {
    return true;
  }
  const partials = [...text.matchAll(partialImport)].map(({groups}) =>
    path.posix.join(path.posix.dirname(source), groups?.partial ?? ''),
  );
  const stale = await Promise.all(
    partials.map(
      async (partial) =>
        partial in hashes && existsSync(path.join(siteDir, partial)) && (await isStale(siteDir, partial, hashes)),
    ),
  );
  return stale.includes(true);
}

/** A page's translation state, stored in its route for the notice, `lang`, sidebar, alternates, and link preview. */
export interface PageState {
  /** Whether the text is in English, although the site is in a different language. */
  readonly isEnglish?: true;
  /** Whether the text is a translation of an earlier English version. */
  readonly isStale?: true;
  /** The languages that show the English text. */
  readonly untranslated?: readonly Locale[];
}

/** An instance of a content plugin. */
interface ContentPlugin {
  readonly siteDir: string;
  readonly pluginName: string;
  /** The instance's options: its ID, and the directory of the English pages. */
  readonly options: {readonly id: string; readonly path: string};
  /** The directory of translated pages, relative to the instance's directory in `i18n`. */
  readonly subPaths?: string[];
}

/** A page that a content plugin has loaded. */
interface LoadedPage {
  readonly permalink: string;
  /** `@site/docs/…` or `@site/i18n/…`. */
  readonly source: string;
}

/** The states of pages in a language, by path. */
export async function pageStates(
  pages: readonly LoadedPage[],
  plugin: ContentPlugin,
  locale: Locale,
): Promise<Map<string, PageState>> {
  const hashes = await readHashes(path.join(plugin.siteDir, 'i18n', locale, 'hashes.json'));
  const states = pages.map(async (page) => [page.permalink, await pageState(page, plugin, locale, hashes)] as const);
  return new Map(await Promise.all(states));
}

async function pageState(
  {source}: LoadedPage,
  {siteDir, pluginName, options, subPaths = []}: ContentPlugin,
  locale: Locale,
  hashes: Hashes,
): Promise<PageState> {
  const english = path.resolve(siteDir, options.path);
  const translated = (language: Locale): string => {
    const localizationDir = path.join(siteDir, 'i18n', language);
    return getPluginI18nPath({localizationDir, pluginName, pluginId: options.id, subPaths});
  };
  const file = path.join(siteDir, aliasedSitePathToRelativePath(source));
  const isTranslated = locale !== defaultLocale && !path.relative(translated(locale), file).startsWith('..');
  const name = path.relative(isTranslated ? translated(locale) : english, file);
  const englishFile = path.join(english, name);
  const untranslated = locales.filter(
    (other) => other !== defaultLocale && !existsSync(path.join(translated(other), name)),
  );
  return {
    ...(untranslated.length > 0 && {untranslated}),
    ...(locale !== defaultLocale && !isTranslated && {isEnglish: true}),
    ...(isTranslated &&
      existsSync(englishFile) &&
      (await isStale(siteDir, posixPath(path.relative(siteDir, englishFile)), hashes)) && {isStale: true}),
  };
}

/** Adds the states of pages to their routes, at any depth. */
export function markRoutes(route: RouteConfig, states: ReadonlyMap<string, PageState>): RouteConfig {
  return {
    ...route,
    ...(route.routes && {routes: route.routes.map((inner) => markRoutes(inner, states))}),
    ...(route.exact === true && states.get(route.path)),
  };
}
