import type {Config} from '@docusaurus/types';
import cloneDeep from 'lodash/cloneDeep';
import set from 'lodash/set';

import {plugins} from './plugins';
import {presetOptions} from './preset';
import {supported, unsupported} from './supported';
import {themeConfig} from './theme';

const good: Config = {
  title: 'Site',
  url: 'https://site.example',
  baseUrl: '/',
  trailingSlash: false,
  presets: [['classic', presetOptions('en')]],
  plugins: plugins('en'),
  themeConfig,
};

it('accepts the configuration of this site', () => {
  expect(supported(good)).toBe(good);
});

it('rejects a build that would lack the host files', () => {
  expect(() => supported(good, ['node', 'docusaurus', 'build'])).toThrow('Use npm run build');
  expect(() => supported(good, ['node', 'docusaurus', 'start'])).not.toThrow();
});

it.each<[path: string, value: unknown, message: string]>([
  ['baseUrl', '/site/', 'docusaurus.config.ts: "baseUrl" must be /. See "Change an option of Docusaurus"'],
  ['presets[0][1].blog.include', ['*.mdx'], '"presets.0.1.blog.include" has no effect on this site. See'],
  ['plugins[2][1].config.reference.proxy', 'x', '"plugins.2.1.config.reference.proxy" has no effect'],
])('rejects %s: %j', (path, value, message) => {
  const config = set(cloneDeep(good), path, value);
  expect(unsupported(config)).toEqual([expect.stringContaining(message)]);
  expect(() => supported(config)).toThrow(message);
});
