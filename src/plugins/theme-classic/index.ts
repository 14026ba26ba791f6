import {readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import * as classic from '@docusaurus/theme-classic';
import type {Options} from '@docusaurus/theme-classic';
import darkThemeClass from 'postcss-dark-theme-class';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext, Plugin} from '@docusaurus/types';
import omit from 'lodash/omit';

import withoutUnusedInfima from './withoutUnusedInfima';

const require = createRequire(__filename);

// The types of the original lack its validators.
const {validateOptions, validateThemeConfig} = classic as unknown as Record<
  'validateOptions' | 'validateThemeConfig',
  (args: unknown) => unknown
>;
export {getSwizzleConfig} from '@docusaurus/theme-classic';
export {validateOptions, validateThemeConfig};

/** The directories of `src` that only the bundler reads, so its cache knows their files. */
const bundled = /^(?:components|css|pages|theme)\b/u;

/** The files that configure the bundler and its loaders; a change to them invalidates its cache. */
function buildModules(siteDir: string): string[] {
  const modules = readdirSync(path.join(siteDir, 'src'), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.m?[jt]s$/u.test(file) && !file.includes('.test.') && !bundled.test(file))
    .map((file) => path.join(siteDir, 'src', file));
  return [...modules, path.join(siteDir, 'package-lock.json')];
}

/** The parts of the configuration that only the build reads; every page would load them. */
const buildOptions = ['clientModules', 'headTags', 'i18n', 'markdown', 'plugins', 'presets', 'ssrTemplate', 'themes'];

/** Packages without side effects that don't declare it; only unused parts of the router import them. */
const withoutSideEffects = /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/u;

/** How client scripts and styles are split into chunks. */
const clientOptimization = {
  // Saves 1 KB in the chunk table, which every page loads, because chunks have no numbers.
  chunkIds: 'named',
  splitChunks: {
    cacheGroups: {
      // Docusaurus puts all styles into one file. Styles that only one page type uses load with its component.
      styles: {chunks: 'initial'},
      sharedStyles: {
        name: 'styles',
        type: 'css/mini-extract',
        chunks: 'all',
        minChunks: 2,
        enforce: true,
        priority: 50,
      },
    },
  },
} as const;

/**
 * `@docusaurus/theme-classic` (3.10.2) without the highlighter in the browser,
 * attributes from the query, inline styles, and styles for components that no page uses.
 */
export default function leanClassicTheme(context: LoadContext, options: Options): Plugin<undefined> {
  const theme = classic.default(context, options);
  const packageDir = (name: string): string => path.dirname(require.resolve(`${name}/package.json`));
  const libDir = path.join(packageDir('@docusaurus/theme-classic'), 'lib');

  return {
    ...theme,
    async contentLoaded({actions}) {
      await actions.createData('config.json', omit(context.siteConfig, buildOptions));
    },
    // src/css/tokens.css has the dark tokens only once, for the system's preference.
    configurePostCss: (options) => ({
      ...options,
      plugins: [
        // First, because the others wrap the rules in layers.
        withoutUnusedInfima(),
        ...options.plugins,
        darkThemeClass({
          darkSelector: '[data-theme="dark"]',
          lightSelector: '[data-theme="light"]',
          rootSelector: ':root',
        }),
      ],
    }),
    configureWebpack(config, isServer, utils, content) {
      // Uses the package's sources, because the compiled modules add 4 KB of tslib (compressed) to every page.
      const sources = path.join(packageDir('@docusaurus/utils-common'), 'src');
      return {
        ...theme.configureWebpack?.(config, isServer, utils, content),
        resolve: {
          alias: {
            '@docusaurus/utils-common$': path.join(sources, 'index.ts'),
            '@generated/docusaurus.config$': path.join(context.generatedFilesDir, theme.name, 'default', 'config.json'),
          },
        },
        ...(config.experiments?.cache
          ? {experiments: {cache: {buildDependencies: buildModules(context.siteDir)}}}
          : {}),
        ...(isServer ? {} : {optimization: clientOptimization}),
        // Must precede Docusaurus' own alias for the whole directory.
        mergeStrategy: {'resolve.alias': 'prepend'},
        module: {
          rules: [
            {test: /\.ts$/u, include: sources, use: [utils.getJSLoader({isServer})]},
            {test: withoutSideEffects, sideEffects: false},
            {
              test: path.join(context.generatedFilesDir, 'registry.js'),
              loader: path.join(__dirname, 'registryLoader.mjs'),
              options: {isServer},
            },
          ],
        },
      };
    },
    getThemePath: () => path.join(libDir, 'theme'),
    getTypeScriptThemePath: () => path.join(libDir, '..', 'src', 'theme'),
    getClientModules: () =>
      (theme.getClientModules?.() ?? [])
        .filter((module) => module !== './prism-include-languages')
        // Some of the original's paths are relative to its directory.
        .map((module) => path.resolve(libDir, module)),
    // Uses the tag with the region, because for `pt` the original loads the Brazilian messages.
    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({
        locale: context.i18n.localeConfigs[context.i18n.currentLocale]?.htmlLang ?? context.i18n.currentLocale,
        name: 'theme-common',
      }),
    // Replaces the original's tags: an unused icon sprite, and a script that repeats the boot script's color scheme and
    // lets any link's query set attributes of `<html>`. The page still needs a script here, because it waits for the
    // styles, and the browser can then paint a long page before all of it is parsed.
    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML: '0'}]}),
  };
}
