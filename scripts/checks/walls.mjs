import {readFileSync} from 'node:fs';

/** The rooms of components whose styles come in one file, by the file's name. */
const roomsOfStyles = JSON.parse(
  readFileSync(new URL('../../src/plugins/page-bundles/rooms.json', import.meta.url), 'utf8'),
);

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

/** What runs in the browser, and may use of those rooms only the ones whose styles come in the file `own`. */
const browserWall = (files, own) =>
  wallOf(files, [
    browser,
    ...Object.entries(roomsOfStyles)
      .filter(([name]) => name !== own)
      .map(([name, rooms]) => ({
        regex: `^(?:\\./|(?:\\.\\./)+|(?:.*/)?components/)(?:${rooms.join('|')})(?:/|$)`,
        caseSensitive: true,
        message: `Styles of src/components/${rooms.join(', ')} are in the file of ${name} alone. Put what other rooms show into src/components/ui, or into mdx where authors use it; data into src/data.`,
      })),
  ]);

/** The walls between the rooms, as ESLint configurations; of several for a file the last one counts. */
export const walls = [
  wall(
    ['src/lib/**', 'src/data/**'],
    [...reactAndDocusaurus, ...components, 'node:*'],
    'src/lib and src/data are pure: no React, no Docusaurus, no file system. Put views into src/components, effects into scripts or src/plugins.',
  ),
  browserWall(['src/components/**', 'src/theme/**']),
  ...Object.entries(roomsOfStyles).map(([name, rooms]) =>
    browserWall(
      rooms.map((room) => `src/components/${room}/**`),
      name,
    ),
  ),
  browserWall(['src/pages/**'], 'marketing'),
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
