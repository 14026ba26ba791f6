import type {Config} from '@docusaurus/types';
import lodashGet from 'lodash/get';

import {currentLocale} from '../i18n';
import {exclude} from './preset';
import {outputDir, specFile} from '../reference';
import {contentBases} from '../routes';
import {localeSitemap} from './sitemap';
import {linkProblem} from '../../lib/markup';
import {blogDir} from '../../lib/blog/paths';

const presetFile = 'src/config/docusaurus/preset.ts';
const openapiFile = 'src/config/docusaurus/openapi.ts';

const get = (value: unknown, path: string): unknown => lodashGet(value, path) as unknown;

/** Options without an effect on this site, each with its replacement. */
type Refused = Readonly<Record<string, string>>;

const bar = 'The bar and the footer are made of src/config/navigation.ts.';
const cards = 'The build draws a card for each page (src/config/cards.ts); a page may have its own `image`.';
const blogComponents = 'The pages of the blog are in src/components/blog/.';
const blogPaths = 'The paths of the blog are in src/lib/blog/paths.ts.';
const feeds = 'The feeds are made by src/plugins/blog/.';
const cuts = 'Lists show the description of each post.';
const noAuthor = 'Pages show no names of committers.';
const generatedPath = 'must be that of src/config/reference.ts: the checks and the build look there.';
const oneVersion = 'The documentation has one version. Describe differences between versions on the page.';

const siteOptions: Refused = {
  'themeConfig.navbar': bar,
  'themeConfig.footer': bar,
  'themeConfig.announcementBar':
    'Its script and style are not allowed by our policy. Write a component into src/theme/AnnouncementBar.',
  'themeConfig.image': cards,
  'themeConfig.algolia': 'The search is configured in src/config/search.ts.',
  'themeConfig.colorMode.disableSwitch': 'The menu of the color scheme is in src/components/navigation/Bar.tsx.',
  'themeConfig.colorMode.defaultMode': 'Pages follow the system until a reader chooses (src/boot/colorScheme.ts).',
  'themeConfig.docs.sidebar.hideable': 'The sidebar is part of the page, which works without script.',
  'themeConfig.docs.versionPersistence': oneVersion,
  'themeConfig.blog.sidebar': 'Posts have no sidebar.',
  'themeConfig.prism.darkTheme': 'The colors of code are in src/css/code.css.',
  'themeConfig.prism.additionalLanguages':
    'Code of every language that GitHub highlights is highlighted. Remove the option.',
  'themeConfig.api': 'The request builder is in src/theme/ApiExplorer/.',
  'themeConfig.languageTabs': 'The tabs of samples are in src/data/sampleLanguages.ts.',
};

const contentOptions: Refused = {
  showLastUpdateAuthor: noAuthor,
  admonitions:
    'The kinds of boxes are in src/plugins/author-components/pageRules.ts; custom ones have no title and icon.',
};

const docsOptions: Refused = {
  ...contentOptions,
  versions: oneVersion,
  lastVersion: oneVersion,
  onlyIncludeVersions: oneVersion,
  includeCurrentVersion: oneVersion,
  editCurrentVersion: oneVersion,
};

const blogOptions: Refused = {
  ...contentOptions,
  archiveBasePath: 'There is no archive: the list has all posts.',
  authorsBasePath: 'Authors have no pages.',
  tagsBasePath: blogPaths,
  pageBasePath: blogPaths,
  include: 'Every .mdx and .md file is a post, except partials and READMEs.',
  authorsMapPath: 'The file is authors.yml.',
  tags: 'The file is tags.yml.',
  postsPerPage: 'Change postsPerPage in src/data/blog.ts.',
  ...Object.fromEntries(
    ['List', 'Post', 'TagsList', 'TagsPosts', 'AuthorsPosts', 'AuthorsList', 'Archive'].map((name) => [
      `blog${name}Component`,
      blogComponents,
    ]),
  ),
  blogSidebarCount: 'Posts have no sidebar.',
  blogSidebarTitle: 'Posts have no sidebar.',
  showReadingTime: 'The reading time also decides whether a post has a table of contents.',
  readingTime: 'Change wordsPerMinute in src/data/blog.ts.',
  editUrl: 'Posts have no link to edit them.',
  editLocalizedFiles: 'Posts have no link to edit them.',
  truncateMarker: cuts,
  onUntruncatedBlogPosts: cuts,
  sortPosts: 'The newest post is first.',
  processBlogPosts: 'src/plugins/blog/ reads the posts of all languages.',
  'feedOptions.title': feeds,
  'feedOptions.description': feeds,
  'feedOptions.language': feeds,
  'feedOptions.createFeedItems': feeds,
};

const openapiOptions: Refused = {
  ...Object.fromEntries(
    [
      ...['infoTemplate', 'schemaTemplate', 'showSchemas', 'schemasOnly', 'showExtensions', 'showInfoPage'],
      ...['disableCompression', 'externalJsonProps'],
    ].map((name) => [name, 'The pages of the reference are made by src/openapi/pages.ts.']),
  ),
  ...Object.fromEntries(
    ['proxy', 'maskCredentials', 'hideSendButton'].map((name) => [
      name,
      'The request builder sends nothing; see src/openapi/sandbox/.',
    ]),
  ),
  'sidebarOptions.customProps': `The items of the sidebar are made by ${openapiFile}.`,
  'markdownGenerators.createSchemaPageMD': 'Schemas have no pages of their own.',
  downloadUrl: 'The files that readers download are in src/config/publishedFiles.ts.',
  ...Object.fromEntries(['version', 'versions', 'label', 'baseUrl'].map((name) => [name, 'The API has one version.'])),
};

