import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/**
 * What the browser gets instead of React, and of all helpers of TypeScript. The names are those of Docusaurus' own
 * aliases, which these replace; they hold for what lies below as well, such as
 * `react/jsx-runtime` and `react-dom/client`.
 */
const browserAliases: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  tslib$: path.join(__dirname, 'tslib.ts'),
};

/**
 * Preact, which speaks React's interface in a sixth of its weight, takes over
 * the finished pages. They are drawn by React, and so is the dev server's
 * application, for its warnings and fast refresh.
 */
export default function lightRuntime(): Plugin {
  return {
    name: 'light-runtime',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production' ? {} : {resolve: {alias: browserAliases}},
  };
}
