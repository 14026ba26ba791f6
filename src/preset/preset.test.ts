import {execFile} from 'node:child_process';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';

import type {LoadContext} from '@docusaurus/types';

import preset from '.';
import {docsPath} from '../config/reference';

const context = {siteDir: process.cwd(), siteConfig: {future: {v4: {}}, themeConfig: {}}} as unknown as LoadContext;

it('replaces what this site wraps, and keeps the rest of the preset', () => {
  const {plugins = [], themes = []} = preset(context, {docs: {path: 'docs'}, sitemap: false});
  const names = [...plugins, ...themes].map((config) => String(Array.isArray(config) ? config[0] : config));
  for (const wrapper of ['blog', 'docs', 'pages', 'theme-classic']) {
    expect(names).toContain(path.resolve('src', 'plugins', wrapper, 'index.ts'));
  }
  expect(names.filter((name) => /plugin-content-|theme-classic.lib/u.test(name))).toEqual([]);
  expect(names).toContainEqual(expect.stringContaining('plugin-svgr'));
});

it('names a package that the preset no longer includes', () => {
  expect(() => preset(context, {blog: false})).toThrow(/does not include .*plugin-content-blog/u);
});

/** Loads the configuration as Docusaurus does, and prints the names of the plugins. */
const script = `
const {loadContext} = require('@docusaurus/core/lib/server/site');
const {initPlugins} = require('@docusaurus/core/lib/server/plugins/init');
(async () => {
  const context = await loadContext({siteDir: process.cwd()});
  const plugins = await initPlugins(context);
  const names = plugins.map(({name, options}) => name + '@' + options.id);
  console.log(JSON.stringify({presets: context.siteConfig.presets.map(([preset]) => preset), names}));
})();
`;

it('the site uses preset, OpenAPI plugin and OpenAPI theme, each once', async () => {
  // The directory of the generated pages has to exist.
  await mkdir(docsPath('en'), {recursive: true});
  const {stdout} = await promisify(execFile)(process.execPath, ['-e', script]);
  const {presets, names} = JSON.parse(stdout) as {presets: string[]; names: string[]};
  expect(presets).toEqual(['./src/preset/index.ts']);
  expect(names).toEqual(
    expect.arrayContaining([
      'docusaurus-plugin-content-docs@default',
      'docusaurus-plugin-content-docs@guides',
      'docusaurus-plugin-content-docs@api',
      'docusaurus-plugin-content-blog@default',
      'docusaurus-plugin-content-pages@default',
      'docusaurus-plugin-openapi-docs@openapi',
      'docusaurus-theme-classic@default',
      'docusaurus-theme-openapi@default',
      'docusaurus-plugin-css-cascade-layers@default',
    ]),
  );
  expect(new Set(names).size).toBe(names.length);
}, 60_000);
