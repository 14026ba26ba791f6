import type {Config} from '@docusaurus/types';

import {currentLocale, i18n} from './src/config/i18n';
import {lastChanges} from './src/config/docusaurus/lastChanges';
import {plugins, themes} from './src/config/docusaurus/plugins';
import {presetOptions} from './src/config/docusaurus/preset';
import {publishedDir} from './src/config/publishedFiles';
import {brand, hosts} from './src/config/site';
import {ssrTemplate} from './src/config/docusaurus/template';
import {themeConfig} from './src/config/docusaurus/theme';
import {languageNames} from './src/data/sampleLanguages';
import {footnoteOptions} from './src/content/footnotes';
import {readSource, refuseMissingFile} from './src/content/pageRules';
import {parseFrontMatter} from './src/build/frontMatter';

export default {
  title: brand,
  url: hosts.site,
  favicon: 'img/logo.svg',
  // Hosts, redirects, and localized paths rely on these two values.
  baseUrl: '/',
  trailingSlash: false,
  // The banner would need an inline script and style that the Content-Security-Policy forbids.
  baseUrlIssueBanner: false,

  // Without SWC's HTML minifier: it drops quotes and closing tags, which saves little once compressed and makes the
  // pages hard to read for other tools. The bundler's disk cache saves four seconds per build, but takes 500 MB of
  // memory, changes the names of variables in a second build, and once it is corrupted, builds hang.
  future: {
    v4: true,
    faster: {swcHtmlMinimizer: false, rspackPersistentCache: process.env.NODE_ENV === 'development'},
    experimental_vcs: lastChanges,
  },
  // Without a fixed namespace, the color mode is lost on a language switch.
  storage: {namespace: 'site'},

  customFields: {languageNames},
  ssrTemplate,
  headTags: [
    {tagName: 'link', attributes: {rel: 'icon', href: '/favicon.ico', sizes: '32x32'}},
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/apple-touch-icon.png'}},
    {tagName: 'link', attributes: {rel: 'manifest', href: '/site.webmanifest'}},
  ],
  clientModules: ['./src/components/navigation/prefetchQueue.ts', './src/components/navigation/visits.ts'],

  // The build checks links and anchors in the finished pages instead, where all files and IDs are known.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  onDuplicateRoutes: 'throw',

  // The API spec is published in each language.
  staticDirectories: ['static', publishedDir(currentLocale())],

  i18n,
  markdown: {
    parseFrontMatter,
    remarkRehypeOptions: footnoteOptions(currentLocale()),
    preprocessor: ({fileContent, filePath}) => readSource(fileContent, filePath),
    hooks: {onBrokenMarkdownLinks: refuseMissingFile, onBrokenMarkdownImages: refuseMissingFile},
  },
  presets: [['./src/preset/index.ts', presetOptions(currentLocale())]],
  themes,
  plugins: plugins(currentLocale()),
  themeConfig,
} satisfies Config;
