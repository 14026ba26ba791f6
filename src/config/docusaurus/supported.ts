import type {Config} from '@docusaurus/types';
import lodashGet from 'lodash/get';
import isEqual from 'lodash/isEqual';

import {currentLocale} from '../i18n';
import {exclude} from './preset';
import {outputDir, specFile} from '../reference';
import {contentBases} from '../routes';
import {localeSitemap} from './sitemap';
import {linkProblem} from '../../lib/markup';
import {blogDir} from '../../lib/blog/paths';

const get = (value: unknown, path: string): unknown => lodashGet(value, path) as unknown;

const configFile = 'docusaurus.config.ts';
const presetFile = 'src/config/docusaurus/preset.ts';

/** Options that have no effect on this site. CONTRIBUTING.md lists what to change instead. */
const withoutEffect = {
  theme: [
    ...['navbar', 'footer', 'announcementBar', 'image', 'algolia', 'api', 'languageTabs'],
    ...['colorMode.disableSwitch', 'colorMode.defaultMode', 'prism.darkTheme', 'prism.additionalLanguages'],
    ...['prism.defaultLanguage', 'prism.magicComments'],
    ...['docs.sidebar.hideable', 'docs.versionPersistence', 'blog.sidebar'],
  ],
  docs: [
    ...['showLastUpdateAuthor', 'admonitions', 'versions', 'lastVersion', 'onlyIncludeVersions'],
    ...['includeCurrentVersion', 'editCurrentVersion'],
  ],
  blog: [
    ...['showLastUpdateAuthor', 'admonitions', 'include', 'authorsBasePath', 'tagsBasePath', 'processBlogPosts'],
    ...['blogSidebarCount', 'blogSidebarTitle', 'blogAuthorsPostsComponent', 'blogAuthorsListComponent'],
    ...['editUrl', 'editLocalizedFiles', 'truncateMarker'],
  ],
  pages: ['showLastUpdateAuthor', 'admonitions', 'routeBasePath', 'editUrl', 'editLocalizedFiles'],
  openapi: [
    ...['infoTemplate', 'schemaTemplate', 'showSchemas', 'schemasOnly', 'showExtensions', 'showInfoPage'],
    ...['disableCompression', 'externalJsonProps', 'proxy', 'maskCredentials', 'hideSendButton', 'downloadUrl'],
    ...['sidebarOptions.customProps', 'markdownGenerators.createSchemaPageMD', 'version', 'versions', 'label'],
    'baseUrl',
  ],
} as const;

/** The options of a part of the site. */
interface Part {
  /** Where they are set. */
  where: string;
  options: unknown;
  withoutEffect?: readonly string[];
  /** Options that other code relies on: with another value, the build would succeed and the site would be broken. */
  fixed?: Readonly<Record<string, unknown>>;
}

/** The options of each instance of a plugin. */
function instancesOf({plugins = []}: Config, plugin: string): unknown[] {
  return plugins.flatMap((entry): unknown[] => (Array.isArray(entry) && entry[0] === plugin ? [entry[1]] : []));
}

function partsOf(config: Config): Part[] {
  const [preset] = config.presets ?? [];
  const ofPreset = (name: string): unknown => get(preset, `1.${name}`);
  const locale = currentLocale();
  return [
    {where: configFile, options: config, fixed: {baseUrl: '/', trailingSlash: false}},
    {
      where: `${configFile}, themeConfig`,
      options: config.themeConfig,
      withoutEffect: withoutEffect.theme,
      fixed: {'colorMode.respectPrefersColorScheme': true, 'prism.theme': {plain: {}, styles: []}},
    },
    {
      where: `${presetFile}, docs`,
      options: ofPreset('docs'),
      withoutEffect: withoutEffect.docs,
      fixed: {path: 'docs', routeBasePath: contentBases.docs},
    },
    ...instancesOf(config, './src/plugins/docs/index.ts').map((options) => ({
      where: `src/config/docusaurus/plugins.ts, ${String(get(options, 'id'))}`,
      options,
      withoutEffect: withoutEffect.docs,
    })),
    {
      where: `${presetFile}, blog`,
      options: ofPreset('blog'),
      withoutEffect: withoutEffect.blog,
      fixed: {path: blogDir(locale), routeBasePath: contentBases.blog, exclude, showLastUpdateTime: true},
    },
    {
      where: `${presetFile}, pages`,
      options: ofPreset('pages'),
      withoutEffect: withoutEffect.pages,
      fixed: {path: 'src/pages'},
    },
    {where: `${presetFile}, sitemap`, options: ofPreset('sitemap'), fixed: {filename: localeSitemap}},
    ...instancesOf(config, 'docusaurus-plugin-openapi-docs')
      .flatMap((options): [string, unknown][] => Object.entries(get(options, 'config') ?? {}))
      .map(([id, options]) => ({
        where: `src/config/docusaurus/openapi.ts, ${id}`,
        options,
        withoutEffect: withoutEffect.openapi,
        fixed: {
          specPath: specFile(locale),
          outputDir: outputDir(locale),
          'sidebarOptions.categoryLinkSource': 'tag',
        },
      })),
  ];
}

/** The errors in a configuration: options that have no effect on this site or would break it, one sentence each. */
export function unsupported(config: Config): string[] {
  return partsOf(config).flatMap(({where, options, withoutEffect: unused = [], fixed = {}}) => {
    // A link that the policy refuses would be reported on every page.
    const editUrl = get(options, 'editUrl');
    const link = typeof editUrl === 'string' && !unused.includes('editUrl') ? linkProblem(editUrl) : undefined;
    return [
      ...unused
        .filter((name) => get(options, name) !== undefined)
        .map((name) => `"${name}" has no effect on this site.`),
      ...Object.entries(fixed)
        .filter(([name, value]) => !isEqual(get(options, name), value))
        .map(([name, value]) => `"${name}" must be ${JSON.stringify(value)}.`),
    ]
      .map((problem) => `${where}: ${problem} See "Change an option of Docusaurus" in CONTRIBUTING.md.`)
      .concat(link === undefined ? [] : `${where}: "editUrl": ${link}`);
  });
}

/**
 * Returns a configuration unchanged.
 *
 * @throws Error listing the options that have no effect on this site or would break it
 */
export function supported(config: Config, [, , command]: readonly string[] = process.argv): Config {
  // `npm run build` sets the variable.
  const isIncomplete = command === 'build' && process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME === undefined;
  const problems = [
    ...unsupported(config),
    ...(isIncomplete ? ['Use npm run build: it also writes headers, redirects and compressed copies.'] : []),
  ];
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return config;
}
