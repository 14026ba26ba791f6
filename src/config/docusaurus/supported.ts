import type {Config} from '@docusaurus/types';
import lodashGet from 'lodash/get';

import {openapiConfigId} from './openapi';

const get = (value: unknown, path: string): unknown => lodashGet(value, path) as unknown;

/** Options that have no effect on this site. CONTRIBUTING.md lists what to change instead. */
const withoutEffect = {
  theme: [
    ...['navbar', 'footer', 'announcementBar', 'image', 'algolia', 'api', 'languageTabs'],
    ...['colorMode.disableSwitch', 'colorMode.defaultMode', 'prism.darkTheme', 'prism.additionalLanguages'],
    ...['prism.defaultLanguage', 'prism.magicComments'],
    ...['docs.sidebar.hideable', 'docs.versionPersistence', 'blog.sidebar'],
  ],
  docs: [
    ...['showLastUpdateAuthor', 'versions', 'lastVersion', 'onlyIncludeVersions'],
    ...['includeCurrentVersion', 'editCurrentVersion'],
  ],
  blog: [
    ...['showLastUpdateAuthor', 'include', 'authorsBasePath', 'tagsBasePath', 'processBlogPosts'],
    ...['blogSidebarCount', 'blogSidebarTitle', 'blogAuthorsPostsComponent', 'blogAuthorsListComponent'],
    ...['editUrl', 'editLocalizedFiles', 'truncateMarker'],
  ],
  pages: ['showLastUpdateAuthor', 'routeBasePath', 'editUrl', 'editLocalizedFiles'],
  openapi: [
    ...['infoTemplate', 'schemaTemplate', 'showSchemas', 'schemasOnly', 'showExtensions', 'showInfoPage'],
    ...['disableCompression', 'externalJsonProps', 'proxy', 'maskCredentials', 'hideSendButton', 'downloadUrl'],
    ...['sidebarOptions.customProps', 'markdownGenerators.createSchemaPageMD', 'version', 'versions', 'label'],
    'baseUrl',
  ],
} as const;

/** Options that other code relies on: with another value, the build would succeed and the site would be broken. */
const fixed: Readonly<Record<string, unknown>> = {
  baseUrl: '/',
  trailingSlash: false,
  'themeConfig.colorMode.respectPrefersColorScheme': true,
};

/** The options of each instance of a plugin. */
function instancesOf({plugins = []}: Config, plugin: string): unknown[] {
  return plugins.flatMap((entry): unknown[] => (Array.isArray(entry) && entry[0] === plugin ? [entry[1]] : []));
}

/** The errors in a configuration: options that have no effect on this site or would break it, one sentence each. */
export function unsupported(config: Config): string[] {
  const {theme, docs, blog, pages, openapi} = withoutEffect;
  const parts: [where: string, options: unknown, names: readonly string[]][] = [
    ['docusaurus.config.ts, themeConfig', config.themeConfig, theme],
    ...Object.entries({docs, blog, pages}).map(([part, names]): (typeof parts)[number] => [
      `src/config/docusaurus/preset.ts, ${part}`,
      get(config.presets, `0.1.${part}`),
      names,
    ]),
    ...instancesOf(config, './src/plugins/docs/index.ts').map((options): (typeof parts)[number] => [
      `src/config/docusaurus/plugins.ts, ${String(get(options, 'id'))}`,
      options,
      docs,
    ]),
    ...instancesOf(config, 'docusaurus-plugin-openapi-docs').map((options): (typeof parts)[number] => [
      'src/config/docusaurus/openapi.ts',
      get(options, `config.${openapiConfigId}`),
      openapi,
    ]),
  ];
  return [
    ...parts.flatMap(([where, options, names]) =>
      names
        .filter((name) => get(options, name) !== undefined)
        .map((name) => `${where}: "${name}" has no effect on this site.`),
    ),
    ...Object.entries(fixed)
      .filter(([name, value]) => get(config, name) !== value)
      .map(([name, value]) => `docusaurus.config.ts: "${name}" must be ${String(value)}.`),
  ].map((problem) => `${problem} See "Change an option of Docusaurus" in CONTRIBUTING.md.`);
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
