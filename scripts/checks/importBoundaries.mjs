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
  group: ['node:*', 'fs', 'path', '**/scripts/**', '@packages/files'],
  message: 'Components run in the browser: read files in a plugin or a script and pass the data as props.',
};

const build = {
  group: ['**/plugins/**', '@site/src/plugins/*', '**/plugin/**', '**/boot/**', '@site/src/boot/*'],
  message:
    'Plugins run in the build, and src/boot before the app: put code that they share with components in src/lib or src/data.',
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

/** The import boundaries as ESLint configurations. If more than one matches a file, the last one applies. */
export const importBoundaries = [
  boundary(
    ['src/lib/**', 'src/data/**', 'src/search/ranking/**', 'src/{blog,site-index}/*'],
    [...reactAndDocusaurus, ...components, 'node:*', '**/boot/**', '**/plugins/**', '**/plugin/**', '**/reference/**'],
    'src/lib, src/data, the ranking and the paths of posts are pure: no React, no Docusaurus, no file system, and nothing from src/boot, src/plugins or src/reference. Put views in src/components, and side effects in scripts or src/plugins.',
  ),
  boundary(
    ['src/reference/{models,builder}/**'],
    [...reactAndDocusaurus, ...components, 'node:*', '!node:crypto', '**/plugins/**', '**/scripts/**'],
    'The models of reference pages and the request builder are pure: no React, no Docusaurus, no file system, and nothing from src/plugins or scripts.',
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
    ['src/plugins/**', 'src/*/plugin/**', 'src/content/{*,*/resolve}.ts', 'src/config/**'],
    [...components, 'react', 'react-dom', '**/scripts/**'],
    'Plugins and configuration refer to components by path and never import them.',
  ),
  boundary(
    ['src/config/*'],
    [
      ...components,
      'react',
      'react-dom',
      '**/scripts/**',
      '**/data/**',
      '**/lib/**',
      '**/reference/**',
      '**/plugins/**',
    ],
    'Settings import only settings: put code that derives values from them in src/lib, and Docusaurus options in src/config/docusaurus.',
  ),
  boundary(
    ['scripts/**'],
    [...components, 'react', 'react-dom'],
    'Scripts work on files; shared logic belongs in src/lib, src/reference, src/plugins or a package.',
  ),
  packageBoundary(['packages/**'], ['openapi', 'files']),
  // Examples are validated like requests.
  packageBoundary(['packages/lint/**'], ['openapi', 'files', 'sandbox']),
  packageBoundary(['packages/run-samples/**'], ['openapi', 'files', 'samples', 'sandbox']),
];
