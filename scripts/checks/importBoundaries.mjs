/** Forbids imports in certain files. Each pattern has a message that explains where the code belongs. */
const boundaryOf = (files, patterns, ignores = ['**/*.test.*']) => ({
  files,
  ignores,
  rules: {'no-restricted-imports': ['error', {patterns}]},
});

/** An import boundary with its message. */
const boundary = (files, group, message) => boundaryOf(files, [{group, message}]);

const reactAndDocusaurus = ['react', 'react-dom', 'react/*', '@docusaurus/*', '@theme/*', '@theme-original/*'];
const components = [
  '@site/src/components/*',
  '**/components/**',
  '@site/src/theme/*',
  '**/theme/**',
  '**/search/{box,page}/**',
];

const browser = {
  group: ['node:*', 'fs', 'path', '@packages/files'],
  message: 'Components run in the browser: read files in a plugin or a script and pass the data as props.',
};

const build = {
  group: ['**/src/build/**', '**/plugins/**', '**/plugin/**', '**/boot/**'],
  message:
    'src/build and plugins run in the build, and src/boot before the app: put code that they share with components in src/lib or src/data.',
};

/** A boundary of packages and their tests, which may import the given ones. */
const packageBoundary = (files, allowed) =>
  boundaryOf(
    files,
    [
      {
        group: ['**/src/**', '**/scripts/**', '@site/*', ...reactAndDocusaurus],
        message: 'Packages must not depend on the site: pass what they need as an argument.',
      },
      {
        group: ['@packages/*', ...allowed.map((name) => `!@packages/${name}`)],
        message: `This package imports only ${allowed.join(', ')}: put code that multiple packages need in packages/openapi or packages/files.`,
      },
    ],
    [],
  );

/**
 * The import boundaries as ESLint configurations: which code runs where. The rules in `featureImports.mjs` decide what
 * features may import. If more than one matches a file, the last one applies.
 */
export const importBoundaries = [
  boundary(
    [
      'src/{lib,data}/**',
      'src/search/ranking/**',
      'src/reference/{models,builder}/**',
      'src/site-index/*',
      'src/blog/models.ts',
    ],
    [...reactAndDocusaurus, ...components, 'node:*', '!node:crypto', '**/build/**', '**/plugin/**'],
    'src/lib, src/data, the ranking, the models of pages and the request builder are pure: no React, no Docusaurus, no file system. Put views in components, and side effects in src/build, plugins or scripts.',
  ),
  boundaryOf(
    [
      'src/components/**',
      'src/{api-changelog,blog,reference,site-index}/components/**',
      'src/content/*/*.tsx',
      'src/search/{box,page}/**',
      'src/theme/**',
      'src/pages/**',
    ],
    [browser, build],
  ),
  boundary(
    ['src/{build,config,plugins}/**', 'src/*/plugin/**', 'src/content/{*,*/resolve}.ts'],
    [...components, 'react', 'react-dom'],
    'Plugins and configuration refer to components by path and never import them.',
  ),
  boundary(
    ['scripts/**'],
    [...components, 'react', 'react-dom'],
    'Scripts work on files; shared logic belongs in src/lib, src/build or a package.',
  ),
  packageBoundary(['packages/**'], ['openapi', 'files']),
  // Examples are validated like requests.
  packageBoundary(['packages/lint/**'], ['openapi', 'files', 'sandbox']),
  packageBoundary(['packages/run-samples/**'], ['openapi', 'files', 'samples', 'sandbox']),
];
