import type {Config} from '@docusaurus/types';
import get from 'lodash/get';
import isPlainObject from 'lodash/isPlainObject';

/** Options that have no effect on this site, by the end of their path. CONTRIBUTING.md lists what to change instead. */
const withoutEffect = [
  ...['navbar', 'footer', 'announcementBar', 'algolia', 'languageTabs', 'themeConfig.image', 'themeConfig.api'],
  ...['colorMode.disableSwitch', 'colorMode.defaultMode', 'docs.sidebar.hideable', 'versionPersistence'],
  ...['prism.darkTheme', 'prism.additionalLanguages', 'prism.defaultLanguage', 'prism.magicComments', 'blog.sidebar'],
  // Of the content plugins.
  ...['showLastUpdateAuthor', 'versions', 'lastVersion', 'onlyIncludeVersions'],
  ...['includeCurrentVersion', 'editCurrentVersion', 'authorsBasePath', 'tagsBasePath', 'processBlogPosts'],
  ...['blogSidebarCount', 'blogSidebarTitle', 'blogAuthorsPostsComponent', 'blogAuthorsListComponent'],
  ...['blog.include', 'blog.editUrl', 'blog.editLocalizedFiles', 'truncateMarker'],
  ...['pages.routeBasePath', 'pages.editUrl', 'pages.editLocalizedFiles'],
  // Of docusaurus-plugin-openapi-docs.
  ...['infoTemplate', 'schemaTemplate', 'showSchemas', 'schemasOnly', 'showExtensions', 'showInfoPage'],
  ...['disableCompression', 'externalJsonProps', 'proxy', 'maskCredentials', 'hideSendButton', 'downloadUrl'],
  ...['sidebarOptions.customProps', 'createSchemaPageMD', 'reference.version', 'reference.label', 'reference.baseUrl'],
];

/** Options that other code relies on: with a different value, the build would succeed, but the site would be broken. */
const fixed: Readonly<Record<string, unknown>> = {
  baseUrl: '/',
  trailingSlash: false,
  'themeConfig.colorMode.respectPrefersColorScheme': true,
};

/** The paths of all options with a value: `presets.0.1.blog.path`. */
function pathsIn(value: unknown, parent = ''): string[] {
  return Array.isArray(value) || isPlainObject(value)
    ? Object.entries(value as object)
        .filter(([, option]) => option !== undefined)
        .flatMap(([name, option]) => [`${parent}${name}`, ...pathsIn(option, `${parent}${name}.`)])
    : [];
}

/** The errors in a configuration: options that have no effect on this site or would break it, one sentence each. */
export function unsupported(config: Config): string[] {
  return [
    ...pathsIn(config)
      .filter((path) => withoutEffect.some((name) => `.${path}`.endsWith(`.${name}`)))
      .map((path) => `"${path}" has no effect on this site.`),
    ...Object.entries(fixed)
      .filter(([path, value]) => get(config, path) !== value)
      .map(([path, value]) => `"${path}" must be ${String(value)}.`),
  ].map((problem) => `docusaurus.config.ts: ${problem} See "Change an option of Docusaurus" in CONTRIBUTING.md.`);
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
