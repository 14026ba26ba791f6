import {createRequire} from 'node:module';
import path from 'node:path';

import presetClassic, {type Options} from '@docusaurus/preset-classic';
import type {LoadContext, PluginConfig, Preset} from '@docusaurus/types';

const require = createRequire(__filename);

/** Our wrappers in src/, by the package that they replace. */
const wrappers: Readonly<Record<string, string>> = {
  '@docusaurus/plugin-content-blog': 'blog/plugin',
  '@docusaurus/plugin-content-docs': 'plugins/docs',
  '@docusaurus/plugin-content-pages': 'plugins/pages',
  '@docusaurus/theme-classic': 'plugins/theme-classic',
};

/** `@docusaurus/preset-classic` (3.10.2) with our wrappers, which call the original plugins and theme. */
export default function preset(context: LoadContext, options: Options): Preset {
  const {plugins = [], themes = []} = presetClassic(context, options);

  function wrap(config: PluginConfig): PluginConfig {
    const [original, pluginOptions] = Array.isArray(config) ? config : [config, {}];
    const [, dir] = Object.entries(wrappers).find(([name]) => require.resolve(name) === original) ?? [];
    return dir === undefined ? config : [path.join(context.siteDir, 'src', dir, 'index.ts'), pluginOptions];
  }

  return {plugins: plugins.map(wrap), themes: themes.map(wrap)};
}
