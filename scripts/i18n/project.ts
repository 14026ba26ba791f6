import type {LoadedContent, SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {normalizeSidebars} from '@docusaurus/plugin-content-docs/lib/sidebars/normalization.js';
import {getLoadedContentTranslationFiles} from '@docusaurus/plugin-content-docs/lib/translations.js';
import type {Spec} from '@packages/openapi';
import {type Project, type Text, apiTexts} from '@packages/translate';

import sidebars from '../../sidebars';
import guidesSidebars from '../../src/config/docusaurus/sidebars/guides';
import {type Locale, defaultLocale, locales} from '../../src/config/locales';
import {blogTexts, brand} from '../../src/config/site';
import {currentPath} from '../../src/lib/routes';
import {parsePageText} from '../../src/build/translations';
import {literalPrices} from '../../src/lib/prices';
import {typography} from './typography';
import {uiTexts} from './uiTexts';

/** The languages that English is translated into. */
export const targetLocales: readonly Locale[] = locales.filter((locale) => locale !== defaultLocale);

const isSidebarKey = (key: string): boolean => key.startsWith('sidebar.');

/** The labels of categories and links in sidebars, with Docusaurus' keys; pages define their own labels. */
const labelsOf = (sidebarsInFile: object, source: string): Text[] =>
  getLoadedContentTranslationFiles({
    loadedVersions: [{versionName: 'current', sidebars: normalizeSidebars(sidebarsInFile as SidebarsConfig)}],
  } as unknown as LoadedContent)
    .flatMap(({content}) => Object.entries(content))
    .filter(([key]) => isSidebarKey(key))
    .map(([key, {message: english, description: note}]) => ({key, english, source, note}));

const [docs, guides] = ['docusaurus-plugin-content-docs', 'docusaurus-plugin-content-docs-guides'] as const;

/** Everything that is translated on this site. */
export const translationProject = async (bundle: Spec): Promise<Project> => ({
  name: brand,
  locales: targetLocales,
  pages: [
    {area: 'docs', dir: 'docs', target: `${docs}/current`},
    {area: 'guides', dir: 'guides', target: `${guides}/current`},
    {area: 'blog', dir: 'blog', target: 'docusaurus-plugin-content-blog', hasPosts: true},
    {area: 'pages', dir: 'src/pages', target: 'docusaurus-plugin-content-pages'},
  ],
  // Sample directories contain only code.
  ignore: ['**/README.md', '**/_samples/**'],
  readPage: parsePageText,
  strings: [
    {area: 'ui', file: 'code.json', texts: await uiTexts(), isOurs: (key) => !key.startsWith('theme.')},
    {
      area: 'ui',
      file: 'docusaurus-plugin-content-blog/options.json',
      texts: Object.entries(blogTexts).map(([key, english]) => ({key, english, source: 'src/config/site.ts'})),
    },
    {area: 'labels', file: `${docs}/current.json`, texts: labelsOf(sidebars, 'sidebars.ts'), isOurs: isSidebarKey},
    {
      area: 'labels',
      file: `${guides}/current.json`,
      texts: labelsOf(guidesSidebars, 'src/config/docusaurus/sidebars/guides.ts'),
      isOurs: isSidebarKey,
    },
    {area: 'api', file: 'api-spec.json', texts: apiTexts(bundle, 'api-spec'), isMarkdown: true},
  ],
  typography,
  stringErrors: (text) =>
    literalPrices(text).map((price) => `the price "${price}" would go stale when prices change. Use a placeholder`),
  currentPath,
});
