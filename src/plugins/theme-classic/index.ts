import {readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import * as classic from '@docusaurus/theme-classic';
import type {Options} from '@docusaurus/theme-classic';
import {transformSync} from 'esbuild';
import darkThemeClass from 'postcss-dark-theme-class';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';

import withoutUnusedInfima from './withoutUnusedInfima';

const require = createRequire(__filename);

// The types of the original leave its validators out.
const {validateOptions, validateThemeConfig} = classic as unknown as Record<
  'validateOptions' | 'validateThemeConfig',
  (args: unknown) => unknown
>;
export {getSwizzleConfig} from '@docusaurus/theme-classic';
export {validateOptions, validateThemeConfig};

/** Client modules of the classic theme that this site does without. */
const unwantedClientModules = ['./prism-include-languages'];

/**
 * The icon sprite of the classic theme hides itself with a style attribute,
 * which the Content-Security-Policy forbids; the class does the same.
 */
function withoutStyleAttribute(tag: HtmlTagObject | string): HtmlTagObject | string {
  if (typeof tag === 'string' || tag.tagName !== 'svg') {
    return tag;
  }
  return {...tag, attributes: {class: 'visually-absent', 'aria-hidden': 'true', width: '0', height: '0'}};
}

/** An inline script as small as it gets; the build minifies no HTML. */
function withMinifiedScript(tag: HtmlTagObject | string): HtmlTagObject | string {
  return typeof tag === 'string' || tag.tagName !== 'script' || tag.innerHTML === undefined
    ? tag
    : {...tag, innerHTML: transformSync(tag.innerHTML, {minify: true, target: 'es2020'}).code.trim()};
}

/** The modules that decide how others are bundled: the bundler's cache is valid while they stay as they are. */
function buildModules(siteDir: string): string[] {
  return ['src/config', 'src/openapi', 'src/plugins', 'src/preset'].flatMap((directory) =>
    readdirSync(path.join(siteDir, directory), {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.m?[jt]s$/u.test(file) && !file.includes('.test.'))
      .map((file) => path.join(siteDir, directory, file)),
  );
}

/**
 * `@docusaurus/theme-classic` (3.10.2) without what this site never uses: the
 * highlighter in the browser, inline styles, and styles of components that no
 * page has.
 */
export default function leanClassicTheme(context: LoadContext, options: Options): Plugin<undefined> {
  const theme = classic.default(context, options);
  const packageDir = (name: string): string => path.dirname(require.resolve(`${name}/package.json`));
  const libDir = path.join(packageDir('@docusaurus/theme-classic'), 'lib');

  return {
    ...theme,
    // Dark tokens stand once in src/css/tokens.css, for the system's preference.
    configurePostCss: (options) => ({
      ...options,
      plugins: [
        // First: the others wrap the rules into layers.
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
      // Its sources: the compiled modules bring all of tslib, 4 KB compressed, to every page.
      const sources = path.join(packageDir('@docusaurus/utils-common'), 'src');
      return {
        ...theme.configureWebpack?.(config, isServer, utils, content),
        resolve: {alias: {'@docusaurus/utils-common$': path.join(sources, 'index.ts')}},
        ...(config.experiments?.cache
          ? {experiments: {cache: {buildDependencies: buildModules(context.siteDir)}}}
          : {}),
        // Named once instead of numbered and named: the table of chunks, which every page loads, is shorter by 1 KB.
        ...(isServer ? {} : {optimization: {chunkIds: 'named'}}),
        module: {rules: [{test: /\.ts$/u, include: sources, use: [utils.getJSLoader({isServer})]}]},
      };
    },
    getThemePath: () => path.join(libDir, 'theme'),
    getTypeScriptThemePath: () => path.join(libDir, '..', 'src', 'theme'),
    getClientModules: () =>
      (theme.getClientModules?.() ?? [])
        .filter((module) => !unwantedClientModules.includes(module))
        // The original names some of its modules relative to itself.
        .map((module) => path.resolve(libDir, module)),
    // By its region: for plain `pt` the original takes the Brazilian messages.
    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({
        locale: context.i18n.localeConfigs[context.i18n.currentLocale]?.htmlLang ?? context.i18n.currentLocale,
        name: 'theme-common',
      }),
    injectHtmlTags(args) {
      const tags = theme.injectHtmlTags?.(args);
      const preBodyTags = tags?.preBodyTags ?? [];
      return {
        ...tags,
        preBodyTags: (Array.isArray(preBodyTags) ? preBodyTags : [preBodyTags])
          .map(withoutStyleAttribute)
          .map(withMinifiedScript),
      };
    },
  };
}