const pagesOptions: Refused = {
  ...contentOptions,
  routeBasePath: 'The paths of pages are in src/config/routes.ts.',
  editUrl: 'Legal pages have no link to edit them.',
  editLocalizedFiles: 'Legal pages have no link to edit them.',
};

function refusals(where: string, options: unknown, refused: Refused): string[] {
  return Object.entries(refused)
    .filter(([name]) => get(options, name) !== undefined)
    .map(([name, instead]) => `${where}: "${name}" has no effect on this site. ${instead}`);
}

/** Links to edit pages that the policy refuses; the build would report them on every page. */
function editLinks(where: string, options: unknown): string[] {
  const url = get(options, 'editUrl');
  const problem = typeof url === 'string' ? linkProblem(url) : undefined;
  return problem === undefined ? [] : [`${where}, "editUrl": ${problem}`];
}

/** The options of each instance of a plugin. */
function instancesOf({plugins = []}: Config, plugin: string): unknown[] {
  return plugins.flatMap((entry): unknown[] => (Array.isArray(entry) && entry[0] === plugin ? [entry[1]] : []));
}

/** The options of the reference's pages, by their id. */
function openapiInstances(config: Config): [string, unknown][] {
  return instancesOf(config, 'docusaurus-plugin-openapi-docs').flatMap((options) =>
    Object.entries(get(options, 'config') ?? {}),
  );
}

/** The errors for options that have only one working value. */
function fixedOptions(config: Config, options: unknown): string[] {
  const theme = get(config, 'themeConfig.prism.theme');
  const fixed: readonly (readonly [string, unknown, readonly unknown[], string])[] = [
    [
      'docusaurus.config.ts: "themeConfig.colorMode.respectPrefersColorScheme"',
      get(config, 'themeConfig.colorMode.respectPrefersColorScheme'),
      [undefined, true],
      'must be true: pages follow the system until a reader chooses (src/boot/colorScheme.ts).',
    ],
    [
      'docusaurus.config.ts: "themeConfig.prism.theme"',
      [...Object.keys(get(theme, 'plain') ?? {}), ...((get(theme, 'styles') as unknown[] | undefined) ?? [])].length,
      [0],
      'has no effect on this site. The colors of code are in src/css/code.css.',
    ],
    ...(
      [
        [
          'sitemap.filename',
          localeSitemap,
          'localeSitemap of src/config/docusaurus/sitemap.ts, of which sitemap.xml is the index.',
        ],
        ['docs.path', 'docs', '"docs": the checks and the translations look there.'],
        ['docs.routeBasePath', contentBases.docs, 'that of contentBases in src/config/routes.ts.'],
        ['pages.path', 'src/pages', '"src/pages": the checks and the translations look there.'],
        ['blog.path', blogDir(currentLocale()), 'blogDir(locale) of src/lib/blog/paths.ts.'],
        ['blog.showLastUpdateTime', true, 'true: posts show the `last_update` of their front matter.'],
        ['blog.exclude', exclude, '`exclude` of this file. To hide a post, add `draft: true` to its front matter.'],
        ['blog.routeBasePath', contentBases.blog, 'that of contentBases in src/config/routes.ts.'],
      ] as const
    ).map(
      ([name, value, what]) =>
        [
          `${presetFile}, ${name.replace('.', ': "')}"`,
          get(options, name),
          [undefined, value],
          `must be ${what}`,
        ] as const,
    ),
    ...openapiInstances(config).flatMap(([id, reference]) =>
      (
        [
          ['specPath', specFile(currentLocale()), generatedPath],
          ['outputDir', outputDir(currentLocale()), generatedPath],
          ['sidebarOptions.categoryLinkSource', 'tag', 'must be "tag": each tag has a page.'],
        ] as const
      ).map(
        ([name, value, message]) =>
          [`${openapiFile}, ${id}: "${name}"`, get(reference, name), [undefined, value], message] as const,
      ),
    ),
  ];
  return fixed.flatMap(([name, value, allowed, message]) => (allowed.includes(value) ? [] : [`${name} ${message}`]));
}

/** The options in a configuration that have no effect on this site, one sentence each. */
export function unsupported(config: Config): string[] {
  const file = 'docusaurus.config.ts';
  const [preset] = config.presets ?? [];
  const options: unknown = Array.isArray(preset) ? preset[1] : {};
  return [
    ...(config.baseUrl === '/'
      ? []
      : [
          `${file}: "baseUrl" must be "/": links, exports, redirects and the search are those of a site of its own host.`,
        ]),
    ...(config.trailingSlash === false
      ? []
      : [
          `${file}: "trailingSlash" must be false: hosts serve /docs from docs.html, and every link is without a slash.`,
        ]),
    ...refusals(file, config, siteOptions),
    ...(
      [
        [`${presetFile}, docs`, get(options, 'docs')],
        ...instancesOf(config, './src/plugins/docs/index.ts').map(
          (docs) => [`src/config/docusaurus/plugins.ts, ${String(get(docs, 'id'))}`, docs] as const,
        ),
      ] as const
    ).flatMap(([where, docs]) => [...refusals(where, docs, docsOptions), ...editLinks(where, docs)]),
    ...refusals(`${presetFile}, blog`, get(options, 'blog'), blogOptions),
    ...refusals(`${presetFile}, pages`, get(options, 'pages'), pagesOptions),
    ...openapiInstances(config).flatMap(([id, reference]) =>
      refusals(`${openapiFile}, ${id}`, reference, openapiOptions),
    ),
    ...fixedOptions(config, options),
  ];
}

/**
 * Returns a configuration unchanged.
 *
 * @throws Error listing the options that have no effect on this site, with what to write instead
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
