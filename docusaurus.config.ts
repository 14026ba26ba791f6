import type {Config} from '@docusaurus/types';

import {i18n} from './src/config/i18n';
import {currentLocale} from './src/config/currentLocale';
import {publishedDir} from './src/config/description';
import {lastChanges} from './src/config/lastChanges';
import {markdown} from './src/config/markdown';
import {plugins, themes} from './src/config/plugins';
import {presetOptions} from './src/config/preset';
import {twinsDir} from './src/config/reference';
import {brand, hosts} from './src/config/site';
import {ssrTemplate, startOf} from './src/config/template';
import {themeConfig} from './src/config/theme';

/** The site's table of contents: every part has its own file in src/config/. */
export default {
  title: brand,
  url: hosts.site,
  baseUrl: '/',
  favicon: 'img/logo.svg',
  trailingSlash: false,
  // The banner would need an inline script and style that the policy forbids.
  baseUrlIssueBanner: false,

  // Without SWC's HTML minifier: it drops quotes and closing tags, which saves
  // little once compressed and makes the pages hard to read for other tools.
  future: {v4: true, faster: {swcHtmlMinimizer: false}, experimental_vcs: lastChanges},
  // Without a fixed namespace the colour mode is lost on a language switch.
  storage: {namespace: 'site'},

  ssrTemplate: ssrTemplate(startOf(process.env)),

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',

  // The API description and the reference's pages as files, in each language.
  staticDirectories: ['static', publishedDir(currentLocale()), twinsDir(currentLocale())],

  i18n,
  markdown,
  presets: [['./src/preset/index.ts', presetOptions(currentLocale())]],
  themes,
  plugins: plugins(currentLocale()),
  themeConfig,
} satisfies Config;
