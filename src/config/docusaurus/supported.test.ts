import type {Config} from '@docusaurus/types';

import {supported, unsupported} from './supported';

const good = (changes: Partial<Config> = {}): Config => ({
  title: 'Site',
  url: 'https://site.example',
  baseUrl: '/',
  trailingSlash: false,
  presets: [['classic', {docs: {breadcrumbs: true}, blog: {path: 'blog', feedOptions: {type: 'rss'}}}]],
  ...changes,
});

it('accepts options that have an effect', () => {
  const config = good({themeConfig: {metadata: [{name: 'a', content: 'b'}], prism: {defaultLanguage: 'js'}}});
  expect(supported(config)).toBe(config);
});

it('rejects a build that would lack the host files', () => {
  expect(() => supported(good(), ['node', 'docusaurus', 'build'])).toThrow('Use npm run build');
  expect(() => supported(good(), ['node', 'docusaurus', 'start'])).not.toThrow();
});

it.each<[string, Partial<Config>, string]>([
  ['a base URL', {baseUrl: '/site/'}, 'docusaurus.config.ts: "baseUrl" must be "/"'],
  ['trailing slashes', {trailingSlash: true}, '"trailingSlash" must be false'],
  ['unset trailing slashes', {trailingSlash: undefined}, '"trailingSlash" must be false'],
  ['the bar', {themeConfig: {navbar: {items: []}}}, '"themeConfig.navbar" has no effect on this site. The bar'],
  ['the switch', {themeConfig: {colorMode: {disableSwitch: false}}}, '"themeConfig.colorMode.disableSwitch"'],
  [
    'versions of an instance',
    {plugins: [['./src/plugins/docs/index.ts', {id: 'guides', lastVersion: '1.0'}]]},
    'src/config/docusaurus/plugins.ts, guides: "lastVersion"',
  ],
  [
    'the archive',
    {presets: [['a', {blog: {archiveBasePath: '/x'}}]]},
    'src/config/docusaurus/preset.ts, blog: "archiveBasePath"',
  ],
  ['a color mode', {themeConfig: {colorMode: {respectPrefersColorScheme: false}}}, 'must be true: pages follow'],
  ['colors of code', {themeConfig: {prism: {theme: {plain: {color: 'red'}, styles: []}}}}, '"themeConfig.prism.theme"'],
  ['boxes of its own', {presets: [['a', {docs: {admonitions: {keywords: ['x']}}}]]}, 'docs: "admonitions" has no'],
  ['another file of authors', {presets: [['a', {blog: {authorsMapPath: 'x.yml'}}]]}, 'blog: "authorsMapPath" has no'],
  ['another sitemap', {presets: [['a', {sitemap: {filename: 'x.xml'}}]]}, 'sitemap: "filename" must be'],
  ['docs elsewhere', {presets: [['a', {docs: {path: 'pages'}}]]}, 'docs: "path" must be "docs"'],
  ['posts that the blog leaves out', {presets: [['a', {blog: {exclude: ['x.mdx']}}]]}, 'blog: "exclude" must be'],
  [
    'hidden dates of posts',
    {presets: [['a', {blog: {showLastUpdateTime: false}}]]},
    'blog: "showLastUpdateTime" must be true',
  ],
  [
    'edit links to other hosts',
    {presets: [['a', {docs: {editUrl: 'https://a.example/edit/'}}]]},
    'docs, "editUrl": Its link',
  ],
  ['posts elsewhere', {presets: [['a', {blog: {routeBasePath: '/news'}}]]}, 'blog: "routeBasePath" must be that of'],
  [
    'a proxy of the reference',
    {plugins: [['docusaurus-plugin-openapi-docs', {config: {reference: {proxy: 'https://a.example'}}}]]},
    'src/config/docusaurus/openapi.ts, reference: "proxy" has no effect',
  ],
  ...['hideSendButton', 'disableCompression', 'externalJsonProps', 'showInfoPage'].map(
    (name): [string, Partial<Config>, string] => [
      `${name} of the reference`,
      {plugins: [['docusaurus-plugin-openapi-docs', {config: {reference: {[name]: false}}}]]},
      `reference: "${name}" has no effect`,
    ],
  ),
  [
    'properties of items of the reference',
    {plugins: [['docusaurus-plugin-openapi-docs', {config: {reference: {sidebarOptions: {customProps: {}}}}}]]},
    'reference: "sidebarOptions.customProps" has no effect',
  ],
  [
    'a reference without pages of tags',
    {
      plugins: [
        ['docusaurus-plugin-openapi-docs', {config: {reference: {sidebarOptions: {categoryLinkSource: 'info'}}}}],
      ],
    },
    '"sidebarOptions.categoryLinkSource" must be "tag"',
  ],
  [
    'another directory of the reference',
    {plugins: [['docusaurus-plugin-openapi-docs', {config: {reference: {outputDir: 'docs/api'}}}]]},
    'src/config/docusaurus/openapi.ts, reference: "outputDir" must be that of src/config/reference.ts',
  ],
  ['a feed title', {presets: [['a', {blog: {feedOptions: {title: 'x'}}}]]}, '"feedOptions.title"'],
])('refuses %s', (_what, changes, message) => {
  expect(unsupported(good(changes))).toEqual([expect.stringContaining(message)]);
  expect(() => supported(good(changes))).toThrow(message);
});
