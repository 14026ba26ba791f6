/** Forbids imports in a room; the message says where such code belongs. */
const wall = (files, groups, message, ignores = ['**/*.test.*']) => ({
  files,
  ignores,
  rules: {'no-restricted-imports': ['error', {patterns: [{group: groups, message}]}]},
});

const reactAndDocusaurus = ['react', 'react-dom', 'react/*', '@docusaurus/*', '@theme/*', '@theme-original/*'];
const components = ['@site/src/components/*', '**/components/**', '@site/src/theme/*', '**/theme/**'];

/** The walls between the rooms, as ESLint configurations. */
export const walls = [
  wall(
    ['src/lib/**', 'src/data/**'],
    [...reactAndDocusaurus, ...components, 'node:*'],
    'src/lib and src/data are pure: no React, no Docusaurus, no file system. Put views into src/components, effects into scripts or src/plugins.',
  ),
  wall(
    ['src/components/**', 'src/pages/**', 'src/theme/**'],
    ['node:*', 'fs', 'path', '**/scripts/**'],
    'Components run in the browser: read files in a plugin or a script and hand the data over.',
  ),
  wall(
    ['src/plugins/**', 'src/config/**'],
    [...components, 'react', 'react-dom', '**/scripts/**'],
    'Plugins and configuration name components as strings and never import them.',
  ),
  wall(
    ['scripts/**'],
    [...components, 'react', 'react-dom'],
    'Scripts work on files; shared logic belongs into src/lib or src/plugins.',
  ),
];
