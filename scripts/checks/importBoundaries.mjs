/** Forbids imports in some files, each pattern with a message that says where such code belongs. */
const boundaryOf = (files, patterns, ignores = ['**/*.test.*']) => ({
  files,
  ignores,
  rules: {'no-restricted-imports': ['error', {patterns}]},
});

/** A boundary with one message. */
const boundary = (files, group, message) => boundaryOf(files, [{group, message}]);

const reactAndDocusaurus = ['react', 'react-dom', 'react/*', '@docusaurus/*', '@theme/*', '@theme-original/*'];
const components = ['@site/src/components/*', '**/components/**', '@site/src/theme/*', '**/theme/**'];

const browser = {
  group: ['node:*', 'fs', 'path', '**/scripts/**'],
  message: 'Components run in the browser: read files in a plugin or a script and hand the data over.',
};

/** The import boundaries, as ESLint configurations; of several for a file the last one counts. */
export const importBoundaries = [
  boundary(
    ['src/lib/**', 'src/data/**'],
    [...reactAndDocusaurus, ...components, 'node:*'],
    'src/lib and src/data are pure: no React, no Docusaurus, no file system. Put views into src/components, effects into scripts or src/plugins.',
  ),
  boundary(
    ['src/openapi/**'],
    [...reactAndDocusaurus, ...components, 'node:*', '!node:crypto', '**/plugins/**', '**/scripts/**'],
    'src/openapi is a library: no React, no Docusaurus, no file system, nothing of src/plugins or scripts.',
  ),
  boundaryOf(['src/components/**', 'src/theme/**', 'src/pages/**'], [browser]),
  boundary(
    ['src/plugins/**', 'src/config/**'],
    [...components, 'react', 'react-dom', '**/scripts/**'],
    'Plugins and configuration name components as strings and never import them.',
  ),
  boundary(
    ['scripts/**'],
    [...components, 'react', 'react-dom'],
    'Scripts work on files; shared logic belongs into src/lib, src/openapi or src/plugins.',
  ),
];
