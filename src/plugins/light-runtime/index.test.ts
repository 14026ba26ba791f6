import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import lightRuntime from '.';

type Configure = (config: object, isServer: boolean) => {resolve?: {alias?: Record<string, string>}};

/** What is put in the place of React. */
function aliasesIn(mode: string, isServer: boolean): Record<string, string> | undefined {
  const before = process.env.NODE_ENV;
  // Its type knows the modes of Node.js programs only.
  Object.assign(process.env, {NODE_ENV: mode});
  try {
    const {configureWebpack} = lightRuntime() as Plugin & {configureWebpack: Configure};
    return configureWebpack({}, isServer).resolve?.alias;
  } finally {
    Object.assign(process.env, {NODE_ENV: before});
  }
}

it('gives the browser Preact, under the names of Docusaurus’ own aliases', () => {
  expect(aliasesIn('production', false)).toEqual({
    react: 'preact/compat',
    'react-dom': 'preact/compat',
    tslib$: path.join(__dirname, 'tslib.ts'),
  });
});

it('leaves React to the build, and to the dev server', () => {
  expect(aliasesIn('production', true)).toBeUndefined();
  expect(aliasesIn('development', false)).toBeUndefined();
  expect(aliasesIn('development', true)).toBeUndefined();
});
