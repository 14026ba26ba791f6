/** Forbids imports in a room, each pattern with a message that says where such code belongs. */
const wallOf = (files, patterns, ignores = ['**/*.test.*']) => ({
  files,
  ignores,
  rules: {'no-restricted-imports': ['error', {patterns}]},
});

/** A wall with one message. */
const wall = (files, group, message) => wallOf(files, [{group, message}]);

const reactAndDocusaurus = ['react', 'react-dom', 'react/*', '@docusaurus/*', '@theme/*', '@theme-original/*'];
const components = ['@site/src/components/*', '**/components/**', '@site/src/theme/*', '**/theme/**'];

const browser = {
  group: ['node:*', 'fs', 'path', '**/scripts/**'],
  message: 'Components run in the browser: read files in a plugin or a script and hand the data over.',
};

/** The walls between the rooms, as ESLint configurations; of several for a file the last one counts. */
export const walls = [
  wall(
    ['src/lib/**', 'src/data/**'],
    [...reactAndDocusaurus, ...components, 'node:*'],
    'src/lib and src/data are pure: no React, no Docusaurus, no file system. Put views into src/components, effects into scripts or src/plugins.',
  ),
  wallOf(['src/components/**', 'src/theme/**', 'src/pages/**'], [browser]),
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
