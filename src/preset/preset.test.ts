import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';

import preset from '.';

const context = {siteDir: process.cwd(), siteConfig: {future: {v4: {}}, themeConfig: {}}} as unknown as LoadContext;

it('replaces wrapped plugins, and keeps the rest of the preset', () => {
  const {plugins = [], themes = []} = preset(context, {docs: {path: 'docs'}, sitemap: false});
  const names = [...plugins, ...themes].map((config) => String(Array.isArray(config) ? config[0] : config));
  for (const dir of ['blog/plugin', 'plugins/docs', 'plugins/pages', 'plugins/theme-classic']) {
    expect(names).toContain(path.resolve('src', dir, 'index.ts'));
  }
  expect(names.filter((name) => /plugin-content-|theme-classic.lib/u.test(name))).toEqual([]);
  expect(names).toContainEqual(expect.stringContaining('plugin-svgr'));
});
