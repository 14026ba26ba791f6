import type {Plugin} from '@docusaurus/types';

/**
 * What the browser gets instead of React. The names are those of Docusaurus' own
 * aliases, which these replace; they hold for what lies below as well, such as
 * `react/jsx-runtime` and `react-dom/client`.
 */
const browserAliases: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
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
